import { useCallback, useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { counted } from '#schema/format'
import { TIMES } from '#schema/limits'
import { ViewerRoleProvider, readOnlyNote } from '../entities/person/may'
import { PresenceProvider, PresentPeople } from '../entities/person/Presence'
import { usePresence } from '../entities/person/usePresence'
import { deletedHere } from '../entities/project/deletedHere'
import { useDeleteProject } from '../features/projects/useDeleteProject'
import { useWorkspaceFeed } from '../features/workspace/feed'
import { useWorkspaceQuery } from '../features/workspace/workspace.generated'
import s from '../features/workspace/Workspace.module.css'
import { type TabKey, TABS, tabOf } from '../features/workspace/tabs'
import type { WorkspaceFieldsFragment } from '../features/workspace/WorkspaceFields.generated'
import type { WorkspaceHeaderFieldsFragment } from '../features/workspace/WorkspaceHeader.generated'
import { pageQueries } from './preload/project'
import { prefetchQueries } from '../shared/lib/loading/prefetchQueries'
import { codeOf } from '../shared/lib/network/errors'
import { lazyComponent } from '../shared/lib/loading/lazyComponent'
import { usePolling } from '../shared/lib/network/connectivity'
import { dateOf } from '../shared/lib/time'
import { useOpenFromNavigation, usePageTitle } from '../shared/lib/navigation'
import { toast } from '../shared/lib/toast'
import { LoadError } from '../shared/ui/EmptyState'
import { LoadingLogo } from '../shared/ui/Logo'
import { Tabs } from '../shared/ui/Tabs'

const ChatTab = lazyComponent(async () => (await import('../features/chat/ChatTab')).ChatTab)
const StoryboardTab = lazyComponent(
  async () => (await import('../features/storyboard/StoryboardTab')).StoryboardTab,
)
const AssetsTab = lazyComponent(async () => (await import('../features/workspace/AssetsTab')).AssetsTab)
const ProjectUploads = lazyComponent(
  async () => (await import('../features/library/upload/PageUploads')).ProjectUploads,
)
const VideosTab = lazyComponent(async () => (await import('./videos/VideosTab')).VideosTab)
const MergedTab = lazyComponent(async () => (await import('../features/merge/MergedTab')).MergedTab)
const NotesTab = lazyComponent(async () => (await import('../features/notes/NotesTab')).NotesTab)
const SettingsTab = lazyComponent(async () => (await import('../features/workspace/SettingsTab')).SettingsTab)
const LOADING = <LoadingLogo />
const CONTENTS = {
  chat: ChatTab,
  storyboard: StoryboardTab,
  assets: AssetsTab,
  videos: VideosTab,
  merged: MergedTab,
  notes: NotesTab,
  settings: SettingsTab,
}

export { pageQueries }

/** Prefetches the code and the first queries of a tab. */
function prefetchTab(id: string, tab: TabKey) {
  CONTENTS[tab].prefetch()
  prefetchQueries(pageQueries, { path: ['projects', id], search: new URLSearchParams({ tab }) })
}

/** A project with its tabs: conversation, storyboard, assets, videos, films, notes and settings. */
export default function ProjectPage() {
  const { id } = useParams()
  return id ? <Loaded key={id} id={id} /> : <Navigate to="/projects" replace />
}

function Loaded({ id }: { id: string }) {
  const [search] = useSearchParams()
  useState(() => CONTENTS[tabOf(search)].prefetch()) // in parallel with the project
  const { data, error, refetch } = useWorkspaceQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
    context: { quiet: true },
  })
  const navigate = useNavigate()
  const isMissing = error !== undefined && codeOf(error) === 'NOT_FOUND'
  useEffect(() => {
    if (!isMissing || deletedHere.has(id)) return
    toast.error('Project not found')
    void navigate('/projects', { replace: true })
  }, [isMissing, id, navigate])
  if (data?.project.name) return <Workspace project={data.project} />
  if (error && !isMissing)
    return <LoadError heading="h1" title="Unable to load this project" refetch={refetch} />
  return <LoadingLogo text="Please wait while we prepare your workspace" />
}

function Workspace({ project }: { project: WorkspaceFieldsFragment }) {
  usePageTitle(project.name)
  useWorkspaceFeed(project.id)
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const [startsWithPrompt, setStartsWithPrompt] = useState(false)
  useOpenFromNavigation('prompt', () => setStartsWithPrompt(true))
  const remove = useDeleteProject(
    useCallback(() => void navigate('/projects', { replace: true }), [navigate]),
  )
  const tab = tabOf(search)
  const near = useCallback((next: TabKey) => next !== tab && prefetchTab(project.id, next), [project.id, tab])
  const open = useCallback(
    (next: TabKey) => {
      setStartsWithPrompt(false) // only on the first render
      setSearch(next === 'chat' ? {} : { tab: next })
    },
    [setSearch],
  )
  const note = readOnlyNote[project.viewerRole]
  const content = useRef<HTMLDivElement>(null)
  const present = usePresence(project.id, content)
  return (
    <ViewerRoleProvider value={project.viewerRole}>
      <PresenceProvider value={present}>
        <Tabs
          label="Project"
          activeKey={tab}
          onChange={open}
          onNear={near}
          items={TABS}
          classNames={{ root: s.work, header: s.tabs, body: s.body, content: s.scroller }}
          header={<WorkspaceHeader project={project} />}
          note={
            note && (
              <p className={s.readOnly} role="note">
                {note}
              </p>
            )
          }
        >
          <div ref={content} className={s.content}>
            {tab === 'chat' && (
              <ChatTab fallback={LOADING} projectId={project.id} startsWithPrompt={startsWithPrompt} />
            )}
            {tab === 'storyboard' && <StoryboardTab fallback={LOADING} projectId={project.id} />}
            {tab === 'assets' && (
              <>
                <AssetsTab fallback={LOADING} projectId={project.id} count={project.assetCount} />
                {!note && <ProjectUploads projectId={project.id} />}
              </>
            )}
            {tab === 'videos' && (
              <VideosTab fallback={LOADING} projectId={project.id} onGenerate={() => open('chat')} />
            )}
            {tab === 'merged' && (
              <MergedTab fallback={LOADING} projectId={project.id} onMerge={() => open('videos')} />
            )}
            {tab === 'notes' && <NotesTab fallback={LOADING} projectId={project.id} />}
            {tab === 'settings' && (
              <SettingsTab
                fallback={LOADING}
                key={project.id}
                project={project}
                onDelete={() => void remove(project)}
              />
            )}
          </div>
        </Tabs>
      </PresenceProvider>
    </ViewerRoleProvider>
  )
}

/** Name and details of a project. */
const WorkspaceHeader = ({ project }: { project: WorkspaceHeaderFieldsFragment }) => (
  <header className={s.header}>
    <h1 className="truncate">{project.name}</h1>
    <p className="meta">
      <span>{counted(project.assetCount, 'asset')}</span>
      <span>{counted(project.videoCount, 'video')}</span>
      <span>Created {dateOf(project.createdAt)}</span>
    </p>
    <PresentPeople />
  </header>
)
