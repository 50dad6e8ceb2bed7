/** Covers specification B52, C40. */
import { modelInput } from '../../../test/fal/models.js'
import { FAL_MODELS } from '#schema/models/all'
import { FIRST_CHOICE, VIDEO_MODELS, type VideoModel } from '#schema/limits'
import type { VideoOrder } from '../engine.js'
import { type Uploaded, imageRowOf, pictureInput, rowOf, videoInput as inputOf } from './inputs.js'
import { defaultFaults, rowFault } from './row-faults.js'
import { samplesOf } from './samples.js'

const order: VideoOrder = { prompt: 'a fox', model: 'fal-ai/veo3.1', ratio: '16:9', seed: 3, references: [] }

/** The input sent for an order to the model that makes it. */
const videoInput = (asked: VideoOrder, uploaded: Uploaded) => inputOf(rowOf(asked.model), asked, uploaded)

const address = (name: string) => `https://v3.fal.media/${name}`
const given: Uploaded = {
  references: [address('a.png')],
  firstFrame: address('first.png'),
  lastFrame: address('last.png'),
  clip: address('clip.mp4'),
}
const nothing: Uploaded = { references: [] }

test.each(FAL_MODELS.filter(({ retirement }) => !retirement))(
  '$id only receives input that the provider declares, for all of its choices',
  (model) => {
    expect(samplesOf(model).length).toBeGreaterThan(0)
    expect(rowFault(model, modelInput(model.id))).toBeNull()
  },
)

test('a mistake in a row is found', () => {
  const row = (id: string) => VIDEO_MODELS.find((model) => model.id === id)!
  const faultOf = (id: string, mistake: Partial<VideoModel>) =>
    rowFault({ ...row(id), ...mistake }, modelInput(mistake.id ?? id))
  const ltx = 'fal-ai/ltx-2.3/text-to-video'
  expect(faultOf(ltx, {})).toBeNull()
  expect(faultOf(ltx, { lengthForm: 'text' })).toMatch(/^duration: /)
  expect(faultOf(ltx, { resolutions: ['720p'] })).toMatch(/^resolution: /)
  expect(faultOf(ltx, { fixed: { quality: 1 } })).toMatch(/quality/)
  expect(faultOf(ltx, { id: 'fal-ai/ltx-9/text-to-video' })).toBe('the provider declares no such endpoint')
  const references = 'fal-ai/veo3.1/reference-to-video'
  const { references: _, ...fields } = row(references).fields
  expect(faultOf(references, { fields })).toMatch(/^image_urls: /)
  expect(defaultFaults(FIRST_CHOICE.defaults, VIDEO_MODELS)).toEqual([])
  const { defaults } = FIRST_CHOICE
  expect(defaultFaults({ ...defaults, text: 'fal-ai/veo3' }, VIDEO_MODELS)).toEqual([
    'the default for text is retired: fal-ai/veo3',
  ])
})

test('fields of a row are sent, and missing required ones are refused', () => {
  const sent = (model: VideoModel, uploaded: Uploaded) =>
    JSON.stringify(videoInput({ ...order, model: model.id, negativePrompt: 'no rain' }, uploaded))
  for (const model of VIDEO_MODELS as readonly VideoModel[]) {
    const input = sent(model, given)
    const promised = [
      [model.firstFrame !== 'none', 'first.png'],
      [model.lastFrame !== 'none', 'last.png'],
      [model.clip !== 'none', 'clip.mp4'],
      [model.references > 0, 'a.png'],
      [model.negativePrompt, 'no rain'],
      [model.seed, '"seed":3'],
    ] as const
    expect([model.id, promised.map(([, value]) => input.includes(value))]).toEqual([
      model.id,
      promised.map(([isPromised]) => isPromised),
    ])
    if (model.firstFrame === 'required') expect(() => sent(model, nothing)).toThrow('needs a first frame')
    if (model.clip !== 'none') expect(() => sent(model, nothing)).toThrow('needs a clip')
  }
})

test('an unsupported ratio becomes the closest supported one', () => {
  expect(videoInput({ ...order, ratio: '1:1' }, nothing)).toMatchObject({ aspect_ratio: '16:9' })
  expect(videoInput({ ...order, ratio: '9:16' }, nothing)).toMatchObject({ aspect_ratio: '9:16' })
})

test('options are sent with the model’s own names and values', () => {
  expect(
    videoInput({ ...order, duration: 6, resolution: '1080p', sound: false, negativePrompt: 'rain' }, nothing),
  ).toEqual({
    prompt: 'a fox',
    aspect_ratio: '16:9',
    duration: '6s',
    resolution: '1080p',
    generate_audio: false,
    negative_prompt: 'rain',
    auto_fix: false,
    seed: 3,
  })
  expect(
    videoInput({ ...order, model: 'fal-ai/minimax/video-01-director', prompt: '[Push in] a fox' }, nothing),
  ).toEqual({
    prompt: '[Push in] a fox',
    prompt_optimizer: true,
  })
})

test('the reference model requires one to five references', () => {
  const vidu = { ...order, model: 'fal-ai/vidu/q1/reference-to-video' }
  const many = Array.from({ length: 7 }, (_, at) => `https://v3.fal.media/${at}.png`)
  expect(videoInput(vidu, { references: many })).toMatchObject({
    reference_image_urls: many.slice(0, 5),
    movement_amplitude: 'auto',
  })
  expect(() => videoInput(vidu, nothing)).toThrow('This model needs a reference image')
})

test('the prompt names shown characters as the model expects, and several pictures of one are an element if supported', () => {
  const [rosa, pier, side] = ['rosa.png', 'pier.png', 'side.png'].map(address)
  const shown = {
    ...order,
    subjects: [{ subject: 'Rosa' }, { subject: 'the pier' }, { subject: 'Rosa' }, {}],
  }
  const references = [rosa!, pier!, side!, address('hat.png')]
  const sent = (model: string, prompt = 'a fox') => videoInput({ ...shown, model, prompt }, { references })
  expect(sent('fal-ai/kling-video/o3/pro/reference-to-video')).toMatchObject({
    prompt: 'a fox\n@Element1 shows Rosa. @Image1 shows the pier.',
    image_urls: [pier, address('hat.png')],
    elements: [{ frontal_image_url: rosa, reference_image_urls: [side] }],
  })
  const seedance = 'bytedance/seedance-2.0/reference-to-video'
  expect(sent(seedance)).toMatchObject({
    prompt: 'a fox\n@Image1 and @Image3 show Rosa. @Image2 shows the pier.',
    image_urls: references,
  })
  const faces = {
    ...shown,
    subjects: [{ subject: 'Rosa', use: 'portrait' }, {}, { subject: 'Rosa' }],
  } as const
  expect(videoInput({ ...faces, model: seedance }, { references })).toMatchObject({
    prompt: 'a fox\n@Image1 shows the face of Rosa. @Image3 shows Rosa.',
  })
  // names never shorten the user’s prompt, and a model without names gets none
  const long = 'f'.repeat(rowOf(seedance).promptMax)
  expect(sent(seedance, long)).toMatchObject({ prompt: long })
  expect(sent('fal-ai/vidu/q1/reference-to-video')).toMatchObject({ prompt: 'a fox' })
})

test('an unknown model is refused', () => {
  expect(() => videoInput({ ...order, model: 'fal-ai/unknown' }, nothing)).toThrow('no longer offered')
})

test('images have the requested shape, as a ratio or a size', () => {
  const picture = (id: string, ratio: '9:21' | '3:4', references: string[] = []) =>
    pictureInput(imageRowOf(id), { prompt: 'a door', ratio, seed: 1 }, references)
  expect(picture('fal-ai/flux-pro/v1.1-ultra', '9:21')).toMatchObject({
    aspect_ratio: '9:21',
    output_format: 'jpeg',
  })
  expect(picture('fal-ai/flux-pro/kontext', '3:4', ['https://v3.fal.media/a.png'])).toEqual({
    prompt: 'a door',
    image_url: 'https://v3.fal.media/a.png',
    aspect_ratio: '3:4',
    seed: 1,
  })
  expect(picture('fal-ai/flux-2-pro', '3:4')).toMatchObject({ image_size: { width: 864, height: 1152 } })
  expect(() => picture('fal-ai/flux-pro/kontext', '3:4')).toThrow('needs a picture')
})

test('a duration is text or a number, as the model requires', () => {
  const length = (model: string) => videoInput({ ...order, model, duration: 8 }, given)
  expect(length('fal-ai/veo3.1')).toMatchObject({ duration: '8s' })
  expect(length('fal-ai/kling-video/v3/pro/text-to-video')).toMatchObject({ duration: '8' })
  for (const model of ['text-to-video', 'image-to-video', 'extend-video', 'retake-video'])
    expect(length(`fal-ai/ltx-2.3/${model}`)).toMatchObject({ duration: 8 })
})

test('the light model of a family receives the same input as the others', () => {
  const [lite, usual] = ['fal-ai/veo3.1/lite', 'fal-ai/veo3.1'].map((model) =>
    videoInput({ ...order, model, duration: 4 }, nothing),
  )
  expect(lite).toEqual(usual)
})

test('frames and clips are sent in the fields of each model', () => {
  const sent = (model: string) => videoInput({ ...order, model }, given)
  expect(sent('fal-ai/veo3.1/fast/first-last-frame-to-video')).toMatchObject({
    first_frame_url: given.firstFrame,
    last_frame_url: given.lastFrame,
    duration: '8s',
  })
  expect(sent('fal-ai/kling-video/v3/pro/image-to-video')).toEqual({
    prompt: 'a fox',
    duration: '5',
    generate_audio: true,
    start_image_url: given.firstFrame,
    end_image_url: given.lastFrame,
  })
  expect(sent('fal-ai/ltx-2.3/extend-video')).toEqual({
    prompt: 'a fox',
    duration: 5,
    mode: 'end',
    video_url: given.clip,
  })
})
