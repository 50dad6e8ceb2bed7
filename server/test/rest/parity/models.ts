import { type Table, same } from './row.js'

const TEXT = 'fal-ai/veo3.1'

/** The models of the team. */
export const models: Table = {
  listModels: { ask: '{ videoModels { id } }', ways: [same()] },
  listImageModels: {
    ask: '{ imageModels { id name family references supersededBy retirement { date successor } } }',
    ways: [same()],
  },
  updateModelChoice: [
    {
      when: 'for text and frames',
      fields: {
        models: [TEXT, 'fal-ai/veo3.1/image-to-video'],
        default_for_references: null,
        default_for_frames: 'fal-ai/veo3.1/image-to-video',
      },
    },
    { when: 'with an unknown model', as: ['user', 'admin'], fields: { models: [TEXT, 'no/such-model'] } },
    { when: 'with none', as: ['admin'], fields: { models: [] } },
    {
      when: 'with defaults that do not fit',
      as: ['admin'],
      fields: { models: [TEXT], default_for_references: null, default_for_frames: TEXT },
    },
  ],
}
