import { testResolver } from '../../../test/resolver.js'
import { ModelState } from '../model/model-state.entity.js'
import { aRow, rows } from '../../../test/world/builders.js'

testResolver({
  'Mutation.generateAsset': {
    operation: `mutation ($prompt: String!, $ratio: String! = "16:9", $model: String, $referenceId: ID, $referenceIds: [ID!]) {
      generateAsset(
        input: { prompt: $prompt, ratio: $ratio, model: $model, referenceId: $referenceId, referenceIds: $referenceIds }
      ) { status kind }
    }`,
    variables: () => ({ prompt: 'A lighthouse at dusk' }),
    as: 'user',
    result: { generateAsset: { status: 'QUEUED' } },
    invalid: [
      [() => ({ prompt: ' ' }), 'prompt'],
      [() => ({ prompt: 'x'.repeat(100_000) }), 'prompt'],
      [() => ({ prompt: 'A lighthouse', ratio: '5:7' }), 'ratio'],
      [({ pending }) => ({ prompt: 'A lighthouse', referenceId: pending }), 'referenceId'],
      [
        ({ approved, pending }) => ({ prompt: 'A lighthouse', referenceIds: [approved, pending] }),
        'referenceIds.1',
        'This reference image cannot be used',
      ],
      [
        ({ approved, usersOwn }) => ({
          prompt: 'A lighthouse',
          referenceId: approved,
          referenceIds: [usersOwn],
        }),
        'referenceIds',
        'Give one reference image or a list, not both',
      ],
      [
        ({ approved }) => ({ prompt: 'A lighthouse', model: 'fal-ai/flux-2-pro', referenceIds: [approved] }),
        'referenceIds',
        'FLUX.2 Pro takes no reference images',
      ],
      [() => ({ prompt: 'A lighthouse', model: 'no/model' }), 'model', 'Unknown model no/model'],
    ],
    cases: [
      {
        name: 'several references and a model',
        variables: ({ approved, usersOwn }) => ({
          prompt: 'Both in one',
          model: 'fal-ai/nano-banana-pro/edit',
          referenceIds: [approved, usersOwn],
        }),
        result: { generateAsset: { status: 'QUEUED' } },
        check: async ({ em, ids: { approved, usersOwn } }) => {
          const [{ request }] = await em
            .fork()
            .execute(`select payload as request from job where kind = 'image'`)
          expect(request).toMatchObject({
            model: 'fal-ai/nano-banana-pro/edit',
            references: [{ assetId: approved }, { assetId: usersOwn }],
          })
        },
      },
      {
        name: 'a retired model, which the local engine simulates',
        prepare: rows(
          aRow(ModelState, { model: 'fal-ai/flux-2-pro', retiredAt: new Date(), checkedAt: new Date() }),
        ),
        variables: () => ({ prompt: 'A lighthouse', model: 'fal-ai/flux-2-pro' }),
        result: { generateAsset: { status: 'QUEUED' } },
      },
    ],
  },
})
