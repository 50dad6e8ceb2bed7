import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { TIMES } from '#schema/limits'
import { useNavigate } from 'react-router-dom'
import { PAGE_SIZES } from '../shared/lib/loading/preloadedResponses'
import { ProjectGrid, ProjectGridSkeleton } from '../features/projects/ProjectGrid'
import { StartingPoints, startOf } from '../features/projects/StartingPoints'
import { useProjectsQuery } from '../features/projects/projects.generated'
import s from '../features/projects/Projects.module.css'
import { useDeleteProject } from '../features/projects/useDeleteProject'
import { countOf } from '../shared/lib/lists/connectionCache'
import { useNextPage } from '../shared/lib/lists/paging'
import { lazyDialog } from '../shared/lib/loading/lazyComponent'
import { usePolling } from '../shared/lib/network/connectivity'
import { useOpenFromNavigation, useSearchText, usePageTitle } from '../shared/lib/navigation'
import { ClearSearch, SearchField } from '../shared/ui/search/SearchField'
import { EmptyState, LoadError } from '../shared/ui/EmptyState'
import { Page, PageHeader } from '../shared/ui/PageHeader'

const CreateProject = lazyDialog(
  async () => (await import('../features/projects/CreateProject')).CreateProject,
)

export { projectsQueries as pageQueries } from './preload/lists'

const WHAT_IT_IS = 'A project contains a conversation, its videos and the films merged from them.'

/** List of projects (specification P1), with search and dialogs to create and delete. */
export default function ProjectsPage() {
  usePageTitle('Projects')
  const [search, setSearch] = useSearchText()
  const [creating, setCreating] = useState(false)
  const navigate = useNavigate()
  useOpenFromNavigation('new-project', () => setCreating(true))
  const deleteProject = useDeleteProject()
  const { data, previousData, error, loading, refetch, fetchMore } = useProjectsQuery({
    variables: { first: PAGE_SIZES.projects, search: search || null },
    pollInterval: usePolling(TIMES.workspacePolling),
    notifyOnNetworkStatusChange: true,
  })
  const list = (data ?? (loading ? previousData : undefined))?.projects
  const more = useNextPage(fetchMore, list?.pageInfo)
  const isBroken = !list && !!error && !loading
  const isEmpty = list?.nodes.length === 0
  const isFirst = isEmpty && !search
  // a non-breaking space reserves the height of the line
  const count = list ? countOf(list.count, 'project') : '\u00a0'
  return (
    <Page>
      <PageHeader
        title="Projects"
        subtitle={isBroken ? 'Unable to load projects' : count}
        actions={
          <>
            <SearchField
              className={s.search}
              placeholder="Search projects"
              value={search}
              onSearch={setSearch}
            />
            <Button
              type={isFirst ? 'default' : 'primary'}
              icon={<Plus size={16} />}
              onClick={() => setCreating(true)}
            >
              Create Project
            </Button>
          </>
        }
      />
      {isBroken && (
        <LoadError
          title="Unable to load projects"
          text="The server returned an unexpected response. Your projects are safe. Try again in a moment."
          refetch={refetch}
        />
      )}
      {!list && !isBroken && <ProjectGridSkeleton />}
      {isEmpty && (
        <EmptyState
          title="No projects found"
          text={isFirst ? WHAT_IT_IS : `Nothing here is named “${search}”.`}
          action={isFirst ? <StartingPoints /> : <ClearSearch onClick={() => setSearch('')} />}
        />
      )}
      {list && !isEmpty && <ProjectGrid projects={list.nodes} onMore={more} onDelete={deleteProject} />}
      <CreateProject
        open={creating}
        onClose={() => setCreating(false)}
        onCreated={(project, start) => void navigate(...startOf(project, start))}
      />
    </Page>
  )
}
