/** Covers specification B28. */
import * as fc from 'fast-check'
import { STORYBOARD_LIMITS } from '#schema/storyboard'
import { accountOf, isInOrder } from '../../test/screenplays/accounting.js'
import { splitByRule } from './split.fixture.js'

const split = (script: string) => splitByRule(script, STORYBOARD_LIMITS)
const whole = { lost: '', invented: '' }
const spoken = (script: string) =>
  split(script).shots.flatMap(({ dialogue }) => dialogue.map(({ speaker, text }) => [speaker, text]))
const action = (script: string) =>
  split(script)
    .shots.map(({ words }) => words)
    .join(' ')

/** Two lines of action, and a name as the cue of a speech. */
const SCRIPTS: [language: string, cue: string, first: string, second: string][] = [
  ['English', 'ANNA', 'Anna lights the lamp.', 'Ivan comes in from the street and sits down.'],
  ['Russian', 'АННА', 'Анна зажигает лампу.', 'Иван входит с улицы и садится за стол.'],
  ['Greek', 'ΆΝΝΑ', 'Η Άννα ανάβει τη λάμπα.', 'Ο Γιάννης μπαίνει από τον δρόμο.'],
  ['Chinese', '@韩梅梅', '李雷走进厨房，点亮了灯。', '他坐在桌边，打开TV。'],
  ['Japanese', '@アンナ', 'アンナはランプに火をつける。', '窓の外は雨。DJが笑う。'],
  ['Korean', '@민수', '민수가 부엌에 들어와 불을 켠다.', '창밖에는 비가 내린다.'],
  ['Arabic', '@أحمد', 'يدخل أحمد إلى الغرفة ويشعل المصباح.', 'المطر يسقط على النافذة.'],
  ['Hebrew', '@אנה', 'אנה מדליקה את המנורה.', 'יוסי נכנס מהרחוב ומתיישב.'],
  ['Hindi', '@अन्ना', 'अन्ना दीपक जलाती है।', 'इवान अंदर आकर बैठ जाता है।'],
  ['Thai', '@แอนนา', 'แอนนาจุดตะเกียง', 'อีวานเข้ามาจากถนนแล้วนั่งลง'],
]

describe.each(SCRIPTS)('a screenplay in %s', (_, cue, first, second) => {
  const name = cue.replace('@', '')

  test('keeps two lines of action, and reads a speech below a name', () => {
    const script = `INT. ${name} - ${name}\n\n${first}\n${second}\n\n${cue} (V.O.)\n${second}\n${first}`
    expect(action(script)).toContain(first)
    expect(action(script)).toContain(second)
    expect(spoken(script)).toEqual([[`${name} (V.O.)`, `${second} ${first}`]])
    expect(split(script).shots.map(({ characters }) => characters)).toEqual([[name]])
    expect(accountOf(script, split(script))).toEqual(whole)
  })

  test('accepts forced headings, action and transitions', () => {
    const script = `.${name}\n\n!${first}\n\n> ${name}\n\n.${second.slice(0, 9).trim()}\n\n${second}`
    const { shots, apart } = split(script)
    expect(shots).toMatchObject([
      { heading: name, words: first },
      { heading: second.slice(0, 9).trim(), words: second },
    ])
    expect(apart).toContainEqual({ kind: 'TRANSITION', text: name })
  })
})

test.each([
  ['a name with capital letters alone', 'ДЖОН-2 (ЗК)', ['ДЖОН-2 (ЗК)', 'Да.']],
  ['German with ß', 'GROßE FRAU', ['GROßE FRAU', 'Да.']],
  ['an apostrophe that is a letter', 'МАРʼЯНА', ['МАРʼЯНА', 'Да.']],
  ['wide brackets', '@李雷（画外音）', ['李雷（画外音）', 'Да.']],
  ['letters without case', 'გიორგი', undefined],
  ['a capital among letters without case', '他打开TV', undefined],
  ['one small letter', 'АННа', undefined],
  ['no letters', '12…', undefined],
])('%s: whether a line names who speaks', (_, cue, speech) => {
  expect(spoken(`INT. A - B\n\n${cue}\nДа.`)).toEqual(speech ? [speech] : [])
})

test('a line of two spaces continues a speech, other empty lines end it', () => {
  const speech = 'DEALER\nTen.\nDealer gets a seven.'
  const script = (empty: string, rest = 'Hit or stand sir?') => `INT. A - B\n\n${speech}\n${empty}\n${rest}`
  expect(spoken(script('  '))).toEqual([['DEALER', 'Ten. Dealer gets a seven. Hit or stand sir?']])
  for (const empty of ['', ' ', '   ', '\t']) {
    expect(spoken(script(empty))).toEqual([['DEALER', 'Ten. Dealer gets a seven.']])
    expect(action(script(empty))).toContain('Hit or stand sir?')
  }
  expect(spoken(script('  ', 'MONKEY\nNo.')).map(([speaker]) => speaker)).toEqual(['DEALER', 'MONKEY'])
  expect(split(script('  ', 'EXT. C - D')).shots).toHaveLength(2)
  expect(spoken(`${speech}\n  \nHit or stand sir?`)).toHaveLength(1)
  const indented = `${script('  ')}\n\n${speech}\n\nIt rains.`.replaceAll('\n\n', '\n  \n')
  expect(action(indented)).toContain('Hit or stand sir?')
})

test('names are found in scripts without spaces, and labels keep their letters', () => {
  const { shots, elements } = split(
    '.厨房\n\n李雷走进厨房。\n\n@李雷\n是我。\n\n.ΤΑΒΕΡΝΑ\n\nΟ Νίκος γελά.\n\nΝΙΚΟΣ\nΕγώ.\n\nİNCİ\nBen.\n\n.ΔΡΟΜΟΣ\n\nΟ Νίκος φεύγει.',
  )
  expect(shots[0].characters).toEqual(['李雷'])
  expect(shots.at(-1)!.characters).toEqual(['ΝΙΚΟΣ'])
  expect(elements.map(({ label }) => label)).toEqual(['李雷', 'Νικος', 'İnci'])
})

test('initials and headings of other languages are not speakers', () => {
  for (const words of ['A. P. Chekhov enters the hall.', 'А. П. Чехов входит в зал.']) {
    expect(spoken(words)).toEqual([])
    expect(action(words)).toBe(words)
  }
  for (const heading of ['ИНТ. КУХНЯ - НОЧЬ', 'НАТ. Причал - утро', 'INNEN. KÜCHE - NACHT', 'США. Вечер.'])
    expect(spoken(`${heading}\n\nИван входит.`)).toEqual([])
  expect(spoken('NORA (softly). I know.')).toEqual([['NORA (softly)', 'I know.']])
  expect(spoken('НОРА (тихо): Я знаю.')).toEqual([['НОРА (тихо)', 'Я знаю.']])
})

/** A part of a random screenplay, and the expected result. */
interface Part {
  text: string
  told?: string[]
  said?: [string, string]
}

const partOf = ([, cue, first, second]: (typeof SCRIPTS)[number]): fc.Arbitrary<Part> => {
  const name = cue.replace('@', '')
  const pieces = [...new Set([...first.split(/\s+/), ...second.split(/\s+/)])]
  const end = /[.。।]$/.exec(first)?.[0] ?? ''
  const sentence = fc
    .array(fc.constantFrom(...pieces, 'TV', '1999'), { minLength: 2, maxLength: 9 })
    .map((words) => [...words, pieces.at(-1)].join(' ').replace(/[.。।，]/g, '') + end)
  const lines = fc.array(sentence, { minLength: 1, maxLength: 3 })
  const speech = fc.tuple(lines, fc.constantFrom('\n', '\n  \n', '\n(...)\n'))
  return fc.oneof(
    lines.map((told) => ({ text: told.join('\n'), told })),
    speech.map(([said, joint]): Part => {
      const text = said.join(joint)
      return { text: `${cue}\n${text}`, said: [name, text.replace(/\s+/g, '')] }
    }),
    sentence.map((words) => ({ text: `INT. ${words.slice(0, 60)}` })),
    sentence.map((words) => ({ text: `.${words.slice(0, 60)}` })),
    sentence.map((words) => ({ text: `!${words}`, told: [words] })),
    fc.constantFrom(
      { text: `> ${name}` },
      { text: 'CUT TO:' },
      { text: `[[${first}]]` },
      { text: `# ${name}` },
    ),
  )
}

test('200 random screenplays in ten writing systems: no action becomes a speech, and nothing is lost', () => {
  const screenplay = fc
    .constantFrom(...SCRIPTS)
    .chain((script) => fc.array(partOf(script), { minLength: 1, maxLength: 14 }))
  const joinedOf = (texts: string[]) => texts.join('').replace(/\s+/g, '')
  fc.assert(
    fc.property(screenplay, (parts) => {
      const script = parts.map(({ text }) => text).join('\n\n')
      const found = split(script)
      expect(accountOf(script, found)).toEqual(whole)
      expect(isInOrder(script, found)).toBe(true)
      const words = joinedOf(found.shots.map((shot) => shot.words))
      for (const sentence of parts.flatMap(({ told = [] }) => told))
        expect(words).toContain(joinedOf([sentence]))
      const said = parts.flatMap((part) => (part.said ? [part.said] : []))
      const lines = found.shots.flatMap(({ dialogue }) => dialogue)
      expect(new Set(lines.map(({ speaker }) => speaker))).toEqual(new Set(said.map(([speaker]) => speaker)))
      expect(joinedOf(lines.map(({ text }) => text))).toBe(joinedOf(said.map(([, text]) => text)))
    }),
    { numRuns: 200, seed: 39 },
  )
})
