/** Covers specification B61, C9, C10, C11, C12, C13, C40, C52, V44. */
import {
  VIDEO_MODELS,
  VIDEO_RATIOS,
  FIRST_CHOICE,
  type ModelOffer,
  automaticModel,
  modelFor,
  modelOf,
  nearestRatio,
  offerOf,
  shotReferencesMax,
} from '../limits.js'
import { promptRuleFor } from './prompt.js'

const offer = offerOf('fal')
const faults = (input: object, offered: ModelOffer = offer) =>
  promptRuleFor(offered)
    .safeParse(input)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
const veo = 'fal-ai/veo3.1'
const vidu = 'fal-ai/vidu/q1/reference-to-video'
const director = 'fal-ai/minimax/video-01-director'
const kling = (gives: string) => `fal-ai/kling-video/o3/pro/${gives}-to-video`

test('a prompt must not be empty', () => {
  expect(faults({ prompt: '  \n ' })).toContain('prompt: Please enter a prompt')
  expect(promptRuleFor(offer).parse({ prompt: ' A lighthouse ' })).toMatchObject({
    prompt: 'A lighthouse',
    ratio: '16:9',
    magicPrompt: false,
  })
})

test('a retired model is accepted but never chosen: its successor makes its orders, the local engine simulates it', () => {
  const words = { references: 0, firstFrame: false, lastFrame: false }
  const retired = VIDEO_MODELS.filter(({ retirement }) => retirement)
  expect(retired.map(({ id }) => id)).toEqual(['fal-ai/veo3'])
  for (const { id, retirement } of retired) {
    expect(faults({ prompt: 'x', model: id })).toEqual([])
    expect(modelFor(offer, id, words)?.id).toBe(retirement!.successor)
    expect(modelFor(offerOf('local'), id, words)?.id).toBe(id)
    const alone = { models: [id], defaults: { text: id, references: null, frames: null } }
    expect(automaticModel(offerOf('fal', alone), words)?.id).toBe(retirement!.successor)
    expect(modelOf(retirement!.successor!)).toMatchObject({ retirement: null })
    expect(Object.values(FIRST_CHOICE.defaults)).not.toContain(id)
  }
})

test('without a choice, references determine the model', () => {
  const automatic = (references: number) =>
    automaticModel(offer, { references, firstFrame: false, lastFrame: false })?.id
  expect(automatic(0)).toBe(kling('text'))
  expect(automatic(1)).toBe(kling('reference'))
  expect(FIRST_CHOICE.defaults.frames).toBe(kling('image'))
  expect(faults({ prompt: 'x', referenceIds: ['a', 'b', 'c', 'd', 'e'] })).toEqual([])
  expect(faults({ prompt: 'x', referenceIds: ['a', 'b', 'c', 'd', 'e', 'f'] })).toContain(
    'referenceIds: Maximum 5 reference images allowed',
  )
})

test('a prompt of a shot has as many references as its model accepts', () => {
  const seedance = 'bytedance/seedance-2.0/reference-to-video'
  const all = offerOf('fal', {
    models: VIDEO_MODELS.map(({ id }) => id),
    defaults: FIRST_CHOICE.defaults,
  })
  const ofShot = (model: string | null, count: number) =>
    promptRuleFor(all, { isOfShot: true })
      .safeParse({ prompt: 'x', model, referenceIds: Array.from({ length: count }, (_, at) => `${at}`) })
      .error?.issues.map(({ message }) => message) ?? []
  const words = { references: 0, firstFrame: false, lastFrame: false }
  const board = (model: string | null) => ({ model, referencesMax: 9 })
  expect(shotReferencesMax(all, board(seedance), words)).toBe(9)
  expect(ofShot(seedance, 9)).toEqual([])
  expect(ofShot(seedance, 10)).toContain('Maximum 9 reference images allowed')
  expect(shotReferencesMax(all, board(vidu), words)).toBe(5)
  expect(ofShot(vidu, 6)).toEqual([`${modelOf(vidu)!.name} takes at most 5 reference images`])
  expect(shotReferencesMax(all, board(null), words)).toBe(7)
  expect(ofShot(null, 7)).toEqual([])
  // the default model for references accepts a first frame, too
  expect(shotReferencesMax(all, board(null), { ...words, firstFrame: true })).toBe(7)
  expect(shotReferencesMax(all, board(veo), words)).toBe(5)
  expect(shotReferencesMax(all, { model: seedance, referencesMax: 3 }, words)).toBe(3)
  expect(ofShot(veo, 1)).toEqual(['Veo 3.1 takes no reference images'])
})

test('unsupported inputs are refused by name', () => {
  expect(faults({ prompt: 'x', model: 'fal-ai/unknown' })).toEqual(['model: Unknown model fal-ai/unknown'])
  expect(faults({ prompt: 'x', model: veo, referenceIds: ['a'] })).toEqual([
    'referenceIds: Veo 3.1 takes no reference images',
  ])
  expect(faults({ prompt: 'x', model: vidu })).toEqual([
    'referenceIds: Vidu Q1 needs at least one reference image',
  ])
  expect(faults({ prompt: 'x', model: veo, duration: 5 })).toEqual([
    'duration: Veo 3.1 does not offer 5 seconds',
  ])
  expect(
    faults({
      prompt: 'x',
      model: director,
      seed: 4,
      sound: true,
      resolution: '720p',
      movement: 'large',
      negativePrompt: 'rain',
    }),
  ).toHaveLength(5)
  expect(faults({ prompt: 'x', ratio: '4:3' })).toEqual([
    'ratio: Aspect ratio must be one of 16:9, 9:16, 1:1',
  ])
})

test('a frame is refused by name if the model does not support it, and accepted by all locally drawn models', () => {
  expect(faults({ prompt: 'x', model: veo, firstFrameId: 'a', lastFrameId: 'b' })).toEqual([
    'firstFrameId: Veo 3.1 takes no first frame',
    'lastFrameId: Veo 3.1 takes no last frame',
  ])
  expect(faults({ prompt: 'x', firstFrameId: 'a' })).toEqual([])
  const withoutFrames = {
    ...FIRST_CHOICE,
    models: [veo, vidu],
    defaults: { text: veo, references: vidu, frames: null },
  }
  expect(faults({ prompt: 'x', firstFrameId: 'a' }, offerOf('fal', withoutFrames))).toEqual([
    'model: None of your team’s models takes a first frame. An admin can turn one on in Settings',
  ])
  expect(faults({ prompt: 'x', firstFrameId: 'a', lastFrameId: 'b' }, offerOf('local'))).toEqual([])
  expect(faults({ prompt: 'x', model: director, lastFrameId: 'b' }, offerOf('local'))).toEqual([])
})

test('a video is only extended by models that support it, named or not', () => {
  const [extending, retaking] = ['fal-ai/veo3.1/extend-video', 'fal-ai/ltx-2.3/retake-video']
  const asked = { prompt: 'x', extendsVideoId: 'a' }
  expect(faults(asked)).toEqual([
    'model: None of your team’s models takes a clip to go on from. An admin can turn one on in Settings',
  ])
  expect(faults({ ...asked, model: veo })).toEqual(['extendsVideoId: Veo 3.1 takes no clip to go on from'])
  const on = { ...FIRST_CHOICE, models: [...FIRST_CHOICE.models, retaking, extending] }
  const given = { references: 0, firstFrame: false, lastFrame: false, clip: true }
  for (const engine of ['fal', 'local'] as const) {
    const offered = offerOf(engine, on)
    expect(automaticModel(offered, given)?.id).toBe(extending)
    expect(faults(asked, offered)).toEqual([])
    expect(faults({ prompt: 'x', model: extending }, offered)).toEqual([
      'extendsVideoId: Veo 3.1 Extend needs a clip to go on from',
    ])
    expect(faults({ ...asked, model: extending, firstFrameId: 'b' }, offered)).toEqual([
      'firstFrameId: Veo 3.1 Extend takes no first frame',
    ])
  }
  expect(faults({ ...asked, model: retaking }, offerOf('fal', on))).toEqual([])
})

test('a model that the team does not use is refused by name', () => {
  const withoutDirector = { ...FIRST_CHOICE, models: [veo, vidu] }
  expect(faults({ prompt: 'x', model: director }, offerOf('fal', withoutDirector))).toEqual([
    'model: Your team has not turned on the model MiniMax Director. An admin can turn it on in Settings',
  ])
})

test('all options of a model’s row are accepted', () => {
  const models = VIDEO_MODELS.map(({ id }) => id)
  const all = offerOf('fal', { ...FIRST_CHOICE, models })
  for (const model of VIDEO_MODELS.filter(({ clip }) => clip === 'none')) {
    const { id, durations, resolutions, movement, references, firstFrame, lastFrame } = model
    const offered = {
      prompt: 'x',
      model: id,
      referenceIds: ['a', 'b'].slice(0, references),
      firstFrameId: firstFrame === 'none' ? null : 'a',
      lastFrameId: lastFrame === 'none' ? null : 'b',
    }
    const chosen = [
      ...VIDEO_RATIOS.map((ratio) => ({ ratio })),
      ...durations.map((duration) => ({ duration })),
      ...resolutions.map((resolution) => ({ resolution })),
      ...movement.map((kind) => ({ movement: kind })),
    ]
    for (const one of chosen) expect(faults({ ...offered, ...one }, all)).toEqual([])
  }
})

test('an unsupported ratio becomes the closest supported one', () => {
  expect(nearestRatio('1:1', modelOf(veo)!.ratios)).toBe('16:9')
  expect(nearestRatio('9:16', modelOf(director)!.ratios)).toBe('16:9')
  expect(nearestRatio('9:21', ['16:9', '1:1', '9:16'])).toBe('9:16')
})

test('without a choice, a model that supports the prompt is used, or the unsupported input is reported', () => {
  const words = { references: 0, firstFrame: false, lastFrame: false }
  expect(automaticModel(offer, { ...words, seed: 3 })?.id).toBe('fal-ai/veo3.1')
  expect(automaticModel(offer, { ...words, duration: 12 })?.id).toBe(kling('text'))
  const veoAlone = { models: [veo], defaults: { text: veo, references: null, frames: null } }
  const alone = offerOf('fal', veoAlone)
  expect(faults({ prompt: 'x', duration: 12 }, alone)).toEqual([
    'duration: Veo 3.1 does not offer 12 seconds. Kling O3 Pro does: an admin can turn it on in Settings',
  ])
  expect(faults({ prompt: 'x', duration: 59 }, alone)).toEqual([
    'duration: Veo 3.1 does not offer 59 seconds',
  ])
})

test('a prompt may only mention references that it has, in its model’s syntax', () => {
  const asked = { model: kling('reference'), referenceIds: ['a', 'b'] }
  const refused = (name: string) => [
    `prompt: Kling O3 Pro (references) is given no image that the prompt could name ${name}`,
  ]
  expect(faults({ ...asked, prompt: '@Image1 meets @Image2' })).toEqual([])
  expect(faults({ ...asked, prompt: '@Image1 meets @Image3' })).toEqual(refused('@Image3'))
  expect(faults({ ...asked, prompt: '@Image0 and @Image12' })).toEqual(refused('@Image0'))
  const omni = 'google/gemini-omni-flash/reference-to-video'
  const withOmni = offerOf('fal', { ...FIRST_CHOICE, models: [omni] })
  const named = (prompt: string) => faults({ model: omni, referenceIds: ['a'], prompt }, withOmni)
  expect(named('<IMAGE_REF_0> walks')).toEqual([])
  expect(named('<IMAGE_REF_1> walks')).toHaveLength(1)
})

test('sound cannot be turned off for a model that always makes it', () => {
  const omni = 'google/gemini-omni-flash'
  const withOmni = offerOf('fal', { ...FIRST_CHOICE, models: [omni] })
  expect(faults({ prompt: 'x', model: omni, sound: true }, withOmni)).toEqual([])
  expect(faults({ prompt: 'x', model: omni, sound: false }, withOmni)).toEqual([
    'sound: Omni Flash always makes sound',
  ])
})
