import { useCallback, useState } from 'react'
import { TIMES } from '../../../../schema/limits'
import { useTeamQuery } from '../../gql/generated'
import { usePolling } from '../../lib/live'
import { EmptyState } from '../../ui/EmptyState'
import { Toolbar } from '../../ui/PageHeader'
import { SearchField } from '../../ui/SearchField'
import { EndlessEnd } from './EndlessEnd'
import { useTeamFeed } from './feed'
import { type FreshLink, LinkDialog } from './LinkDialog'
import { MemberRow, MemberRowSkeleton } from './MemberRow'
import s from './Team.module.css'
import { useMemberActions } from './useMemberActions'

const PAGE = 50
const WAITING = 5
const countOf = (total: number) => `${total} ${total === 1 ? 'person' : 'people'}`

/**
 * Members and invited people, for admins (specification A26): search, revoke, roles and links; it changes as
 * the team does.
 */
export function TeamTab({ viewerId }: { viewerId: string }) {
  const [search, setSearch] = useState('')
  const [fresh, setFresh] = useState<FreshLink | null>(null)
  const actions = useMemberActions(setFresh)
  useTeamFeed()
  const { data, previousData, error, loading, refetch, fetchMore } = useTeamQuery({
    variables: { first: PAGE, search: search || null },
    pollInterval: usePolling(TIMES.assetPolling),
    notifyOnNetworkStatusChange: true,
  })
  const list = (data ?? (loading ? previousData : undefined))?.team
  const cursor = list?.pageInfo.endCursor
  const more = useCallback(
    () => void fetchMore({ variables: { after: cursor } }).catch(() => undefined),
    [fetchMore, cursor],
  )
  const isAlone = !search && list?.nodes.every(({ id }) => id === viewerId)
  return (
    <>
      {!isAlone && (
        <Toolbar>
          <SearchField placeholder="Search members" onSearch={setSearch} />
          {list && <span className="meta">{countOf(list.totalCount)}</span>}
        </Toolbar>
      )}
      {!list && error && !loading ? (
        <EmptyState
          broken
          title="Unable to load the team"
          text="The server did not answer as it should."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : !list ? (
        <ul className={s.rows} aria-busy aria-label="Loading the team">
          {Array.from({ length: WAITING }, (_, at) => (
            <MemberRowSkeleton key={at} />
          ))}
        </ul>
      ) : isAlone ? (
        <EmptyState title="No team members yet" text="Invite somebody: a link is all it takes to join." />
      ) : list.nodes.length === 0 ? (
        <EmptyState title="Nobody found" />
      ) : (
        <>
          <ul className={s.rows} aria-label="Team">
            {list.nodes.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                isViewer={member.id === viewerId}
                actions={actions}
              />
            ))}
            {list.pageInfo.hasNextPage && <MemberRowSkeleton />}
          </ul>
          <EndlessEnd hasMore={list.pageInfo.hasNextPage} onMore={more} count={list.nodes.length} />
        </>
      )}
      <LinkDialog fresh={fresh} onClose={() => setFresh(null)} />
    </>
  )
}
