/** Covers specification C18, C19, C49. */
import { IMAGE_MODELS, IMAGE_RATIOS, bestImageModel, imageOfferOf } from '../limits.js'
import { imageReferencesOf, imageRuleFor } from './prompt.js'

const offer = imageOfferOf('fal')
const FLUX = 'fal-ai/flux-2-pro'
const ids = (count: number) => Array.from({ length: count }, (_, at) => `asset ${at}`)
const faults = (input: object, of = offer) =>
  imageRuleFor(of)
    .safeParse(input)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
const parsed = (input: object) => imageRuleFor(offer).parse(input)

test('an image prompt must not be empty, nor longer than a prompt may be', () => {
  expect(faults({ prompt: ' \n ' })).toEqual(['prompt: Please enter a prompt'])
  expect(faults({ prompt: 'x'.repeat(2001) })).toEqual(['prompt: Prompt must be at most 2000 characters'])
  expect(parsed({ prompt: ' A lighthouse ' })).toEqual({
    prompt: 'A lighthouse',
    ratio: '16:9',
    magicPrompt: false,
    referenceId: null,
    referenceIds: [],
  })
})

test('exactly nine ratios are offered', () => {
  expect(IMAGE_RATIOS).toHaveLength(9)
  for (const ratio of IMAGE_RATIOS) expect(faults({ prompt: 'x', ratio })).toEqual([])
  expect(faults({ prompt: 'x', ratio: '5:4' })).toEqual([
    'ratio: Aspect ratio must be one of 16:9, 21:9, 4:3, 3:2, 1:1, 2:3, 3:4, 9:16, 9:21',
  ])
})

test('an empty reference counts as none; a seed is a whole number that models accept', () => {
  expect(parsed({ prompt: 'x', referenceId: '' }).referenceId).toBeNull()
  expect(parsed({ prompt: 'x', referenceId: 'a' }).referenceId).toBe('a')
  expect(faults({ prompt: 'x', seed: -1 })).toEqual(['seed: Seed must be 0 or more'])
  expect(faults({ prompt: 'x', seed: 2 ** 31 })).toEqual(['seed: Seed must be at most 2147483647'])
})

test('a single reference becomes a list; both fields together are refused', () => {
  expect(imageReferencesOf(parsed({ prompt: 'x', referenceId: 'a' }))).toEqual(['a'])
  expect(imageReferencesOf(parsed({ prompt: 'x', referenceIds: ['a', 'b'] }))).toEqual(['a', 'b'])
  expect(faults({ prompt: 'x', referenceId: 'a', referenceIds: ['b'] })).toEqual([
    'referenceIds: Give one reference image or a list, not both',
  ])
  expect(faults({ prompt: 'x', referenceIds: ['a', 'a'] })).toEqual([
    'referenceIds: Each reference image may be listed once',
  ])
})

test.each([
  [FLUX, { referenceIds: ids(1) }, 'referenceIds: FLUX.2 Pro takes no reference images'],
  [FLUX, { referenceId: 'a' }, 'referenceId: FLUX.2 Pro takes no reference images'],
  [
    `${FLUX}/edit`,
    { referenceIds: ids(5) },
    'referenceIds: FLUX.2 Pro (references) takes at most 4 reference images',
  ],
  [
    'fal-ai/flux-pro/kontext',
    { referenceIds: ids(2) },
    'referenceIds: FLUX Kontext Pro takes at most 1 reference image',
  ],
  [`${FLUX}/edit`, {}, 'referenceIds: FLUX.2 Pro (references) needs at least one reference image'],
  ['no/model', {}, 'model: Unknown model no/model'],
  [undefined, { referenceIds: ids(10) }, 'referenceIds: An image takes at most 9 reference images'],
])('the model %s with %j is refused by name and field', (model, input, fault) => {
  expect(faults({ prompt: 'x', model, ...input })).toEqual([fault])
})

test.each(IMAGE_MODELS)('$id accepts as many references as its row says', ({ id: model, references }) => {
  expect(faults({ prompt: 'x', model, referenceIds: ids(references) })).toEqual([])
  expect(faults({ prompt: 'x', model, referenceIds: ids(references + 1) })).toHaveLength(1)
})

test('a retired model is refused, with the best current one; the local engine simulates it', () => {
  const retired = [{ modelId: FLUX, date: '2026-11-26' }]
  const without = imageOfferOf('fal', retired)
  const best = bestImageModel(0, without.models)!
  expect(best.id).not.toBe(FLUX)
  expect(faults({ prompt: 'x', model: FLUX }, without)).toEqual([
    `model: FLUX.2 Pro was retired by its provider. Use ${best.name}`,
  ])
  expect(faults({ prompt: 'x' }, without)).toEqual([])
  expect(faults({ prompt: 'x', model: FLUX }, imageOfferOf('local', retired))).toEqual([])
  const none = imageOfferOf(
    'fal',
    IMAGE_MODELS.map(({ id }) => ({ modelId: id, date: '2026-11-26' })),
  )
  expect(faults({ prompt: 'x' }, none)).toEqual(['model: No model makes this image now'])
})
