import { type World, testResolver } from '../../../test/resolver.js'
import { ModelState } from './model-state.entity.js'
import { aRow, rows } from '../../../test/world/builders.js'

const RETIRED = 'fal-ai/veo3'
const TEXT = 'fal-ai/veo3.1'
const REFERENCES = 'fal-ai/vidu/q1/reference-to-video'
const DIRECTOR = 'fal-ai/minimax/video-01-director'
const IMAGE = 'fal-ai/veo3.1/image-to-video'
const FIELDS = 'models defaultForText defaultForReferences defaultForFrames'
const CHOOSE = `mutation ($input: ModelChoiceInput!) { updateModelChoice(input: $input) { ${FIELDS} } }`

const CHOICE = {
  models: [TEXT, REFERENCES, IMAGE],
  defaultForText: TEXT,
  defaultForReferences: REFERENCES,
  defaultForFrames: IMAGE,
}
const input = (fields: object = {}) => ({ input: { ...CHOICE, ...fields } })
const choose = ({ as }: World) => as('admin', CHOOSE, input())

testResolver({
  'Query.modelChoice': {
    operation: `{ modelChoice { ${FIELDS} } }`,
    as: 'user',
    result: {
      modelChoice: {
        models: [RETIRED, REFERENCES, DIRECTOR, TEXT],
        defaultForText: TEXT,
        defaultForReferences: REFERENCES,
        defaultForFrames: null,
      },
    },
    cases: [
      { name: 'the choice of an admin', prepare: choose, result: { modelChoice: CHOICE } },
      {
        name: 'a retired default is replaced by its successor, which is on',
        prepare: ({ em }) =>
          em
            .fork()
            .execute('insert into model_choice (models, default_for_text) values (array[?], ?)', [
              RETIRED,
              RETIRED,
            ]),
        result: { modelChoice: { models: [RETIRED, TEXT], defaultForText: TEXT } },
      },
    ],
  },
  'Query.videoModels': {
    operation: '{ videoModels { id isOn ratios durations resolutions firstFrame lastFrame clip promptMax } }',
    as: 'user',
    result: {
      videoModels: expect.arrayContaining([
        expect.objectContaining({ id: TEXT, isOn: true, clip: 'NONE' }),
        expect.objectContaining({ id: IMAGE, isOn: false, firstFrame: 'REQUIRED' }),
      ]),
    },
    cases: [
      {
        name: 'the choice of an admin',
        prepare: choose,
        result: {
          videoModels: expect.arrayContaining([
            expect.objectContaining({ id: DIRECTOR, isOn: false }),
            expect.objectContaining({ id: IMAGE, isOn: true }),
          ]),
        },
      },
    ],
  },
  'Query.imageModels': {
    operation:
      '{ imageModels { id name family ratios references seed supersededBy retirement { date successor } } }',
    as: 'user',
    result: {
      imageModels: expect.arrayContaining([
        {
          id: 'fal-ai/flux-pro/kontext',
          name: 'FLUX Kontext Pro',
          family: 'FLUX',
          ratios: expect.arrayContaining(['16:9', '1:1']),
          references: 1,
          seed: true,
          supersededBy: 'fal-ai/flux-2-pro/edit',
          retirement: null,
        },
      ]),
    },
  },
  'Query.modelsCheckedAt': {
    operation: '{ modelsCheckedAt }',
    as: 'user',
    result: { modelsCheckedAt: null },
    cases: [
      {
        name: 'after a check',
        prepare: rows(aRow(ModelState, { model: TEXT, checkedAt: new Date('2026-11-26T09:00:00Z') })),
        result: { modelsCheckedAt: '2026-11-26T09:00:00.000Z' },
      },
    ],
  },
  'Mutation.checkModels': {
    operation: 'mutation { checkModels }',
    as: 'admin',
    result: { checkModels: null },
  },
  'Mutation.updateModelChoice': {
    operation: CHOOSE,
    variables: () => input(),
    as: 'admin',
    result: { updateModelChoice: CHOICE },
    check: async ({ as }) => {
      const { data } = await as('admin', '{ audit(first: 1) { nodes { action subjectName before after } } }')
      expect(data.audit.nodes).toMatchObject([
        {
          action: 'MODELS_CHOSEN',
          subjectName: 'Models',
          before: expect.stringContaining(DIRECTOR),
          after: expect.stringContaining(IMAGE),
        },
      ])
    },
    invalid: [
      [() => input({ models: [] }), 'models', 'Choose at least one model'],
      [() => input({ models: [...CHOICE.models, 'no/such-model'] }), 'models'],
      [() => input({ models: [...CHOICE.models, TEXT] }), 'models', 'Each model may be listed once'],
      [
        () => input({ defaultForText: DIRECTOR }),
        'defaultForText',
        'MiniMax Director is not among the models that are on',
      ],
      [
        () => input({ defaultForText: IMAGE }),
        'defaultForText',
        'Veo 3.1 (first frame) does not make videos from words alone',
      ],
      [
        () => input({ defaultForReferences: TEXT }),
        'defaultForReferences',
        'Veo 3.1 takes no reference images',
      ],
      [() => input({ defaultForFrames: 'no/such-model' }), 'defaultForFrames'],
      [
        () => input({ models: [...CHOICE.models, RETIRED], defaultForText: RETIRED }),
        'defaultForText',
        'Veo 3 was retired by its provider. Choose Veo 3.1',
      ],
    ],
  },
  'Subscription.modelChoiceChanged': {
    operation: `subscription { modelChoiceChanged { ${FIELDS} } }`,
    as: 'user',
    event: choose,
    result: { modelChoiceChanged: CHOICE },
  },
})
