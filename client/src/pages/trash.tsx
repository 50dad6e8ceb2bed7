import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { TrashList } from '../features/trash/TrashList'
import { useMeQuery } from '../gql/generated'
import { usePageTitle } from '../lib/title'
import { Page, PageHeader, Toolbar } from '../ui/PageHeader'
import { SearchField } from '../ui/SearchField'

/** Deleted assets, which can be restored until they are removed for good. */
export default function TrashPage() {
  usePageTitle('Trash')
  const isAdmin = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me.isAdmin ?? false
  const [search, setSearch] = useState('')
  const [total, setTotal] = useState<number>()
  return (
    <Page>
      <PageHeader
        title="Trash"
        subtitle={`${isAdmin ? 'What the team has deleted' : 'What you have deleted'} goes for good after ${LIMITS.trash.days} days`}
      />
      <Toolbar>
        <SearchField placeholder="Search name or tag" onSearch={setSearch} />
        {total !== undefined && (
          <span className="meta">
            {total} {total === 1 ? 'asset' : 'assets'}
          </span>
        )}
      </Toolbar>
      <TrashList search={search} onTotal={setTotal} />
    </Page>
  )
}
