import { useMemo } from 'react'
import { ratioOf } from '#schema/limits'
import type { PlayedClip } from '../../../widgets/sequence-player/PlayedClip'
import { EngineNote } from '../../../entities/video/EngineNote'
import playerStyles from '../../../widgets/sequence-player/SequencePlayer.module.css'
import { SequencePlayerWindow } from '../../../widgets/sequence-player/SequencePlayerWindow'
import { useSequencePlayer } from '../../../widgets/sequence-player/useSequencePlayer'
import { useShownWords } from '../cast/CastContext'
import type { StoryboardFieldsFragment } from '../storyboard.generated'
import type { AnimaticQuery } from './film.generated'
import { engineNoteOf } from '../shot/ShotStill'
import s from './Film.module.css'
import { FilmLine, Legend, KINDS } from './FilmLine'
import { useBoardFilm } from './useBoardFilm'
import { useBoardMix } from './useBoardMix'

type Segments = AnimaticQuery['animatic']['segments']

/** The clips to play. A transition plays as a plain cut until it is rendered. */
const clipsOf = (segments: Segments): PlayedClip[] =>
  segments.map(({ url, seconds, window }) => ({
    url: url ?? '',
    duration: seconds,
    transition: window?.url ? { url: window.url, seconds: window.seconds } : undefined,
  }))

/** Start of each shot in seconds of the film, and end of the last. Does not change when transitions are rendered. */
function startsOf(segments: Segments): number[] {
  const starts = [0]
  for (const { seconds, window } of segments) starts.push(starts.at(-1)! + seconds - (window?.seconds ?? 0))
  return starts
}

interface BoardFilmProps {
  board: StoryboardFieldsFragment
  /** The index of the first shot to play. */
  from: number
  onClose: () => void
}

/**
 * Plays the shots of a board as one film: takes, drawings, and slates with their text. A changed shot is replaced during
 * playback.
 */
export function BoardFilm({ board, from, onClose }: BoardFilmProps) {
  const { segments, sounds, error, refetch } = useBoardFilm(board)
  const mix = useBoardMix(sounds)
  const clips = useMemo(() => segments && clipsOf(segments), [segments])
  const order = segments?.map(({ shotId }) => shotId).join()
  const starts = useMemo(() => startsOf(segments ?? []), [segments])
  const player = useSequencePlayer({
    clips,
    order,
    from: Math.min(from, board.shots.length - 1),
    onFrame: (now) => mix.sync((starts[now.at] ?? 0) + now.seconds, now.isPlaying),
    onMuted: mix.setMuted,
  })
  const { state, seconds, playFrom, toggle } = player
  const count = segments?.length ?? 0
  const at = Math.min(state?.at ?? from, Math.max(0, count - 1))
  const segment = segments?.[at]
  const isSlate = !!segment && !segment.url
  const shot = board.shots.find(({ id }) => id === segment?.shotId)
  const note = shot && !isSlate ? engineNoteOf(shot) : null
  const words = useShownWords()(shot?.words ?? '')
  const go = (by: -1 | 1) => segments?.[at + by] && playFrom(at + by)
  /** Seeks by seconds, across shot boundaries. */
  const skip = (by: number) => {
    const to = seconds + by
    if (!segment) return
    if (to < 0 && at > 0) playFrom(at - 1, Math.max(0, (segments?.[at - 1]?.seconds ?? 0) + to))
    else if (to < segment.seconds) playFrom(at, Math.max(0, to))
    else go(1)
  }
  const retry = clips ? toggle : () => void refetch().catch(() => undefined)
  const shots = `Shot ${at + 1} of ${Math.max(count, board.shots.length)}`
  return (
    <SequencePlayerWindow
      name="Play storyboard"
      title={words || shot?.heading || shots}
      facts={segment ? `${shots}, ${KINDS[segment.kind]}` : shots}
      label="The animatic"
      ratio={ratioOf(board.ratio as '16:9')}
      player={player}
      at={at}
      position={(starts[at] ?? 0) + seconds}
      length={starts.at(-1)!}
      timeline={<FilmLine segments={segments ?? []} at={at} seconds={seconds} onGo={playFrom} />}
      status={
        <div className={`meta ${s.under}`}>
          <Legend segments={segments ?? []} />
          {note && <EngineNote>{note}</EngineNote>}
          <span role="status">{statusOf(segments, !!state?.isWaiting)}</span>
        </div>
      }
      onStep={go}
      onArrow={skip}
      onRetry={state?.isBroken || (error && !clips) ? retry : undefined}
      onClose={onClose}
    >
      {isSlate && (
        <div className={s.slate} data-testid="slate">
          <b className="mono">{at + 1}</b>
          {shot?.heading && <span className="meta">{shot.heading}</span>}
          <p>{words || 'No words yet'}</p>
        </div>
      )}
      {shot && shot.dialogue.length > 0 && (
        <div className={s.dialogue} aria-label="Dialogue" role="group">
          {shot.dialogue.map(({ speaker, text }, line) => (
            <p key={line}>
              <b>{speaker}</b> {text}
            </p>
          ))}
        </div>
      )}
      {!clips && !error && (
        <div className={playerStyles.overlay} role="status">
          <p>Loading the film…</p>
        </div>
      )}
    </SequencePlayerWindow>
  )
}

/** The clips that are still loading. */
function statusOf(segments: Segments | undefined, isWaiting: boolean): string {
  if (isWaiting) return 'Loading the next clip…'
  const rendering = segments?.filter(({ window }) => window && !window.url).length ?? 0
  if (!rendering) return ''
  return `${rendering} ${rendering === 1 ? 'transition is' : 'transitions are'} being rendered, a plain cut until then`
}
