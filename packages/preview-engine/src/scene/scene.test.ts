/** Covers specification C45. */
import { aspectOf, IMAGE_SIZES, type ImageRatio } from '../sizes.js'
import { SUBJECTS } from '../subjects/catalogue.js'
import { PLACES } from '../words/tables/places.js'
import { sceneOf } from './scene.js'

const sheets = (prompt: string, seed = 1) => sceneOf(prompt, '16:9', seed).layers
const text = (prompt: string, seed = 1) => JSON.stringify(sceneOf(prompt, '16:9', seed).layers)
const namesOf = (prompt: string) => sheets(prompt).map((layer) => layer.name)

test('the same prompt and seed give the same scene; another seed gives another', () => {
  expect(text('a castle on a mountain at dawn')).toBe(text('a castle on a mountain at dawn'))
  expect(text('a castle on a mountain at dawn', 2)).not.toBe(text('a castle on a mountain at dawn', 1))
})

test('the subjects of the prompt are in the scene', () => {
  expect(namesOf('a boat on a lake with a bridge')).toEqual(
    expect.arrayContaining(['water', 'boat', 'bridge']),
  )
  expect(namesOf('northern lights over mountains')).toEqual(expect.arrayContaining(['aurora0', 'range1']))
  expect(namesOf('a cat in a room')).toEqual(expect.arrayContaining(['room', 'cat']))
  expect(namesOf('a shark underwater')).toEqual(expect.arrayContaining(['rays', 'shark']))
  expect(sceneOf('an autumn storm', '16:9', 1).weather).toMatchObject({ rain: 1, storm: true })
})

test('a room has its large furniture, and furniture of the prompt stands or hangs in its place', () => {
  expect(namesOf('An empty classroom with a blackboard')).toEqual(
    expect.arrayContaining(['blackboard', 'school-desk']),
  )
  expect(namesOf('A modern kitchen')).toEqual(expect.arrayContaining(['kitchen-units', 'fridge', 'counter']))
  expect(namesOf('A library').filter((name) => name === 'bookshelf').length).toBeGreaterThan(3)
  expect(namesOf('A living room with a fireplace and a cat')).toEqual(
    expect.arrayContaining(['fireplace', 'sofa', 'cat']),
  )
})

test('rain falls behind the window of a room, and not in a room without one', () => {
  const names = namesOf('A bedroom, rain outside')
  expect(sceneOf('A bedroom, rain outside', '16:9', 1).weather.rain).toBeGreaterThan(0)
  expect(names.indexOf('outside')).toBeLessThan(names.indexOf('air'))
  expect(names.indexOf('air')).toBeLessThan(names.indexOf('room'))
  expect(sceneOf('A gym, rain outside', '16:9', 1).weather.rain).toBe(0)
})

test('a subject resting on another one is drawn once, before it', () => {
  const names = namesOf('An owl on a branch')
  expect(names.filter((name) => name === 'owl')).toHaveLength(1)
  expect(names.indexOf('owl')).toBeGreaterThan(names.indexOf('branch'))
  expect(namesOf('A robin on a branch')).toContain('bird')
})

test('a performance is on a stage, and a spotlight lights it', () => {
  expect(namesOf('A ballerina on a stage under a spotlight')).toEqual(
    expect.arrayContaining(['theatre', 'curtains', 'dancer', 'spotlight']),
  )
  expect(namesOf('A bottle of perfume on a marble stage')).toContain('plinth')
})

test('traffic fills a street, and leaves light trails in a time-lapse', () => {
  expect(namesOf('Rush hour in London')).toContain('traffic')
  expect(namesOf('Traffic jam on a bridge')).toEqual(expect.arrayContaining(['bridge', 'car']))
  expect(namesOf('Traffic in Tokyo at night, time-lapse, neon signs')).toEqual(
    expect.arrayContaining(['trails', 'wallsnear']),
  )
})

test('every subject can be seen from above', () => {
  for (const row of SUBJECTS) {
    const word = row.words.split(' ')[0].replaceAll('-', ' ')
    const { layers } = sceneOf(`Drone shot of a ${word}`, '16:9', 3)
    const isDrawn = layers.some(({ name, subject }) => subject || name === 'train' || name === 'isle')
    expect([word, isDrawn]).toEqual([word, true])
  }
  const [high, low] = ['A waterfall in a jungle, drone shot', 'A waterfall in a jungle'].map((prompt) =>
    sceneOf(prompt, '16:9', 1),
  )
  expect(high.horizon).toBeLessThan(low.horizon)
  expect(namesOf('Aerial view of a forest')).toContain('crowns0')
  expect(namesOf('A full moon over a forest, drone shot')).toContain('orb')
})

test.each([
  ['A red bus drives along the coast', ['sand', 'road', 'bus']],
  ['A village between fields', ['fields', 'village']],
  ['Two horses gallop through the snow', ['waste', 'horse']],
  ['An old man rows a boat across a lake', ['river', 'canoe']],
])('people, animals and vehicles are seen from above: %s', (prompt, names) => {
  const found = namesOf(`${prompt}, drone shot`)
  expect(found).toEqual(expect.arrayContaining(names))
  expect(found).not.toContain('sky')
})

test('a city from above shows its skyline, and a village street low houses', () => {
  expect(namesOf('The city from above at night')).toContain('blocks0')
  expect(namesOf('Exterior, village street, day. A woman walks.')).toContain('wallsnear')
})

test('the inside of a cave has no sky, and a pier has planks', () => {
  expect(namesOf('Interior, cave, day.\nA man finds a key.')).toEqual(
    expect.arrayContaining(['room', 'cave0', 'person']),
  )
  expect(namesOf('Interior, cave, day.\nA man finds a key.')).not.toContain('sky')
  expect(namesOf('A woman waits on a pier')).toContain('platform')
  expect(namesOf('Exterior, cave, night.\nA man waits with a lantern.')).toEqual(
    expect.arrayContaining(['sky', 'mouth', 'person']),
  )
})

test('who sleeps in a bed lies in the only one', () => {
  const names = namesOf('Interior, bedroom, night.\nA woman sleeps.')
  expect(names.filter((name) => name === 'bed')).toHaveLength(1)
})

test('every subject and every place can be drawn, even in tall shapes', () => {
  for (const row of SUBJECTS) {
    const scene = sceneOf(row.words.split(' ')[0].replaceAll('-', ' '), '9:16', 3)
    expect(
      scene.layers.filter((layer) => layer.subject || layer.name === 'train' || layer.name === 'isle').length,
    ).toBeGreaterThan(0)
  }
  for (const row of PLACES)
    expect(sceneOf(row.words.split(' ')[0].replaceAll('-', ' '), '9:16', 3).layers.length).toBeGreaterThan(2)
})

test('the art has no invalid number', () => {
  for (const prompt of [
    'a neon street in the rain',
    'a planet with rings',
    'a viaduct with a train',
    'cave by the sea',
    'umbrella in the rain',
    'candle on a table',
  ])
    expect(text(prompt)).not.toMatch(/NaN|undefined|Infinity/)
})

test('a scene has the requested shape', () => {
  for (const ratio of Object.keys(IMAGE_SIZES) as ImageRatio[]) {
    const { width, height } = sceneOf('a hill', ratio, 1)
    expect(width / height).toBeCloseTo(aspectOf(ratio), 1)
  }
})

test('any two subjects can be attached to each other', () => {
  const things = [
    'a man',
    'two dogs',
    'a boat',
    'a candle',
    'five fish',
    'a tree',
    'a castle',
    'a swimmer',
    'an owl',
  ]
  const relations = [
    'in',
    'under',
    'over',
    'behind',
    'around',
    'through',
    'holding',
    'wearing',
    'riding',
    'fighting',
  ]
  things.forEach((thing, i) =>
    relations.forEach((relation, n) => {
      const prompt = `${thing} ${relation} ${things[(i + n) % things.length]}${n % 3 ? '' : ' on fire, close-up'}`
      expect([prompt, text(prompt)]).not.toContainEqual(expect.stringMatching(/NaN|undefined|Infinity/))
    }),
  )
})

test('a subject inside another one is drawn behind it, and one under it in front', () => {
  const inside = namesOf('a cat in a box')
  expect(inside.indexOf('cat')).toBeLessThan(inside.indexOf('package'))
  const under = namesOf('a bench under a tree')
  expect(under.indexOf('bench')).toBeGreaterThan(under.indexOf('tree'))
  expect(namesOf('a violin on fire')).toEqual(expect.arrayContaining(['flamesback0', 'violin', 'flames0']))
})

test('a river is seen from above, between woods or fields', () => {
  const namesOf = (prompt: string) => sceneOf(prompt, '16:9', 1).layers.map(({ name }) => name)
  expect(namesOf('Aerial view of a winding river through a jungle')).toEqual(
    expect.arrayContaining(['crowns0', 'river']),
  )
  expect(namesOf('Aerial view of a winding river')).toEqual(expect.arrayContaining(['fields', 'river']))
})
