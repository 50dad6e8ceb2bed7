/** What the Trash keeps, by the word in its address. */
export const KINDS = [
  { key: 'assets', label: 'Assets', one: 'asset', searched: 'Search name or tag' },
  { key: 'projects', label: 'Projects', one: 'project', searched: 'Search name' },
  { key: 'videos', label: 'Videos', one: 'video', searched: 'Search title' },
  { key: 'films', label: 'Films', one: 'film', searched: 'Search title' },
  { key: 'shots', label: 'Shots', one: 'shot', searched: 'Search what happens' },
] as const

export type Kind = (typeof KINDS)[number]
