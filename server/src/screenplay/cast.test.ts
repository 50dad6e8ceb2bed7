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
