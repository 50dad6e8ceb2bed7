/** Covers specification C11, C12. */
import { act, renderHook } from '@testing-library/react'
import { VIDEO_MODELS, type VideoModel, drawnLocally, misfitsOf, offerOf } from '#schema/limits'
import { promptRuleFor } from '#schema/rules/prompt'
import { modelChoiceOf } from '../../../../test/answers'
import { makeAsset } from '../../../../test/assets'
import { pairsOf } from '../conversation'
import { EMPTY_DRAFT, inputOf, normalizeDraft, useDraft } from './draft'
import { choiceOf, summaryOf } from '../../../entities/video/models'
import { effectiveModel, givenBy, ratioNote } from './models'

let loads = 0
/** Imports the module again, as a reloaded page would. */
const reload = (): Promise<typeof import('./draft')> => import(`./draft?load=${(loads += 1)}`)

const [retired, vidu, director, veo] = VIDEO_MODELS
const asset = (id: string) => makeAsset(id)
const everything = {
  ...EMPTY_DRAFT,
  prompt: 'A fox',
  duration: 6,
  resolution: '1080p',
  sound: false,
  negativePrompt: 'rain',
  seed: 3,
  movement: 'large',
  promptOptimizer: false,
} as const

const choice = choiceOf(modelChoiceOf())
const offers = { fal: offerOf('fal', choice), local: offerOf('local', choice) }
const here = offers.fal

test('with references only the reference model is offered, without them only text models', () => {
  const fitting = (references: number) =>
    here.models
      .filter((model) => !misfitsOf(model, { references, firstFrame: false, lastFrame: false }).length)
      .map(({ id }) => id)
  expect(fitting(0)).toEqual([retired.id, director.id, veo.id])
  expect(fitting(2)).toEqual([vidu.id])
})

test('a change of the model drops settings that it does not support', () => {
  expect(normalizeDraft({ ...everything, model: director.id }, here)).toMatchObject({
    duration: null,
    resolution: null,
    sound: null,
    negativePrompt: null,
    seed: null,
    movement: null,
    promptOptimizer: false,
  })
  const references = [asset('a')]
  expect(normalizeDraft({ ...everything, references, model: veo.id }, here)).toMatchObject({
    model: null,
    duration: null,
    seed: 3,
    movement: 'large',
    promptOptimizer: null,
  })
})

test.each([
  ...here.models.flatMap(({ id }) => [[id, 0] as const, [id, 1] as const, [id, 6] as const]),
  ['automatic', 0] as const,
  ['automatic', 5] as const,
])('a draft for %s with %i references is never refused', (model, count) => {
  const references = Array.from({ length: count }, (_, at) => asset(`${at}`))
  for (const offer of [offers.fal, offers.local]) {
    const chosen = model === 'automatic' ? null : model
    const draft = normalizeDraft({ ...everything, references, model: chosen }, offer)
    const used = effectiveModel(offer, draft.model, givenBy(draft))
    const { error } = promptRuleFor(offer).safeParse(inputOf('keeper', draft, used))
    expect(error).toBeUndefined()
  }
})

test('the values shown in the form are sent, including defaults', () => {
  const ordered = (engine: 'fal' | 'local', model: VideoModel) => {
    const references = model.referencesRequired ? [asset('a')] : []
    const draft = normalizeDraft({ ...EMPTY_DRAFT, model: model.id, references }, offers[engine])
    return inputOf('keeper', draft, effectiveModel(offers[engine], draft.model, givenBy(draft)))
  }
  expect(ordered('fal', veo)).toMatchObject({ duration: 8, resolution: '720p', sound: true, movement: null })
  expect(ordered('local', veo)).toMatchObject({ duration: 8, resolution: '720p', sound: true })
  expect(ordered('fal', vidu)).toMatchObject({ duration: null, movement: 'auto', sound: null })
  expect(ordered('fal', director)).toMatchObject({ duration: null, promptOptimizer: true })
})

test('the local engine offers its supported options and no optimizer', () => {
  expect(drawnLocally(director).promptOptimizer).toBe(false)
  expect(ratioNote('1:1', drawnLocally(veo))).toBeNull()
  const chosen = { ...EMPTY_DRAFT, model: director.id, promptOptimizer: false }
  expect(inputOf('keeper', chosen, drawnLocally(director)).promptOptimizer).toBeNull()
})

test('frames are sent with the prompt, and kept if the model does not support them', () => {
  const framed = { ...EMPTY_DRAFT, firstFrame: asset('a'), model: director.id }
  expect(normalizeDraft(framed, offers.local).model).toBe(director.id)
  const draft = normalizeDraft(framed, here)
  expect(draft).toMatchObject({ model: null, firstFrame: { id: 'a' } })
  expect(inputOf('keeper', draft, veo)).toMatchObject({ firstFrameId: 'a', lastFrameId: null })
})

test('an unsupported aspect ratio shows its replacement', () => {
  expect(ratioNote('1:1', veo)).toBe('asked for as 16:9, cropped on arrival')
  expect(ratioNote('9:16', director)).toBe('asked for as 16:9, cropped on arrival')
  expect(ratioNote('1:1', vidu)).toBeNull()
})

test('the features of a model are described', () => {
  expect(summaryOf(retired)).toBe(
    'Retired: Veo 3.1 is used instead · 16:9, 9:16 · 4, 6, 8 s · up to 1080p · sound · seed',
  )
  expect(summaryOf(veo)).toBe('16:9, 9:16 · 4, 6, 8 s · up to 4k · sound · seed')
  expect(summaryOf(vidu)).toBe(
    'Vidu Q3 (references) is newer · 16:9, 9:16, 1:1 · up to 5 reference images · seed',
  )
  expect(summaryOf(director)).toBe('16:9 only · camera moves')
})

test('takes are numbered across the whole conversation, even when only its end is loaded', () => {
  const message = (id: string, answersId: string | null) => ({
    id,
    answersId,
    projectId: 'keeper',
    content: '',
    magicPrompt: null,
    note: null,
    messageType: 'VIDEO' as const,
    ratio: null,
    asset: null,
    author: { id: 'ana', username: 'ana' },
    references: [],
    firstFrame: null,
    lastFrame: null,
    extendsVideoId: null,
    extendsVideo: null,
    senderType: answersId ? ('ASSISTANT' as const) : ('USER' as const),
    video: null,
    videoDeleted: false,
    variations: 1,
    videos: [],
    job: null,
    createdAt: '',
  })
  const loaded = [message('b', 'a'), message('c', null), message('d', 'c')]
  expect(pairsOf(loaded, { value: 10, isExact: true }).map(({ id, take }) => [id, take])).toEqual([
    ['a', 'Take 4'],
    ['c', 'Take 5'],
  ])
})

test('a prompt in flight survives a reload, followed by text typed meanwhile', async () => {
  const first = renderHook(() => useDraft('ines', 'keeper', here))
  act(() => first.result.current[1]({ prompt: 'A fox' }))
  act(() => void first.result.current[2](() => new Promise(() => undefined)))
  expect(first.result.current[0].prompt).toBe('')
  act(() => first.result.current[1]({ prompt: 'in the snow' }))

  const { useDraft: useReloaded } = await reload()
  const second = renderHook(() => useReloaded('ines', 'keeper', here))
  expect(second.result.current[0].prompt).toBe('A fox\nin the snow')
  await act(() => second.result.current[2](async () => true))
  expect(second.result.current[0].prompt).toBe('')
  second.unmount()
  const third = renderHook(() => useReloaded('ines', 'keeper', here))
  expect(third.result.current[0].prompt).toBe('')
})

test('after a prompt for a note was sent, magic prompt is as before the note', async () => {
  const { result } = renderHook(() => useDraft('ines', 'note', here))
  const frame = { videoId: 'v', atSeconds: 1 }
  const note = { id: 'n', author: 'Anna', moment: '0:01.0', text: 'Red', frame, clip: null }
  const added = { ...note, referenceId: null, firstFrameId: null, hadMagicPrompt: false }
  act(() => result.current[1]({ prompt: 'A fox', magicPrompt: true, note: added }))
  await act(() => result.current[2](async () => true))
  expect(result.current[0]).toMatchObject({ magicPrompt: false, note: null })
})

test('text typed while a prompt is checked is preserved', async () => {
  const { result } = renderHook(() => useDraft('ines', 'studio', here))
  act(() => result.current[1]({ prompt: 'A fox' }))
  const send = result.current[2]
  act(() => result.current[1]({ prompt: 'A foxA whale' }))
  await act(() => send(async () => true))
  expect(result.current[0].prompt).toBe('A whale')
})

test('of two prompts in flight the failed one returns, and a reload restores unsent text', async () => {
  const { result, unmount } = renderHook(() => useDraft('ines', 'harbour', here))
  const send = (prompt: string) => {
    let end = (_isSent: boolean) => {}
    const outcome = new Promise<boolean>((resolve) => (end = resolve))
    act(() => result.current[1]({ prompt }))
    act(() => void result.current[2](() => outcome))
    expect(result.current[0].prompt).toBe('')
    return (isSent: boolean) => act(async () => end(isSent))
  }
  const endFirst = send('A fox')
  const endSecond = send('A whale')
  send('A train')
  await endSecond(true)
  expect(result.current[0].prompt).toBe('')
  await endFirst(false)
  expect(result.current[0].prompt).toBe('A fox')
  unmount()

  const { useDraft: useReloaded } = await reload()
  const reloaded = renderHook(() => useReloaded('ines', 'harbour', here))
  expect(reloaded.result.current[0].prompt).toBe('A train\nA fox')
})
