import { expect, test } from 'vitest'
import { IMAGE_RATIOS, ratioOf } from '#schema/limits'
import { SUBJECTS } from '../subjects/catalogue.js'
import { PLACES } from '../words/places.js'
import { sceneOf } from './scene.js'

const sheets = (prompt: string, seed = 1) => sceneOf(prompt, '16:9', seed).layers
const text = (prompt: string, seed = 1) => JSON.stringify(sceneOf(prompt, '16:9', seed).layers)
const namesOf = (prompt: string) => sheets(prompt).map((layer) => layer.name)

test('the same prompt and seed give the same scene; another seed gives another', () => {
  expect(text('a castle on a mountain at dawn')).toBe(text('a castle on a mountain at dawn'))
  expect(text('a castle on a mountain at dawn', 2)).not.toBe(text('a castle on a mountain at dawn', 1))
})

test('the words are in the picture', () => {
  expect(namesOf('a boat on a lake with a bridge')).toEqual(
    expect.arrayContaining(['water', 'boat', 'bridge']),
  )
  expect(namesOf('northern lights over mountains')).toEqual(expect.arrayContaining(['aurora0', 'range1']))
  expect(namesOf('a cat in a room')).toEqual(expect.arrayContaining(['room', 'cat']))
  expect(namesOf('a shark underwater')).toEqual(expect.arrayContaining(['rays', 'shark']))
  expect(sceneOf('an autumn storm', '16:9', 1).weather).toMatchObject({ rain: 1, storm: true })
})

test('every subject and every place can be drawn, in tall shapes too', () => {
  for (const row of SUBJECTS) {
    const scene = sceneOf(row.words.split(' ')[0].replaceAll('-', ' '), '9:16', 3)
    expect(
      scene.layers.filter((layer) => layer.subject || layer.name === 'train' || layer.name === 'isle').length,
    ).toBeGreaterThan(0)
  }
  for (const row of PLACES)
    expect(sceneOf(row.words.split(' ')[0].replaceAll('-', ' '), '9:16', 3).layers.length).toBeGreaterThan(3)
})

test('no number of the art is lost', () => {
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

test('a scene has the shape asked for', () => {
  for (const ratio of IMAGE_RATIOS) {
    const { width, height } = sceneOf('a hill', ratio, 1)
    expect(width / height).toBeCloseTo(ratioOf(ratio), 1)
  }
})
