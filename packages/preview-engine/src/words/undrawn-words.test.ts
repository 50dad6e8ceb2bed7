import { describeUndrawn } from './undrawn-words.js'
import { read } from './read.js'
import { rewritePrompt } from './rewrite.js'

const noteFor = (prompt: string) => describeUndrawn(read(prompt, 1))

test('a word that is not known is named, with a word that is spelt nearly like it', () => {
  expect(noteFor('A lighthose at dusk')).toBe('Not shown: lighthose. Did you mean “lighthouse”?')
  expect(noteFor('A zorp and a cat in a kitchen')).toMatch(/^Not shown: zorp\. /)
  expect(noteFor('A quick brown zorp jumps over a fence')).toMatch(/^Not shown: zorp\. /)
})

test('where no word is known, all are named', () => {
  expect(noteFor('flurble zorp')).toMatch(/^Not shown: flurble, zorp\. /)
})

test('a thing that is drawn as its kind is named with that kind', () => {
  expect(noteFor('A spaniel runs across a meadow')).toBe('Shown as: dog for “spaniel”.')
})

test('a verb that stands where only a noun can stand is a thing, and the end of a compound tells its kind', () => {
  expect(noteFor('A drill on a table')).toBe('Shown as: screwdriver for “drill”.')
  expect(noteFor('A motoryacht by a beach')).toBe('Shown as: yacht for “motoryacht”.')
  expect(noteFor('A washing machine in a kitchen')).toBe('Shown as: oven for “washing machine”.')
})

test('what has only a general kind is not drawn as it', () => {
  for (const thing of ['gadget', 'kidney', 'mammal'])
    expect(noteFor(`A ${thing} on a table`)).toMatch(/^Not shown: /)
})

test('the sense that is meant in a prompt is drawn, not the one that a dictionary names first', () => {
  expect(noteFor('A toaster on a table')).toBe('Shown as: oven for “toaster”.')
  expect(noteFor('A halibut in the sea')).toBe('Shown as: fish for “halibut”.')
  expect(noteFor('A kumquat on a table')).toBe('Shown as: orange fruit for “kumquat”.')
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

test('a verb is named if the drawing does not show it', () => {
  expect(noteFor('A man whispers')).toBe('Not shown: whispers. Try other words.')
  expect(noteFor('A woman laughing and yodeling in a meadow')).toMatch(/^Not shown: yodeling\. /)
  for (const prompt of [
    'They watch the sea',
    'A man walks his dog',
    'A wolf howls at the moon',
    'A rose blooms',
  ])
    expect(noteFor(prompt)).toBeUndefined()
})
