import { IMAGE_MODELS, type ImageModel } from '#schema/limits'
import { generate, jobOf } from './images.js'
import { ana, ben, expectEqualOrders, picture, projectId, startOrders } from './model-orders.js'

const MODELS = IMAGE_MODELS.filter(({ retirement }) => !retirement)
const referencesOf = ({ references }: ImageModel) => (references > 0 ? [picture.id] : [])

const ordered = startOrders({
  orders: MODELS,
  byGraphql: async (model) => {
    const { answer } = await generate(ana, projectId, {
      prompt: 'A red door',
      model: model.id,
      referenceIds: referencesOf(model),
    })
    return answer.job.id
  },
  byRest: async (model) => {
    const { status, body } = await ben.post('/generate', {
      prompt: 'A red door',
      project_id: projectId,
      model_name: model.id,
      reference_asset_ids: referencesOf(model),
    })
    expect([model.id, status, body.detail]).toEqual([model.id, 201, undefined])
    return body.asset_id
  },
})

test.each(MODELS)('$id makes an image of equal orders over both APIs', async ({ id }) => {
  const [jobId, assetId] = ordered(id)
  expect(await jobOf(ana, jobId)).toMatchObject({
    status: 'SUCCEEDED',
    failure: null,
    asset: { isGenerated: true },
  })
  expect(await ana.ask('query ($id: ID!) { asset(id: $id) { isGenerated } }', { id: assetId })).toEqual({
    asset: { isGenerated: true },
  })
  expectEqualOrders(id)
})
