import { describeUndrawn } from './undrawn-words.js'
import { read } from './read.js'
import { rewritePrompt } from './rewrite.js'

const noteFor = (prompt: string) => describeUndrawn(read(prompt, 1))

test('a word that is not known is named, with a word that is spelt nearly like it', () => {
  expect(noteFor('A lighthose at dusk')).toBe('Drawn without: lighthose – did you mean “lighthouse”?')
  expect(noteFor('A zorp and a cat in a kitchen')).toMatch(/^Drawn without: zorp – /)
  expect(noteFor('A quick brown zorp jumps over a fence')).toMatch(/^Drawn without: zorp – /)
})

test('where no word is known, all are named', () => {
  expect(noteFor('flurble zorp')).toMatch(/^Drawn without: flurble, zorp – /)
})

test('a thing that is drawn as its kind is named with that kind', () => {
  expect(noteFor('A spaniel runs across a meadow')).toBe('Drawn by kind: spaniel (as dog).')
})

test('a verb that stands where only a noun can stand is a thing, and the end of a compound tells its kind', () => {
  expect(noteFor('A drill on a table')).toBe('Drawn by kind: drill (as screwdriver).')
  expect(noteFor('A motoryacht by a beach')).toBe('Drawn by kind: motoryacht (as yacht).')
  expect(noteFor('A washing machine in a kitchen')).toBe('Drawn by kind: washing machine (as oven).')
})

test('what has only a general kind is not drawn as it', () => {
  for (const thing of ['gadget', 'kidney', 'mammal'])
    expect(noteFor(`A ${thing} on a table`)).toMatch(/^Drawn without: /)
})

test('the sense that is meant in a prompt is drawn, not the one that a dictionary names first', () => {
  expect(noteFor('A toaster on a table')).toBe('Drawn by kind: toaster (as oven).')
  expect(noteFor('A halibut in the sea')).toBe('Drawn by kind: halibut (as fish).')
  expect(noteFor('A kumquat on a table')).toBe('Drawn by kind: kumquat (as orange fruit).')
})

test('nothing is said where all is drawn, or where nothing is missed', () => {
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

test('the magic prompt brings no thing of its own', () => {
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
