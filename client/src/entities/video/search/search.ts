import type { VideoSearchInput } from '../../types.generated'

/** Values of the search and its filters. */
export interface SearchDraft {
  words: string
  model: string | null
  seed: number | null
  author: string
  /** Days such as `2026-11-22`, both inclusive. */
  from: string
  to: string
}

export const NO_SEARCH: SearchDraft = { words: '', model: null, seed: null, author: '', from: '', to: '' }

export const SEED_MAX = 2_147_483_647

/** Debounce time of the search, in milliseconds. */
export const PAUSE = 300

/** Number of active filters, not counting the text. */
export const filterCount = ({ model, seed, author, from, to }: SearchDraft): number =>
  [model, seed, author, from, to].filter((value) => value !== null && value !== '').length

const dayBegins = (day: string, later = 0): string | null => {
  if (!day) return null
  const begins = new Date(`${day}T00:00:00`)
  begins.setDate(begins.getDate() + later)
  return begins.toISOString()
}

/** The input of the query; null without a search. */
export function searchInputOf(draft: SearchDraft): VideoSearchInput | null {
  const words = draft.words.trim()
  if (!words && !filterCount(draft)) return null
  return {
    words: words || null,
    model: draft.model,
    seed: draft.seed,
    author: draft.author.trim() || null,
    createdAfter: dayBegins(draft.from),
    createdBefore: dayBegins(draft.to, 1),
  }
}
