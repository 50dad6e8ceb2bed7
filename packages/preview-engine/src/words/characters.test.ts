/** Covers specification B57. */
import { read } from './read.js'
import { describeUndrawn } from './undrawn-words.js'

const ROSA = 'Character Rosa: 60, in a yellow oilskin.'
const castOf = (prompt: string) =>
  read(prompt, 1).cast.map(({ row, colour, count }) => ({ name: row.name, colour, count }))

test('a declared character is a person, not an object of the same name', () => {
  const prompt = `Interior, rosa's bakery, night.\nRosa, 60, in a yellow oilskin, breaks the loaf.\n${ROSA}`
  expect(castOf('Rosa breaks the loaf').map(({ name }) => name)).not.toContain('woman')
  expect(castOf(prompt)[0]).toEqual({ name: 'oldwoman', colour: '#f2cc3a', count: 1 })
  expect(castOf(prompt).map(({ name }) => name)).not.toContain('coat')
  expect(read(prompt, 1).hour).toBe('night')
  expect(describeUndrawn(read(prompt, 1)) ?? '').not.toMatch(/character|rosa/i)
})

test('a character looks the same in every prompt, and two of a kind are drawn as two', () => {
  const [first] = castOf('Tom waits on a pier.\nCharacter Tom.')
  const both = castOf(`Tom and Rosa walk in the rain.\n${ROSA}\nCharacter Tom.`)
  expect(both).toContainEqual(first)
  expect(castOf('Mia and Lena wait.\nCharacter Mia.\nCharacter Lena.').map(({ name }) => name)).toEqual([
    'woman',
    'woman',
  ])
})

test('a character has the age and the hair of the description, whose colour is not that of the clothes', () => {
  const of = (description: string) => castOf(`Kim waits.\nCharacter Kim: ${description}.`)[0]
  expect(of('man, 72, white beard, navy sweater')).toEqual({ name: 'oldman', colour: '#27407f', count: 1 })
  expect(of('woman, 38, short dark hair')).toMatchObject({ name: 'woman' })
  const look = (description: string) =>
    read(`Kim waits.\nCharacter Kim: ${description}.`, 1).cast[0]!.row.look
  expect(look('woman, 38, short dark hair')?.long).toBeUndefined()
  expect(look('woman, 38')?.long).toBe(true)
})

test.each([
  ['Ines', '32, long black hair', 'woman'],
  ['Tom', '30, blond, in a denim shirt', 'person'],
  ['Grandma Edith', 'white hair in a bun', 'oldwoman'],
  ['Walter', '70, bald', 'oldman'],
  ['Danny', 'her grandson, 24', 'person'],
  ['Mia', '8, girl, blonde pigtails', 'girl'],
])('%s, %s: the first name or the description says who it is', (name, description, drawn) =>
  expect(castOf(`${name} waits.\nCharacter ${name}: ${description}.`)[0]!.name).toBe(drawn),
)

test('a beard, glasses and a bun are drawn where the description has them', () => {
  const look = (description: string) =>
    read(`Sam waits.\nCharacter Sam: ${description}.`, 1).cast[0]!.row.look
  expect(look('man, 70')).toMatchObject({ beard: undefined })
  expect(look('man, 45, short brown beard')).toMatchObject({ beard: '#5a3a22' })
  expect(look('man, 55, bald, grey beard')).toMatchObject({ beard: '#b4b0a8', hair: '#c89878' })
  expect(look('woman, 30, glasses, hair in a bun')).toMatchObject({ glasses: true, long: undefined })
  expect(look('police officer, 32, a woman')).toMatchObject({ hat: 'cap', long: true })
})

test('a kin word before a name is no further person', () => {
  const prompt = 'Ada and her grandson Danny wait.\nCharacter Ada: woman, 60.\nCharacter Danny.'
  expect(castOf(prompt)).toHaveLength(2)
})

test('a declared character whom the action does not name appears, in a close-up only if nobody else does', () => {
  const names = (prompt: string) =>
    castOf(`${prompt}\nCharacter Ada: 34.\nCharacter Tom.`).map(({ name }) => name)
  expect(castOf('Rain drips from her hood.\nCharacter Ada: 34.\nClose-up.').map(({ name }) => name)).toEqual([
    'woman',
  ])
  expect(names('Tom waits.')).toEqual(['person', 'woman'])
  expect(names('Tom waits.\nClose-up.')).toEqual(['person'])
})

test('a pronoun before all names means the declared character whom the action does not name', () => {
  const prompt = 'She hands Tom a bottle.\nCharacter Tom.\nCharacter Rose: 70, with white hair.'
  const [rose, bottle] = read(prompt, 1).cast
  expect(rose).toMatchObject({ row: { name: 'oldwoman', act: 'reach', partner: expect.anything() } })
  expect(bottle).toMatchObject({ row: { name: 'bottle' }, relation: 'hold', on: rose })
})

test.each([
  ['Martha (60s), a gaunt widow, waits.\nCharacter Martha: 60s, a gaunt widow.', ['oldwoman']],
  ['Ben Carter waits.\nCharacter Ben: 12.', ['boy']],
  [
    "Toby (12), Martha's barefoot grandson, waits.\nCharacter Toby: 12, Martha's barefoot grandson.\nCharacter Martha.",
    ['boy'],
  ],
])('what introduces a character is nobody else: %s', (prompt, cast) =>
  expect(castOf(prompt).map(({ name }) => name)).toEqual(cast),
)

test('a character that is described as an animal is one', () => {
  expect(castOf('Bell sleeps.\nCharacter Bell: an old brown dog.')).toEqual([
    { name: 'dog', colour: '#7a4f30', count: 1 },
  ])
})

test('an animal that somebody has does not make the character one', () => {
  const shepherd = 'Bo waits.\nCharacter Bo: 25, a shepherd with a green cloak and a lamb around his neck.'
  expect(castOf(shepherd).map(({ name }) => name)).toEqual(['person'])
  expect(castOf('Mouse waits.\nCharacter Mouse: in a waistcoat.').map(({ name }) => name)).toEqual(['mouse'])
})

test('a character is one person, whatever the description names', () =>
  expect(castOf('Bo waits.\nCharacter Bo: 17, in a blue team jacket.')).toMatchObject([
    { name: 'person', count: 1 },
  ]))

test('a declared prop is drawn only where the action names it', () => {
  const prop = 'Prop lantern: a brass lantern with a red dog on it.'
  expect(castOf(`Tom waits on a pier.\nCharacter Tom.\n${prop}`)).toEqual(
    castOf('Tom waits on a pier.\nCharacter Tom.'),
  )
})

test('the place of a setting is drawn from inside, without its owner', () => {
  expect(read("Interior, rosa's library, day.\nRain.", 1).room).toEqual(read('A library', 1).room)
})
