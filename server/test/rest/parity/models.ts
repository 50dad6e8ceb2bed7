import { type Table, same } from './row.js'

const TEXT = 'fal-ai/veo3.1'

const choice = (models: string[], text = TEXT, frames: string | null = null) => ({
  rest: () => ({ models, default_for_text: text, default_for_frames: frames }),
  graphql: () => ({ input: { models, defaultForText: text, defaultForFrames: frames } }),
})

/** The models of the team. */
export const models: Table = {
  listModels: { ask: '{ videoModels { id } }', ways: [same()] },
  listImageModels: {
    ask: '{ imageModels { id name family references supersededBy retirement { date successor } } }',
    ways: [same()],
  },
  chooseModels: {
    ask: 'mutation ($input: ModelChoiceInput!) { chooseModels(input: $input) { models } }',
    ways: [
      choice([TEXT, 'fal-ai/veo3.1/image-to-video'], TEXT, 'fal-ai/veo3.1/image-to-video'),
      { when: 'with an unknown model', as: ['user', 'admin'], ...choice([TEXT, 'no/such-model']) },
      { when: 'with none', as: ['admin'], ...choice([]) },
      { when: 'with defaults that do not fit', as: ['admin'], ...choice(['fal-ai/veo3.1'], TEXT, TEXT) },
    ],
  },
}
