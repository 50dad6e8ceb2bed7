import { Button } from 'antd'
import { Maximize, Minimize, Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { ratioOf } from '#schema/limits'
import { clock } from '../../../shared/lib/time'
import { useKeys } from '../../../shared/lib/input/keyboardShortcuts'
import { FullWindow, useFullScreen } from '../../../shared/ui/dialogs/FullWindow'
import type { PlayedClip } from '../../../entities/video/cut-player/cut-player'
import player from '../../../entities/video/cut-player/FilmPlayer.module.css'
import { Screens, useCutPlayer } from '../../../entities/video/cut-player/useCutPlayer'
import type { StoryboardFieldsFragment } from '../storyboard.generated'
import type { StoryboardFilmQuery } from './film.generated'
import s from './Film.module.css'
import { FilmLine, Legend, KINDS } from './FilmLine'
import { useBoardFilm } from './useBoardFilm'

type Segments = StoryboardFilmQuery['storyboardFilm']['segments']

/** What plays of each shot; a transition that is not rendered yet is a plain cut until it is. */
const clipsOf = (segments: Segments): PlayedClip[] =>
  segments.map(({ url, seconds, window }) => ({
    url: url ?? '',
    duration: seconds,
    join: window?.url ? { url: window.url, seconds: window.seconds } : undefined,
  }))

/** The start of each shot in the film, in seconds, and the end of the last. */
function startsOf(segments: Segments): number[] {
  const starts = [0]
  for (const { seconds, window } of segments)
    starts.push(starts.at(-1)! + seconds - (window?.url ? window.seconds : 0))
  return starts
}

interface BoardFilmProps {
  board: StoryboardFieldsFragment
  /** The index of the first shot to play. */
  from: number
  onClose: () => void
}

/**
 * The shots of a board one after the other as one film: takes, drawings, and slates with their words. A shot
 * that changes is replaced while it plays.
 */
export function BoardFilm({ board, from, onClose }: BoardFilmProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isMuted, setMuted] = useState(false)
  const { segments, error, refetch } = useBoardFilm(board)
  const clips = useMemo(() => segments && clipsOf(segments), [segments])
  const order = segments?.map(({ shotId }) => shotId).join()
  const { screens, state, seconds, playFrom, toggle } = useCutPlayer({
    clips,
    order,
    from: Math.min(from, board.shots.length - 1),
    onLostJoin: () => undefined, // it becomes a plain cut
  })
  const fullScreen = useFullScreen(frame, screens.one)
  const count = segments?.length ?? 0
  const at = Math.min(state?.at ?? from, Math.max(0, count - 1))
  const segment = segments?.[at]
  const shot = board.shots.find(({ id }) => id === segment?.shotId)
  const go = (by: -1 | 1) => segments?.[at + by] && playFrom(at + by)
  /** Seeks by seconds, across shot boundaries. */
  const skip = (by: number) => {
    const to = seconds + by
    if (!segment) return
    if (to < 0 && at > 0) playFrom(at - 1, Math.max(0, (segments?.[at - 1]?.seconds ?? 0) + to))
    else if (to < segment.seconds) playFrom(at, Math.max(0, to))
    else go(1)
  }
  const toggleMuted = () => setMuted((now) => !now)
  useKeys({
    ' ': toggle,
    k: toggle,
    m: toggleMuted,
    f: fullScreen.toggle,
    j: () => go(-1),
    l: () => go(1),
    ArrowLeft: () => skip(-1),
    ArrowRight: () => skip(1),
  })
  const starts = useMemo(() => startsOf(segments ?? []), [segments])
  const shown = state?.isJoining ? 'join' : at % 2
  const isSlate = !!segment && !segment.url
  const isPlaying = !!state?.isPlaying
  const FullScreenIcon = fullScreen.isFull ? Minimize : Maximize
  const shots = `Shot ${at + 1} of ${Math.max(count, board.shots.length)}`
  return (
    <FullWindow
      name="Play the board"
      title={shot?.words || shot?.heading || shots}
      facts={segment ? `${shots}, ${KINDS[segment.kind]}` : shots}
      ratio={ratioOf(board.ratio as '16:9')}
      footer={
        <footer className={player.controls}>
          <Button
            type="text"
            aria-label={isPlaying ? 'Pause' : 'Play'}
            disabled={!clips}
            icon={
              isPlaying ? <Pause size={18} fill="currentColor" /> : <Play size={18} fill="currentColor" />
            }
            onClick={toggle}
          />
          <span className="mono">
            {clock(Math.floor((starts[at] ?? 0) + seconds))} <i>/ {clock(starts.at(-1)!)}</i>
          </span>
          <FilmLine segments={segments ?? []} at={at} seconds={seconds} onGo={playFrom} />
          <Button
            type="text"
            aria-label={isMuted ? 'Unmute' : 'Mute'}
            icon={isMuted ? <VolumeX size={18} /> : <Volume2 size={18} />}
            onClick={toggleMuted}
          />
          <Button
            type="text"
            aria-label={fullScreen.isFull ? 'Leave full screen' : 'Full screen'}
            icon={<FullScreenIcon size={18} />}
            onClick={fullScreen.toggle}
          />
          <div className={`meta ${s.under}`}>
            <Legend segments={segments ?? []} />
            <span role="status">{statusOf(segments, !!state?.isWaiting)}</span>
          </div>
        </footer>
      }
      onClose={onClose}
    >
      <div ref={frame} className={player.frame} role="group" aria-label="The film of the board" tabIndex={-1}>
        <Screens screens={screens} shown={shown} isMuted={isMuted} onClick={toggle} />
        {isSlate && (
          <div className={s.slate} data-testid="slate">
            <b className="mono">{at + 1}</b>
            {shot?.heading && <span className="meta">{shot.heading}</span>}
            <p>{shot?.words || 'No words yet'}</p>
          </div>
        )}
        {!clips && !error && (
          <div className={player.over} role="status">
            <p>Loading the film…</p>
          </div>
        )}
        {(state?.isBroken || (error && !clips)) && (
          <div className={player.over} role="alert">
            <b>Failed to load video</b>
            <Button onClick={clips ? toggle : () => void refetch().catch(() => undefined)}>Try again</Button>
          </div>
        )}
      </div>
    </FullWindow>
  )
}

/** What is still loading. */
function statusOf(segments: Segments | undefined, isWaiting: boolean): string {
  if (isWaiting) return 'Loading what comes next…'
  const rendering = segments?.filter(({ window }) => window && !window.url).length ?? 0
  if (!rendering) return ''
  return `${rendering} ${rendering === 1 ? 'transition is' : 'transitions are'} being rendered, a plain cut until then`
}
