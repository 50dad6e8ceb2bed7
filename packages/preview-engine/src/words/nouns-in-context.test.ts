/** Covers specification C27, B57. */
import { sceneOf } from '../scene/scene.js'
import { describeUndrawn } from './undrawn-words.js'
import { read } from './read.js'

const names = (prompt: string) => read(prompt, 1).cast.map(({ row }) => row.name)
const noteOf = (prompt: string) => describeUndrawn(read(prompt, 1)) ?? ''

test.each([
  ['An apple tree in a garden', ['tree']],
  ['A perfume bottle on a stage', ['lotion-bottle']],
  ['A wine bottle on a table', ['bottle']],
  ['A coffee cup on a table', ['cup']],
  ['A car door opens in a street', ['car']],
  ['A bouquet of red roses on a table', ['bouquet']],
  ['A bottle of olive oil on a table', ['bottle']],
])('%s: of two nouns, the one that is meant is drawn', (prompt, drawn) =>
  expect(names(prompt)).toEqual(drawn),
)

test('a modifier is not drawn instead of a noun without a drawing', () => {
  expect(names('A robot vacuum crosses a living room')).toEqual([])
  expect(noteOf('A robot vacuum crosses a living room')).toMatch(/^Not shown: vacuum\./)
})

test.each([
  ['The train leaves the station', ['train', 'station']],
  ['The boat rocks on the waves', ['boat']],
  ['A paper plane flies through a classroom', ['plane']],
  ["A mother braids her daughter's hair", ['woman', 'girl']],
  ['A chef plating pasta', ['chef', 'spaghetti']],
])('%s: a verb after its subject is no noun', (prompt, drawn) => expect(names(prompt)).toEqual(drawn))

test.each(['railing', 'stairs', 'net', 'revolver', 'platform', 'fence'])(
  '%s: what could only be drawn as another thing is left out and noted',
  (word) => {
    const prompt = `A man beside the ${word}`
    expect(names(prompt)).toEqual(['person'])
    expect(noteOf(prompt)).toMatch(new RegExp(`^Not shown: ${word}\\.`))
  },
)

test('who is on a picture, or rain that has ended, is not drawn', () => {
  expect(names('A woman puts a photograph of a young girl on the table')).not.toContain('girl')
  expect(names('A portrait of a girl')).toContain('girl')
  expect(read('A woman in a meadow. The rain has stopped.', 1).extras).not.toContain('rain')
})

test('a person is not placed in a cup or on a laptop', () => {
  for (const prompt of ['A man pours milk into a cup', 'A man works on his laptop'])
    expect(read(prompt, 1).cast.filter(({ relation }) => relation === 'in' || relation === 'on')).toEqual([])
})

test('who sleeps in a room with a bed lies in it', () => {
  expect(read('A man asleep in a hospital room', 1).cast).toMatchObject([
    { row: { name: 'person' }, relation: 'on', on: { row: { name: 'bed' } } },
    { row: { name: 'bed' } },
  ])
})

test('a street has lit signs and reflections at night, not by day', () => {
  const layersOf = (prompt: string) => sceneOf(prompt, '16:9', 1).layers
  const isWet = (prompt: string) => layersOf(prompt).some(({ mirror }) => mirror)
  expect(isWet('A street at noon')).toBe(false)
  expect(layersOf('A street at noon').map(({ name }) => name)).toContain('road')
  expect(isWet('A street at night')).toBe(true)
  expect(isWet('A street at noon in the rain')).toBe(true)
})
