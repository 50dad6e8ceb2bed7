/** Covers specification E7. */
import { FAL_MODELS } from '#schema/models/all'
import { refusedPart, withSubject } from './refusals.js'

const POLICY = 'content_policy_violation'
const at = (type: string, loc: unknown[], ctx?: object) => [{ type, loc: ['body', ...loc], msg: 'No', ctx }]
const NANO = 'fal-ai/nano-banana-2/edit'
const FRAMES = 'fal-ai/kling-video/o3/pro/image-to-video'
const REFERENCES = 'fal-ai/vidu/q1/reference-to-video'

test.each<[string, string, unknown, string]>([
  ['the prompt', NANO, at(POLICY, ['prompt']), 'The provider’s content policy refused the prompt'],
  [
    'one of the images',
    NANO,
    at(POLICY, ['image_urls', 1]),
    'The provider’s content policy refused reference image 2',
  ],
  [
    'a reference, with its position as a text',
    REFERENCES,
    at(POLICY, ['reference_image_urls', '0']),
    'The provider’s content policy refused reference image 1',
  ],
  [
    'a list without a position',
    REFERENCES,
    at(POLICY, ['reference_image_urls']),
    'The provider’s content policy refused a reference image',
  ],
  [
    'a last frame',
    FRAMES,
    at(POLICY, ['end_image_url']),
    'The provider’s content policy refused the last frame',
  ],
  [
    'a small first frame',
    FRAMES,
    at('image_too_small', ['image_url'], { min_width: 300, min_height: 200 }),
    'The first frame is too small for the provider: at least 300 × 200 pixels',
  ],
  [
    'a large reference',
    NANO,
    at('image_too_large', ['image_urls', 2], { max_width: 4096, max_height: 4096 }),
    'Reference image 3 is too large for the provider: at most 4096 × 4096 pixels',
  ],
  [
    'a large file',
    NANO,
    at('file_too_large', ['image_urls', 0], { max_size: 10_485_760 }),
    'Reference image 1 is too large a file for the provider: at most 10.5 MB',
  ],
  [
    'a shape',
    FRAMES,
    at('image_aspect_ratio_error', ['image_url'], { min_aspect_ratio: 0.4, max_aspect_ratio: 2.5 }),
    'The first frame has a shape that the provider does not take: its width divided by its height must be 0.4 to 2.5',
  ],
  [
    'limits that are no numbers',
    FRAMES,
    at('image_too_small', ['image_url'], { min_width: '<b>', min_height: -1 }),
    'The first frame is too small for the provider',
  ],
  [
    'the second fault, where the first says nothing',
    NANO,
    [null, ...at('missing', ['seed']), ...at(POLICY, ['prompt'])],
    'The provider’s content policy refused the prompt',
  ],
])('%s is named', (_name, model, detail, sentence) => {
  expect(refusedPart(detail, model)).toBe(sentence)
})

test.each<[string, unknown]>([
  ['no detail', undefined],
  ['a text', 'No'],
  ['another field', at(POLICY, ['seed'])],
  ['no place', [{ type: POLICY, msg: 'No' }]],
  ['a type of its prototype', at('constructor', ['prompt'])],
  ['an unknown type', at('new_type', ['prompt'])],
])('%s names nothing', (_name, detail) => {
  expect(refusedPart(detail, NANO)).toBeUndefined()
})

test.each<[string, string, string]>([
  [
    'a refused person',
    'The provider’s content policy refused reference image 2',
    'The provider’s content policy refused reference image 2 (Rosa). Choose another image of Rosa',
  ],
  [
    'a large picture',
    'Reference image 2 is too large for the provider',
    'Reference image 2 (Rosa) is too large for the provider',
  ],
  [
    'a picture of nobody',
    'Reference image 1 is too large for the provider',
    'Reference image 1 is too large for the provider',
  ],
  ['another part', 'The first frame is too large', 'The first frame is too large'],
])('%s: a refusal says whom the reference image shows', (_name, refusal, named) => {
  expect(withSubject(refusal, [undefined, 'Rosa'])).toBe(named)
})

test('the field of the prompt and of every image has a name, for every model', () => {
  for (const { id, fields } of FAL_MODELS)
    for (const [input, name] of [
      ['words', 'the prompt'],
      ['references', 'reference image'],
      ['firstFrame', 'the first frame'],
      ['lastFrame', 'the last frame'],
    ] as const) {
      const path = fields[input]?.replace('#', '1').split('.')
      if (path) expect([id, refusedPart(at(POLICY, path), id)]).toEqual([id, expect.stringContaining(name)])
    }
})
