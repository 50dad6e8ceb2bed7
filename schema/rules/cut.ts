import { z } from './zod.js'
import { DEFAULT_FIT, FILM_FITS, FILM_SIZES, LIMITS, TRANSITION_LENGTHS, isTransition } from '../limits.js'

const listed = (words: readonly (string | number)[]): string =>
  `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
const isLength = (seconds: number): boolean => (TRANSITION_LENGTHS as readonly number[]).includes(seconds)

/** The lines of a film; null: the commonest of its clips. */
const sizeRule = z.enum(FILM_SIZES, `A film is made in ${listed(FILM_SIZES)}`).nullable()
const fitRule = z.enum(FILM_FITS, `A clip of another shape is fitted by ${listed(FILM_FITS)}`)

/**
 * An order of videos and the gaps between them: one gap fewer than videos, each a known transition or an
 * empty string, and for each a length in seconds, the usual one without a choice.
 */
const orderRule = z.object({
  videoIds: z
    .array(z.string())
    .max(LIMITS.merge.clipsMax, `A film has at most ${LIMITS.merge.clipsMax} videos`),
  transitions: z.array(z.string()),
  lengths: z.array(z.number()).nullish(),
})

const inOrder = (
  { videoIds, transitions, lengths }: z.output<typeof orderRule>,
  context: z.RefinementCtx,
): void => {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  if (new Set(videoIds).size < videoIds.length) refuse(['videoIds'], 'A video is given twice')
  const gaps = Math.max(0, videoIds.length - 1)
  if (transitions.length !== gaps)
    refuse(
      ['transitions'],
      `There must be one transition fewer than videos: ${gaps}, not ${transitions.length}`,
    )
  transitions.forEach(
    (key, at) =>
      key && !isTransition(key) && refuse(['transitions', at], `There is no transition ${key.slice(0, 40)}`),
  )
  if (!lengths) return
  if (lengths.length !== gaps)
    refuse(['lengths'], `There must be one length fewer than videos: ${gaps}, not ${lengths.length}`)
  lengths.forEach(
    (length, at) =>
      isLength(length) || refuse(['lengths', at], `A transition lasts ${listed(TRANSITION_LENGTHS)} seconds`),
  )
}

const withLengths = <Order extends z.output<typeof orderRule>>({ lengths, ...order }: Order) => ({
  ...order,
  lengths: lengths ?? order.transitions.map((): number => LIMITS.merge.transitionSeconds),
})

/** A draft to keep; a size or fit that is left out stays what it was. */
export const cutRule = orderRule
  .extend({ size: sizeRule.optional(), fit: fitRule.nullish() })
  .superRefine(inOrder)
  .transform(withLengths)

/** What a film is merged from; without a choice the clips decide its size, and all of each is seen. */
export const mergeRule = orderRule
  .extend({ size: sizeRule.default(null), fit: fitRule.nullish().transform((fit) => fit ?? DEFAULT_FIT) })
  .superRefine(inOrder)
  .transform(withLengths)
