import type { AssetScope } from '../../gql/generated'

export interface Category {
  slug: string
  label: string
  scope: AssetScope
}

const team: Category = { slug: 'team-library', label: 'Team Library', scope: 'TEAM' }
const mine: Category = { slug: 'my-library', label: 'My Library', scope: 'MINE' }

/** The library's tabs. */
export const categories: readonly Category[] = [team, mine]

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

/** The tab that an address names, however it is written: `My Library`, `my-library`; the team's otherwise. */
export const categoryOf = (written = ''): Category => categories.find(({ label }) => letters(label) === letters(written)) ?? team
