/** Covers specification V67. */
import { UNEDITED } from './cut-item.js'
import {
  framesInFilm,
  type PlanClip,
  planFrames,
  planSegments,
  shownInFilm,
  videoFrame,
  whatIsAt,
} from './film-plan.js'
import { SPEEDS, TRANSITION_LENGTHS, TRANSITIONS } from './limits.js'

const fade = { transition: 'fade', seconds: 0.5 }
const cut = { transition: '', seconds: 1 }

const planClip = (change: Partial<PlanClip>): PlanClip => ({
  ...UNEDITED,
  itemId: 'a',
  videoId: 'a',
  frames: 48,
  frameRate: 24,
  contentId: 'videos/a.mp4',
  model: 'fal-ai/veo3.1',
  seed: 7,
  ...change,
})

test('a film shows each clip between its transitions, and both clips within one', () => {
  const clips = [
    { from: 0, to: 48 },
    { from: 12, to: 60 },
    { from: 0, to: 24 },
  ]
  expect(planSegments(clips, [fade, cut], 24)).toEqual([
    { startFrame: 0, frames: 36, clip: 0, frame: 0 },
    {
      startFrame: 36,
      frames: 12,
      transition: 'fade',
      before: { clip: 0, frame: 36 },
      after: { clip: 1, frame: 12 },
    },
    { startFrame: 48, frames: 36, clip: 1, frame: 24 },
    { startFrame: 84, frames: 24, clip: 2, frame: 0 },
  ])
})

test('a transition takes at most half of the shorter clip, and a clip may consist of transitions only', () => {
  const clips = [
    { from: 0, to: 48 },
    { from: 0, to: 6 },
    { from: 0, to: 48 },
  ]
  const segments = planSegments(clips, [fade, fade], 24)
  expect(segments.map(({ frames }) => frames)).toEqual([45, 3, 3, 45])
  expect(planFrames(segments)).toBe(96)
})

test('a film needs one gap fewer than clips, with known transitions', () => {
  expect(planSegments([], [], 24)).toEqual([])
  expect(() => planSegments([{ from: 0, to: 9 }], [fade], 24)).toThrow(RangeError)
  const unknown = { transition: 'swirl', seconds: 0.25 }
  const clip = { from: 0, to: 24 }
  expect(() => planSegments([clip, clip], [unknown], 24)).toThrow(RangeError)
})

test('trim, speed and frame rate determine the frames that a film shows', () => {
  const video = { frames: 48, frameRate: 24 }
  expect(shownInFilm(UNEDITED, video, 24)).toEqual({ from: 0, to: 48 })
  expect(shownInFilm({ ...UNEDITED, inFrame: 12, outFrame: 36 }, video, 24)).toEqual({ from: 12, to: 36 })
  expect(shownInFilm({ ...UNEDITED, inFrame: 12, speed: 0.5 }, video, 24)).toEqual({ from: 24, to: 96 })
  expect(shownInFilm({ ...UNEDITED, outFrame: 24 }, video, 30)).toEqual({ from: 0, to: 30 })
  expect(framesInFilm(5, { frameRate: 25, speed: 2 }, 24)).toBe(2)
})

test('a frame of a film is mapped to the frame of its video', () => {
  const clips = [planClip({}), planClip({ videoId: 'b', speed: 2, inFrame: 12 })]
  const shown = clips.map((each) => shownInFilm(each, each, 24))
  const plan = { frameRate: 24, clips, segments: planSegments(shown, [fade], 24) }
  expect(whatIsAt(plan, 10)).toEqual({ transition: null, shown: [{ clip: clips[0], frame: 10 }] })
  expect(whatIsAt(plan, 41)).toEqual({
    transition: 'fade',
    shown: [
      { clip: clips[0], frame: 41 },
      { clip: clips[1], frame: 16 },
    ],
  })
  expect(whatIsAt(plan, planFrames(plan.segments))).toBeUndefined()
})

/** Numbers from 0 up to 1, reproducible by seed. */
function* random(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    yield state / 2 ** 31
  }
}

test('every frame of any film comes from exactly one clip or transition, and stays within the trims', () => {
  const numbers = random(24)
  const below = (end: number) => Math.floor(numbers.next().value * end)
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)]!
  for (let round = 0; round < 100; round++) {
    const filmRate = pick([24, 25, 30])
    const clips = Array.from({ length: 1 + below(8) }, () => {
      const [frames, frameRate] = [30 + below(200), pick([24, 25, 30])]
      const inFrame = below(frames - 10)
      const outFrame = below(3) ? inFrame + 8 + below(frames - inFrame - 7) : null
      return planClip({ frames, frameRate, inFrame, outFrame, speed: pick(SPEEDS) })
    })
    const gaps = clips.slice(1).map(() => ({
      transition: below(2) ? pick(TRANSITIONS) : '',
      seconds: pick(TRANSITION_LENGTHS),
    }))
    const shown = clips.map((each) => shownInFilm(each, each, filmRate))
    const segments = planSegments(shown, gaps, filmRate)
    const total = planFrames(segments)
    let next = 0
    for (const { startFrame, frames } of segments) {
      expect(startFrame).toBe(next)
      expect(frames).toBeGreaterThan(0)
      next += frames
    }
    expect(next).toBe(total)
    for (let frame = 0; frame < total; frame++) {
      const found = whatIsAt({ frameRate: filmRate, clips, segments }, frame)!
      expect(found.shown).toHaveLength(found.transition ? 2 : 1)
      for (const { clip: of, frame: own } of found.shown) {
        // rounding between two rates may reach one frame beyond the trim
        expect(own).toBeGreaterThanOrEqual(Math.max(0, of.inFrame - 1))
        expect(own).toBeLessThanOrEqual(Math.min(of.frames - 1, of.outFrame ?? of.frames))
      }
    }
  }
})

test('consecutive frames of a film advance in the video at its speed', () => {
  const frames = [0, 1, 2, 3, 4, 5]
  const at = (speed: PlanClip['speed']) =>
    frames.map((frame) => videoFrame(frame, { frames: 48, frameRate: 24, speed }, 24))
  expect(at(1)).toEqual([0, 1, 2, 3, 4, 5])
  expect(at(2)).toEqual([0, 2, 4, 6, 8, 10])
  expect(at(0.5)).toEqual([0, 0, 1, 1, 2, 2])
})
