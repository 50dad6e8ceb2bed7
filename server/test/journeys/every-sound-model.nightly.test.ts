import { type SoundModel, soundOfferOf } from '#schema/limits'
import { ana, ben, expectEqualOrders, projectId, startOrders, videoId } from './model-orders.js'
import { orderSounds, soundEnded } from './sounds.js'

const MODELS = soundOfferOf('fal').filter(({ isSketch }) => !isSketch)
const orderOf = ({ kind, secondsMin }: SoundModel) => ({ kind, words: 'Ahoy, sailor', seconds: secondsMin })

const ordered = startOrders({
  orders: MODELS,
  byGraphql: async (model) => {
    const use = model.takesClip ? { itemId: videoId, atSeconds: 0 } : null
    const [id] = await orderSounds(ana, projectId, { ...orderOf(model), model: model.id, use })
    return id
  },
  byRest: async (model) => {
    const use = model.takesClip ? { item_id: videoId, at_seconds: 0 } : null
    const { status, body } = await ben.post(`/projects/${projectId}/sounds/generate`, {
      sounds: [{ ...orderOf(model), model_name: model.id, use }],
    })
    expect([model.id, status, body.detail]).toEqual([model.id, 202, undefined])
    return body[0].job.job_id
  },
})

test.each(MODELS)('$id makes a sound of equal orders over both APIs', async ({ id }) => {
  const jobs = await Promise.all(ordered(id).map((job) => soundEnded(ana, job)))
  const finished = { status: 'SUCCEEDED', failure: null, sound: { url: expect.any(String) } }
  expect(jobs).toMatchObject([finished, finished])
  expectEqualOrders(id)
})
