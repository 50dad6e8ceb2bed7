/** Covers specification K1. */
import { defaultOptions, modelOf } from './limits.js'
import { FAL_MODELS } from './models/all.js'
import type { Rate } from './models/price.js'
import { TOOL_MODELS } from './models/tools.js'
import { dollarsOf, estimateMicros, microsOf, shownDollars } from './prices.js'

describe('an estimate', () => {
  test.each([
    [{ model: 'fal-ai/veo3.1', duration: 8, sound: true }, 3_200_000],
    [{ model: 'fal-ai/veo3.1', duration: 8, sound: false }, 1_600_000],
    [{ model: 'fal-ai/veo3.1', duration: 4, sound: true, variations: 3 }, 4_800_000],
    [{ model: 'fal-ai/veo3.1/fast', duration: 8, resolution: '1080p', sound: true }, 1_200_000],
    [{ model: 'fal-ai/kling-video/v3/pro/text-to-video', duration: 5, sound: true }, 840_000],
    [
      {
        model: 'fal-ai/bytedance/seedance/v1.5/pro/text-to-video',
        duration: 5,
        resolution: '720p',
        sound: true,
      },
      259_200,
    ],
    [{ model: 'fal-ai/ltx-2.3/text-to-video', duration: 6, resolution: '1080p' }, 480_000],
    [{ model: 'fal-ai/ltx-2.3/extend-video', duration: 6 }, 600_000],
    [{ model: 'fal-ai/vidu/q1/reference-to-video' }, 400_000],
    [{ model: 'fal-ai/flux-pro/kontext' }, 40_000],
    [{ model: 'fal-ai/kokoro/american-english', characters: 150 }, 3_000],
    [{ model: 'fal-ai/stable-audio-25/text-to-audio', duration: 30 }, 200_000],
    [{ model: 'fal-ai/ace-step/prompt-to-audio', duration: 45 }, 9_000],
  ])('of %o is %i millionths of a dollar', (order, micros) => {
    expect(estimateMicros(order)).toBe(micros)
  })

  test.each([
    ['a model without a price', { model: 'fal-ai/nobody-knows', duration: 8 }],
    ['a price by the second without a length', { model: 'fal-ai/veo3.1', sound: true }],
  ])('is not known for %s', (_, order) => {
    expect(estimateMicros(order)).toBeNull()
  })

  test('uses the provider’s price for a model with a single rate, and for one that is not in the table', () => {
    const told = (model: string, unit: string) => ({ model, unit, micros: 450_000 })
    const director = 'fal-ai/minimax/video-01-director'
    expect(estimateMicros({ model: director }, told(director, 'video'))).toBe(450_000)
    expect(estimateMicros({ model: director }, told(director, 'compute seconds'))).toBe(500_000)
    expect(estimateMicros({ model: 'new', duration: 2 }, told('new', 'second'))).toBe(900_000)
    const extend = 'fal-ai/ltx-2.3/extend-video'
    expect(estimateMicros({ model: extend, duration: 6 }, told(extend, ' Seconds '))).toBe(2_700_000)
    expect(
      estimateMicros({ model: 'fal-ai/veo3.1', duration: 1, sound: true }, told('fal-ai/veo3.1', 'second')),
    ).toBe(400_000)
  })
})

test('every rate can be ordered: an impossible one would hide the provider’s price', () => {
  const ordered = (id: string, { resolution, sound }: Rate) => {
    const model = modelOf(id)
    const isTool = TOOL_MODELS.some((tool) => tool.id === id) // its rates depend on the size of the result
    if (!model) return (isTool || resolution === undefined) && sound === undefined
    return (
      (resolution === undefined || (model.resolutions as readonly string[]).includes(resolution)) &&
      (sound === undefined || model.sound)
    )
  }
  for (const { id, price } of FAL_MODELS)
    expect([id, (price?.rates ?? []).filter((rate) => !ordered(id, rate))]).toEqual([id, []])
})

test('every offered model has a price with a date and a source, or none on purpose', () => {
  const unknown = FAL_MODELS.filter(({ price, retirement }) => !price && !retirement).map(({ id }) => id)
  expect(unknown).toEqual(['xai/grok-imagine-video/extend-video'])
  for (const { price } of FAL_MODELS) {
    if (!price) continue
    expect(price.rates.length).toBeGreaterThan(0)
    expect(price.date).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(price.source).toMatch(/^https:\/\/fal\.ai\//)
  }
  expect(new Set(FAL_MODELS.map(({ id }) => id)).size).toBe(FAL_MODELS.length)
  const veo = modelOf('fal-ai/veo3.1')!
  expect(estimateMicros({ model: veo.id, ...defaultOptions(veo) })).toBe(3_200_000)
})

test('amounts are parsed and formatted without loss', () => {
  for (const [micros, dollars, shown] of [
    [3_200_000, '3.2', '$3.20'],
    [0, '0', '$0.00'],
    [4_500, '0.0045', '$0.0045'],
    [1_234_560_001, '1234.560001', '$1,234.56'],
  ] as const) {
    expect([dollarsOf(micros), microsOf(dollars), shownDollars(micros)]).toEqual([dollars, micros, shown])
  }
  for (const wrong of ['', '-1', '1.1234567', '1e3', 'ten', '1.', '.5']) expect(microsOf(wrong)).toBeNull()
})
