import type { AssetScope } from '../../entities/types.generated'

export interface Category {
  slug: string
  label: string
  /** Whose assets it lists; null for the flagged ones, which are a list of their own. */
  scope: AssetScope | null
}

const team: Category = { slug: 'team-library', label: 'Team Library', scope: 'TEAM' }
const mine: Category = { slug: 'my-library', label: 'My Library', scope: 'MINE' }
const flagged: Category = { slug: 'flagged', label: 'Flagged', scope: null }

/** The library's tabs; the flagged assets are for admins only (specification L1). */
export const categoriesFor = (isAdmin: boolean): readonly Category[] =>
  isAdmin ? [team, mine, flagged] : [team, mine]

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

/**
 * Returns the tab that an address names, in any spelling: `My Library`, `my-library`; the team’s otherwise.
 */
export const categoryOf = (written = '', categories = categoriesFor(true)): Category =>
  categories.find(({ label }) => letters(label) === letters(written)) ?? team
