/** Covers specification B21, B23. */
import { voiceWordsOf } from '#schema/shot-elements'
import { STORYBOARD_LIMITS } from '#schema/storyboard'
import { splitByRule } from './split.fixture.js'

const split = (script: string) => splitByRule(script, STORYBOARD_LIMITS)

test('a sentence of camera sets the camera of the next shot', () => {
  const split = (text: string) =>
    splitByRule(`INT. LIGHTHOUSE - NIGHT\n\n${text}`, STORYBOARD_LIMITS).shots.map(({ words, camera }) => [
      words,
      camera,
    ])
  expect(split('Close-up of Holm. He lights the lamp with a shaking hand.')).toEqual([
    ['Close-up of Holm. He lights the lamp with a shaking hand.', 'close_up'],
  ])
  expect(split('Close-up of Ben. He leaves the bench.')).toEqual([
    ['Close-up of Ben. He leaves the bench.', 'close_up'],
  ])
  expect(split('Close-up of Holm. Holm lights the lamp.')).toEqual([['Holm lights the lamp.', 'close_up']])
  expect(
    split('Holm opens the heavy door.\n\nThe camera pans left.\n\nThe sea is calm and very dark.'),
  ).toEqual([
    ['Holm opens the heavy door.', null],
    ['The sea is calm and very dark.', 'pan_left'],
  ])
  expect(split('Wide shot of the harbour. Boats leave one after the other.')[0]).toEqual([
    'Wide shot of the harbour. Boats leave one after the other.',
    'wide',
  ])
  expect(split('Wide shot. Slow push in. Holm waits by the lamp.').at(-1)).toEqual([
    'Holm waits by the lamp.',
    'push_in',
  ])
  expect(split('Holm walks home through the deep snow. Wide shot, slow push in.')).toEqual([
    ['Holm walks home through the deep snow.', 'push_in'],
  ])
  expect(split('Holm waits.\n\nClose-up of Holm.').at(-1)).toEqual(['Close-up of Holm.', 'close_up'])
})

test.each(['ANGLE', 'CUT', 'IRIS', 'PAN', 'PAN (O.S.)', 'ROSE'])('%s is a name above its words', (cue) => {
  const script = `INT. BAKERY - NIGHT\n\nTomas waits.\n\n${cue}\nFor you, I never closed.\n\nSMASH CUT\n\nSnow falls.`
  expect(split(script).shots[0].dialogue).toMatchObject([{ text: 'For you, I never closed.' }])
})

test.each(['ANGLE ON THE DOOR', 'REVERSE ANGLE', 'PAN TO THE DOOR', 'PAN: THE DOOR'])(
  '%s is a direction',
  (line) => {
    expect(split(`INT. BAKERY - NIGHT\n\n${line}\nIt opens.`).shots[0].dialogue).toEqual([])
  },
)

test('“IRIS” alone is a name, “IRIS OUT” a transition', () => {
  const { shots } = split(`INT. BAKERY - NIGHT

Tomas sets a tray down.

IRIS
(smiling)
For you, I never closed.

Tomas leaves.

IRIS OUT.

EXT. STREET - NIGHT

Snow falls.`)
  expect(shots[0].dialogue).toEqual([{ speaker: 'IRIS', text: '(smiling) For you, I never closed.' }])
  expect(shots.map(({ transition }) => transition)).toEqual(['circleclose', ''])
})

test('parentheticals direct a line, and take no time', () => {
  const [{ dialogue, seconds }] = splitByRule(
    'INT. HALL - DAY\n\nHOLM\n(quietly, without turning around at all)\nHold on.',
    STORYBOARD_LIMITS,
  ).shots
  expect(dialogue).toEqual([{ speaker: 'HOLM', text: '(quietly, without turning around at all) Hold on.' }])
  expect(voiceWordsOf(dialogue)).toBe('Hold on.')
  expect(seconds).toBeLessThan(2)
})
