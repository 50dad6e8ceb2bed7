import { namesIn, picturesByName, picturesLeftOut, plainWords, unknownName } from './named-sets.js'
import { promptOfShot } from './storyboard.js'

const picture = (assetId: string) => ({ assetId })
const idsOf = (pictures: { assetId: string }[]) => pictures.map(({ assetId }) => assetId)
const keeper = { name: 'Keeper', pictures: ['k1', 'k2', 'k3'].map(picture) }
const tower = { name: 'light-tower', pictures: ['t1', 't2'].map(picture) }

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

test('a model reads the plain words', () => {
  expect(plainWords('@keeper, ines@northlight.example')).toBe('keeper, ines@northlight.example')
  expect(promptOfShot({ words: '@Keeper waits', camera: 'close_up' })).toBe('Keeper waits\nClose-up.')
})

test('own pictures come first, then one of each name, then their second ones, and none twice', () => {
  const { pictures, unknown, leftOut } = picturesByName(
    { words: 'The @keeper leaves the @light-tower with @keper', own: [picture('own'), picture('k2')] },
    [tower, keeper],
    5,
  )
  expect(idsOf(pictures)).toEqual(['own', 'k2', 'k1', 't1', 't2'])
  expect(unknown).toEqual(['keper'])
  expect(leftOut).toEqual([{ name: 'Keeper', count: 1 }])
  expect(picturesLeftOut(leftOut[0], 5)).toBe('1 picture of @Keeper left out: a shot has at most 5')
  expect(unknownName(unknown[0])).toBe('No cast or place is called @keper')
})

test('words without names keep the pictures as they are', () => {
  const own = ['a', 'b', 'c', 'd', 'e'].map(picture)
  expect(picturesByName({ words: 'Rain', own }, [keeper], 5)).toEqual({
    pictures: own,
    unknown: [],
    leftOut: [],
  })
  expect(picturesByName({ words: '@KEEPER', own }, [keeper], 5).leftOut).toEqual([
    { name: 'Keeper', count: 3 },
  ])
})
