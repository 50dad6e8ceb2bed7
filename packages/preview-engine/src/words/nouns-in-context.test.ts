/** Covers specification C27, B57. */
import { sceneOf } from '../scene/scene.js'
import { describeUndrawn } from './undrawn-words.js'
import { read } from './read.js'

const names = (prompt: string) => read(prompt, 1).cast.map(({ row }) => row.name)
const noteOf = (prompt: string) => describeUndrawn(read(prompt, 1)) ?? ''

test.each([
  ['An apple tree in a garden', ['tree']],
  ['A perfume bottle on a stage', ['perfume']],
  ['A wine bottle on a table', ['bottle']],
  ['A coffee cup on a table', ['cup']],
  ['A car door opens in a street', ['car']],
  ['A bouquet of red roses on a table', ['bouquet']],
  ['A bottle of olive oil on a table', ['bottle']],
])('%s: of two nouns, the one that is meant is drawn', (prompt, drawn) =>
  expect(names(prompt)).toEqual(drawn),
)

test('a modifier is not drawn instead of a noun without a drawing', () => {
  expect(names('A robot vacuum crosses a living room')).toEqual(['card'])
  expect(noteOf('A robot vacuum crosses a living room')).toMatch(/^Shown by name: vacuum\./)
})

test.each([
  ['The train leaves the station', ['train']],
  ['The boat rocks on the waves', ['boat']],
  ['A lighthouse blinks in the distance', ['lighthouse']],
  ['The boat sails home', ['boat']],
  ['A paper plane flies through a classroom', ['plane']],
  ['A church bell rings', ['bell']],
  ["A child's red shoe on the ground", ['running-shoe']],
  ['A man waves a bunch of flowers', ['person', 'bouquet']],
  ['A night sky over the roofs', []],
  ['A boy looks at a painting. People clap.', ['boy', 'framed-picture', 'friends']],
  ['A man makes pancakes', ['person', 'pancakes']],
  ['Students stream into a school', ['student', 'school']],
  ['A man waters the garden', ['person']],
  ["A mother braids her daughter's hair", ['woman', 'girl']],
  ['A chef plating pasta', ['chef', 'spaghetti']],
])('%s: a verb after its subject is no noun', (prompt, drawn) => expect(names(prompt)).toEqual(drawn))

test.each([
  ['A neon sign flickers above a door', ['door']],
  ['A robot waters plants', ['robot', 'potted-plant']],
  ['A violinist walks onto the stage and bows', ['violinist']],
])('%s: a verb that is also a noun', (prompt, drawn) => expect(names(prompt)).toEqual(drawn))

test('a heading says whether the place is outside or inside, and its last room is shown', () => {
  const landOf = (prompt: string) => read(prompt, 1).land
  expect(landOf('Exterior, city street, night.\nA sign hangs above a restaurant.')).toBe('street')
  expect(landOf('Exterior, concert hall, evening.\nPeople arrive.')).toBe('street')
  expect(read('Interior, flat, kitchen, night.\nA woman reads.', 1).room?.island).toBeDefined()
  expect(read('A cook in a restaurant kitchen', 1).room?.island).toBeDefined()
})

test('what is under the open sky is no room, and a window in an exterior no frame', () => {
  expect(read('Friends roast marshmallows at a campfire under a starry sky', 1).land).not.toBe('interior')
  expect(
    read('Exterior, village street, dawn.\nA bakery, its window the only one lit.', 1).frame,
  ).toBeUndefined()
})

test('characters have the hair of their description, and children no cap of their own', () => {
  const lookOf = (description: string) =>
    read(`Tim runs.\nCharacter Tim: ${description}`, 1).cast[0]!.row.look!
  expect(lookOf('a boy of 9, blond hair').hair).toBe('#e0c070')
  expect(lookOf('a boy of 9').hat).toBeUndefined()
  expect(lookOf('a boy of 9 in a blue cap').hat).toBe('cap')
  expect(lookOf('a woman of 50 with silver hair').hair).not.toBe(lookOf('a woman of 50').hair)
  expect(lookOf('a woman in a red coat with brown hair').hair).toBe('#5a3a22')
  expect(lookOf('a bald man').hair).toBe('#c89878')
  expect(names('Pip waits.\nCharacter Pip: 9, Mara’s daughter, in red boots')).toEqual(['girl'])
})

test('who drives a car is inside, who rides has a horse, and who rows sits in the boat', () => {
  expect(names('A woman drives a red car through a desert')).toEqual(['car'])
  expect(names('A knight in armour rides through a forest')).toEqual(['knight', 'horse'])
  expect(read('An old man rows a boat across a lake', 1).cast).toMatchObject([
    { on: { row: { name: 'canoe' } } },
    { row: { name: 'canoe' } },
  ])
})

test('the last preposition says where a subject is', () => {
  const [woman] = read('A woman jogs on a beach with her dog', 1).cast
  expect(woman!.on).toBeUndefined()
})

test('a declared animal is drawn like a person, and its name is never replaced', () => {
  const prompt =
    'Amir sits on a bench under a tree and shares bread with Bruno.\nCharacter Amir: a boy\nCharacter Bruno: a brown dog'
  expect(names(prompt)).toContain('dog')
  expect(noteOf(prompt)).not.toMatch(/character/)
})

test('one animal is drawn once, a flock of them often', () => {
  const copiesOf = (prompt: string) => read(prompt, 1).cast[0]!.row.copies?.length ?? 0
  expect(copiesOf('A penguin on the ice')).toBe(0)
  expect(copiesOf('Penguins on the ice')).toBeGreaterThan(0)
})

test.each([
  ['A judge raises his hammer', 'hammer', 'hold'],
  ['A man talks on the phone', 'mobile-phone', 'hold'],
  ['A man lays a letter on the table', 'envelope', 'hold'],
  ['A boy opens an old wooden box', 'package', 'hold'],
  ['A man and a woman sit on a bench and feed pigeons', 'birds', 'facing'],
])('%s: the object is at its person', (prompt, name, relation) => {
  expect(read(prompt, 1).cast.find(({ row }) => row.name === name)).toMatchObject({ relation })
})

test('faces, raised hands and riders follow the words', () => {
  const moodOf = (prompt: string) => read(prompt, 1).cast[0]!.row.look?.mood
  expect([moodOf('A woman smiles'), moodOf('A sad man at a table'), moodOf('A man walks')]).toEqual([
    'glad',
    'sad',
    undefined,
  ])
  expect(read('A woman raises her hands', 1).cast[0]!.row.act).toBe('cheer')
  expect(read('A knight on a horse crosses a bridge', 1).cast[0]).toMatchObject({
    relation: 'ride',
    row: { act: 'ride' },
  })
  expect(
    read('Two friends ride in a truck with a dog', 1).cast.every((one) => one.on?.row.name !== 'dog'),
  ).toBe(true)
})

test('people ride bicycles together, climb over a fence, and carry each other', () => {
  const actsOf = (prompt: string) =>
    read(prompt, 1)
      .cast.map(({ row }) => row.act)
      .filter(Boolean)
  const names = 'Character Ana: a woman.\nCharacter Ben: a man.'
  expect(actsOf(`Ana and Ben ride bicycles.\n${names}`)).toEqual(['cycle', 'cycle'])
  expect(actsOf('A man climbs over a fence')).toEqual(['scale'])
  expect(actsOf(`Ben carries Ana out of the house.\n${names}`)).toEqual(['embrace'])
})

test('people are in a boat that is the place of the scene, but not in one that passes', () => {
  const hostOf = (prompt: string) => read(prompt, 1).cast.find(({ row }) => row.look)!.on?.row.name
  expect(hostOf('Exterior, rowing boat, day.\nA man sleeps.')).toBe('canoe')
  expect(hostOf('A boat passes while a man waves')).toBeUndefined()
  expect(hostOf('Exterior, ferry dock, day.\nA man runs.')).toBeUndefined()
})

test('one person is not put on another', () => {
  const cast = read('A police officer puts handcuffs on a man', 1).cast
  expect(cast.map((one) => one.on)).toEqual([undefined, undefined])
})

test('who is chased runs, and counted people without a noun are people', () => {
  const acts = read('A woman chases a man', 1).cast.map(({ row }) => row.act)
  expect(acts).toEqual(['run', 'run'])
  expect(read('The three sit around a campfire', 1).cast[0]).toMatchObject({
    row: { name: 'friends' },
    relation: 'around',
  })
})

/** The names on cards, in place of things and places without a drawing. */
const cardsOf = (prompt: string) =>
  read(prompt, 1).cast.flatMap(({ row }) => (row.name === 'card' ? [row.words] : []))

test.each(['railing', 'escalator', 'net', 'revolver', 'platform', 'fence'])(
  '%s: what could only be drawn as another thing is named on a card, and noted',
  (word) => {
    const prompt = `A man beside the ${word}`
    expect(names(prompt)).toEqual(['person', 'card'])
    expect(cardsOf(prompt)).toEqual([word])
    expect(noteOf(prompt)).toMatch(new RegExp(`^Shown by name: ${word}\\.`))
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

test('a village has no skyscrapers', () => {
  const layersOf = (prompt: string) => sceneOf(prompt, '16:9', 1).layers.map(({ name }) => name)
  expect(layersOf('Exterior, village street, night.\nA boy runs.')).not.toContain('town')
  expect(layersOf('Exterior, city street, night.\nA boy runs.')).toContain('town')
  const { cast } = read('Exterior, bakery, dawn.\nA quiet village square.', 1)
  expect(cast.find(({ row }) => row.name === 'village')!.row.copies!.length).toBeGreaterThan(3)
  expect(cast.map(({ row }) => row.name)).toContain('house')
})

test.each([
  ['A lighthouse beam sweeps over the sea', ['lighthouse']],
  ['A penguin colony on the ice', ['penguin']],
  ['A woman looks at the olive groves', ['woman']],
  ['Two friends toast with beers', ['friends', 'clinking-beer-mugs']],
  ['Workers in a recycling plant', ['worker']],
  ['Interior, black sedan, night. A man sits behind the wheel.', ['person', 'seat']],
  ['A man fills the tank of his truck', ['person', 'truck']],
  ['A tornado over flat farmland', ['tornado']],
  ['The phone on the wall rings', ['mobile-phone']],
  ['A man picks grapes and drops them', ['person', 'grapes']],
  ['A dragon on a castle tower', ['dragon', 'castle']],
  ['A woman does yoga on a wooden deck', ['woman']],
  ['A boxer hits a heavy bag', ['boxer', 'card']],
  ['Two women look down like guilty children', ['woman']],
])('%s: a noun is drawn in the sense of its neighbours', (prompt, drawn) =>
  expect(names(prompt)).toEqual(drawn),
)

const relationsOf = (prompt: string) =>
  read(prompt, 1).cast.flatMap(({ row, relation, on }) =>
    on ? [`${row.name} ${relation} ${on.row.name}`] : [],
  )

test.each([
  ['A woman lays a loaf of bread on a gravestone', ['bread on headstone']],
  ['A man sits in the rain, sharing one umbrella', ['umbrella hold person']],
  ['A woman in a wheelchair', ['woman on manual-wheelchair']],
  ['Two men load a patient into an ambulance', []],
  ['A fisherman casts a line from a small boat on a lake', ['fisherman in canoe']],
  ['A key in a girl’s palm', ['key hold girl']],
  ['An astronaut with the Earth in the background', []],
  ['The motorcycle has broken down. A boy holds a lantern', ['hand-lantern hold boy']],
  ['An owl watches from a branch', ['owl on branch']],
  ['A grandmother knits a scarf in a chair', ['oldwoman on chair', 'yarn hold oldwoman']],
  ['A balloon over the rocks', []],
  ['A girl runs through an alley. A man chases her.', ['person behind girl']],
  ['A guest waves from the pier as a ferry leaves', []],
  ['A policeman shines a flashlight on a suitcase', ['flashlight hold police']],
  ['Exterior, sailboat, sunset. A woman steers the sailboat.', ['woman in boat']],
  ['A man and a woman ride a red scooter', ['person ride motor-scooter', 'woman ride motor-scooter']],
])('%s: who is attached to what', (prompt, relations) => expect(relationsOf(prompt)).toEqual(relations))

test('what has no drawing is named, also by two words, and no feeling is drawn in its place', () => {
  expect(noteOf('On the tarmac lies a forgotten straw hat')).toMatch(/straw hat/)
  expect(read('A lonely zorp', 1)).toMatchObject({ byName: ['zorp'] })
  expect(cardsOf('A lonely zorp')).toEqual(['zorp'])
})

test.each([
  ['A forklift pushes the hay bale past a conveyor belt', ['forklift', 'hay bale', 'conveyor belt']],
  ['A man opens a crate with a crowbar', ['crowbar']],
  ['An old brass key on a table', []],
  ['A humpback whale breaches', []],
  ['A girl in her pyjamas', []],
  ['A sushi platter on a table', []],
  ['A fox in the snow, meditating', []],
  ['Interior, police station, day.\nA man sits at a desk.', ['police station']],
  ['Interior, hall, day.\nA man waits.', []],
  ['A woman in a café with a smørrebrød', []],
  ['Интерьер, подвал, ночь.\nInterior, подвал, ночь.', []],
  ['Interior, église, day.\nA man waits.', ['eglise']],
  ['Interior, kitchen, day.\nA man waits.', []],
  ['Exterior, airport, day.\nA plane lands.', ['airport']],
  ['Exterior, airport, day.\nA plane lands. Close-up.', []],
])('%s: what has no drawing stands there by name', (prompt, cards) => expect(cardsOf(prompt)).toEqual(cards))

test('the subject of a sentence comes before cards, and people hold theirs', () => {
  const { cast } = read('A crowbar lies beside a man with a clipboard', 1)
  expect(cast.map(({ row }) => row.words.split(' ')[0])).toEqual(['person', 'crowbar', 'clipboard'])
  expect(relationsOf('A man with a clipboard')).toEqual(['card hold person'])
})

test('an owner is not drawn, and who nods off on a chair sits', () => {
  expect(names('A man cleans his father’s old motorbike')).toEqual(['person', 'motorbike'])
  expect(read('A man sleeps on a chair', 1).cast[0]).toMatchObject({ row: { act: 'rest' } })
  expect(names('The three of them eat soup')).toEqual(['friends', 'pot-of-food'])
  expect(noteOf('An old clock ticks on the wall')).toBe('Not shown: ticks. Try other words.')
})

test('hands belong to a person who does what they do', () => {
  expect(read('A man’s trembling hand reaches for the key', 1).cast[0]!.row.act).toBe('reach')
  expect(read('A baker’s hands knead dough on a table', 1).cast[0]!.row.act).toBe('push')
})
