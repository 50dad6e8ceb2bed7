import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { TrashList } from '../features/trash/TrashList'
import { useMeQuery } from '../gql/generated'
import { type Count, countOf } from '../lib/counts'
import { usePageTitle } from '../lib/title'
import { Page, PageHeader, Toolbar } from '../ui/PageHeader'
import { SearchField } from '../ui/SearchField'

/** Deleted assets, which can be restored until they are removed for good. */
export default function TrashPage() {
  usePageTitle('Trash')
  const isAdmin = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me.isAdmin ?? false
  const [search, setSearch] = useState('')
  const [total, setTotal] = useState<Count>()
  return (
    <Page>
      <PageHeader
        title="Trash"
        subtitle={`${isAdmin ? 'What the team has deleted' : 'What you have deleted'} goes for good after ${LIMITS.trash.days} days`}
      />
      <Toolbar>
        <SearchField placeholder="Search name or tag" onSearch={setSearch} />
        {total && <span className="meta">{countOf(total, 'asset')}</span>}
      </Toolbar>
      <TrashList search={search} onTotal={setTotal} />
    </Page>
  )
}
