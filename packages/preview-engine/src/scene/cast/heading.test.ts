/** Covers specification C45. */
import { sceneOf } from '../scene.js'

/** Position and direction of the subjects named `name`: 1 faces right. */
function figuresIn(prompt: string, name: string, seed: number): { x: number; faces: number }[] {
  const bodies = sceneOf(prompt, '16:9', seed)
    .layers.filter((layer) => layer.name === name && layer.subject)
    .map((layer) => JSON.stringify(layer))
  return bodies.map((body) => {
    const [, x, scale] = /translate\((-?[\d.]+) -?[\d.]+\) scale\((-?[\d.]+)/.exec(body)!
    return { x: Number(x), faces: Math.sign(Number(scale)) }
  })
}

const PAIR = 'Character Ana: a woman.\nCharacter Ben: a man.'

test.each(['Ana nods at Ben in the kitchen.', 'Ana points at Ben in a park.'])(
  'two people face each other: %s',
  (prompt) => {
    for (let seed = 1; seed <= 6; seed++) {
      const [ana] = figuresIn(`${prompt}\n${PAIR}`, 'woman', seed)
      const [ben] = figuresIn(`${prompt}\n${PAIR}`, 'person', seed)
      expect([ana!.faces, ben!.faces]).toEqual([Math.sign(ben!.x - ana!.x), Math.sign(ana!.x - ben!.x)])
    }
  },
)

test('people who walk together go the same way', () => {
  const [ana] = figuresIn(`Ana and Ben walk through a park.\n${PAIR}`, 'woman', 2)
  const [ben] = figuresIn(`Ana and Ben walk through a park.\n${PAIR}`, 'person', 2)
  expect(ana!.faces).toBe(ben!.faces)
})

test('people on a bench sit side by side', () => {
  const [ana] = figuresIn(`Ana and Ben sit on a bench.\n${PAIR}`, 'woman', 1)
  const [ben] = figuresIn(`Ana and Ben sit on a bench.\n${PAIR}`, 'person', 1)
  expect(Math.abs(ana!.x - ben!.x)).toBeGreaterThan(40)
})
