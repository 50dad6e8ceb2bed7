import { Button } from 'antd'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSignOut } from '../features/account/signOut'
import { PasswordForm } from '../features/profile/PasswordForm'
import s from '../features/profile/Profile.module.css'
import { UsernameForm } from '../features/profile/UsernameForm'
import type { UserFieldsFragment } from '../entities/person/person.generated'
import { lazyComponent } from '../shared/lib/loading/lazyComponent'
import { useMeQuery } from '../entities/person/me.generated'
import { usePageTitle } from '../shared/lib/navigation'
import { Avatar } from '../shared/ui/Avatar'
import { EngineBadge } from '../entities/installation/EngineBadge'
import { LoadingLogo } from '../shared/ui/Logo'
import { Page, PageHeader } from '../shared/ui/PageHeader'
import { Tabs } from '../shared/ui/Tabs'

const AuditTab = lazyComponent(async () => (await import('../features/team/AuditTab')).AuditTab)
const ModelsTab = lazyComponent(async () => (await import('../features/models/ModelsTab')).ModelsTab)
const SpendingTab = lazyComponent(async () => (await import('../features/spending/SpendingTab')).SpendingTab)
const StorageTab = lazyComponent(async () => (await import('../features/storage/StorageTab')).StorageTab)
const TeamTab = lazyComponent(async () => (await import('../features/team/TeamTab')).TeamTab)
const TokensTab = lazyComponent(async () => (await import('../features/tokens/TokensTab')).TokensTab)
const WebhooksTab = lazyComponent(async () => (await import('../features/webhooks/WebhooksTab')).WebhooksTab)
const InviteMember = lazyComponent(async () => (await import('../features/team/InviteMember')).InviteMember)
const NewWebhook = lazyComponent(async () => (await import('../features/webhooks/NewWebhook')).NewWebhook)
const NewToken = lazyComponent(async () => (await import('../features/tokens/NewToken')).NewToken)

const LOADING = <LoadingLogo />
/** The buttons in the header, by tab. */
const ACTIONS: Record<string, ReactNode> = {
  team: <InviteMember />,
  tokens: <NewToken />,
  webhooks: <NewWebhook />,
}
const PROFILE = { key: 'profile', label: 'Profile' }
const personalTabs = [
  PROFILE,
  { key: 'tokens', label: 'API tokens' },
  { key: 'webhooks', label: 'Webhooks' },
  { key: 'spending', label: 'Spending' },
]
const tabs = [
  ...personalTabs,
  { key: 'team', label: 'Team' },
  { key: 'models', label: 'Models' },
  { key: 'storage', label: 'Storage' },
  { key: 'audit', label: 'Audit log' },
]

/**
 * Settings of the user and, for admins, team, models, storage and audit log. Other users see only their profile
 * (specification A23), their API tokens, their webhooks, their spending, and that of their projects.
 */
export default function SettingsPage() {
  usePageTitle('Settings')
  const me = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me
  const [search, setSearch] = useSearchParams()
  const items = me?.isAdmin ? tabs : personalTabs
  const requested = search.get('tab')
  const active = items.some(({ key }) => key === requested) ? requested! : PROFILE.key
  const selectTab = (key: string) => setSearch(key === PROFILE.key ? {} : { tab: key }, { replace: true })
  return (
    <Page>
      <Tabs
        label="Settings"
        activeKey={active}
        items={items}
        onChange={selectTab}
        header={<PageHeader title="Settings" actions={ACTIONS[active]} />}
      >
        {me && active === 'profile' && <Profile me={me} />}
        {active === 'tokens' && <TokensTab fallback={LOADING} />}
        {active === 'webhooks' && <WebhooksTab fallback={LOADING} />}
        {me && active === 'spending' && <SpendingTab isAdmin={me.isAdmin} fallback={LOADING} />}
        {me && active === 'team' && <TeamTab viewerId={me.id} fallback={LOADING} />}
        {active === 'models' && <ModelsTab fallback={LOADING} />}
        {active === 'storage' && <StorageTab fallback={LOADING} />}
        {active === 'audit' && <AuditTab fallback={LOADING} />}
      </Tabs>
    </Page>
  )
}

function Profile({ me }: { me: UserFieldsFragment }) {
  const signOut = useSignOut()
  return (
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
        <Button icon={<LogOut size={16} />} onClick={() => void signOut()}>
          Log out
        </Button>
        <EngineBadge placement="top" />
      </footer>
    </div>
  )
}
