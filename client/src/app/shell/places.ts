import { Clapperboard, Images, type LucideIcon, Settings, Store, Trash2 } from 'lucide-react'

export interface Place {
  to: string
  label: string
  icon: LucideIcon
}

/** Where the sidebar leads. */
export const places: Place[] = [
  { to: '/projects', label: 'Projects', icon: Clapperboard },
  { to: '/library', label: 'Library', icon: Images },
  { to: '/marketplace', label: 'Marketplace', icon: Store },
  { to: '/trash', label: 'Trash', icon: Trash2 },
]

/** A phone's bar has the settings too, which elsewhere stand behind the avatar. */
export const phonePlaces: Place[] = [...places, { to: '/settings', label: 'Settings', icon: Settings }]
