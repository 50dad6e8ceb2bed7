import { Button } from 'antd'
import { ArrowLeft, Search } from 'lucide-react'
import { NavLink, useNavigate } from 'react-router-dom'
import { NotificationsBell } from '../../features/notifications/NotificationsBell'
import { useMeQuery } from '../../entities/person/me.generated'
import { useCurrentTitle } from '../../shared/lib/navigation'
import { Avatar } from '../../shared/ui/Avatar'
import { Logo } from '../../shared/ui/Logo'
import { phonePlaces, settingsLabel } from './Sidebar'
import s from './Shell.module.css'

/** Top bar on phones: the logo, or in a workspace a back link and the project name. */
export function TopBar({ inWorkspace, onFind }: { inWorkspace: boolean; onFind: () => void }) {
  const name = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me.username ?? ''
  const title = useCurrentTitle()
  const navigate = useNavigate()
  return (
    <header className={s.top}>
      {inWorkspace ? (
        <>
          <Button
            type="text"
            aria-label="Back to the projects"
            icon={<ArrowLeft size={20} />}
            onClick={() => void navigate('/projects')}
          />
          <b className="truncate" aria-hidden>
            {title}
          </b>
        </>
      ) : (
        <Logo height={20} />
      )}
      <div className={s.fill} />
      <button type="button" className={s.link} aria-label="Go to…" onClick={onFind}>
        <Search size={18} />
      </button>
      <NotificationsBell className={s.link} />
      <NavLink className={s.avatar} to="/settings" aria-label={settingsLabel(name)}>
        <Avatar name={name} size={28} />
      </NavLink>
    </header>
  )
}

/** Bottom bar on phones; workspaces have the composer instead. */
export const BottomBar = () => (
  <nav className={s.bottom} aria-label="Main" data-below-toasts>
    {phonePlaces.map(({ to, label, icon: Icon }) => (
      <NavLink key={to} to={to}>
        <Icon size={20} />
        <span>{label}</span>
      </NavLink>
    ))}
  </nav>
)
