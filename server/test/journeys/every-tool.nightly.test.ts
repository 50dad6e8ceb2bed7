import { TOOL_MODELS, type Tool } from '#schema/limits'
import { ana, ben, expectEqualOrders, projectId, startOrders, videoId } from './model-orders.js'
import { orderSounds, soundEnded } from './sounds.js'
import { look } from './workspace.js'

const LIPS = 'mutation ($input: SyncLipsInput!) { order: syncLips(input: $input) { id } }'
const UPSCALE = 'mutation ($input: UpscaleVideoInput!) { order: upscaleVideo(input: $input) { id } }'
let voiceId: string

const byGraphql: Record<Tool, () => Promise<{ order: { id: string } }>> = {
  LIPS: () => ana.ask(LIPS, { input: { videoId, soundId: voiceId } }),
  UPSCALE: () => ana.ask(UPSCALE, { input: { videoId, factor: 2 } }),
}
const byRest = {
  LIPS: () => ben.post(`/video/videos/${videoId}/lips`, { sound_id: voiceId }),
  UPSCALE: () => ben.post(`/video/videos/${videoId}/upscale`, { factor: 2 }),
}

const ordered = startOrders({
  orders: TOOL_MODELS,
  prepare: async () => {
    const voice = { kind: 'VOICE', model: 'sketch/voice', words: 'Ahoy' }
    const [id] = await orderSounds(ana, projectId, voice)
    voiceId = (await soundEnded(ana, id)).sound.id
  },
  byGraphql: async ({ tool }) => (await byGraphql[tool]()).order.id,
  byRest: async ({ tool }) => {
    const { status, body } = await byRest[tool]()
    expect([tool, status, body.detail]).toEqual([tool, 202, undefined])
    return body.video.video_id
  },
})

test.each(TOOL_MODELS)('$id makes a take of equal orders over both APIs', async ({ id }) => {
  const takes = await Promise.all(ordered(id).map((take) => look(ana, take)))
  expect(takes).toMatchObject([
    { status: 'PENDING', failure: null },
    { status: 'PENDING', failure: null },
  ])
  expectEqualOrders(id)
})
