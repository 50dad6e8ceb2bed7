/** The tabs of a project, by their key in the address. */
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

/** Returns the tab in the address, or the chat. */
export const tabOf = (search: URLSearchParams): TabKey =>
  TABS.find(({ key }) => key === search.get('tab'))?.key ?? 'chat'
