import { expect, test } from 'vitest'
import { MODELS } from '../../../test/fal/models.js'
import { VIDEO_MODELS, VIDEO_RATIOS } from '#schema/limits'
import type { VideoOrder } from '../engine.js'
import { estimateCost, pictureInput, videoInput } from './inputs.js'

const order: VideoOrder = { prompt: 'a fox', model: 'fal-ai/veo3', ratio: '16:9', seed: 3, references: [] }

test('every model is asked only for what it takes, in every shape', () => {
  for (const { id } of VIDEO_MODELS) {
    for (const ratio of VIDEO_RATIOS) {
      const full: VideoOrder = {
        ...order,
        model: id,
        ratio,
        negativePrompt: 'rain',
        movement: 'small',
        promptOptimizer: false,
      }
      const input = videoInput(full, ['https://v3.fal.media/a.png'])
      expect(MODELS[id].safeParse(input).error).toBeUndefined()
    }
  }
})

test('a shape that a model lacks is asked for as the nearest it makes', () => {
  expect(videoInput({ ...order, ratio: '1:1' }, [])).toMatchObject({ aspect_ratio: '16:9' })
  expect(videoInput({ ...order, ratio: '9:16' }, [])).toMatchObject({ aspect_ratio: '9:16' })
})

test('options reach the model in its own words', () => {
  expect(
    videoInput({ ...order, duration: 6, resolution: '1080p', sound: false, negativePrompt: 'rain' }, []),
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
    videoInput({ ...order, model: 'fal-ai/minimax/video-01-director', prompt: '[Push in] a fox' }, []),
  ).toEqual({
    prompt: '[Push in] a fox',
    prompt_optimizer: true,
  })
})

test('the reference model gets at most five references, and not none', () => {
  const vidu = { ...order, model: 'fal-ai/vidu/q1/reference-to-video' }
  const many = Array.from({ length: 7 }, (_, at) => `https://v3.fal.media/${at}.png`)
  expect(videoInput(vidu, many)).toMatchObject({
    reference_image_urls: many.slice(0, 5),
    movement_amplitude: 'auto',
  })
  expect(() => videoInput(vidu, [])).toThrow('This model needs a reference image')
})

test('a model that is not in the table is refused', () => {
  expect(() => videoInput({ ...order, model: 'fal-ai/unknown' }, [])).toThrow('not offered')
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
