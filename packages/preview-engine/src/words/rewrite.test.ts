import { SUBJECTS } from '../subjects/catalogue.js'
import { PLACES } from './tables/places.js'
import { read } from './read.js'
import { rewritePrompt } from './rewrite.js'

test('a short prompt gains hour, air, tones, lens, movement and mood, and keeps its own words', () => {
  const rewritten = rewritePrompt('a fox in the forest')
  expect(rewritten.startsWith('a fox in the forest, ')).toBe(true)
  expect(rewritten).toMatch(/lens/)
  expect(read(rewritten, 0).named).toEqual({
    hour: true,
    land: true,
    weather: true,
    look: true,
    camera: true,
    subject: true,
  })
})

test('the added words change the scene, but not its subjects', () => {
  const words = [...SUBJECTS, ...PLACES].map((row) => row.words.split(' ')[0].replaceAll('-', ' '))
  for (const prompt of [
    'a red bicycle by a canal',
    'an astronaut on the moon',
    ...words.map((word) => `a ${word}`),
  ]) {
    const before = read(prompt, 0)
    const after = read(rewritePrompt(prompt), 0)
    expect([prompt, after.land]).toEqual([prompt, before.land])
    const names = (reading: typeof before) =>
      reading.cast.map((one) => one.row.name).filter((name) => name !== 'umbrella')
    expect([prompt, names(after)]).toEqual([prompt, names(before)])
    expect(after.looks.size).toBeGreaterThan(0)
  }
})

test('added words do not contradict the prompt', () => {
  const rewritten = rewritePrompt('a lighthouse in a storm at night, monochrome, 35mm, slow pan left')
  expect(read(rewritten, 0)).toMatchObject({ hour: 'night', camera: 'left' })
  expect([...read(rewritten, 0).looks]).toEqual(['mono'])
  expect(rewritten).not.toMatch(/dawn|sunset|noon|24mm|push in/)
})

test('the same prompt gets the same result, and a rewritten prompt stays unchanged', () => {
  for (const prompt of [
    'a fox in the forest',
    'a dragon over a castle',
    'flurble zorp',
    'a market at noon',
    'planet with rings',
  ]) {
    const once = rewritePrompt(prompt)
    expect(rewritePrompt(prompt)).toBe(once)
    expect(rewritePrompt(once)).toBe(once)
  }
})

test('different prompts get different words', () => {
  const added = ['a fox', 'a horse', 'a boat', 'a bear', 'a castle', 'a child'].map((prompt) =>
    rewritePrompt(prompt).slice(prompt.length),
  )
  expect(new Set(added).size).toBeGreaterThan(4)
})

test('a result has at most 2000 characters, and all words of the user', () => {
  const long = 'a boat on the sea '.repeat(200)
  expect(rewritePrompt(long).length).toBeLessThanOrEqual(2000)
  const nearly = 'x'.repeat(1980)
  expect(rewritePrompt(nearly)).toHaveLength(1980)
  expect(rewritePrompt('   ')).toBe('')
})
