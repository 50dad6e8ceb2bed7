/** Covers specification C28. */
import { preparePart, type RenderOrder } from '../../render/prepare.js'
import { sceneOf } from '../scene.js'

const order = (prompt: string): RenderOrder => ({
  prompt,
  without: '',
  ratio: '16:9',
  seed: 3,
  references: [],
  width: 320,
  height: 180,
  seconds: 5,
  reach: 1,
})

/** The share of the picture that the nearest subject covers. */
const shareOf = async (prompt: string): Promise<number> => {
  const { layers, width, height } = sceneOf(prompt, '16:9', 3)
  const at = layers.findLastIndex((layer) => layer.subject)
  const { sheets } = await preparePart(order(prompt), true, 0, 1)
  const { alpha, scale, x0, y0, width: wide, height: high } = sheets.find(([i]) => i === at)![1]!.fine
  let covered = 0
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const [left, top] = [x0 + x / scale, y0 + y / scale]
      if (left >= 0 && left < width && top >= 0 && top < height) covered += alpha[y * wide + x]
    }
  return covered / (scale * scale) / (width * height)
}

test.each([
  'A close-up of an owl at night',
  'A snail on a leaf, macro',
  'A burger on a table, close-up',
  'Extreme close-up of a wristwatch',
  'Close-up of a lion',
])('%s: the subject fills at least a third of the picture', async (prompt) =>
  expect(await shareOf(prompt)).toBeGreaterThan(1 / 3),
)

test('a face fills at least a quarter', async () => {
  expect(await shareOf('Close-up of a woman in a kitchen')).toBeGreaterThan(1 / 4)
})

test('behind the face, all things of the scene are drawn', () => {
  const { layers } = sceneOf('Close-up of a woman. A cat, a lamp and a book. Also show the book.', '16:9', 3)
  const drawn = layers.filter(({ subject }) => subject).map(({ name }) => name)
  expect(drawn).toEqual(['cat-face', 'floor-lamp', 'book', 'woman'])
})

test('without that word it covers less', async () => {
  expect(await shareOf('An owl at night')).toBeLessThan(0.2)
})

test('a single subject is large, except in a wide shot', async () => {
  const usual = await shareOf('A golden retriever running along a beach')
  expect(usual).toBeGreaterThan(0.03)
  expect(await shareOf('Wide shot of a golden retriever on a beach')).toBeLessThan(usual / 2)
})

test('the same prompt gives the same scene, even with pictures', () => {
  const text = () => JSON.stringify(sceneOf('A pizza and a snail in a kitchen', '16:9', 2).layers)
  expect(text()).toBe(text())
  expect(text()).not.toMatch(/NaN|undefined|Infinity/)
})
