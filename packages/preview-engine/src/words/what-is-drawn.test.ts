/** Covers specification C27, B57. */
import { describeUndrawnWords } from '../index.js'
import { sceneOf } from '../scene/scene.js'
import { read } from './read.js'

const names = (prompt: string) => read(prompt, 1).cast.map((one) => one.row.name)
const layersOf = (prompt: string) => sceneOf(prompt, '16:9', 1).layers.map(({ name }) => name)
const FURNITURE = /^(?:sofa|floor-lamp|framed-picture|potted-plant)/

test.each(['A room', 'Interior, attic, night.', 'A hall', 'An old attic', 'Interior, corridor, day.'])(
  '%s: an unknown interior is a neutral room with a window',
  (prompt) => {
    expect(read(prompt, 1).land).toBe('interior')
    expect(layersOf(prompt)).toEqual(expect.arrayContaining(['room', 'outside']))
    expect(layersOf(prompt).filter((name) => FURNITURE.test(name))).toEqual([])
  },
)

test.each([
  ['Interior, train, day.\nA woman looks out of the window.', 'woman'],
  ['Two men on a crowded bus', 'person'],
  ['A girl asleep in the back seat of a car', 'girl'],
  ['A pilot in the cockpit of a plane', 'pilot'],
  ['A cook inside a ship', 'chef'],
])('%s: the vehicle is a room with seats and windows', (prompt, who) => {
  expect(read(prompt, 1).land).toBe('interior')
  expect(names(prompt)[0]).toBe(who)
  const layers = layersOf(prompt)
  expect(layers).toContain('outside')
  expect(layers).toContain('seat')
  expect(layers.includes('wheel')).toBe(/\bcar\b/.test(prompt))
  expect(layers.filter((name) => FURNITURE.test(name))).toEqual([])
})

test('a lift is a room without furniture, and a vehicle that nobody is in stays outdoors', () => {
  expect(layersOf('Two women in a lift').filter((name) => /seat|elevator/.test(name))).toEqual([])
  expect(names('A red bus in a street')).toEqual(['bus'])
  expect(names('A man waits at a train station')).toContain('station')
  expect(read('A man in a red car drives along a road', 1)).toMatchObject({ land: 'hill' })
})

test('some buildings have a room of their own', () => {
  expect(names('A man inside an old church')).toEqual(['person'])
  expect(read('A woman in a barn', 1).room).not.toEqual(read('A woman in a house', 1).room)
})

test.each(['house', 'bridge', 'tent', 'lighthouse', 'castle'])(
  'a %s is never drawn indoors',
  async (word) => {
    expect(names(`Interior, hall, day.\nA man looks at the ${word}.`)).toEqual(['person'])
    expect(await describeUndrawnWords(`Interior, hall, day.\nA man looks at the ${word}.`)).toMatch(
      new RegExp(`^Not shown: ${word}\\.`),
    )
    expect(names(`A man inside an old ${word}`)).toEqual(['person', 'card'])
    expect(await describeUndrawnWords(`A man inside an old ${word}`)).toMatch(
      new RegExp(`^Shown by name: ${word}\\.`),
    )
  },
)

test.each(['coat', 'boots', 'scarf', 'gloves', 'jacket', 'shoes'])(
  'clothes are no objects beside people: %s',
  async (word) => {
    expect(names(`A woman takes her ${word} from a chair`)).not.toContainEqual(
      expect.stringMatching(/coat|boot|scarf|glove|shoe/),
    )
    expect(await describeUndrawnWords(`A woman takes her ${word} from a chair`)).toMatch(
      new RegExp(`^Not shown: ${word}\\.`),
    )
  },
)

test.each(['hand', 'hands', 'nose', 'ear', 'legs', 'hair'])(
  'parts of a body are no objects: %s',
  async (word) => {
    const [man, ...others] = read(`A man holds a child by the ${word}`, 1).cast
    expect([man!.row.name, man!.row.partner?.look.child, others]).toEqual(['person', true, []])
    expect(names(`Her ${word} in the wind`)).toEqual(['woman'])
    expect(await describeUndrawnWords(`A man holds a child by the ${word}`)).toBeUndefined()
  },
)

test('a beard is that of its person, and marks of a body are no objects', async () => {
  const [woman, man] = read('A woman beside a man with a red beard', 1).cast
  expect([woman!.row.look?.beard, man!.row.look?.beard]).toEqual([undefined, '#a84a28'])
  expect(read('A man with a moustache', 1).cast).toMatchObject([{ row: { look: { isMoustache: true } } }])
  expect(names('A pirate with a scar and a thumb ring')[0]).toBe('pirate')
  expect(await describeUndrawnWords('A pirate with a scar')).toMatch(/^Not shown: scar\./)
})

test('clothes that are worn colour their person, and hats are on heads', () => {
  expect(read('A man in a green coat and a hat', 1).cast).toMatchObject([
    { row: { name: 'person' }, colour: '#43a878' },
    { row: { name: 'top-hat' }, relation: 'wear' },
  ])
  expect(names('Sneakers, product shot')).toEqual(['running-shoe'])
})

test('a word with two meanings is drawn as its neighbours say', () => {
  expect(names('A conductor checks tickets on a train')[0]).toBe('police')
  expect(names('A conductor before an orchestra')[0]).toBe('person')
  expect(names('A lighthouse keeper at the sea')).not.toContain('goalkeeper')
  expect(names('A keeper saves a penalty')).toEqual(['goalkeeper', 'goal-net'])
  expect(read('A crowd on a station platform', 1).land).not.toBe('stage')
})

test('people who talk to each other stand face to face', () => {
  for (const prompt of ['A man and a woman argue', 'Tom and Rosa speak.\nCharacter Tom.\nCharacter Rosa.'])
    expect(read(prompt, 1).cast).toMatchObject([{ row: { act: 'talk', partner: {} } }])
})

test('beside the people, at most two related things are drawn, and the note names the others', async () => {
  const prompt = 'A woman reads on a bench beside a dog. A lantern, a ball and a box'
  // the bench is a part of her pose
  expect(names(prompt)).toEqual(['woman', 'bench', 'dog', 'hand-lantern'])
  expect(await describeUndrawnWords(prompt)).toBe('Left out: ball, box.')
  expect(names('A king, a knight, a monk and a horse near a tree by a tent')).toEqual(
    expect.arrayContaining(['king', 'knight', 'monk']),
  )
})

test('a close-up shows what it is of, or else a person', () => {
  expect(names('Interior, bus, day.\nA dog and a man.\nClose-up.')[0]).toBe('person')
  expect(names('A man in a park. Close-up of a dog.')[0]).toBe('dog')
})

test.each([
  ['A woman picks up a letter', ['pickaxe']],
  ['A ferry rocks in the waves', ['rock']],
  ['A lioness stalks through the grass', ['seedling']],
  ['A girl pedals her bicycle along a road', ['pedal']],
])('%s: the verb adds no thing', (prompt, things) => {
  expect(names(prompt).filter((name) => things.some((thing) => name.startsWith(thing)))).toEqual([])
})
