import { FAL_SOUNDS, IMAGE_MODELS, VIDEO_MODELS, defaultOptions, modelOf } from './limits.js'
import { PRICES, type Rate, dollarsOf, estimateMicros, microsOf, priceOf, shownDollars } from './prices.js'

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

  test('follows what the provider told of a model with one price, and of one that the table lacks', () => {
    const told = (model: string, unit: string) => ({ model, unit, micros: 450_000 })
    const director = 'fal-ai/minimax/video-01-director'
    expect(estimateMicros({ model: director }, told(director, 'video'))).toBe(450_000)
    expect(estimateMicros({ model: director }, told(director, 'compute second'))).toBe(500_000)
    expect(estimateMicros({ model: 'new', duration: 2 }, told('new', 'second'))).toBe(900_000)
    const ltx = 'fal-ai/ltx-2.3/text-to-video'
    expect(estimateMicros({ model: ltx, duration: 6, resolution: '1080p' }, told(ltx, 'second'))).toBe(
      2_700_000,
    )
    expect(
      estimateMicros({ model: 'fal-ai/veo3.1', duration: 1, sound: true }, told('fal-ai/veo3.1', 'second')),
    ).toBe(400_000)
  })
})

test('every rate can be ordered: one that cannot would hide the price that the provider tells', () => {
  const ordered = (id: string, { resolution, sound }: Rate) => {
    const model = modelOf(id)
    if (!model) return resolution === undefined && sound === undefined
    return (
      (resolution === undefined || (model.resolutions as readonly string[]).includes(resolution)) &&
      (sound === undefined || model.sound)
    )
  }
  for (const { models, rates } of PRICES)
    for (const id of models) expect([id, rates.filter((rate) => !ordered(id, rate))]).toEqual([id, []])
})

test('every model that is offered has a price with a date and a source, or is known to have none', () => {
  const current = VIDEO_MODELS.filter(({ retirement }) => !retirement)
  const models = [...current, ...Object.values(IMAGE_MODELS), ...FAL_SOUNDS]
  const offered: string[] = models.map(({ id }) => id)
  const UNKNOWN = [
    'fal-ai/veo3.1/lite',
    'fal-ai/ltx-2.3/retake-video',
    'fal-ai/elevenlabs/music',
    'fal-ai/elevenlabs/tts/eleven-v3',
    'fal-ai/minimax/speech-2.8-turbo',
    'fal-ai/kokoro/french',
    'fal-ai/kokoro/hindi',
    'fal-ai/elevenlabs/sound-effects/v2',
    'mirelo-ai/sfx-v1.5/video-to-audio',
  ]
  expect(offered.filter((id) => !priceOf(id) && !UNKNOWN.includes(id))).toEqual([])
  for (const { models, date, source } of PRICES) {
    expect(models.length).toBeGreaterThan(0)
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(source).toMatch(/^https:\/\/fal\.ai\//)
  }
  expect(new Set(PRICES.flatMap(({ models }) => models)).size).toBe(
    PRICES.flatMap(({ models }) => models).length,
  )
  const veo = modelOf('fal-ai/veo3.1')!
  expect(estimateMicros({ model: veo.id, ...defaultOptions(veo) })).toBe(3_200_000)
})

test('amounts are read and written without a loss', () => {
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
