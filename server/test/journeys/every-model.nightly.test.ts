import { VIDEO_MODELS, type VideoModel } from '#schema/limits'
import { type FakeFal, startFal } from '../fal/fal.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { uploadOf } from './pictures.js'
import { arrived, projectOf, prompt } from './workspace.js'

const MODELS = VIDEO_MODELS.filter(({ retirement }) => !retirement)
const TEXT = 'fal-ai/veo3.1'

let fal: FakeFal
let installation: TestInstallation
let ana: Client
let projectId: string
let picture: { id: string }
let clipId: string
beforeAll(async () => {
  fal = await startFal({ key: 'a-key' })
  installation = await testInstallation({ worker: true, env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
  ana = await installation.join('ana') // the admin
  projectId = await projectOf(ana)
  picture = await uploadOf(ana, 'The pier', {})
  await ana.ask('mutation ($input: ModelChoiceInput!) { chooseModels(input: $input) { models } }', {
    input: { models: MODELS.map(({ id }) => id), defaultForText: TEXT },
  })
  clipId = (await prompt(ana, projectId, 'A door opens', { model: TEXT })).videoId
  await arrived(ana, clipId)
})
afterAll(async () => {
  await installation.close()
  await fal.close()
})

/** What the model cannot do without. */
const needsOf = ({ referencesRequired, firstFrame, lastFrame, clip }: VideoModel) => ({
  references: referencesRequired,
  first: firstFrame === 'required',
  last: lastFrame === 'required',
  clip: clip !== 'none',
})

test.each(MODELS)('$id is ordered over both APIs, and the provider takes both orders', async (model) => {
  const needs = needsOf(model)
  const { videoId } = await prompt(ana, projectId, 'A fox waits', {
    duration: undefined,
    model: model.id,
    ...(model.price === null && { acceptsUnknownPrice: true }),
    ...(needs.references && { referenceIds: [picture.id] }),
    ...(needs.first && { firstFrameId: picture.id }),
    ...(needs.last && { lastFrameId: picture.id }),
    ...(needs.clip && { extendsVideoId: clipId }),
  })
  const { status, body } = await installation.rest(ana).post('/video/video_gen', {
    prompt: 'A fox waits',
    project_id: projectId,
    model_name: model.id,
    ...(model.price === null && { accepts_unknown_price: true }),
    ...(needs.references && { additional_asset_ids: [picture.id] }),
    ...(needs.first && { first_frame_asset_id: picture.id }),
    ...(needs.last && { last_frame_asset_id: picture.id }),
    ...(needs.clip && { extends_video_id: clipId }),
  })
  expect([status, body.detail]).toEqual([202, undefined])
  const made = await Promise.all([videoId, body.videos[0].video_id].map((id) => arrived(ana, id)))
  expect(made.map(({ model: id, failure }) => [id, failure])).toEqual([
    [model.id, null],
    [model.id, null],
  ])
  const sent = fal.submits
    .filter(({ model: id }) => id === model.id)
    .map(({ input }) => Object.keys(input as object))
  expect(sent[0]).toEqual(sent[1])
})
