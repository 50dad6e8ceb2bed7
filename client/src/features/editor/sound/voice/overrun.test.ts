/** Covers specification V85. */
import { makeCue, makeCut, makeClip } from '../../../../../test/videos'
import { shownItems } from '../../state/cut'
import { documentOf } from '../../state/document'
import { placedCues, shownCues } from '../shownCue'
import { fasterBy, lengthened, overrunOf, overrunText } from './overrun'

const clips = ['a', 'b'].map((id) =>
  makeClip(id, { status: 'ACCEPTED', duration: 5, frameRate: 24, frames: 120 }),
)
const anchors = [
  { itemId: 'a', start: 0 },
  { itemId: 'b', start: 3 },
]

/** A voice at the first item, whose clip is trimmed to 3 s. */
function setting(at: number, outSeconds: number) {
  const voice = makeCue('voice', { itemId: 'a', atSeconds: at, outSeconds })
  const sound = { ...voice.sound, kind: 'VOICE' as const }
  const cut = makeCut(clips, undefined, { cues: [{ ...voice, sound }] })
  const document = documentOf({ cut, further: null })
  const [item] = shownItems(document, cut.items)
  const [placed] = placedCues(
    shownCues(document.cues, cut.cues, () => null),
    { anchors, length: 8 },
  )
  return { item: { ...item!, outFrame: 72 }, placed: placed! }
}

test('the overrun of a voice is the part after its shot', () => {
  const { placed } = setting(0.4, 4)
  expect(overrunOf(placed, { anchors, length: 8 })).toBeCloseTo(1.4)
  expect(overrunText(1.4)).toBe('The voice is 1.4 s longer than the shot')
  expect(overrunOf(setting(0, 3).placed, { anchors, length: 8 })).toBeNull()
  const music = { ...placed, cue: { ...placed.cue, kind: 'MUSIC' as const } }
  expect(overrunOf(music, { anchors, length: 8 })).toBeNull()
})

test('a shot is lengthened up to the end of its take', () => {
  const { item } = setting(0, 4)
  expect(lengthened(item, 1.4)).toEqual({ edit: { outFrame: 106 }, by: expect.closeTo(1.417, 2) })
  expect(lengthened(item, 9)).toEqual({ edit: { outFrame: null }, by: 2 })
  expect(lengthened({ ...item, speed: 2 }, 0.5)?.edit).toEqual({ outFrame: 96 })
  expect(lengthened({ ...item, outFrame: null }, 1)).toBeNull()
})

test('a voice is sped up by at most a quarter', () => {
  expect(fasterBy(setting(0, 3.6).placed, 0.6)).toEqual({ factor: 1.2, isPossible: true })
  expect(fasterBy(setting(0, 4).placed, 1)).toEqual({ factor: 1.334, isPossible: false })
})
