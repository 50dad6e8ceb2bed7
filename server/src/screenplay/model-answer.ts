import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { CAMERA_KEYS } from '#schema/storyboard'
import { groupByRule } from './group.js'
import type { Passage, PassageGroup } from './screenplay.js'

const { shotsMax, secondsMin, secondsMax } = LIMITS.storyboard

const answerRule = z.strictObject({
  shots: z
    .array(
      z.strictObject({
        first: z.int().min(1),
        last: z.int().min(1),
        seconds: z.number().min(secondsMin).max(secondsMax),
        camera: z.enum(CAMERA_KEYS).nullable(),
      }),
    )
    .min(1)
    .max(shotsMax),
})

/** JSON Schema of the response: shots as ranges of numbered passages, so that the model writes no text itself. */
export const answerSchema = (): object => z.toJSONSchema(answerRule)

/** A valid response and the number of passages it left out, or its mistake as a sentence. */
type ReadAnswer = { groups: PassageGroup[]; leftOut: number } | { mistake: string }

/** Groups passages that the model left out, by rule. */
const gapOf = (passages: readonly Passage[], from: number, to: number): PassageGroup[] =>
  groupByRule(passages.slice(from, to)).map(({ first, last }) => ({ first: from + first, last: from + last }))

/** Validates a response for these passages. Groups omitted ones by rule. */
export function readAnswer(json: unknown, passages: readonly Passage[]): ReadAnswer {
  if (json === undefined) return { mistake: 'it was no JSON.' }
  const read = answerRule.safeParse(json)
  if (!read.success) {
    const [{ path, message }] = read.error.issues
    return { mistake: `${path.join('.') || 'the answer'}: ${message}.` }
  }
  const groups: PassageGroup[] = []
  let next = 0
  let leftOut = 0
  for (const [at, { first, last, seconds, camera }] of read.data.shots.entries()) {
    if (first - 1 < next)
      return { mistake: `shots.${at} begins with passage ${first}, which an earlier shot has.` }
    if (last < first || last > passages.length)
      return { mistake: `shots.${at} ends with passage ${last}; there are ${passages.length}.` }
    groups.push(...gapOf(passages, next, first - 1), { first: first - 1, last: last - 1, seconds, camera })
    leftOut += first - 1 - next
    next = last
  }
  leftOut += passages.length - next
  return { groups: [...groups, ...gapOf(passages, next, passages.length)], leftOut }
}
