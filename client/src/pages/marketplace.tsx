import { useCallback, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { MarketAsset } from '../features/market/MarketAsset'
import { MarketGrid } from '../features/market/MarketGrid'
import { usePageTitle } from '../lib/title'
import { Page, PageHeader, Toolbar } from '../ui/PageHeader'
import { SearchField } from '../ui/SearchField'

/**
 * Assets with a price (specification M1), each to be copied into one's own library. An id in the address
 * opens that asset.
 */
export default function MarketplacePage() {
  usePageTitle('Marketplace')
  const { id } = useParams()
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const [total, setTotal] = useState<number>()
  const close = useCallback(() => void navigate('/marketplace', { preventScrollReset: true }), [navigate])
  return (
    <Page>
      <PageHeader title="Marketplace" />
      <Toolbar>
        <SearchField placeholder="Search name or tag" onSearch={setSearch} />
        {total !== undefined && (
          <span className="meta">
            {total} {total === 1 ? 'asset' : 'assets'}
          </span>
        )}
      </Toolbar>
      <MarketGrid search={search} onTotal={setTotal} />
      {id && <MarketAsset key={id} id={id} onClose={close} />}
    </Page>
  )
}
