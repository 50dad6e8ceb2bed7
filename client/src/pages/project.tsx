import { Suspense, useCallback, useEffect, useState } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { TIMES } from '#schema/limits'
import { useDeleteProject } from '../features/projects/useDeleteProject'
import { useWorkspaceFeed } from '../features/workspace/feed'
import { useWorkspaceQuery } from '../features/workspace/workspace.generated'
import s from '../features/workspace/Workspace.module.css'
import { type TabKey, tabOf } from '../features/workspace/tabs'
import type { WorkspaceFieldsFragment } from '../features/workspace/WorkspaceFields.generated'
import { WorkspaceHeader } from '../features/workspace/WorkspaceHeader'
import { ask } from '../asks/project'
import { askAhead } from '../lib/askAhead'
import { codeOf } from '../lib/failure'
import { later, lazyPart } from '../lib/later'
import { usePolling } from '../lib/live'
import { usePageTitle } from '../lib/title'
import { toast } from '../lib/toast'
import { EmptyState } from '../ui/EmptyState'
import { LoadingLogo } from '../ui/Logo'
import { TabPanel } from '../ui/Tabs'

const ChatTab = lazyPart(async () => (await import('../features/chat/ChatTab')).ChatTab)
const StoryboardTab = lazyPart(
  async () => (await import('../features/storyboard/StoryboardTab')).StoryboardTab,
)
const AssetsTab = lazyPart(async () => (await import('../features/workspace/AssetsTab')).AssetsTab)
const ProjectUploads = later(async () => (await import('../features/library/ProjectUploads')).ProjectUploads)
const VideosTab = lazyPart(async () => (await import('../features/videos/VideosTab')).VideosTab)
const MergedTab = lazyPart(async () => (await import('../features/merge/MergedTab')).MergedTab)
const SettingsTab = lazyPart(async () => (await import('../features/workspace/SettingsTab')).SettingsTab)
const PARTS = {
  chat: ChatTab,
  storyboard: StoryboardTab,
  assets: AssetsTab,
  videos: VideosTab,
  merged: MergedTab,
  settings: SettingsTab,
}

export { ask }

/** Fetches the code of a tab, and what it shows first, before it is opened. */
function prepare(id: string, tab: TabKey) {
  PARTS[tab].prepare()
  askAhead(ask, { path: ['projects', id], search: new URLSearchParams({ tab }) })
}

/** One project: its conversation, storyboard, assets, videos, films and settings. */
export default function ProjectPage() {
  const { id } = useParams()
  return id ? <Loaded key={id} id={id} /> : <Navigate to="/projects" replace />
}

function Loaded({ id }: { id: string }) {
  const [search] = useSearchParams()
  useState(() => PARTS[tabOf(search)].prepare()) // while the project is read
  const { data, error, refetch } = useWorkspaceQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
    context: { quiet: true },
  })
  const navigate = useNavigate()
  const isMissing = error !== undefined && codeOf(error) === 'NOT_FOUND'
  useEffect(() => {
    if (!isMissing) return
    toast.error('Project not found')
    void navigate('/projects', { replace: true })
  }, [isMissing, navigate])
  if (data?.project.name) return <Workspace project={data.project} />
  if (error && !isMissing)
    return (
      <EmptyState broken heading="h1" title="Unable to load this project" onRetry={() => void refetch()} />
    )
  return <LoadingLogo text="Please wait while we prepare your workspace" />
}

function Workspace({ project }: { project: WorkspaceFieldsFragment }) {
  usePageTitle(project.name)
  useWorkspaceFeed(project.id)
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const remove = useDeleteProject(
    useCallback(() => void navigate('/projects', { replace: true }), [navigate]),
  )
  const tab = tabOf(search)
  const near = useCallback((next: TabKey) => next !== tab && prepare(project.id, next), [project.id, tab])
  const open = useCallback((next: TabKey) => setSearch(next === 'chat' ? {} : { tab: next }), [setSearch])
  return (
    <div className={s.work}>
      <WorkspaceHeader project={project} tab={tab} onTab={open} onNear={near} />
      <TabPanel className={s.body} of={tab}>
        <Suspense fallback={<LoadingLogo />}>
          {tab === 'chat' && <ChatTab projectId={project.id} />}
          {tab === 'storyboard' && <StoryboardTab projectId={project.id} />}
          {tab === 'assets' && (
            <>
              <AssetsTab projectId={project.id} count={project.assetCount} />
              <ProjectUploads projectId={project.id} />
            </>
          )}
          {tab === 'videos' && <VideosTab projectId={project.id} onGenerate={() => open('chat')} />}
          {tab === 'merged' && <MergedTab projectId={project.id} onMerge={() => open('videos')} />}
          {tab === 'settings' && (
            <SettingsTab key={project.id} project={project} onDelete={() => void remove(project)} />
          )}
        </Suspense>
      </TabPanel>
    </div>
  )
}
