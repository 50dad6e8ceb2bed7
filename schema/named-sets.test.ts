import { nameFromLabel, namesIn, withLabels } from './named-sets.js'

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

test('mentions are read as labels, or else as names', () => {
  const elements = [{ name: 'officer-bell', label: 'Officer Bell' }, { name: 'dog' }]
  expect(withLabels('@Officer-Bell calls the @dog and @nobody, ines@northlight.example', elements)).toBe(
    'Officer Bell calls the dog and nobody, ines@northlight.example',
  )
})
