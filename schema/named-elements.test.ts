/** Covers specification B27, B61. */
import { mentionLinker, nameFromLabel, namesIn, withLabels, elementLinker } from './named-elements.js'

test('names are found anywhere in a text, each once; addresses and bare marks are no names', () => {
  expect(namesIn('@keeper climbs the @light-tower; “@Keeper’s lamp”, @Śluza-2, (@dog).')).toEqual([
    'keeper',
    'light-tower',
    'Śluza-2',
    'dog',
  ])
  expect(namesIn('mail ines@northlight.example, @, a @ b, @@twice, @-dash, ＠full')).toEqual([])
  expect(namesIn('@keeper- looks at @light-tower--far')).toEqual(['keeper', 'light-tower'])
})

test('names come from labels', () => {
  expect(['Officer Bell', 'ROSA’S BAKERY', '  Śluza 2 ', '—'].map(nameFromLabel)).toEqual([
    'officer-bell',
    'rosas-bakery',
    'śluza-2',
    '',
  ])
})

/** Links a name in a storyboard of one shot. */
const link = (words: string, label: string, { name = nameFromLabel(label), max = 100 } = {}) =>
  mentionLinker({ name, label }, [{ words }], max)(words)

test('a display name becomes a mention', () => {
  expect(link('Rosa waits. ROSA’S hand; Rosalind, @Rosa, Rosa-like.', 'Rosa')).toBe(
    '@rosa waits. @rosa’S hand; Rosalind, @Rosa, Rosa-like.',
  )
  expect(link('OFFICER BELL rings the bell for Officer Bell', 'Officer Bell')).toBe(
    '@officer-bell rings the bell for @officer-bell',
  )
  expect(link('Mr. X. (x)', 'Mr. X.')).toBe('@mr-x (x)')
  expect(link('Rosa', 'Rosa', { max: 4 })).toBe('Rosa')
})

test.each([
  [
    'only in capitals',
    'Keeper',
    ['KEEPER waits.', 'The keeper waits.'],
    ['@keeper waits.', 'The @keeper waits.'],
  ],
  ['nowhere', 'Keeper', ['The keeper waits.'], ['The @keeper waits.']],
  [
    'with a capital',
    'Rosa',
    ['Rosa trägt ein rosa Kleid.', 'ROSA'],
    ['@rosa trägt ein rosa Kleid.', '@rosa'],
  ],
  [
    'with a capital elsewhere',
    'Rose',
    ['The sun rose. ROSE waits.', 'Rose!'],
    ['The sun rose. @rose waits.', '@rose!'],
  ],
  [
    'with a capital, and is the subject of a clause in lower case',
    'Mira',
    ['Behind the tank, mira watches them.', 'Mira sits.', 'A mira, the mira and miras.'],
    ['Behind the tank, @mira watches them.', '@mira sits.', 'A mira, the mira and miras.'],
  ],
  ['as a mention', 'Rose', ['@rose waits. The sun rose.'], ['@rose waits. The sun rose.']],
])('lower case is linked if the shots have the name %s', (_, label, words, linked) => {
  const shots = words.map((text) => ({ words: text }))
  expect(words.map(mentionLinker({ name: nameFromLabel(label), label }, shots, 100))).toEqual(linked)
})

test('a name with a capital in the dialogue is not linked in lower case', () => {
  const shots = [{ words: 'The sun rose.', dialogue: [{ text: 'Wait, Rose!' }] }]
  expect(mentionLinker({ name: 'rose' }, shots, 100)('The sun rose.')).toBe('The sun rose.')
})

test.each([
  ['Хранитель', 'Здесь хранитель, ХРАНИТЕЛЬ и хранители.', 'Здесь @a, @a и хранители.'],
  ['Νικος', 'Ο ΝΙΚΟΣ, ο νίκος', 'Ο @a, ο @a'],
  ['İnci', 'inci, İNCİ', '@a, @a'],
  ['Élodie', 'elodie, e\u0301lodie, ÉLODIE', '@a, @a, @a'],
  ['Große', 'große GROSSE', '@a @a'],
  ['Անի', 'անի ԱՆԻ', '@a @a'],
  ['미', '민, 미가', '민, @a 가'],
])('the name %s is linked in its writing system', (label, words, linked) => {
  expect(link(words, label, { name: 'a' })).toBe(linked)
})

test('mentions are read as labels, or else as names', () => {
  const elements = [{ name: 'officer-bell', label: 'Officer Bell' }, { name: 'dog' }]
  expect(withLabels('@Officer-Bell calls the @dog and @nobody, ines@northlight.example', elements)).toBe(
    'Officer Bell calls the dog and nobody, ines@northlight.example',
  )
})

test('in a script without spaces, a mention may follow a letter; an address is no mention', () => {
  expect(namesIn('她看见@李雷 走了。')).toEqual(['李雷'])
  expect(namesIn('ask rosa@mill or а@б')).toEqual([])
})

test('a label in a script without spaces becomes a mention within a sentence', () => {
  const linked = link('李雷走进厨房，@李雷。', '李雷')
  expect(linked).toBe('@李雷 走进厨房，@李雷。')
  expect(namesIn(linked)).toEqual(['李雷'])
  expect(link('アンナとアン。', 'アン')).toBe('アンナと@アン。')
  expect(link('Roses for Rosa', 'Rosa')).toBe('Roses for @rosa')
})

test('the last and first word of a label are linked with a capital, unless another one has them', () => {
  const elementOf = (label: string) => ({ name: nameFromLabel(label), label })
  const all = ['Old Tomas', 'First Guard', 'Second Guard', 'Pip', 'Lena Hale'].map(elementOf)
  const linkOf = (label: string) => elementLinker(elementOf(label), all, [], 200)
  expect(linkOf('Old Tomas')('Old Tomas waits. Tomas nods at tomas.')).toBe(
    '@old-tomas waits. @old-tomas nods at tomas.',
  )
  expect(linkOf('Old Tomas')('Old nets lie here.')).toBe('Old nets lie here.')
  expect(linkOf('First Guard')('Guard waits.')).toBe('Guard waits.')
  expect(linkOf('Lena Hale')('Lena takes Hale’s hat.')).toBe('@lena-hale takes @lena-hale’s hat.')
  const prop = { ...elementOf('Blue Scarf'), kind: 'PROP' }
  expect(elementLinker(prop, all, [], 200)('Blue light. Scarf.')).toBe('Blue light. @blue-scarf.')
})
