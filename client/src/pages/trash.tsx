import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { type Kind, KINDS } from '../features/trash/TrashRow'
import { TrashedAssets } from '../features/trash/TrashedAssets'
import { TrashedProjects } from '../features/trash/TrashedProjects'
import { TrashedShots } from '../features/trash/TrashedShots'
import { TrashedSounds } from '../features/trash/TrashedSounds'
import { TrashedVideos } from '../features/trash/TrashedVideos'
import { TrashLabel, useTrashCounts, type TrashListProps } from '../features/trash/TrashView'
import { type Count, countOf } from '../shared/lib/lists/connectionCache'
import { useMeQuery } from '../entities/person/me.generated'
import { usePageTitle, useSearchParam } from '../shared/lib/navigation'
import { Page, PageHeader, Toolbar } from '../shared/ui/PageHeader'
import { SearchField } from '../shared/ui/search/SearchField'
import { Tabs } from '../shared/ui/Tabs'

/** Describes whose items are listed. */
function whoseOf({ key }: Kind, isAdmin: boolean): string {
  if (key !== 'assets' && key !== 'projects') return 'Deleted from your projects'
  return isAdmin ? 'Deleted by the team' : 'Deleted by you'
}

const KEYS = KINDS.map(({ key }) => key)

/** Deleted items by kind. Opens on the first kind that has some. They can be restored until they are permanently removed. */
export default function TrashPage() {
  usePageTitle('Trash')
  const isAdmin = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me.isAdmin ?? false
  const counts = useTrashCounts()
  // decided once, so that restoring the last item of a kind does not leave it
  const [initial, setInitial] = useState<Kind['key']>()
  if (!initial && counts.assets) setInitial(KEYS.find((key) => counts[key]?.value) ?? KEYS[0])
  const [shown, show] = useSearchParam('kind', { initial: initial ?? KINDS[0].key, values: KEYS })
  const kind = KINDS.find(({ key }) => key === shown)!
  return (
    <Page>
      <Tabs
        label="Trash"
        activeKey={kind.key}
        onChange={show}
        items={KINDS.map(({ key, label }) => ({
          key,
          label: <TrashLabel label={label} count={counts[key]} />,
        }))}
        header={
          <PageHeader
            title="Trash"
            subtitle={`${whoseOf(kind, isAdmin)}. Items are deleted permanently after ${LIMITS.trash.days} days.`}
          />
        }
      >
        <Deleted key={kind.key} kind={kind} />
      </Tabs>
    </Page>
  )
}

function Deleted({ kind: { key, one, searched } }: { kind: Kind }) {
  const [search, setSearch] = useState('')
  const [total, setTotal] = useState<Count>()
  return (
    <>
      <Toolbar>
        <SearchField placeholder={searched} value={search} onSearch={setSearch} />
        {total && <span className="meta">{countOf(total, one)}</span>}
      </Toolbar>
      <List kind={key} search={search} onClearSearch={() => setSearch('')} onTotal={setTotal} />
    </>
  )
}

function List({ kind, ...props }: TrashListProps & { kind: Kind['key'] }) {
  if (kind === 'assets') return <TrashedAssets {...props} />
  if (kind === 'projects') return <TrashedProjects {...props} />
  if (kind === 'shots') return <TrashedShots {...props} />
  if (kind === 'sounds') return <TrashedSounds {...props} />
  return <TrashedVideos {...props} isMerged={kind === 'films'} />
}
