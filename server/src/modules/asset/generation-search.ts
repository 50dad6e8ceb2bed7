import type { z } from 'zod'
import type { generationRule } from '#schema/rules/generation'
import type { Condition } from '#platform/queries/rows'

/** How what is searched for was made, unchecked; all of it must fit. `generationRule` parses it. */
export interface GenerationSearch {
  words?: string | null
  model?: string | null
  seed?: number | null
  author?: string | null
  from?: Date | string | null
  to?: Date | string | null
}

/** A name belongs to one person of the team; who left gives it up. */
const AUTHOR = '(select id from account where lower(username) = lower(?) and revoked_at is null)'

/** The conditions of a search for how something was made, all but the words. */
export const generationConditions = (
  { model, seed, author, from, to }: z.output<typeof generationRule>,
  authorId: 'r.author_id' | 'r.owner_id',
): Condition[] => [
  ...(model ? [{ sql: 'r.model = ?', parameters: [model] }] : []),
  ...(seed == null ? [] : [{ sql: 'r.seed = ?', parameters: [seed] }]),
  ...(author ? [{ sql: `${authorId} = ${AUTHOR}`, parameters: [author] }] : []),
  ...(from ? [{ sql: 'r.created_at >= ?::timestamptz', parameters: [from.toISOString()] }] : []),
  ...(to ? [{ sql: 'r.created_at < ?::timestamptz', parameters: [to.toISOString()] }] : []),
]
