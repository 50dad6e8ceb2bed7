import { Button, Segmented, Tabs } from 'antd'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { LibraryGrid } from '../features/library/LibraryGrid'
import { LibraryAsset } from '../features/library/LibraryAsset'
import { categories, categoryOf } from '../features/library/categories'
import { UploadDialog } from '../features/library/UploadDialog'
import type { AssetOrigin } from '../gql/generated'
import { usePageTitle } from '../lib/title'
import { Page, PageHeader, Toolbar } from '../ui/PageHeader'
import { SearchField } from '../ui/SearchField'

const origins: { value: AssetOrigin; label: string }[] = [
  { value: 'ALL', label: 'All Assets' },
  { value: 'UPLOADED', label: 'Uploaded' },
  { value: 'GENERATED', label: 'Generated' },
]

/** The image assets of the team and one's own; an id in the address opens that asset's dialog (spec.md point 2). */
export default function LibraryPage() {
  usePageTitle('Library')
  const { category, id } = useParams()
  const navigate = useNavigate()
  const { slug, scope } = categoryOf(category)
  const [search, setSearch] = useState('')
  const [origin, setOrigin] = useState<AssetOrigin>('ALL')
  const [total, setTotal] = useState<number>()
  const [uploading, setUploading] = useState(false)
  return (
    <Page>
      <PageHeader
        title="Library"
        actions={<Button type="primary" icon={<Upload size={16} />} onClick={() => setUploading(true)}>Upload Asset</Button>}
        tabs={
          <Tabs
            activeKey={slug}
            onChange={(key) => void navigate(`/library/${key}`)}
            items={categories.map(({ slug: key, label }) => ({ key, label }))}
          />
        }
      />
      <Toolbar>
        <SearchField placeholder="Search name or tag" onSearch={setSearch} />
        <Segmented<AssetOrigin> options={origins} value={origin} onChange={setOrigin} aria-label="Which assets" />
        {total !== undefined && <span className="meta">{total} {total === 1 ? 'asset' : 'assets'}</span>}
      </Toolbar>
      <LibraryGrid slug={slug} scope={scope} origin={origin} search={search} onTotal={setTotal} />
      {id && <LibraryAsset id={id} onClose={() => void navigate(`/library/${slug}`, { preventScrollReset: true })} />}
      <UploadDialog open={uploading} onClose={() => setUploading(false)} />
    </Page>
  )
}
