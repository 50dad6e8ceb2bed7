/** Covers specification B21, B23. */
import { STORYBOARD_LIMITS } from '#schema/storyboard'
import { accountOf } from '../../test/screenplays/accounting.js'
import { splitByRule } from './split.fixture.js'

const LIMITS = STORYBOARD_LIMITS
const split = (script: string) => splitByRule(script, LIMITS)
const wordsOf = (script: string) => split(script).shots.map(({ words }) => words)
const whole = { lost: '', invented: '' }

describe('a script is split into shots by rule', () => {
  test('a beat of action is a shot, and speech stays with it', () => {
    const { shots } = split(`INT. LIGHTHOUSE - NIGHT

The keeper climbs the last steps with a lantern in each hand.

KEEPER
(out of breath)
Still burning.

Far below, a small boat turns towards the rocks.

DISSOLVE TO:

EXT. SEA - NIGHT

CLOSE ON an oar that breaks.`)
    expect(shots).toEqual([
      {
        scene: 0,
        heading: 'INT. LIGHTHOUSE - NIGHT',
        words: 'The keeper climbs the last steps with a lantern in each hand.',
        dialogue: [{ speaker: 'KEEPER', text: '(out of breath) Still burning.' }],
        seconds: 4.8,
        camera: null,
        characters: ['KEEPER'],
        transition: '',
      },
      {
        scene: 0,
        heading: 'INT. LIGHTHOUSE - NIGHT',
        words: 'Far below, a small boat turns towards the rocks.',
        dialogue: [],
        seconds: 2.7,
        camera: null,
        characters: [],
        transition: 'dissolve',
      },
      {
        scene: 1,
        heading: 'EXT. SEA - NIGHT',
        words: 'CLOSE ON an oar that breaks.',
        dialogue: [],
        seconds: 1.8,
        camera: 'close_up',
        characters: [],
        transition: '',
      },
    ])
  })

  test('a paragraph with several subjects is several shots, one with one subject is one', () => {
    expect(
      wordsOf(
        'The keeper lifts the lamp above her head. She waits. The ferry turns its bow towards the harbour wall.',
      ),
    ).toEqual([
      'The keeper lifts the lamp above her head. She waits.',
      'The ferry turns its bow towards the harbour wall.',
    ])
  })

  test.each([
    ['The Last Loaf', 'THE LAST LOAF\n\nINT. BAKERY - NIGHT\n\nRosa waits.'],
    ['The Last Loaf of Bread', '\nThe Last Loaf of Bread\n\nFADE IN:\n\nINT. BAKERY - NIGHT\n\nRosa waits.'],
    ['The Last Loaf', 'Title: The Last Loaf\nAuthor: Ines\n\nINT. BAKERY - NIGHT\n\nRosa waits.'],
    [null, 'Flour.\n\nINT. BAKERY - NIGHT\n\nRosa waits.'],
    [null, 'A door opens\n\nINT. BAKERY - NIGHT\n\nRosa waits.'],
  ])('the title %s is no shot', (title, script) => {
    expect(split(script).title).toBe(title)
    expect(split(script).shots).toHaveLength(title === null ? 2 : 1)
    expect(accountOf(script, split(script))).toEqual(whole)
  })

  test.each([
    ['Written by Ines Alvar', 'Title: The Lamp\nCredit: Written by\nAuthor: Ines Alvar'],
    ['By Ines Alvar', 'Title: The Lamp\nAuthor: Ines Alvar'],
    ['By Ines Alvar, Jon Bell', 'Title: The Lamp\nAuthors:\n    Ines Alvar\n    Jon Bell\nDraft date: May'],
    ['By Ines Alvar, Jon Bell', 'Title: The Lamp\nAuthor: Ines Alvar\n    Jon Bell\nSecond draft'],
    ['Written by Ines Alvar', 'THE LAMP\n\nWritten by\n\nInes Alvar'],
    ['by Ines Alvar', 'THE LAMP\n\nby Ines Alvar'],
    [null, 'Title: The Lamp'],
  ])('a title page says %s', (byline, page) => {
    expect(split(`${page}\n\nINT. BAKERY - NIGHT\n\nRosa waits.`).byline).toBe(byline)
  })

  test('fades between and after scenes are transitions', () => {
    const scene = (place: string) => `INT. ${place} - NIGHT\n\nRosa waits at the door of the ${place}.`
    const script = `FADE IN:\n\n${scene('BAKERY')}\n\nFADE TO BLACK.\n\n${scene('HALL')}\n\nFADE OUT.`
    expect(split(script).shots.map(({ transition }) => transition)).toEqual(['fadeblack', 'fadeblack'])
  })

  test('a line of a printed play is dialogue', () => {
    expect(split('NORA (softly): I know. Go.').shots).toMatchObject([
      { words: '', dialogue: [{ speaker: 'NORA (softly)', text: 'I know. Go.' }], characters: ['NORA'] },
    ])
  })

  test('a title with a full stop is no speaker', () => {
    const [shot] = split(
      'INT. HALL - DAY\n\nMRS. VANE, 70, thin, watches from the stairs.\n\nDR. BELL enters.',
    ).shots
    expect(shot).toMatchObject({
      words: expect.stringMatching(/^MRS\. VANE, 70, .* DR\. BELL enters\.$/s),
      dialogue: [],
    })
  })

  test('very short shots are merged with an adjacent one in the scene', () => {
    expect(
      wordsOf('EXT. YARD - DAY\n\nSilence.\n\nA gate swings open in the wind, and nobody is there.'),
    ).toEqual(['Silence. A gate swings open in the wind, and nobody is there.'])
  })

  test('typed pages are read by indent, with numbers and page marks set apart', () => {
    const { shots, apart } = split(`                                                    12.

31   INT. MILL - DAY                                   31

     Flour hangs in the light. The wheel turns slowly behind
     the wall.

                         MILLER
                    (to the cat)
               We are not open yet, as you
               very well know.

(CONTINUED)`)
    expect(shots).toMatchObject([
      {
        heading: 'INT. MILL - DAY',
        words: 'Flour hangs in the light. The wheel turns slowly behind the wall.',
        dialogue: [{ speaker: 'MILLER', text: '(to the cat) We are not open yet, as you very well know.' }],
      },
    ])
    expect(apart).toEqual([
      { kind: 'PAGE', text: '12.' },
      { kind: 'SCENE_NUMBER', text: '31' },
      { kind: 'SCENE_NUMBER', text: '31' },
      { kind: 'PAGE', text: '(CONTINUED)' },
    ])
  })

  test('Fountain markup and comments are set apart, and forced elements are supported', () => {
    const { shots, apart } = split(`Title: The Lamp
Author: Ines

.THE LANTERN ROOM #4A#

!BANG
@McAllister
It is **only** the _wind_.

[[Rather thunder?]]

/* An older end,
of which nothing is kept */

> FADE TO BLACK.`)
    expect(shots.map(({ heading, words, characters }) => [heading, words, characters])).toEqual([
      ['THE LANTERN ROOM', 'BANG @McAllister It is only the wind.', []],
    ])
    expect(apart).toContainEqual({ kind: 'TITLE_PAGE', text: 'Title: The Lamp Author: Ines' })
    expect(apart).toContainEqual({ kind: 'NOTE', text: '[[Rather thunder?]]' })
    expect(apart).toContainEqual({
      kind: 'BONEYARD',
      text: '/* An older end,\nof which nothing is kept */',
    })
    expect(apart.map(({ kind }) => kind)).toContain('TRANSITION')
  })

  test('lines without empty lines in between are split at headings and names', () => {
    expect(
      split(`1 INT. HALL
A door opens.
EVA
Who is there?
TOM
Only me.
2 EXT. STREET
Rain.`).shots,
    ).toMatchObject([
      {
        heading: 'INT. HALL',
        words: 'A door opens.',
        dialogue: [
          { speaker: 'EVA', text: 'Who is there?' },
          { speaker: 'TOM', text: 'Only me.' },
        ],
      },
      { heading: 'EXT. STREET', words: 'Rain.', dialogue: [] },
    ])
  })

  test('unclosed markup below a heading is action, and does not slow parsing down', () => {
    for (const sign of ['*', '_', '(']) {
      const signs = sign.repeat(19_000)
      const { shots, apart } = split(`INT. HALL\n\n${signs}`)
      const kept = [...shots.map(({ words }) => words), ...apart.map(({ text }) => text)].join('')
      expect(kept.split(sign)).toHaveLength(signs.length + 1)
    }
  })

  test('a heading without text below it is a shot of the place', () => {
    expect(
      split('EXT. SEA - DAY\n\nEXT. HARBOUR - DAY\n\nGulls.').shots.map(({ heading, words }) => [
        heading,
        words,
      ]),
    ).toEqual([
      [null, 'EXT. SEA - DAY'],
      ['EXT. HARBOUR - DAY', 'Gulls.'],
    ])
  })

  test('speech that is too long for a shot is split between sentences', () => {
    const speech = Array.from(
      { length: 30 },
      (_, at) => `This is sentence number ${at} of a very long speech.`,
    ).join(' ')
    const { shots } = split(`EVA\n${speech}`)
    expect(shots.length).toBeGreaterThan(5)
    expect(shots.every(({ characters }) => characters.includes('EVA'))).toBe(true)
    expect(Math.max(...shots.map(({ seconds }) => seconds))).toBeLessThanOrEqual(16)
  })

  test('there are at most a hundred shots; the shortest are merged', () => {
    const script = Array.from(
      { length: 130 },
      (_, at) => `EXT. PLACE ${at} - DAY\n\nBird number ${at} crosses the whole sky from left to right.`,
    ).join('\n\n')
    const found = split(script)
    expect(found.shots).toHaveLength(100)
    expect(accountOf(script, found)).toEqual(whole)
  })
})

test('a paragraph with two subjects is two shots if the first lasts 3 seconds', () => {
  const wordsOf = (text: string) =>
    splitByRule(`EXT. STREET - NIGHT\n\n${text}`, STORYBOARD_LIMITS).shots.map(({ words }) => words)
  const run = 'Elsa runs towards the only lit window.'
  expect(wordsOf(`Snow falls on a quiet street. ${run}`)).toHaveLength(1)
  const snow = 'Snow falls without a sound on the roofs and on the quiet street.'
  expect(wordsOf(`${snow} ${run}`)).toEqual([snow, run])
})
