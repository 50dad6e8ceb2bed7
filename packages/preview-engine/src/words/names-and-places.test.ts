import { read } from './read.js'
import { describeUndrawn } from './undrawn-words.js'

const names = (prompt: string) => read(prompt, 1).cast.map(({ row }) => row.name)
const noteOf = (prompt: string) => describeUndrawn(read(prompt, 1)) ?? ''

test('the name of a room is no subject', () => {
  expect(names('Interior, lantern room, night. A man waits.')).toEqual(['person', 'card'])
  expect(read('Interior, guard room, night. A woman waits.', 1).byName).toEqual(['guard room'])
})

test.each([
  ['Emma walks her dog', ['woman', 'dog']],
  ['Vance hides behind a tree', ['person', 'tree']],
  ['A man and Rosa dance', ['person']],
  ['White houses by the sea', ['village']],
  ['Heavy waves crash', []],
  ['Tom and Molly dance', ['person']],
  ['Ben waits', ['person']],
  ['Rush hour', []],
])('%s: a name is a person', (prompt, things) => expect(names(prompt)).toEqual(things))

test('who is on a bridge stands on its deck, and a town square has houses', () => {
  const bridge = read('Exterior, bridge, day.\nTom waits.\nCharacter Tom.', 1)
  expect([...bridge.extras]).toContain('deck')
  expect(bridge.cast).toHaveLength(1)
  expect(read('Exterior, town square, day. A man waits.', 1).land).toBe('street')
})

test('a verb with a particle is no fall', () => {
  for (const prompt of ['A man rolls up the shutter', 'A man slips out through a door', 'A boy falls asleep'])
    expect(read(prompt, 1).cast[0]!.row.act).not.toBe('fall')
})

test.each([
  ['A monkey steals a banana from a backpack at an ancient temple', 'temple'],
  ['Two friends with beers at a market stall full of lanterns', 'stall'],
  ['Exterior, village, day. A woman smells a tomato. A man behind the stall waves.', 'village'],
])('%s: the place is never left out', (prompt, place) => {
  expect(names(prompt)).toContain(place)
  expect(noteOf(prompt)).not.toMatch(new RegExp(`Left out: .*${place}`))
})
