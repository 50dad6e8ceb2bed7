import { Button, Tooltip } from 'antd'
import { Film, Info, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { UNEDITED } from '#schema/cut-item'
import { cutDifference } from '#schema/film-length'
import type { CutFieldsFragment } from '../../../entities/video/cut/CutFields.generated'
import { lazyComponent } from '../../../shared/lib/loading/lazyComponent'
import { clock } from '../../../shared/lib/time'
import { EmptyState } from '../../../shared/ui/EmptyState'
import s from './Bench.module.css'
import { lengthOf, startsOf, transitionCount } from './cut'
import { ExportSettings } from './ExportSettings'
import { Playhead, usePlayhead } from './timeline/Playhead'
import { clipAt } from './timeline/timeline'
import { ReadyFilm, useReadyFilm } from './ReadyFilm'
import { type ShownCut, useCut } from './useCut'
import { useBoardLengthQuery } from './boardLength.generated'
import { useMerge } from './useMerge'
import tab from '../Videos.module.css'

// the drag-and-drop code is large, and the cut is below the fold
const CutRow = lazyComponent(async () => (await import('./timeline/CutRow')).CutRow)
const PlayCut = lazyComponent(async () => (await import('../play/PlayCut')).PlayCut)

const HELP =
  'Select transitions between your videos to create smooth connections. Drag videos to reorder them.'
const EMPTY = 'Accept some videos from the Generated Videos section above to start building your final video.'

/** Within this many seconds of the end, playback restarts from the beginning. */
const END = 0.2

/** The position of the playhead, and the length of the film. */
function Times({ playhead, length }: { playhead: Playhead; length: number }) {
  const position = usePlayhead(playhead, length)
  return (
    <span className={`mono ${s.times}`}>
      <span title="Position of the playhead">{clock(Math.floor(position))}</span>
      {' / '}
      <time dateTime={`PT${Math.round(length)}S`} title="Length of the film">
        {clock(length)}
      </time>
    </span>
  )
}

/** How the cut differs in length from the storyboard, in words; null if it does not. */
function useCutDifference(projectId: string, { videos, draft }: ShownCut): string | null {
  const { data, refetch } = useBoardLengthQuery({
    variables: { projectId },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  const inCut = videos
    .map(({ id }) => id)
    .toSorted()
    .join()
  const compared = useRef(inCut)
  useEffect(() => {
    if (compared.current === inCut) return
    compared.current = inCut
    void refetch().catch(() => undefined) // an accepted take may have been chosen for its shot since
  }, [inCut, refetch])
  const shots = data?.storyboard.shots
  return shots?.length ? cutDifference(videos, draft.gaps, shots) : null
}

/** The bench: the accepted videos in order, what joins them, and the way to one film. */
export function ApprovedVideos({ projectId, cut: saved }: { projectId: string; cut: CutFieldsFragment }) {
  const ready = useReadyFilm()
  const { flush, ...cut } = useCut(projectId, saved)
  const { merge, isMerging, isExporting, percent, cancel, isCancelling } = useMerge(projectId, ready.show)
  const { videos, draft } = cut
  const [playhead] = useState(() => new Playhead())
  const [playedFrom, setPlayedFrom] = useState<{ at: number; into: number } | null>(null)
  const seconds = lengthOf(videos, draft.gaps)
  const difference = useCutDifference(projectId, cut)
  const play = (from: { at: number; into: number }) => {
    flush()
    setPlayedFrom(from)
  }
  /** Plays from the playhead, or from the beginning if it is at the end. */
  const playOn = () => {
    const at = playhead.seconds < seconds - END ? playhead.seconds : 0
    play(clipAt(startsOf(videos, draft.gaps), at))
  }
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
        {videos.length > 0 && (
          <span className={s.export}>
            <ExportSettings draft={draft} onChange={cut.change} />
          </span>
        )}
        {videos.length > 0 && <Times playhead={playhead} length={seconds} />}
        {cancel && (
          <Button type="text" disabled={isCancelling} onClick={cancel}>
            Cancel
          </Button>
        )}
        <Button className={s.play} icon={<Play size={16} />} disabled={!videos.length} onClick={playOn}>
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
      {difference && <p className={`meta ${s.difference}`}>{difference}</p>}
      {ready.filmId && (
        <ReadyFilm key={ready.filmId} projectId={projectId} filmId={ready.filmId} onClose={ready.close} />
      )}
      {videos.length > 0 ? (
        <CutRow cut={cut} playhead={playhead} onPlay={(at) => play({ at, into: 0 })} />
      ) : (
        <EmptyState title="No approved videos yet" text={EMPTY} />
      )}
      {playedFrom !== null && (
        <PlayCut
          projectId={projectId}
          draft={draft}
          items={videos.map((video) => ({ ...UNEDITED, id: video.id, video }))}
          from={playedFrom}
          onPosition={(at) => playhead.moveTo(at)}
          onClose={() => setPlayedFrom(null)}
        />
      )}
    </section>
  )
}
