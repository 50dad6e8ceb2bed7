/** Covers specification B22. */
import * as fc from 'fast-check'
import { STORYBOARD_LIMITS } from '#schema/storyboard'
import { accountOf, isInOrder, screenplayPages } from '../../test/screenplays/accounting.js'
import { splitByRule } from './split.fixture.js'

const LIMITS = STORYBOARD_LIMITS
const split = (script: string) => splitByRule(script, LIMITS)
const whole = { lost: '', invented: '' }

describe('nothing of a script is lost', () => {
  test.each(screenplayPages())('of the page $name', ({ text }) => {
    const found = split(text)
    expect(accountOf(text, found)).toEqual(whole)
    expect(isInOrder(text, found)).toBe(true)
    expect(found.shots.length).toBeGreaterThan(4)
  })

  /** Lines with a meaning in screenplays. */
  const LINES = [
    '',
    '',
    '',
    'INT. ROOM - DAY',
    '12 EXT. SEA - NIGHT 12',
    'I/E. CAR',
    '.FORCED #3#',
    'EVA',
    'EVA (V.O.) ^',
    '@Mc',
    '(softly)',
    '~song',
    '> CUT TO:',
    'CUT TO:',
    '> centred <',
    '!Action',
    '# Act',
    '= synopsis',
    '===',
    '[[note]]',
    '/*',
    '*/',
    '[[',
    ']]',
    '**bold** and _under_',
    '12.',
    '(CONTINUED)',
    'Title: A',
    '      EVA',
    '            EVA',
    '       She speaks.',
    'NORA: Yes.',
    'Characters:',
    'EVA (60), a pilot',
    'TOM: a boy',
    'CLOSE ON: a hand.',
    'By day. By night. Mr. X. came.',
  ]
  const line = fc.oneof(
    fc.constantFrom(...LINES),
    fc.lorem({ maxCount: 12 }),
    fc.lorem({ maxCount: 4, mode: 'sentences' }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...'*_ .:>@~#=[]/\\^()ABab1\t\u2028\u0085'), maxLength: 60 }),
  )
  const script = fc.array(line, { maxLength: 60 }).map((lines) => lines.join('\n').slice(0, 20_000))

  test('whatever it consists of, and its shots keep their limits', () => {
    fc.assert(
      fc.property(script, (text) => {
        const found = split(text)
        expect(accountOf(text, found)).toEqual(whole)
        expect(isInOrder(text, found)).toBe(true)
        for (const { words, dialogue, seconds } of found.shots) {
          expect(words.trim().length + dialogue.length).toBeGreaterThan(0)
          expect(dialogue.length).toBeLessThanOrEqual(LIMITS.dialogueMax)
          expect(dialogue.map(({ text }) => text).join('').length).toBeLessThanOrEqual(LIMITS.dialogueTextMax)
          expect(dialogue.every(({ speaker, text }) => speaker && text)).toBe(true)
          expect(words.length).toBeLessThanOrEqual(LIMITS.wordsMax)
          expect(seconds).toBeGreaterThanOrEqual(LIMITS.secondsMin)
          expect(seconds).toBeLessThanOrEqual(LIMITS.secondsMax)
        }
        expect(found.shots.length).toBeLessThanOrEqual(LIMITS.shotsMax)
      }),
      { numRuns: 400 },
    )
  })

  test.each([
    'A',
    '* ',
    '_a',
    'Title: a',
    '/*',
    '[[',
    '((',
    'A b\n',
    'INT. A\n',
    '漢',
    '😀',
    '( a) ',
    ' \t',
    'a. ',
    '.#',
    '>a<',
    '> a <\n',
    'EVA\n((',
    '~a\n',
    'EVA\na\n\n',
  ])('of 20,000 characters of %j, which take no longer than others', (part) => {
    const text = part.repeat(20_000 / part.length)
    const found = split(text)
    expect(accountOf(text, found)).toEqual(whole)
    expect(found.shots.length).toBeLessThanOrEqual(LIMITS.shotsMax)
  })
})
