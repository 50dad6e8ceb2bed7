import { Button, Tooltip } from 'antd'
import { Film, Info, Play } from 'lucide-react'
import { useState } from 'react'
import type { CutFieldsFragment } from '../../../entities/video/cut/CutFields.generated'
import { lazyComponent } from '../../../shared/lib/loading/lazyComponent'
import { clock } from '../../../shared/lib/time'
import { EmptyState } from '../../../shared/ui/EmptyState'
import s from './Bench.module.css'
import { lengthOf, transitionCount } from './cut'
import { ReadyFilm, useReadyFilm } from './ReadyFilm'
import { useCut } from './useCut'
import { useMerge } from './useMerge'
import tab from '../Videos.module.css'

// the drag-and-drop code is large, and the cut is below the fold
const FilmLook = lazyComponent(async () => (await import('./FilmLook')).FilmLook)
const CutRow = lazyComponent(async () => (await import('./CutRow')).CutRow)
const PlayCut = lazyComponent(async () => (await import('../play/PlayCut')).PlayCut)

const HELP =
  'Select transitions between your videos to create smooth connections. Drag videos to reorder them.'
const EMPTY = 'Accept some videos from the Generated Videos section above to start building your final video.'

/** The bench: the accepted videos in order, what joins them, and the way to one film. */
export function ApprovedVideos({ projectId, cut: saved }: { projectId: string; cut: CutFieldsFragment }) {
  const ready = useReadyFilm()
  const { flush, ...cut } = useCut(projectId, saved)
  const { merge, isMerging, isExporting, percent, cancel, isCancelling } = useMerge(projectId, ready.show)
  const { videos, draft } = cut
  const [playedFrom, setPlayedFrom] = useState<number | null>(null)
  const play = (at: number) => {
    flush()
    setPlayedFrom(at)
  }
  const seconds = lengthOf(videos, draft.gaps)
  const isBusy = isMerging || isExporting
  const idleLabel = isExporting ? 'Exporting...' : 'Merge & Export'
  const label = isMerging ? 'Merging...' : idleLabel
  const go = () => {
    flush()
    void merge(draft)
  }
  return (
    <section className={s.bench} aria-label="Approved Videos">
      <div className={`${tab.head} ${s.head}`}>
        <h2 className="section">Approved Videos</h2>
        <span className={s.count}>{videos.length} video(s)</span>
        {videos.length > 1 && <span className={s.count}>{transitionCount(draft)}</span>}
        <Tooltip title={HELP} trigger={['hover', 'focus', 'click']}>
          <Button
            className={s.about}
            type="text"
            size="small"
            aria-label="About transitions"
            icon={<Info size={16} />}
          />
        </Tooltip>
        <span className={s.gap} />
        {videos.length > 0 && <FilmLook draft={draft} onChange={cut.change} />}
        {videos.length > 0 && (
          <time
            className={`mono ${s.total}`}
            dateTime={`PT${Math.round(seconds)}S`}
            title="Length of the film"
          >
            {clock(seconds)}
          </time>
        )}
        {cancel && (
          <Button type="text" disabled={isCancelling} onClick={cancel}>
            Cancel
          </Button>
        )}
        <Button
          className={s.play}
          icon={<Play size={16} />}
          disabled={!videos.length}
          onClick={() => play(0)}
        >
          Play cut
        </Button>
        <Button
          className={s.merge}
          type="primary"
          icon={<Film size={16} />}
          disabled={!videos.length || isBusy}
          aria-busy={isBusy}
          onClick={go}
        >
          {label}
          {isMerging && <span className={`mono ${s.percent}`}>{percent}%</span>}
        </Button>
      </div>
      {ready.filmId && (
        <ReadyFilm key={ready.filmId} projectId={projectId} filmId={ready.filmId} onClose={ready.close} />
      )}
      {videos.length > 0 ? (
        <>
          <div className={s.ruler} aria-hidden />
          <CutRow cut={cut} onPlay={play} />
        </>
      ) : (
        <EmptyState title="No approved videos yet" text={EMPTY} />
      )}
      {playedFrom !== null && (
        <PlayCut
          projectId={projectId}
          draft={draft}
          videos={videos}
          from={playedFrom}
          onClose={() => setPlayedFrom(null)}
        />
      )}
    </section>
  )
}
