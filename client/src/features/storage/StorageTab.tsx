import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { EmptyState, LoadError } from '../../shared/ui/EmptyState'
import { KindTable, ProjectTable } from './StorageTables'
import { type StorageFieldsFragment, useStorageQuery } from './storage.generated'
import s from './Storage.module.css'
import { StorageSummary } from './StorageSummary'

const SKELETONS = 8
const { storage, page } = LIMITS

/** Used storage by kind and project, and the remaining space; for admins. */
export function StorageTab() {
  const [first, setFirst] = useState<number>(storage.projects)
  const { data, previousData, error, loading, refetch } = useStorageQuery({
    variables: { first },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const usage = (data ?? (loading ? previousData : undefined))?.storage
  if (!usage && error && !loading) return <LoadError title="Unable to load the storage" refetch={refetch} />
  if (!usage)
    return (
      <div className={s.waiting} role="status" aria-busy aria-label="Loading the storage">
        <Skeleton active title={{ width: 200 }} paragraph={{ rows: SKELETONS }} />
      </div>
    )
  return (
    <>
      <StorageSummary usage={usage} />
      {usage.kinds.some(({ files }) => files > 0) ? (
        <Tables usage={usage} loading={loading} onMore={() => setFirst(page.max)} />
      ) : (
        <EmptyState title="Nothing stored yet" text="Images, takes and films are listed here by size." />
      )}
    </>
  )
}

interface TablesProps {
  usage: StorageFieldsFragment
  loading: boolean
  onMore: () => void
}

function Tables({ usage: { kinds, projects, projectCount }, loading, onMore }: TablesProps) {
  const others = projectCount - projects.length
  return (
    <>
      <section className={s.section} aria-labelledby="storage-kinds">
        <h2 id="storage-kinds" className="section">
          By kind
        </h2>
        <KindTable kinds={kinds} />
      </section>
      {projects.length > 0 && (
        <section className={s.section} aria-labelledby="storage-projects">
          <h2 id="storage-projects" className="section">
            By project
          </h2>
          <p className="meta">
            Takes and films, the largest first. Pictures and the merge cache belong to all projects.
          </p>
          <ProjectTable projects={projects} />
          {others > 0 && projects.length < page.max && (
            <Button className={s.more} loading={loading} onClick={onMore}>
              Show more
            </Button>
          )}
          {others > 0 && projects.length >= page.max && (
            <p className="meta">
              {others.toLocaleString('en')} smaller {others === 1 ? 'project is' : 'projects are'} not listed.
            </p>
          )}
        </section>
      )}
    </>
  )
}
