import { useCallback, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { MarketAsset } from '../features/market/MarketAsset'
import { MarketGrid } from '../features/market/MarketGrid'
import { type Count, countOf } from '../shared/lib/lists/connectionCache'
import { usePageTitle, useSearchText } from '../shared/lib/navigation'
import { Page, PageHeader, Toolbar } from '../shared/ui/PageHeader'
import { SearchField } from '../shared/ui/search/SearchField'

/** Assets with a price, to copy to the viewer’s library (specification M1). An id in the address opens that asset. */
export default function MarketplacePage() {
  usePageTitle('Marketplace')
  const { id } = useParams()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchText()
  const query = useLocation().search
  const [total, setTotal] = useState<Count>()
  const close = useCallback(
    () => void navigate(`/marketplace${query}`, { preventScrollReset: true }),
    [navigate, query],
  )
  return (
    <Page>
      <PageHeader title="Marketplace" />
      <Toolbar>
        <SearchField placeholder="Search name or tag" value={search} onSearch={setSearch} />
        {total && <span className="meta">{countOf(total, 'asset')}</span>}
      </Toolbar>
      <MarketGrid search={search} onClearSearch={() => setSearch('')} onTotal={setTotal} />
      {id && <MarketAsset key={id} id={id} onClose={close} />}
    </Page>
  )
}
