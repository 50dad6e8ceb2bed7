import { useState } from 'react'
import { TIMES } from '#schema/limits'
import { countOf } from '../../shared/lib/lists/connectionCache'
import { usePolling } from '../../shared/lib/network/connectivity'
import { useSearchText } from '../../shared/lib/navigation'
import { useEndInView, useNextPage } from '../../shared/lib/lists/paging'
import { ClearSearch, SearchField } from '../../shared/ui/search/SearchField'
import { EmptyState, LoadError } from '../../shared/ui/EmptyState'
import { Toolbar } from '../../shared/ui/PageHeader'
import { type FreshLink, LinkDialog } from './LinkDialog'
import { MemberRow, MemberRowSkeleton } from './MemberRow'
import { useTeamQuery } from './team.generated'
import s from './Team.module.css'
import { useMemberActions, useTeamFeed } from './members'

const PAGE = 50
const SKELETONS = 5

/** Members and invited users, for admins (specification A26): search, removal, roles and links; updated live. */
export function TeamTab({ viewerId }: { viewerId: string }) {
  const [search, setSearch] = useSearchText()
  const [fresh, setFresh] = useState<FreshLink | null>(null)
  const actions = useMemberActions(setFresh)
  useTeamFeed()
  const { data, previousData, error, loading, refetch, fetchMore } = useTeamQuery({
    variables: { first: PAGE, search: search || null },
    pollInterval: usePolling(TIMES.assetPolling),
    notifyOnNetworkStatusChange: true,
  })
  const list = (data ?? (loading ? previousData : undefined))?.team
  const end = useEndInView(useNextPage(fetchMore, list?.pageInfo), list?.nodes.length ?? 0)
  const isBroken = !list && !!error && !loading
  const isAlone = !search && list?.nodes.every(({ id }) => id === viewerId)
  return (
    <>
      {!isAlone && (
        <Toolbar>
          <SearchField placeholder="Search members" value={search} onSearch={setSearch} />
          {list && <span className="meta">{countOf(list.count, 'person', 'people')}</span>}
        </Toolbar>
      )}
      {isBroken && <LoadError title="Unable to load the team" refetch={refetch} />}
      {!list && !isBroken && (
        <ul className={s.rows} aria-busy aria-label="Loading the team">
          {Array.from({ length: SKELETONS }, (_, at) => (
            <MemberRowSkeleton key={at} />
          ))}
        </ul>
      )}
      {isAlone && <EmptyState title="No team members yet" text="Invite members with a link." />}
      {list?.nodes.length === 0 && !isAlone && (
        <EmptyState title="No members found" action={<ClearSearch onClick={() => setSearch('')} />} />
      )}
      {list && list.nodes.length > 0 && !isAlone && (
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
          <div ref={end} />
        </>
      )}
      <LinkDialog fresh={fresh} onClose={() => setFresh(null)} />
    </>
  )
}
