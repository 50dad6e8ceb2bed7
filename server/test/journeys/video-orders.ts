import type { VideoModel } from '#schema/limits'
import {
  ana,
  ben,
  expectEqualOrders,
  picture,
  projectId,
  startOrders,
  videoId as clipId,
} from './model-orders.js'
import { look, prompt } from './workspace.js'

/** Models are tested in two parallel files: those that need a frame or clip, and the others. */
export const needsFrameOrClip = ({ firstFrame, lastFrame, clip }: VideoModel): boolean =>
  firstFrame === 'required' || lastFrame === 'required' || clip !== 'none'

/** The required inputs of a model. */
const needsOf = ({ price, referencesRequired, firstFrame, lastFrame, clip }: VideoModel) => ({
  acceptance: price === null,
  references: referencesRequired ? [picture.id] : [],
  first: firstFrame === 'required' ? picture.id : null,
  last: lastFrame === 'required' ? picture.id : null,
  clip: clip === 'none' ? null : clipId,
})

async function orderByGraphql(model: VideoModel): Promise<string> {
  const { acceptance, references, first, last, clip } = needsOf(model)
  const { videoId } = await prompt(ana, projectId, 'A fox waits', {
    model: model.id,
    duration: undefined,
    acceptsUnknownPrice: acceptance,
    referenceIds: references,
    firstFrameId: first,
    lastFrameId: last,
    extendsVideoId: clip,
  })
  return videoId
}

async function orderByRest(model: VideoModel): Promise<string> {
  const { acceptance, references, first, last, clip } = needsOf(model)
  const { status, body } = await ben.post('/video/video_gen', {
    prompt: 'A fox waits',
    project_id: projectId,
    model_name: model.id,
    accepts_unknown_price: acceptance,
    additional_asset_ids: references,
    first_frame_asset_id: first,
    last_frame_asset_id: last,
    extends_video_id: clip,
  })
  expect([model.id, status, body.detail]).toEqual([model.id, 202, undefined])
  return body.videos[0].video_id
}

/** Tests that equal requests over both APIs send the same to the provider for each model. */
export function testVideoOrders(models: readonly VideoModel[]): void {
  const ordered = startOrders({
    videoModels: models.map(({ id }) => id),
    orders: models,
    byGraphql: orderByGraphql,
    byRest: orderByRest,
  })

  test.each(models)('$id makes a video of equal orders over both APIs', async ({ id }) => {
    const videos = await Promise.all(ordered(id).map((video) => look(ana, video)))
    const finished = { model: id, status: 'PENDING', failure: null, hasSound: true }
    expect(videos).toMatchObject([finished, finished])
    expectEqualOrders(id)
  })
}
