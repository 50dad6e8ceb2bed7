import { modelInput } from '../../../test/fal/models.js'
import { VIDEO_MODELS, VIDEO_RATIOS, type VideoModel } from '#schema/limits'
import type { Uploaded } from './inputs/video-models.js'
import type { VideoOrder } from '../engine.js'
import { estimateCost, pictureInput, videoInput } from './inputs.js'

const order: VideoOrder = { prompt: 'a fox', model: 'fal-ai/veo3.1', ratio: '16:9', seed: 3, references: [] }

const address = (name: string) => `https://v3.fal.media/${name}`
const given: Uploaded = {
  references: [address('a.png')],
  firstFrame: address('first.png'),
  lastFrame: address('last.png'),
  clip: address('clip.mp4'),
}
const nothing: Uploaded = { references: [] }

test('every model is asked only for what it takes, in every shape and length', () => {
  for (const { id, durations, resolutions } of VIDEO_MODELS as readonly VideoModel[]) {
    const orders = [
      ...VIDEO_RATIOS.map((ratio) => ({ ratio })),
      ...durations.map((duration) => ({ duration })),
      ...resolutions.map((resolution) => ({ resolution })),
    ]
    for (const chosen of orders) {
      const full = { negativePrompt: 'rain', movement: 'small', promptOptimizer: false } as const
      const input = videoInput({ ...order, ...full, model: id, ...chosen }, given)
      expect([id, modelInput(id)?.safeParse(input).error]).toEqual([id, undefined])
    }
  }
})

test('what a row promises is sent, and what it needs is not left out', () => {
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

test('a shape that a model lacks is asked for as the nearest it makes', () => {
  expect(videoInput({ ...order, ratio: '1:1' }, nothing)).toMatchObject({ aspect_ratio: '16:9' })
  expect(videoInput({ ...order, ratio: '9:16' }, nothing)).toMatchObject({ aspect_ratio: '9:16' })
})

test('options reach the model in its own words', () => {
  expect(
    videoInput({ ...order, duration: 6, resolution: '1080p', sound: false, negativePrompt: 'rain' }, nothing),
  ).toEqual({
    prompt: 'a fox',
    aspect_ratio: '16:9',
    duration: '6s',
    resolution: '1080p',
    generate_audio: false,
    negative_prompt: 'rain',
    seed: 3,
  })
  expect(
    videoInput({ ...order, model: 'fal-ai/minimax/video-01-director', prompt: '[Push in] a fox' }, nothing),
  ).toEqual({
    prompt: '[Push in] a fox',
    prompt_optimizer: true,
  })
})

test('the reference model gets at most five references, and not none', () => {
  const vidu = { ...order, model: 'fal-ai/vidu/q1/reference-to-video' }
  const many = Array.from({ length: 7 }, (_, at) => `https://v3.fal.media/${at}.png`)
  expect(videoInput(vidu, { references: many })).toMatchObject({
    reference_image_urls: many.slice(0, 5),
    movement_amplitude: 'auto',
  })
  expect(() => videoInput(vidu, nothing)).toThrow('This model needs a reference image')
})

test('a model that is not in the table is refused', () => {
  expect(() => videoInput({ ...order, model: 'fal-ai/unknown' }, nothing)).toThrow('no longer offered')
})

test('pictures keep the shape asked for', () => {
  expect(pictureInput({ prompt: 'a door', ratio: '9:21', seed: 1 })).toMatchObject({
    aspect_ratio: '9:21',
    output_format: 'jpeg',
  })
  expect(pictureInput({ prompt: 'a door', ratio: '3:4', seed: 1 }, 'https://v3.fal.media/a.png')).toEqual({
    prompt: 'a door',
    image_url: 'https://v3.fal.media/a.png',
    aspect_ratio: '3:4',
    seed: 1,
  })
})

test('the cost follows the length and the sound, and is not guessed', () => {
  expect(estimateCost({ ...order, duration: 8 })).toBe(3.2)
  expect(estimateCost({ ...order, duration: 6 })).toBe(2.4)
  expect(estimateCost({ ...order, duration: 8, sound: false })).toBe(1.6)
  expect(estimateCost(order)).toBeNull()
})

test('a length is text or a number, as each model has it', () => {
  const length = (model: string) => videoInput({ ...order, model, duration: 8 }, given)
  expect(length('fal-ai/veo3.1')).toMatchObject({ duration: '8s' })
  expect(length('fal-ai/kling-video/v3/pro/text-to-video')).toMatchObject({ duration: '8' })
  for (const model of ['text-to-video', 'image-to-video', 'extend-video', 'retake-video'])
    expect(length(`fal-ai/ltx-2.3/${model}`)).toMatchObject({ duration: 8 })
})

test('the light model of a family is sent what the others are', () => {
  const [lite, usual] = ['fal-ai/veo3.1/lite', 'fal-ai/veo3.1'].map((model) =>
    videoInput({ ...order, model, duration: 4 }, nothing),
  )
  expect(lite).toEqual(usual)
})

test('frames and clips are sent in the words of each model', () => {
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
