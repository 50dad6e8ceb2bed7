/** Covers specification V78. */
import type { Cue } from '#schema/mix'
import { rowsOf, snap } from './lanes'
import { cueKey, fadeTo, placeAt, trimEnd, trimStart } from './placement'
import { decodePeaks, waveformPath } from './waveform'

const cue: Cue = {
  id: 'cue',
  soundId: 'sound',
  kind: 'MUSIC',
  duration: 10,
  itemId: null,
  atSeconds: 4,
  inSeconds: 2,
  outSeconds: null,
  gain: 0,
  fadeInSeconds: 0,
  fadeOutSeconds: 3,
  isMuted: false,
  isDucked: true,
  isDuckedByClips: false,
  isLooped: false,
}
const span = { from: 4, to: 12 }
const anchors = [
  { itemId: 'a', start: 0 },
  { itemId: 'b', start: 5 },
]

test('a cue keeps its time in the film, or moves to the clip at its new time', () => {
  expect(placeAt(cue, 6.25, anchors)).toEqual({ itemId: null, atSeconds: 6.25 })
  expect(placeAt(cue, -1, anchors)).toEqual({ itemId: null, atSeconds: 0 })
  expect(placeAt({ itemId: 'a' }, 6.25, anchors)).toEqual({ itemId: 'b', atSeconds: 1.25 })
  expect(placeAt({ itemId: 'gone' }, 6.25, [])).toEqual({ itemId: null, atSeconds: 6.25 })
})

test('trims stop at the end of the sound, and shorten fades', () => {
  expect(trimStart(cue, span, { seconds: 5.5, anchors })).toEqual({
    itemId: null,
    atSeconds: 5.5,
    inSeconds: 3.5,
  })
  expect(trimStart(cue, span, { seconds: 0, anchors })).toEqual({ itemId: null, atSeconds: 2, inSeconds: 0 })
  expect(trimEnd(cue, span, 6)).toEqual({ outSeconds: 4, fadeOutSeconds: 2 })
  expect(trimEnd(cue, span, 40)).toEqual({ outSeconds: null })
  expect(trimEnd(cue, span, 0).outSeconds).toBe(2.05)
  expect(fadeTo('in', span, 5)).toEqual({ fadeInSeconds: 1 })
  expect(fadeTo('out', span, 30)).toEqual({ fadeOutSeconds: 0 })
})

test('keys move by frames and seconds, and change the level', () => {
  const key = (name: string, shiftKey = false) =>
    cueKey({ key: name, shiftKey, altKey: false, ctrlKey: false, metaKey: false }, 25)
  expect(key('ArrowRight')).toEqual({ does: 'move', seconds: 0.04 })
  expect(key('ArrowLeft', true)).toEqual({ does: 'move', seconds: -1 })
  expect(key('ArrowDown')).toEqual({ does: 'level', decibels: -1 })
  expect(key('x')).toBeNull()
})

test('overlapping spans get separate rows, and a gap is filled again', () => {
  const spans = [
    { from: 0, to: 4 },
    { from: 5, to: 8 },
    { from: 3, to: 6 },
    { from: 4, to: 5 },
  ]
  expect(rowsOf(spans)).toEqual([0, 0, 1, 0])
})

test('snapping picks the nearest point within the distance', () => {
  expect(snap([4, 12], [5, 11.9, 20], 0.5)).toEqual({ by: expect.closeTo(-0.1), point: 11.9 })
  expect(snap([4, 12], [5, 11], 0.5)).toBeNull()
})

test('a waveform draws the largest peak of each part, at its level', () => {
  const peaks = decodePeaks(btoa(String.fromCharCode(0, 255, 51, 51)))
  expect([...peaks]).toEqual([0, 255, 51, 51])
  const path = waveformPath(peaks, { width: 4, height: 20, soundAt: (x) => x / 50, factor: 0.5 })
  expect(path).toBe('M0 5.0L2 9.0L4 9.5L4 10.5L2 11.0L0 15.0Z')
})
