/** The tabs of a project, as addresses name them. */
export const TABS = [
  { key: 'chat', label: 'Chat' },
  { key: 'storyboard', label: 'Storyboard' },
  { key: 'assets', label: 'Assets' },
  { key: 'videos', label: 'Videos' },
  { key: 'merged', label: 'Merged Videos' },
  { key: 'settings', label: 'Settings' },
] as const
export type TabKey = (typeof TABS)[number]['key']

/** The tab that an address names; the conversation otherwise. */
export const tabOf = (search: URLSearchParams): TabKey =>
  TABS.find(({ key }) => key === search.get('tab'))?.key ?? 'chat'
