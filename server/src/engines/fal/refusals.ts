import { z } from 'zod'
import { falModelOf } from '#schema/models/all'
import type { Input } from '#schema/models/model'

const size = z.number().positive().max(1e12).optional().catch(undefined)
const detailRule = z.object({
  type: z.string(),
  loc: z
    .array(z.union([z.string(), z.number()]))
    .max(20)
    .catch([]),
  ctx: z
    .object({
      min_width: size,
      min_height: size,
      max_width: size,
      max_height: size,
      min_aspect_ratio: size,
      max_aspect_ratio: size,
      max_size: size,
      min_length: size,
      max_length: size,
      min_duration: size,
      max_duration: size,
      supported_formats: z.array(z.string().max(20)).max(20).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
})
type Limits = NonNullable<z.output<typeof detailRule>['ctx']>

const NAMES: Partial<Record<Input, string>> = {
  words: 'the prompt',
  negativePrompt: 'the negative prompt',
  references: 'a reference image',
  elementFront: 'a reference image',
  elementViews: 'a reference image',
  firstFrame: 'the first frame',
  lastFrame: 'the last frame',
  clip: 'the clip',
}

/** Matches two paths up to the shorter one; `#` in `field` matches an index, which is returned. */
function positionIn(field: readonly string[], path: readonly string[]): { at?: number } | undefined {
  let at: number | undefined
  for (const [index, name] of path.slice(0, field.length).entries()) {
    if (field[index] === '#' && /^\d{1,3}$/.test(name)) at = Number(name)
    else if (field[index] !== name) return undefined
  }
  return { at }
}

/** The name of an input by its path: “the first frame”, “reference image 2”. */
function nameAt(modelId: string, [, ...path]: readonly (string | number)[]): string | undefined {
  const model = falModelOf(modelId)
  if (!model || !path.length) return undefined
  for (const [input, field] of Object.entries(model.fields) as [Input, string][]) {
    const found = positionIn(field.split('.'), path.map(String))
    if (found && NAMES[input])
      return input === 'references' && found.at !== undefined
        ? `reference image ${found.at + 1}`
        : NAMES[input]
  }
  return undefined
}

const pixels = (width: number | undefined, height: number | undefined, bound: string) =>
  width && height ? `: ${bound} ${width} × ${height} pixels` : ''
const amount = (value: number | undefined, bound: string, unit: string) =>
  value === undefined ? '' : `: ${bound} ${value} ${unit}`
const megabytes = (bytes: number | undefined) =>
  bytes === undefined ? undefined : Math.round(bytes / 1e5) / 10
const formats = ({ supported_formats: known }: Limits) =>
  known?.length ? `: it takes ${known.join(', ')}` : ''

/** Predicates by the provider’s error type, appended to the name of the input. */
const PROBLEMS: Record<string, (limits: Limits) => string> = {
  image_too_small: ({ min_width, min_height }) =>
    `is too small for the provider${pixels(min_width, min_height, 'at least')}`,
  image_too_large: ({ max_width, max_height }) =>
    `is too large for the provider${pixels(max_width, max_height, 'at most')}`,
  image_aspect_ratio_error: ({ min_aspect_ratio: min, max_aspect_ratio: max }) =>
    `has a shape that the provider does not take${min && max ? `: its width divided by its height must be ${min} to ${max}` : ''}`,
  file_too_large: ({ max_size }) =>
    `is too large a file for the provider${amount(megabytes(max_size), 'at most', 'MB')}`,
  image_load_error: () => 'could not be read by the provider',
  file_download_error: () => 'could not be read by the provider',
  face_detection_error: () => 'has no face that the provider recognises',
  sequence_too_short: ({ min_length }) =>
    `is too short for the provider${amount(min_length, 'at least', 'characters')}`,
  sequence_too_long: ({ max_length }) =>
    `is too long for the provider${amount(max_length, 'at most', 'characters')}`,
  video_duration_too_short: ({ min_duration }) =>
    `is too short for the provider${amount(min_duration, 'at least', 'seconds')}`,
  video_duration_too_long: ({ max_duration }) =>
    `is too long for the provider${amount(max_duration, 'at most', 'seconds')}`,
  unsupported_image_format: (limits) => `has a format that the provider does not take${formats(limits)}`,
  unsupported_video_format: (limits) => `has a format that the provider does not take${formats(limits)}`,
}

const capitalized = (words: string) => words[0]!.toUpperCase() + words.slice(1)

const POLICY_REFUSED = 'The provider’s content policy refused'

/** Adds to a refusal what its reference image shows, and what to do about it. `subjects` has the names by position. */
export const withSubject = (refusal: string, subjects: readonly (string | undefined)[]): string => {
  const [phrase, number] = /reference image (\d+)/i.exec(refusal) ?? []
  const subject = phrase && subjects[Number(number) - 1]
  if (!subject) return refusal
  const named = refusal.replace(phrase, `${phrase} (${subject})`)
  return named.startsWith(POLICY_REFUSED) ? `${named}. Choose another image of ${subject}` : named
}

/**
 * What the provider refused of an order, as a sentence; undefined if the response does not say. Uses error types only, not
 * messages.
 */
export function refusedPart(detail: unknown, modelId: string): string | undefined {
  for (const each of Array.isArray(detail) ? detail.slice(0, 20) : []) {
    const { data } = detailRule.safeParse(each)
    const what = data && nameAt(modelId, data.loc)
    if (!what) continue
    if (data.type === 'content_policy_violation') return `${POLICY_REFUSED} ${what}`
    if (Object.hasOwn(PROBLEMS, data.type))
      return `${capitalized(what)} ${PROBLEMS[data.type]!(data.ctx ?? {})}`
  }
  return undefined
}
