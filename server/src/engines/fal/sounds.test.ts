/** Covers specification V81. */
import { FAL_SOUNDS, type SoundModel } from '#schema/limits'
import {
  engine,
  failure,
  fal,
  ledger,
  media,
  nextLedger,
  sameBytes,
  startEngine,
} from '../../../test/fal/engine.js'
import { modelInput } from '../../../test/fal/models.js'
import type { SoundOrder } from '../engine.js'
import { soundInput } from './inputs.js'
import { timingsIn } from './sound-response.js'

startEngine()

const order = (model: SoundModel): SoundOrder => ({
  model: model.id,
  words: 'Calm',
  seconds: model.secondsMin ?? undefined,
  seed: model.takesSeed ? 3 : undefined,
  voice: model.voices[0],
})
const CLIP = 'https://v3.fal.media/clip.mp4'

test.each(FAL_SOUNDS)('$id only receives input that it accepts', (model) => {
  const lengths = [model.secondsMin, model.secondsMax].map((seconds) => seconds ?? undefined)
  for (const seconds of lengths)
    for (const voice of model.voices.length ? model.voices : [undefined]) {
      const input = soundInput(model, { ...order(model), seconds, voice, clip: CLIP, clipStart: 0.5 })
      expect(modelInput(model.id)?.safeParse(input).error).toBeUndefined()
      expect(JSON.stringify(input).includes('"seed":3')).toBe(model.takesSeed)
      expect(JSON.stringify(input).includes(CLIP)).toBe(model.takesClip)
      if (voice) expect(JSON.stringify(input)).toContain(voice)
    }
})

test('voices are sent with their speed, where the model has a field for it', () => {
  const speeds = FAL_SOUNDS.filter(({ takesSpeed }) => takesSpeed).map((model) => {
    const input = soundInput(model, { ...order(model), speed: 0.85 })
    expect(modelInput(model.id)?.safeParse(input).error).toBeUndefined()
    return [model.family, input.speed ?? (input.voice_setting as { speed?: number } | undefined)?.speed]
  })
  expect([...new Map(speeds as [string, number][])]).toEqual([
    ['MiniMax', 0.85],
    ['Kokoro', 0.85],
  ])
})

test('a plan is sent as sections of exact lengths', () => {
  const [music] = FAL_SOUNDS
  const plan = [
    { title: 'Dawn', words: 'soft', seconds: 3.25 },
    { title: 'Day', words: '', seconds: 10 },
  ]
  const input = soundInput(music, { ...order(music), plan })
  expect(modelInput(music.id)?.safeParse(input).error).toBeUndefined()
  expect(input).toMatchObject({
    respect_sections_durations: true,
    composition_plan: {
      positive_global_styles: ['Calm'],
      sections: [
        { section_name: 'Dawn', positive_local_styles: ['soft'], duration_ms: 3_250 },
        { section_name: 'Day', positive_local_styles: [], duration_ms: 10_000 },
      ],
    },
  })
})

test('the sound of each model arrives complete, a voice with the times of its words', async () => {
  for (const model of FAL_SOUNDS) {
    nextLedger()
    const clip = model.takesClip ? media.video : undefined
    const arrival = await engine.sound!(
      { ...order(model), words: 'Hello  you', clip },
      await ledger.attempt(),
    )
    expect(await sameBytes(arrival.file, media.sound)).toBe(true)
    const timings =
      model.id === 'fal-ai/elevenlabs/tts/eleven-v3'
        ? [
            { word: 'Hello', startSeconds: 0, endSeconds: 0.5 },
            { word: 'you', startSeconds: 0.7, endSeconds: 1 },
          ]
        : undefined
    expect([model.id, arrival.timings]).toEqual([model.id, timings])
    expect([model.id, arrival.variations.length]).toEqual([model.id, model.variations - 1])
    for (const file of arrival.variations) expect(await sameBytes(file, media.sound)).toBe(true)
  }
  expect(fal.of('upload')).toHaveLength(FAL_SOUNDS.filter(({ takesClip }) => takesClip).length)
})

test('a file that is not a sound, and a missing clip, fail permanently', async () => {
  const [music] = FAL_SOUNDS
  fal.behave({ mode: 'badtype' })
  expect(await failure(engine.sound!(order(music), await ledger.attempt()))).toMatchObject({
    message: 'The provider’s result is not a sound',
    retryable: false,
  })
  nextLedger()
  const sfx = FAL_SOUNDS.find(({ takesClip }) => takesClip)!
  expect(await failure(engine.sound!(order(sfx), await ledger.attempt()))).toMatchObject({
    message: 'This model needs a clip',
    retryable: false,
  })
  expect(fal.submits).toHaveLength(1)
})

test('times of words are read in both known formats', () => {
  const [start, end] = [0, 0.5]
  expect(timingsIn([{ text: 'Hi', start, end }])).toEqual([
    { word: 'Hi', startSeconds: start, endSeconds: end },
  ])
  expect(
    timingsIn([{ characters: ['a'], character_start_times_seconds: [], character_end_times_seconds: [] }]),
  ).toEqual([])
  for (const unknown of [undefined, null, 'soon', [{ word: 1 }], [{ text: 'Hi', start: -1, end }]])
    expect(timingsIn(unknown)).toBeUndefined()
})
