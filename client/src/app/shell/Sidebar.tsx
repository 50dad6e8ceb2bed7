import { Button, Tooltip } from 'antd'
import { LogOut, Search, Clapperboard, Images, type LucideIcon, Settings, Store, Trash2 } from 'lucide-react'
import { Link, NavLink } from 'react-router-dom'
import { useSignOut } from '../../features/account/signOut'
import { NotificationsBell } from '../../features/notifications/NotificationsBell'
import { MOD } from '../../shared/lib/input/keyboardShortcuts'
import { useMeQuery } from '../../entities/person/me.generated'
import { Avatar, initialsOf } from '../../shared/ui/Avatar'
import { EngineBadge } from '../../entities/installation/EngineBadge'
import { Logo, Mark } from '../../shared/ui/Logo'
import s from './Shell.module.css'

interface Place {
  to: string
  label: string
  icon: LucideIcon
}

/** Links of the sidebar. */
const places: Place[] = [
  { to: '/projects', label: 'Projects', icon: Clapperboard },
  { to: '/library', label: 'Library', icon: Images },
  { to: '/marketplace', label: 'Marketplace', icon: Store },
  { to: '/trash', label: 'Trash', icon: Trash2 },
]

/** Links of the bar on phones, with the settings, which the sidebar has behind the avatar. */
export const phonePlaces: Place[] = [...places, { to: '/settings', label: 'Settings', icon: Settings }]

/** Accessible name of the settings link: starts with its visible text, the avatar’s initials. */
export const settingsLabel = (name: string) => `${initialsOf(name)} ${name}, settings`

/** Main navigation on wide screens; as a rail, icons with names on hover. */
export function Sidebar({ rail, onFind }: { rail: boolean; onFind: () => void }) {
  const name = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me.username ?? ''
  const signOut = useSignOut()
  return (
    <nav className={s.side} aria-label="Main">
      <Link className={s.brand} to="/projects" aria-label="Cutroom, to the projects">
        {rail ? <Mark size={26} /> : <Logo height={22} />}
      </Link>
      <FindButton rail={rail} onFind={onFind} />
      {places.map((place) => (
        <PlaceLink key={place.to} place={place} rail={rail} />
      ))}
      <div className={s.fill} />
      <div className={s.engine}>
        <EngineBadge bare={rail} />
      </div>
      <NotificationsBell className={s.link} side />
      <hr className={s.rule} />
      <div className={s.user}>
        <Tooltip title={rail ? name : ''} placement="right">
          <NavLink to="/settings" className={s.me} aria-label={settingsLabel(name)}>
            <Avatar name={name} size={32} /> <span className="truncate">{name}</span>
          </NavLink>
        </Tooltip>
        <Tooltip title="Log out" placement={rail ? 'right' : 'top'}>
          <Button
            className={s.out}
            type="text"
            size="small"
            aria-label="Log out"
            icon={<LogOut size={16} />}
            onClick={() => void signOut()}
          />
        </Tooltip>
      </div>
    </nav>
  )
}

function FindButton({ rail, onFind }: { rail: boolean; onFind: () => void }) {
  const button = (
    <button
      type="button"
      className={s.link}
      aria-label={`Go to… ${MOD} K`}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onFind}
    >
      <Search size={18} />
      <span>Go to…</span> <kbd>{MOD} K</kbd>
    </button>
  )
  return rail ? (
    <Tooltip title={`Go to… (${MOD} K)`} placement="right">
      {button}
    </Tooltip>
  ) : (
    button
  )
}

function PlaceLink({ place: { to, label, icon: Icon }, rail }: { place: Place; rail: boolean }) {
  const link = (
    <NavLink className={s.link} to={to} aria-label={label}>
      <Icon size={18} />
      <span>{label}</span>
    </NavLink>
  )
  return rail ? (
    <Tooltip title={label} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  )
}
