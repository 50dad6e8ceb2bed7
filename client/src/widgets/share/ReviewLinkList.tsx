import { Button, Skeleton } from 'antd'
import { ChevronDown, ChevronRight, LockKeyhole } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { counted } from '#schema/format'
import { confirm } from '../../shared/lib/confirm'
import { useNextPage } from '../../shared/lib/lists/paging'
import { messageOr } from '../../shared/lib/network/errors'
import { serverNow } from '../../shared/lib/serverTime'
import { ago, dateOf } from '../../shared/lib/time'
import { toast } from '../../shared/lib/toast'
import {
  type ReviewLinkFieldsFragment,
  useEndReviewLinkMutation,
  useReviewLinksQuery,
  useSignOutGuestsMutation,
} from '../../entities/review-link/reviewLinks.generated'
import { Verdict } from '../../entities/review-link/Verdict'
import s from './Share.module.css'
import { KIND_TEXTS } from './target'

/** Runs a change of a link. The list shows the outcome, a toast a failure. */
async function report(change: Promise<unknown>, failed: string) {
  try {
    await change
  } catch (caught) {
    toast.error(messageOr(failed, caught))
  }
}

/** Ends a link, or signs out its guests, after confirmation. */
function useLinkActions() {
  const [end] = useEndReviewLinkMutation({ context: { quiet: true } })
  const [signOut] = useSignOutGuestsMutation({ context: { quiet: true } })
  const focusable = { autoFocusButton: 'cancel' } as const
  return {
    end: ({ id, name }: ReviewLinkFieldsFragment) =>
      void confirm({
        title: 'End this link?',
        content: `“${name}” stops working at once, also for guests who are watching. Their notes stay. This cannot be undone.`,
        okText: 'End now',
        onOk: () => report(end({ variables: { id } }), 'Failed to end the link'),
        focusable,
      }),
    signOut: ({ id, name }: ReviewLinkFieldsFragment) =>
      void confirm({
        title: 'Sign out all guests?',
        content: `Guests of “${name}” enter their name again. Their notes stay, and can no longer be edited by them.`,
        okText: 'Sign out',
        onOk: () => report(signOut({ variables: { id } }), 'Failed to sign out the guests'),
        focusable,
      }),
  }
}

interface ReviewLinkListProps {
  projectId: string
  /** Starts collapsed with only the number of links; renders nothing without links. */
  isFolded?: boolean
}

/** Review links of a project, active ones first. */
export function ReviewLinkList({ projectId, isFolded = false }: ReviewLinkListProps) {
  const { data, error, refetch, fetchMore } = useReviewLinksQuery({
    variables: { projectId },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  const [isOpen, setOpen] = useState(!isFolded)
  const listId = useId()
  const actions = useLinkActions()
  const more = useNextPage(fetchMore, data?.project.reviewLinks.pageInfo)
  const links = data?.project.reviewLinks.nodes
  if (!links) {
    if (isFolded) return null
    if (!error) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
    return (
      <p className="soft" role="alert">
        The review links could not be loaded.{' '}
        <Button type="link" size="small" onClick={() => void refetch().catch(() => undefined)}>
          Try again
        </Button>
      </p>
    )
  }
  if (!links.length)
    return isFolded ? null : (
      <p className="soft">
        No review links yet. Share a film, the cut, the takes of a shot or first frames to get one.
      </p>
    )
  const active = links.filter(({ isActive }) => isActive)
  const sorted = [...active, ...links.filter(({ isActive }) => !isActive)]
  return (
    <div className={isFolded ? s.folded : undefined}>
      {isFolded && (
        <Button
          type="text"
          size="small"
          aria-expanded={isOpen}
          aria-controls={listId}
          icon={isOpen ? <ChevronDown size={14} /> : <ChevronRight size={14} />}
          onClick={() => setOpen(!isOpen)}
        >
          {active.length ? counted(active.length, 'active link') : counted(links.length, 'earlier link')}
        </Button>
      )}
      {isOpen && (
        <>
          <ul id={listId} className={s.links} aria-label="Review links">
            {sorted.map((link) => (
              <LinkItem key={link.id} link={link} actions={actions} />
            ))}
          </ul>
          {more && (
            <Button size="small" onClick={more}>
              Show more
            </Button>
          )}
        </>
      )}
    </div>
  )
}

/** Whether it was ended or has expired. */
const isOver = ({ endedAt, expiresAt }: ReviewLinkFieldsFragment): boolean =>
  !!endedAt || Date.parse(expiresAt) <= serverNow().getTime()

/** Why it is inactive. */
function stateOf(link: ReviewLinkFieldsFragment): string {
  if (!isOver(link)) return 'Not usable: its maker may no longer share this project'
  return link.endedAt ? `Ended on ${dateOf(link.endedAt)}` : `Expired on ${dateOf(link.expiresAt)}`
}

function LinkItem({
  link,
  actions,
}: {
  link: ReviewLinkFieldsFragment
  actions: ReturnType<typeof useLinkActions>
}) {
  const { name, kind, hasPassword, isActive, expiresAt, opens, lastSeenAt, guests, verdicts } = link
  const facts: ReactNode[] = [
    KIND_TEXTS[kind].label,
    opens ? `Opened ${counted(opens, 'time')}` : 'Not opened yet',
    lastSeenAt && `Last seen ${ago(lastSeenAt)}`,
    guests.length > 0 && guests.map((guest) => guest.name).join(', '),
    isActive ? `Expires on ${dateOf(expiresAt)}` : stateOf(link),
  ]
  return (
    <li data-over={!isActive || undefined}>
      <div>
        <b dir="auto">{name}</b>
        {hasPassword && <LockKeyhole size={14} role="img" aria-label="With a password" />}
        <p className="meta">{facts.filter(Boolean).join(' · ')}</p>
        {verdicts.map((verdict) => (
          <Verdict
            key={`${verdict.guestName}${verdict.versionNumber}${verdict.shotNumber}${verdict.createdAt}`}
            verdict={verdict}
          />
        ))}
      </div>
      {isActive && guests.length > 0 && (
        <Button size="small" aria-label={`Sign out guests of ${name}`} onClick={() => actions.signOut(link)}>
          Sign out guests
        </Button>
      )}
      {(isActive || !isOver(link)) && (
        <Button size="small" aria-label={`End now: ${name}`} onClick={() => actions.end(link)}>
          End now
        </Button>
      )}
    </li>
  )
}
