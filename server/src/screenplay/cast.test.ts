/** Covers specification B27. */
import { STORYBOARD_LIMITS } from '#schema/storyboard'
import { splitByRule } from './split.fixture.js'

const elementsOf = (script: string) => splitByRule(script, STORYBOARD_LIMITS).elements

test('characters and places come with their descriptions and shots', () => {
  const script = `THE LAST LOAF

INT. ROSA'S BAKERY - NIGHT

ROSA, 60, in a yellow oilskin, breaks the last loaf in three.

OFFICER BELL (40s, soaked to the skin) opens the door. BANG!

OFFICER BELL
Is that the last one?

Rosa nods. TOMAS — a thin boy with a torch — looks at Rosa.

EXT. HARBOUR - DAWN

Rosa and Tomas watch the boats.

INT. ROSA'S BAKERY - BACK ROOM - DAY

The oven is cold.`
  expect(elementsOf(script)).toEqual([
    {
      kind: 'cast',
      label: 'Officer Bell',
      name: 'officer-bell',
      description: '40s, soaked to the skin',
      shots: 1,
    },
    { kind: 'cast', label: 'Rosa', name: 'rosa', description: '60, in a yellow oilskin', shots: 3 },
    { kind: 'cast', label: 'Tomas', name: 'tomas', description: 'a thin boy with a torch', shots: 2 },
    { kind: 'place', label: "Rosa's Bakery", name: 'rosas-bakery', description: '', shots: 4 },
    { kind: 'place', label: 'Harbour', name: 'harbour', description: '', shots: 1 },
  ])
})

test('sounds and camera directions in capitals are not characters', () => {
  expect(
    elementsOf(
      'INT. HALL - DAY\n\nThe door SLAMS. CLOSE ON a KEY. A bell RINGS, and nobody moves in the hall.',
    ),
  ).toMatchObject([{ kind: 'place', name: 'hall' }])
})

test('only a name in capitals is described by adjectives', () => {
  const script = (name: string) =>
    `EXT. HARBOUR - NIGHT\n\n${name}, broad and white-bearded, then silent, turns the wheel.\n\nBERG\nHold on.`
  expect(elementsOf(script('BERG'))[0]).toMatchObject({ description: 'broad and white-bearded' })
  expect(elementsOf(script('Berg'))[0]).toMatchObject({ description: '' })
})

test('a speaker is the same person with a title', () => {
  const script =
    'EXT. PIER - DAY\n\nOFFICER DENNIS, 25, thin, shivers. YOUNG ANN, 9, waves.\n\nDENNIS\nNo.\n\nANN\nYes.'
  expect(elementsOf(script).map(({ label }) => label)).toEqual(['Dennis', 'Ann', 'Young Ann', 'Pier'])
  expect(elementsOf(script)[0]).toMatchObject({ description: '25, thin' })
})

test('a description may end its sentence', () => {
  const script = (text: string) => elementsOf(`INT. KITCHEN - NIGHT\n\n${text}\n\nDEEN\nSit.`)[0]
  expect(script('Across the table sits DEEN (30s), a smuggler with a scar. He waits.')).toMatchObject({
    description: '30s, a smuggler with a scar',
  })
  expect(script('DEEN (45), her bald, nervous boss, hides.')).toMatchObject({
    description: '45, her bald, nervous boss',
  })
  expect(script("DEEN (12), Martha's barefoot grandson, creeps in.")).toMatchObject({
    description: "12, Martha's barefoot grandson",
  })
  expect(script('She looks at DEEN, his hands in the sink.')).toMatchObject({ description: '' })
})

test('commas within brackets belong to the description', () => {
  const script = (text: string) => elementsOf(`INT. LIGHTHOUSE - NIGHT\n\n${text}\n\nHOLM\nHold on.`)[0]
  expect(script('HOLM (60s, bearded, soaked) turns the wheel.')).toMatchObject({
    description: '60s, bearded, soaked',
  })
  expect(script('HOLM, 60s (bearded, soaked), in an oilskin, turns the wheel.')).toMatchObject({
    description: '60s (bearded, soaked), in an oilskin',
  })
})

test('prose without headings has none', () => {
  expect(elementsOf('The keeper lifts the lamp above her head. She waits.')).toEqual([])
})

test('a speaker who is introduced with a full name is one character', () => {
  const script = (introduction: string) =>
    elementsOf(`EXT. FERRY - NIGHT\n\n${introduction}\n\nNORA\nHe is here.\n\nNora Blake turns.`)
  expect(script('NORA BLAKE, 34, in a trench coat, waits.').filter(({ kind }) => kind === 'cast')).toEqual([
    { kind: 'cast', label: 'Nora', name: 'nora', description: '34, in a trench coat', shots: 1 },
  ])
  const two = script('NORA BLAKE, 34, waits beside NORA HALE, 60, who sleeps.')
  expect(two.filter(({ kind }) => kind === 'cast').map(({ name }) => name)).toEqual([
    'nora',
    'nora-blake',
    'nora-hale',
  ])
})

test.each([
  ['names with colons', 'MARTA: a ferry pilot, 60\nJONAS: a boy of nine\nin a red hat.'],
  ['names with ages', 'MARTA (60), a ferry pilot\n\nJONAS (9)'],
  ['a titled list', 'Characters:\n\nMarta – a ferry pilot, 60\nJonas - Boy of nine'],
  ['a list with bullets', 'CAST\n- Marta: ferry pilot\n- Jonas: boy of nine'],
])('a cast list before the first scene describes the cast, and is no shot: %s', (_, list) => {
  const found = splitByRule(
    `THE LAST FERRY\n\n${list}\n\nINT. OFFICE - DAY\n\nRain.\n\nMARTA\nNobody sails tonight.`,
    STORYBOARD_LIMITS,
  )
  expect(found.title).toBe('The Last Ferry')
  expect(found.shots).toHaveLength(1)
  expect(found.apart.map(({ kind }) => kind)).toEqual(['TITLE_PAGE', 'CAST_LIST'])
  const cast = found.elements.filter(({ kind }) => kind === 'cast')
  expect(cast.map(({ label }) => label)).toEqual(['Marta', 'Jonas'])
  for (const { description } of cast) expect(description).toMatch(/ferry pilot|60|oy of nine|^9$/)
})

test('speech before the first scene is no cast list', () => {
  const { shots } = splitByRule('NORA: Is anybody there?\n\nINT. HALL - DAY\n\nNobody.', STORYBOARD_LIMITS)
  expect(shots[0]!.dialogue).toEqual([{ speaker: 'NORA', text: 'Is anybody there?' }])
})
