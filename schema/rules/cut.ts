import * as z from './zod.js'
import type { Gap } from '../cut.js'
import { DEFAULT_FIT, LIMITS, TRANSITION_LENGTHS, isTransition } from '../limits.js'
import { captionLanguageRule } from '../cut/rules/caption.js'
import { listed } from '../cut/rules/item.js'
import {
  fitRule,
  frameRateRule,
  loudnessRule,
  ratioRule,
  settingsFields,
  sizeRule,
} from '../cut/rules/settings.js'
import { gainRule } from '../cut/rules/cue.js'
import { newUuid } from './new-id.js'
import { titleRule } from './video.js'

const isLength = (seconds: number): boolean => (TRANSITION_LENGTHS as readonly number[]).includes(seconds)

/**
 * An order of cut items and the gaps between them, one fewer: each with a known transition or an empty string, and a length in
 * seconds or the default one. The id of a video means its first use. Instead of gaps, two lists of transitions and lengths are
 * accepted.
 */
const orderRule = z.object({
  videoIds: z
    .array(z.string())
    .max(LIMITS.merge.clipsMax, `A film has at most ${LIMITS.merge.clipsMax} videos`),
  gaps: z.array(z.object({ transition: z.string(), seconds: z.number().nullish() })).nullish(),
  transitions: z.array(z.string()).nullish(),
  lengths: z.array(z.number()).nullish(),
})
type Order = z.output<typeof orderRule>

type Path = (string | number)[]
type Refuse = (path: Path, message: string) => void

function requireTransition(key: string, path: Path, refuse: Refuse): void {
  if (key && !isTransition(key)) refuse(path, `There is no transition ${key.slice(0, 40)}`)
}

function requireLength(seconds: number, path: Path, refuse: Refuse): void {
  if (!isLength(seconds)) refuse(path, `A transition lasts ${listed(TRANSITION_LENGTHS)} seconds`)
}

/** `count`: the required number. */
function requireGaps(gaps: NonNullable<Order['gaps']>, count: number, refuse: Refuse): void {
  if (gaps.length !== count)
    refuse(['gaps'], `There must be one gap fewer than videos: ${count}, not ${gaps.length}`)
  gaps.forEach(({ transition, seconds }, at) => {
    requireTransition(transition, ['gaps', at, 'transition'], refuse)
    if (typeof seconds === 'number') requireLength(seconds, ['gaps', at, 'seconds'], refuse)
  })
}

/** `requireGaps` for the two lists. */
function requireLists({ transitions, lengths }: Order, count: number, refuse: Refuse): void {
  if (!transitions) return refuse(['gaps'], 'Give the gaps between the videos')
  if (transitions.length !== count)
    refuse(
      ['transitions'],
      `There must be one transition fewer than videos: ${count}, not ${transitions.length}`,
    )
  transitions.forEach((key, at) => requireTransition(key, ['transitions', at], refuse))
  if (!lengths) return
  if (lengths.length !== count)
    refuse(['lengths'], `There must be one length fewer than videos: ${count}, not ${lengths.length}`)
  lengths.forEach((length, at) => requireLength(length, ['lengths', at], refuse))
}

function inOrder(order: Order, context: z.RefinementCtx): void {
  const refuse: Refuse = (path, message) => context.addIssue({ code: 'custom', path, message })
  const { videoIds, gaps } = order
  if (new Set(videoIds).size < videoIds.length) refuse(['videoIds'], 'Each video may be listed once')
  const count = Math.max(0, videoIds.length - 1)
  if (!gaps) return requireLists(order, count, refuse)
  requireGaps(gaps, count, refuse)
  for (const list of ['transitions', 'lengths'] as const)
    if (order[list]) refuse([list], `Either gaps or ${list} can be given, not both`)
}

const USUAL_SECONDS: number = LIMITS.merge.transitionSeconds

/** Converts both forms of gaps to `gaps`. */
function withGaps<Given extends Order>({ gaps, transitions, lengths, ...order }: Given) {
  const list = gaps ?? (transitions ?? []).map((transition, at) => ({ transition, seconds: lengths?.[at] }))
  return {
    ...order,
    gaps: list.map(({ transition, seconds }): Gap => ({ transition, seconds: seconds ?? USUAL_SECONDS })),
  }
}

/** A draft to save; omitted export settings are unchanged. */
export const cutRule = orderRule.extend(settingsFields).superRefine(inOrder).transform(withGaps)

/**
 * A film to merge. By default, the clips determine its size and frame rate, clips are fitted whole, and the project names the
 * film. A `filmId` makes the request repeatable.
 */
export const mergeRule = orderRule
  .extend({
    filmId: newUuid('a film').nullish(),
    size: sizeRule.default(null),
    ratio: ratioRule.default(null),
    fit: fitRule.nullish().transform((fit) => fit ?? DEFAULT_FIT),
    frameRate: frameRateRule.default(null),
    title: titleRule.nullish(),
    clipGain: gainRule.nullish().transform((gain) => gain ?? 0),
    loudness: loudnessRule.default(null),
    burnedCaptions: captionLanguageRule.nullable().default(null),
  })
  .superRefine(inOrder)
  .transform(withGaps)

/** A transition to preview, and how many seconds it lasts. */
export const previewRule = z.object({
  transition: z.string().refine(isTransition, 'Unknown transition'),
  seconds: z
    .number()
    .refine(
      (seconds) => (TRANSITION_LENGTHS as readonly number[]).includes(seconds),
      `A transition lasts ${TRANSITION_LENGTHS.join(', ')} seconds`,
    )
    .nullish()
    .transform((seconds) => seconds ?? LIMITS.merge.transitionSeconds),
})
