import type { AssetScope } from '../../entities/types.generated'

export interface Category {
  slug: string
  label: string
  /** Whose assets the tab lists; null for flagged assets, which have a list of their own. */
  scope: AssetScope | null
}

const team: Category = { slug: 'team-library', label: 'Team Library', scope: 'TEAM' }
const mine: Category = { slug: 'my-library', label: 'My Library', scope: 'MINE' }
const flagged: Category = { slug: 'flagged', label: 'Flagged', scope: null }

/** Tabs of the library; flagged assets are for admins only (specification L1). */
export const categoriesFor = (isAdmin: boolean): readonly Category[] =>
  isAdmin ? [team, mine, flagged] : [team, mine]

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

/** The tab in an address, in any spelling: `My Library`, `my-library`; by default the team library. */
export const categoryOf = (written = '', categories = categoriesFor(true)): Category =>
  categories.find(({ label }) => letters(label) === letters(written)) ?? team
