import { z } from 'zod'
import { PAGE_NAMES, field } from '#platform/api/rest'
import type { GenerationSearch } from './generation-search.js'

const text = (description: string, example: string) => field(z.string().optional(), description, example)

/** The query of a search for how something was made, over REST. */
export const generationQuery = z.object({
  words: text('Words of the prompt, in any case.', 'lighthouse'),
  model_name: text('The model.', 'fal-ai/veo3'),
  seed: field(z.coerce.number().int().optional(), 'The seed.', 7),
  author: text('The name of who asked for it.', 'ana'),
  from: text('Asked for then or later: a date or a time.', '2026-11-01'),
  to: text('Asked for before: a date or a time.', '2026-12-01'),
})

/** The query’s names for the fields of such a search, and of a page. */
export const GENERATION_NAMES = { ...PAGE_NAMES, model: 'model_name' }

/** The search of a query; null where it has none. */
export function generationOf({
  words,
  model_name: model,
  seed,
  author,
  from,
  to,
}: z.output<typeof generationQuery>): GenerationSearch | null {
  const search = { words, model, seed, author, from, to }
  return Object.values(search).some((value) => value !== undefined) ? search : null
}
