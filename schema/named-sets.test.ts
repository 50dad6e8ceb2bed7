import { linkMentions, nameFromLabel, namesIn, withLabels } from './named-sets.js'

test('names are found in words wherever they stand, each once; addresses and bare marks are none', () => {
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

test('a display name becomes a mention, as written or in capitals', () => {
  const link = (words: string, label: string, max = 100) =>
    linkMentions(words, { name: nameFromLabel(label), label }, max)
  expect(link('Rosa waits. ROSA’S hand; Rosalind, @Rosa, rosa, Rosa-like.', 'Rosa')).toBe(
    '@rosa waits. @rosa’S hand; Rosalind, @Rosa, rosa, Rosa-like.',
  )
  expect(link('OFFICER BELL rings the bell for Officer Bell', 'Officer Bell')).toBe(
    '@officer-bell rings the bell for @officer-bell',
  )
  expect(link('Mr. X. (x)', 'Mr. X.')).toBe('@mr-x (x)')
  expect(link('Rosa', 'Rosa', 4)).toBe('Rosa')
})

test('mentions are read as labels, or else as names', () => {
  const elements = [{ name: 'officer-bell', label: 'Officer Bell' }, { name: 'dog' }]
  expect(withLabels('@Officer-Bell calls the @dog and @nobody, ines@northlight.example', elements)).toBe(
    'Officer Bell calls the dog and nobody, ines@northlight.example',
  )
})
