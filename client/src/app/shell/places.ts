import { initialsOf } from '../../shared/ui/Avatar'
import { Clapperboard, Images, type LucideIcon, Settings, Store, Trash2 } from 'lucide-react'

export interface Place {
  to: string
  label: string
  icon: LucideIcon
}

/** The destinations of the sidebar. */
export const places: Place[] = [
  { to: '/projects', label: 'Projects', icon: Clapperboard },
  { to: '/library', label: 'Library', icon: Images },
  { to: '/marketplace', label: 'Marketplace', icon: Store },
  { to: '/trash', label: 'Trash', icon: Trash2 },
]

/** The bar of a phone also has the settings, which elsewhere are behind the avatar. */
export const phonePlaces: Place[] = [...places, { to: '/settings', label: 'Settings', icon: Settings }]

/** The name of the link to the settings: what it shows, which begins with the avatar’s initials. */
export const settingsLabel = (name: string) => `${initialsOf(name)} ${name}, settings`
