/** Covers specification C46. */
import { sceneOf } from '../scene/scene.js'
import { holdOf } from '../subjects/people/acts.js'
import { read } from './read.js'

const castOf = (prompt: string) => read(prompt, 1).cast
const drawn = (prompt: string) =>
  castOf(prompt).map(({ row, relation }) =>
    [row.name, row.act, row.partner && 'partner', relation].filter(Boolean).join(' '),
  )

test.each([
  ['Two businessmen shake hands', ['person reach partner']],
  ['A waiter gives a woman a bottle', ['waiter reach partner', 'bottle hold']],
  ['A detective grabs a woman by the arm', ['detective reach partner']],
  ['A man jumps up and hugs his sister', ['person embrace partner']],
  ['A firefighter carries a child out of a burning house', ['firefighter embrace partner', 'house']],
])('who gives, grabs, hugs or carries touches the other person: %s', (prompt, cast) =>
  expect(drawn(prompt)).toEqual(cast),
)

test('what passes between two people is between them', () => {
  const [waiter] = castOf('A waiter gives a woman a bottle')
  expect(Math.abs(holdOf(waiter!.row)[0])).toBeLessThan(6)
})

test('who pours has jug and cup', () => {
  expect(drawn('A barista pours foam into a cup')).toEqual(['waiter pour'])
  expect(drawn('A woman pours tea into two cups, beside a cake')).toEqual(['woman pour', 'cake'])
})

test('each of several people holds one of several things', () => {
  const umbrellas = sceneOf('People with umbrellas in a street', '16:9', 1).layers.filter(({ name }) =>
    name.startsWith('umbrella'),
  )
  expect(umbrellas.length).toBeGreaterThan(3)
})

test('children have larger heads than adults, and old people white hair', () => {
  expect(castOf('A girl waits')[0]!.row.look?.child).toBe(true)
  expect(castOf('An old fisherman waits')[0]!.row.look).toMatchObject({ hair: '#d4d0c8', beard: '#e6e2da' })
  expect(castOf('A fisherman in an old coat')[0]!.row.look?.beard).toBeUndefined()
})

test('a barking dog makes nobody bark, and a passive verb has its doer', () => {
  expect(drawn('A dog chases a boy down the street, barking')).toEqual(['dog behind', 'boy run'])
  expect(drawn('A dog runs across the grass, chased by a woman')).toEqual(['dog before', 'woman run'])
})

test('a colour that a thing turns is not that of the scene, and a lamp that burns is no fire', () => {
  expect(read('The liquid in the bottle glows green', 1).looks).not.toContain('green')
  expect(castOf('An oil lamp burns on a desk')[0]!.isBurning).toBeUndefined()
  expect(castOf('A barn burns')[0]!.isBurning).toBe(true)
})

test('a character comes before things of the setting, except in a close-up of them', () => {
  const prompt = 'Exterior, pumpkin field, night.\nBen kneels.\nCharacter Ben: 12.'
  expect(castOf(prompt)[0]!.row.name).toBe('boy')
  const close = 'Close on a key on the table. Ben looks at it.\nCharacter Ben: 12.\nClose-up.'
  expect(castOf(close)[0]!.row.name).toBe('key')
})

test('who sits has the hips on the seat, and a rider on the saddle', () => {
  const placeIn = (prompt: string, name: string) => {
    const layer = sceneOf(prompt, '16:9', 1).layers.find((one) => one.name === name && one.subject)
    const [, y, scale] = /translate\(-?[\d.]+ (-?[\d.]+)\) scale\((-?[\d.]+)/.exec(JSON.stringify(layer))!
    return { y: Number(y), scale: Math.abs(Number(scale)) }
  }
  for (const [prompt, host, high] of [
    ['A man sits on a bench', 'bench', 32],
    ['A man rides a horse', 'horse', 70],
  ] as const) {
    const [person, seat] = [placeIn(prompt, 'person'), placeIn(prompt, host)]
    const above = (seat.y - person.y) / seat.scale
    expect(above).toBeGreaterThan(high * 0.7)
    expect(above).toBeLessThan(high * 1.2)
  }
})
