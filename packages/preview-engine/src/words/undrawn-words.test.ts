/** Covers specification C27. */
import { describeUndrawn } from './undrawn-words.js'
import { read } from './read.js'
import { rewritePrompt } from './rewrite.js'

const noteFor = (prompt: string) => describeUndrawn(read(prompt, 1))

test('an unknown word is reported, with a word of similar spelling', () => {
  expect(noteFor('A lighthose at dusk')).toBe('Shown by name: lighthose. Did you mean “lighthouse”?')
  expect(noteFor('A zorp and a cat in a kitchen')).toMatch(/^Shown by name: zorp\. /)
  expect(noteFor('A quick brown zorp jumps over a bench')).toMatch(/^Shown by name: zorp\. /)
})

test('a thing at the end of a sentence is shown by name, whatever comes next', () => {
  for (const next of ['Dolly in.', 'The camera moves.', 'A man waits.'])
    expect(noteFor(`A lighthouse and a zorp. ${next}`)).toMatch(/^Shown by name: zorp\./)
})

test('the verb of weather is not reported', () => {
  expect(noteFor('Rain falls on a lighthouse')).toBeUndefined()
})

test('if no word is known, all are reported', () => {
  expect(noteFor('flurble zorp')).toMatch(/^Not shown: flurble, zorp\. /)
})

const BUSY = 'A woman cooks and a man reads a newspaper near a cat, a lamp and a guitar in a kitchen.'

test('what a picture has no room for is left out, and drawn when the prompt asks for it', () => {
  expect(noteFor(BUSY)).toBe('Left out: guitar.')
  expect(noteFor(`${BUSY} Also show the guitar.`)).toBeUndefined()
  expect(read(`${BUSY} Also show the guitar.`, 1).cast.map(({ row }) => row.name)).toContain('guitar')
})

test('a noun drawn as a related kind is reported with that kind', () => {
  expect(noteFor('A spaniel runs across a meadow')).toBe('Shown as: dog for “spaniel”.')
})

test('a pair of words is listed where the second alone would mislead', () => {
  expect(noteFor('A washing machine in a kitchen')).toMatch(/^Shown by name: washing machine\./)
})

test('a noun with only a general kind is not drawn as that', () => {
  for (const thing of ['gadget', 'kidney', 'mammal'])
    expect(noteFor(`A ${thing} on a table`)).toMatch(/^Shown by name: |^Not shown: /)
})

test('an ambiguous word is drawn in the sense of the prompt, not in the first one of a dictionary', () => {
  expect(noteFor('A toaster on a table')).toMatch(/^Shown by name: toaster\./)
  expect(noteFor('A halibut in the sea')).toBe('Shown as: fish for “halibut”.')
  expect(noteFor('A kumquat on a table')).toBe('Shown as: fruit for “kumquat”.')
})

test('nothing is reported if every noun is drawn', () => {
  for (const prompt of [
    'A snail on a leaf, macro',
    'A hamburger with fries on a wooden table, close-up',
    'The camera slowly pushes in on a woman reading a book by the fire',
    'A wolf howling, cinematic light, highly detailed, in the style of an oil painting',
    'Title card: "Summer Sale"',
    '',
  ])
    expect(noteFor(prompt)).toBeUndefined()
})

test('the magic prompt adds no subject', () => {
  for (const prompt of [
    'a castle',
    'a boat on the sea',
    'a whale',
    'a bird',
    'a pyramid',
    'a pizza',
    'a street',
    'a snail',
    'an office',
  ]) {
    const [plain, magic] = [read(prompt, 1), read(rewritePrompt(prompt), 1)]
    expect(magic.cast.map((one) => one.row.name)).toEqual(plain.cast.map((one) => one.row.name))
    expect(describeUndrawn(magic)).toBe(describeUndrawn(plain))
  }
})

test('a verb is reported if the drawing does not show it', () => {
  expect(noteFor('A man nods')).toBe('Not shown: nods. Try other words.')
  expect(noteFor('A woman laughing and yodeling in a meadow')).toMatch(/^Not shown: yodeling\. /)
  for (const prompt of [
    'They watch the sea',
    'A man walks his dog',
    'A wolf howls at the moon',
    'A rose blooms',
  ])
    expect(noteFor(prompt)).toBeUndefined()
})
