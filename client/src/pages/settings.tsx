import { Button, Tabs } from 'antd'
import { LogOut } from 'lucide-react'
import { useSignOut } from '../features/account/signOut'
import { PasswordForm } from '../features/profile/PasswordForm'
import s from '../features/profile/Profile.module.css'
import { UsernameForm } from '../features/profile/UsernameForm'
import { useMeQuery } from '../gql/generated'
import { usePageTitle } from '../lib/title'
import { Avatar } from '../ui/Avatar'
import { EngineBadge } from '../ui/EngineBadge'
import { Page, PageHeader } from '../ui/PageHeader'

/** A person's own settings: username and password. */
export default function SettingsPage() {
  usePageTitle('Settings')
  const signOut = useSignOut()
  const me = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me
  return (
    <Page>
      <PageHeader title="Settings" tabs={<Tabs activeKey="profile" items={[{ key: 'profile', label: 'Profile' }]} />} />
      {me && (
        <div className={s.profile}>
          <header className={s.who}>
            <Avatar name={me.username} size={56} />
            <div>
              <h2 className="truncate">{me.username}</h2>
              <p className="meta">{[me.email, me.isAdmin ? 'Admin' : 'Member'].filter(Boolean).join(' · ')}</p>
            </div>
          </header>
          <UsernameForm current={me.username} />
          <PasswordForm />
          <footer className={s.foot}>
            <Button icon={<LogOut size={16} />} onClick={() => void signOut()}>Log out</Button>
            <EngineBadge placement="top" />
          </footer>
        </div>
      )}
    </Page>
  )
}
