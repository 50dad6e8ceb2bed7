/** Covers specification B61. */
import { linkMentions, nameFromLabel, namesIn, withLabels } from './named-elements.js'

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

test('a display name becomes a mention, in any case', () => {
  const link = (words: string, label: string, max = 100) =>
    linkMentions(words, { name: nameFromLabel(label), label }, max)
  expect(link('Rosa waits. ROSA’S hand; Rosalind, @Rosa, rosa, Rosa-like.', 'Rosa')).toBe(
    '@rosa waits. @rosa’S hand; Rosalind, @Rosa, @rosa, Rosa-like.',
  )
  expect(link('OFFICER BELL rings the bell for Officer Bell', 'Officer Bell')).toBe(
    '@officer-bell rings the bell for @officer-bell',
  )
  expect(link('Mr. X. (x)', 'Mr. X.')).toBe('@mr-x (x)')
  expect(link('Rosa', 'Rosa', 4)).toBe('Rosa')
  expect(link('The keeper lifts a lamp.', 'Keeper')).toBe('The @keeper lifts a lamp.')
})

test('a name that is also an everyday word is not linked in lower case', () => {
  const rose = { name: 'rose', label: 'Rose' }
  expect(linkMentions('The sun rose. Rose and ROSE saw it.', rose, 100)).toBe(
    'The sun rose. @rose and @rose saw it.',
  )
})

test.each([
  ['Хранитель', 'Здесь хранитель, ХРАНИТЕЛЬ и хранители.', 'Здесь @a, @a и хранители.'],
  ['Νικος', 'Ο Νίκος, ο νίκος και ΝΙΚΟΣ', 'Ο @a, ο @a και @a'],
  ['İnci', 'inci, İNCİ', '@a, @a'],
  ['Élodie', 'elodie, e\u0301lodie, ÉLODIE', '@a, @a, @a'],
  ['Große', 'große GROSSE', '@a @a'],
  ['Անի', 'անի ԱՆԻ', '@a @a'],
  ['미', '민, 미가', '민, @a 가'],
])('the name %s is linked in its writing system', (label, words, linked) => {
  expect(linkMentions(words, { name: 'a', label }, 100)).toBe(linked)
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
  const linked = linkMentions('李雷走进厨房，@李雷。', { name: '李雷' }, 100)
  expect(linked).toBe('@李雷 走进厨房，@李雷。')
  expect(namesIn(linked)).toEqual(['李雷'])
  expect(linkMentions('アンナとアン。', { name: 'アン' }, 100)).toBe('アンナと@アン。')
  expect(linkMentions('Roses for Rosa', { name: 'rosa', label: 'Rosa' }, 100)).toBe('Roses for @rosa')
})
