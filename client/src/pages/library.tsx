import { Badge, Button, Segmented } from 'antd'
import { Upload } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { IMAGE_MODELS, TIMES } from '#schema/limits'
import { type Category, categoriesFor, categoryOf } from '../features/library/categories'
import { useFlaggedCountQuery } from '../features/library/FlaggedLabel.generated'
import s from '../features/library/Library.module.css'
import { LibraryGrid } from '../features/library/LibraryGrid'
import { PageUploads } from '../features/library/upload/PageUploads'
import { useGenerationSearch } from '../features/library/useGenerationSearch'
import type { AssetOrigin } from '../entities/types.generated'
import { type Count, countOf, formatCount } from '../shared/lib/lists/connectionCache'
import { lazyComponent } from '../shared/lib/loading/lazyComponent'
import { usePolling } from '../shared/lib/network/connectivity'
import { useMeQuery } from '../entities/person/me.generated'
import { useOpenFromNavigation, useSearchText, useSearchParam, usePageTitle } from '../shared/lib/navigation'
import { Page, PageHeader, Toolbar } from '../shared/ui/PageHeader'
import { SearchField } from '../shared/ui/search/SearchField'
import { Tabs } from '../shared/ui/Tabs'

/** Loaded on demand, because it is for admins only. */
const FlaggedTab = lazyComponent(async () => (await import('../features/moderation/FlaggedTab')).default)
const LibraryAsset = lazyComponent(
  async () => (await import('../features/library/asset/LibraryAsset')).LibraryAsset,
)
const SearchBar = lazyComponent(async () => (await import('../entities/video/search/SearchBar')).SearchBar)

const MODELS = IMAGE_MODELS.map(({ id }) => id)

const origins: { value: AssetOrigin; label: string }[] = [
  { value: 'ALL', label: 'All Assets' },
  { value: 'UPLOADED', label: 'Uploaded' },
  { value: 'GENERATED', label: 'Generated' },
]

const ORIGINS = origins.map(({ value }) => value)

export { libraryQueries as pageQueries } from './preload/lists'

/** Assets of the team, the viewer’s own, and for admins the flagged ones (specification L1). */
export default function LibraryPage() {
  usePageTitle('Library')
  const navigate = useNavigate()
  const isAdmin = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me.isAdmin ?? false
  const categories = categoriesFor(isAdmin)
  const category = categoryOf(useParams().category, categories)
  const [uploading, setUploading] = useState(false)
  useOpenFromNavigation('upload', () => setUploading(true))
  const content = useRef<HTMLDivElement>(null)
  // void: in some browsers scrollTo returns a promise
  useEffect(() => void content.current?.closest('main')?.scrollTo({ top: 0 }), [category.slug])
  const upload = (
    <Button type="primary" icon={<Upload size={16} />} onClick={() => setUploading(true)}>
      Upload Asset
    </Button>
  )
  return (
    <Page>
      <Tabs
        label="Library"
        activeKey={category.slug}
        onChange={(key) => void navigate(`/library/${key}`)}
        items={categories.map(({ slug, label, scope }) => ({
          key: slug,
          label: scope ? label : <FlaggedLabel label={label} />,
        }))}
        header={<PageHeader title="Library" actions={category.scope && upload} />}
      >
        <div ref={content}>
          {category.scope ? (
            <Assets
              key={category.slug}
              category={category}
              scope={category.scope}
              onUpload={() => setUploading(true)}
            />
          ) : (
            <FlaggedTab />
          )}
        </div>
      </Tabs>
      <PageUploads open={uploading} onOpen={() => setUploading(true)} onClose={() => setUploading(false)} />
    </Page>
  )
}

const NONE = { value: 0, isExact: true }

/** Label of the flagged tab, with the number of flagged assets and unreviewed uploads. */
function FlaggedLabel({ label }: { label: string }) {
  const { data } = useFlaggedCountQuery({
    pollInterval: usePolling(TIMES.assetPolling),
    context: { quiet: true },
  })
  const flagged = data?.flaggedAssets.count ?? NONE
  const waiting = data?.pendingAssets.count ?? NONE
  return (
    <span className={s.flagged}>
      {label}
      <Badge
        count={flagged.value + waiting.value}
        color="var(--lift)"
        styles={{ indicator: { color: 'var(--text)', boxShadow: 'none' } }}
        title={`${formatCount(flagged)} flagged, ${formatCount(waiting)} waiting for review`}
      />
    </span>
  )
}

/** A tab: search, filter and grid. An id in the address opens the dialog of that asset. */
function Assets({
  category: { slug },
  scope,
  onUpload,
}: {
  category: Category
  scope: NonNullable<Category['scope']>
  onUpload: () => void
}) {
  const { id } = useParams()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchText()
  const [origin, setOrigin] = useSearchParam<AssetOrigin>('type', { initial: 'ALL', values: ORIGINS })
  const generation = useGenerationSearch()
  const isGenerated = origin === 'GENERATED'
  const query = useLocation().search
  const [total, setTotal] = useState<Count>()
  const close = useCallback(
    () => void navigate(`/library/${slug}${query}`, { preventScrollReset: true }),
    [navigate, slug, query],
  )
  return (
    <>
      <Toolbar>
        <SearchField placeholder="Search name or tag" value={search} onSearch={setSearch} />
        <Segmented<AssetOrigin>
          options={origins}
          value={origin}
          onChange={setOrigin}
          aria-label="Asset type"
        />
        {isGenerated && (
          <SearchBar
            label="Generated assets"
            models={MODELS}
            draft={generation.draft}
            onChange={generation.change}
          />
        )}
        {total && <span className="meta">{countOf(total, 'asset')}</span>}
      </Toolbar>
      <LibraryGrid
        slug={slug}
        scope={scope}
        origin={origin}
        search={search}
        onClearSearch={() => setSearch('')}
        generation={isGenerated ? generation.input : null}
        onClear={generation.clear}
        onTotal={setTotal}
        onUpload={onUpload}
      />
      {id && <LibraryAsset key={id} id={id} scope={scope} onClose={close} />}
    </>
  )
}
