import { IMAGE_RATIOS } from '../limits.js'
import { imageRule } from './prompt.js'

const faults = (input: object) =>
  imageRule.safeParse(input).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

test('a prompt for a picture must say something, within the length of a prompt', () => {
  expect(faults({ prompt: ' \n ' })).toEqual(['prompt: Please enter a prompt'])
  expect(faults({ prompt: 'x'.repeat(2001) })).toEqual(['prompt: Prompt must be at most 2000 characters'])
  expect(imageRule.parse({ prompt: ' A lighthouse ' })).toEqual({
    prompt: 'A lighthouse',
    ratio: '16:9',
    magicPrompt: false,
    referenceId: null,
  })
})

test('all nine ratios are offered, and no other', () => {
  expect(IMAGE_RATIOS).toHaveLength(9)
  for (const ratio of IMAGE_RATIOS) expect(faults({ prompt: 'x', ratio })).toEqual([])
  expect(faults({ prompt: 'x', ratio: '5:4' })).toEqual([
    'ratio: Aspect ratio must be one of 16:9, 21:9, 4:3, 3:2, 1:1, 2:3, 3:4, 9:16, 9:21',
  ])
})

test('an empty reference is none; a seed is a whole number that a model takes', () => {
  expect(imageRule.parse({ prompt: 'x', referenceId: '' }).referenceId).toBeNull()
  expect(imageRule.parse({ prompt: 'x', referenceId: 'a' }).referenceId).toBe('a')
  expect(faults({ prompt: 'x', seed: -1 })).toEqual(['seed: Seed must be 0 or more'])
  expect(faults({ prompt: 'x', seed: 2 ** 31 })).toEqual(['seed: Seed must be at most 2147483647'])
})
