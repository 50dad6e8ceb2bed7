import { Button, Skeleton } from 'antd'
import { Film } from 'lucide-react'
import { useState } from 'react'
import { TIMES } from '../../../../schema/limits'
import { useProjectVideosQuery } from '../../gql/generated'
import { usePolling } from '../../lib/live'
import { EmptyState } from '../../ui/EmptyState'
import { FilmViewer } from '../../ui/FilmViewer'
import { ApprovedVideos } from './ApprovedVideos'
import { GeneratedVideo } from './GeneratedVideo'
import s from './Videos.module.css'

const PAGE = 50
const EMPTY = "Generate some videos from Chat to get started. Your videos will appear here once they're ready."

/** All videos of the project to decide about, and below them the cut that becomes the film. */
export function VideosTab({ projectId, onGenerate }: { projectId: string; onGenerate: () => void }) {
  const { data, error, refetch, fetchMore } = useProjectVideosQuery({
    variables: { id: projectId, first: PAGE },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
  })
  const [openedId, setOpenedId] = useState<string | null>(null)
  const project = data?.project
  if (!project?.videos) {
    if (!error) return <Waiting />
    return <EmptyState broken title="Unable to load videos" text="The server did not answer as it should." onRetry={() => void refetch().catch(() => undefined)} />
  }
  const { nodes, pageInfo, totalCount } = project.videos
  if (!totalCount) return <EmptyState title="No videos found" text={EMPTY} action={<Button type="primary" icon={<Film size={16} />} onClick={onGenerate}>Generate Videos</Button>} />
  const opened = nodes.find(({ id }) => id === openedId)
  const finished = nodes.filter(({ url }) => url)
  const step = (by: -1 | 1) => setOpenedId((id) => finished[finished.findIndex((video) => video.id === id) + by]?.id ?? id)
  return (
    <>
      <section className={s.part} aria-label="Generated Videos">
        <div className={s.head}><h2 className="section">Generated Videos</h2></div>
        <div className={s.row}>
          {nodes.map((video) => <GeneratedVideo key={video.id} video={video} onOpen={() => setOpenedId(video.id)} />)}
          {pageInfo.hasNextPage && <Button className={s.more} onClick={() => void fetchMore({ variables: { after: pageInfo.endCursor } }).catch(() => undefined)}>Show more</Button>}
        </div>
      </section>
      <ApprovedVideos projectId={projectId} cut={project.cut} />
      {opened && <FilmViewer film={opened} facts={`${opened.ratio} · ${opened.engine === 'LOCAL' ? 'local preview' : opened.model}`} onClose={() => setOpenedId(null)} onStep={step} />}
    </>
  )
}

const Waiting = () => (
  <section className={s.part} aria-busy aria-label="Loading videos">
    <div className={s.waiting}>
      {[0, 1, 2, 3, 4].map((at) => <Skeleton.Node key={at} active style={{ width: '100%', height: 'auto', aspectRatio: '16/9' }}><span /></Skeleton.Node>)}
    </div>
  </section>
)
