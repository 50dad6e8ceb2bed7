import { Button, Dropdown, type MenuProps, Skeleton, Tag } from 'antd'
import { Ellipsis, KeyRound, Link2, LogOut, ShieldMinus, ShieldPlus } from 'lucide-react'
import { serverNow } from '../../shared/lib/serverTime'
import { dateOf, dateTimeOf, timeOf } from '../../shared/lib/time'
import { Avatar } from '../../shared/ui/Avatar'
import { inRegion } from '../../shared/ui/PopoverRegion'
import type { MemberFieldsFragment } from './MemberFields.generated'
import s from './Team.module.css'
import type { useMemberActions } from './members'

const DAY = 24 * 60 * 60 * 1000

/** Remaining validity of an invitation link, as text. */
function validityOf(stamp: string | null | undefined, now = serverNow().getTime()): string {
  const left = stamp ? timeOf(stamp).getTime() - now : 0
  if (left <= 0) return 'Link has expired'
  const days = Math.round(left / DAY)
  return days < 1 ? 'Expires in less than a day' : `Expires in ${days} ${days === 1 ? 'day' : 'days'}`
}

interface MemberRowProps {
  member: MemberFieldsFragment
  isViewer: boolean
  actions: ReturnType<typeof useMemberActions>
}

/** A member of the team: name, role, date of joining, and admin actions. */
export function MemberRow({ member, isViewer, actions }: MemberRowProps) {
  const { username, email, isAdmin, isInvited, invitedUntil, createdAt } = member
  const items: MenuProps['items'] = [
    isInvited && {
      key: 'renew',
      icon: <Link2 size={16} />,
      label: 'New invitation link',
      onClick: () => void actions.renewInvite(member),
    },
    !isInvited &&
      !isViewer && {
        key: 'password',
        icon: <KeyRound size={16} />,
        label: 'Password link',
        onClick: () => void actions.makePasswordLink(member),
      },
    isAdmin
      ? {
          key: 'unmake',
          icon: <ShieldMinus size={16} />,
          label: 'Remove admin rights',
          onClick: () => (isViewer ? actions.resignAsAdmin(member) : actions.removeAdmin(member)),
        }
      : {
          key: 'make',
          icon: <ShieldPlus size={16} />,
          label: 'Make admin',
          onClick: () => actions.makeAdmin(member),
        },
    isViewer && {
      key: 'leave',
      icon: <LogOut size={16} />,
      label: 'Leave the team',
      onClick: () => actions.leave(member),
    },
  ].filter((item) => item !== false)
  return (
    <li className={s.row}>
      <div className={s.who}>
        <Avatar name={username} size={36} />
        <span>
          <b className="truncate">{username}</b>
          <small className="truncate">{email}</small>
        </span>
      </div>
      <div className={s.role}>{isAdmin ? <Tag>Admin</Tag> : <span className="soft">Member</span>}</div>
      <div className={s.since}>
        {isInvited ? (
          <>
            <Tag className={s.invited}>Invited</Tag>
            <span className="meta" title={invitedUntil ? dateTimeOf(invitedUntil) : undefined}>
              {validityOf(invitedUntil)}
            </span>
          </>
        ) : (
          <span className="meta">
            <span className={s.word}>Joined </span>
            {dateOf(createdAt)}
          </span>
        )}
      </div>
      <div className={s.actions}>
        {isViewer ? (
          <span className="dim">You</span>
        ) : (
          <Button
            type="text"
            className={s.revoke}
            onClick={() => actions.revoke(member)}
            aria-label={`Revoke ${username}`}
          >
            Revoke
          </Button>
        )}
        <Dropdown
          menu={{ items }}
          trigger={['click']}
          placement="bottomRight"
          popupRender={inRegion(`More for ${username}`)}
        >
          <Button type="text" icon={<Ellipsis size={18} />} aria-label={`More for ${username}`} />
        </Dropdown>
      </div>
    </li>
  )
}

/** Placeholder of the same height while loading. */
export const MemberRowSkeleton = () => (
  <li className={s.row} aria-hidden>
    <div className={s.who}>
      <Skeleton.Avatar active size={36} />
      <Skeleton.Input active size="small" />
    </div>
  </li>
)
