/** Tabs of a project; `key` is used in the address. */
export const TABS = [
  { key: 'chat', label: 'Chat' },
  { key: 'storyboard', label: 'Storyboard' },
  { key: 'assets', label: 'Assets' },
  { key: 'videos', label: 'Videos' },
  { key: 'merged', label: 'Merged Videos' },
  { key: 'notes', label: 'Notes' },
  { key: 'settings', label: 'Settings' },
] as const
export type TabKey = (typeof TABS)[number]['key']

/** The tab in the address, by default the chat. */
export const tabOf = (search: URLSearchParams): TabKey =>
  TABS.find(({ key }) => key === search.get('tab'))?.key ?? 'chat'
