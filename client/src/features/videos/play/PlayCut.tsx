import { Button } from 'antd'
import { Maximize, Minimize, Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { useMemo, useRef, useState, type CSSProperties } from 'react'
import { clock } from '../../../shared/lib/time'
import { useKeys } from '../../../shared/lib/input/keyboardShortcuts'
import { FullWindow, useFullScreen } from '../../../shared/ui/dialogs/FullWindow'
import { type CutDraft, lengthOf, startsOf } from '../cut/cut'
import type { PlayedClip } from '../../../entities/video/cut-player/cut-player'
import type { CutClipFieldsFragment } from '../cut/CutClip.generated'
import { useCutToPlayQuery } from './play.generated'
import { Preparing } from './Preparing'
import s from '../../../entities/video/cut-player/FilmPlayer.module.css'
import { Screens, useCutPlayer } from '../../../entities/video/cut-player/useCutPlayer'
import { type RenderedJoin, useRenderedTransitions } from './useRenderedTransitions'

interface TimelineProps {
  videos: readonly CutClipFieldsFragment[]
  joins: readonly RenderedJoin[]
  /** The index of the playing clip, and the seconds into it. */
  at: number
  seconds: number
  onGo: (at: number) => void
}

/** The timeline of the cut; a click plays from there. */
const Timeline = ({ videos, joins, at, seconds, onGo }: TimelineProps) => (
  <div className={s.timeline} role="group" aria-label="Clips of the cut">
    {videos.map(({ id, title, duration }, place) => {
      const share = place < at ? 1 : seconds / (duration || 1)
      return (
        <button
          key={id}
          type="button"
          aria-label={`Play from ${place + 1}: ${title}`}
          aria-current={place === at || undefined}
          title={title}
          data-join={joins[place]?.state}
          style={{ flexGrow: duration ?? 1, '--done': place > at ? 0 : Math.min(1, share) } as CSSProperties}
          onClick={() => onGo(place)}
        />
      )
    })}
  </div>
)

interface PlayCutProps {
  projectId: string
  draft: CutDraft
  videos: readonly CutClipFieldsFragment[]
  /** The index of the first clip to play. */
  from: number
  onClose: () => void
}

const ratioOf = ({ width, height }: CutClipFieldsFragment) => (width && height ? width / height : 16 / 9)

/** The clips with their files, in order; undefined until all are loaded. */
function clipsOf(
  videos: readonly CutClipFieldsFragment[],
  joins: readonly RenderedJoin[],
  urls: ReadonlyMap<string, string | null>,
): PlayedClip[] | undefined {
  const clips = videos.map(({ id, duration }, at) => {
    const { url, seconds = 0, state } = joins[at] ?? {}
    const join = state === 'ready' && url ? { url, seconds } : undefined
    return { url: urls.get(id) ?? '', duration: duration ?? 0, join }
  })
  return clips.every(({ url }) => url) ? clips : undefined
}

/**
 * The whole cut as one film before it is merged: its clips and rendered transitions, one after the other. It
 * shows the cut as it was when it was opened.
 */
export function PlayCut({ projectId, draft, from, onClose, ...given }: PlayCutProps) {
  const [videos] = useState(given.videos)
  const frame = useRef<HTMLDivElement>(null)
  const [isMuted, setMuted] = useState(false)
  const { joins, isWaiting, giveUp, fail } = useRenderedTransitions({ projectId, videos, gaps: draft.gaps })
  const { data, error, refetch } = useCutToPlayQuery({
    variables: { id: projectId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const [clips, setClips] = useState<PlayedClip[]>()
  const found = useMemo(() => new Map(data?.project.cut.videos.map(({ id, url }) => [id, url])), [data])
  const playable = isWaiting ? undefined : clipsOf(videos, joins, found)
  if (!clips && playable) setClips(playable)

  const { screens, state, seconds, playFrom, toggle } = useCutPlayer({ clips, from, onLostJoin: fail })
  const fullScreen = useFullScreen(frame, screens.one)
  const at = state?.at ?? from
  const go = (by: -1 | 1) => videos[at + by] && playFrom(at + by)
  const toggleMuted = () => setMuted((now) => !now)
  useKeys({
    ' ': toggle,
    k: toggle,
    m: toggleMuted,
    f: fullScreen.toggle,
    j: () => go(-1),
    l: () => go(1),
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
  })
  const played = joins.map(({ transition, seconds, state }) => ({
    transition: state === 'ready' ? transition : '',
    seconds,
  }))
  const starts = startsOf(videos, played)
  const shown = state?.isJoining ? 'join' : at % 2
  const FullScreenIcon = fullScreen.isFull ? Minimize : Maximize
  const isPlaying = !!state?.isPlaying
  return (
    <FullWindow
      name="Play cut"
      title={videos[at]?.title}
      facts={`${at + 1} of ${videos.length} in the cut`}
      ratio={ratioOf(videos[0]!)}
      footer={
        <footer className={s.controls}>
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
            {clock(Math.floor((starts[at] ?? 0) + seconds))} <i>/ {clock(lengthOf(videos, played))}</i>
          </span>
          <Timeline videos={videos} joins={joins} at={at} seconds={seconds} onGo={playFrom} />
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
          <p className={`meta ${s.words}`} role="status">
            {state?.isWaiting ? 'Loading what comes next…' : lostWords(joins)}
          </p>
        </footer>
      }
      onClose={onClose}
    >
      <div
        ref={frame}
        className={s.frame}
        data-fit={draft.fit}
        role="group"
        aria-label="The cut"
        tabIndex={-1}
      >
        <Screens screens={screens} shown={shown} isMuted={isMuted} onClick={toggle} />
        {!clips && (
          <Preparing
            poster={videos[from]?.posterUrl}
            joins={joins}
            isBroken={!!error || (!!data && !isWaiting && !playable)}
            onSkip={giveUp}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {state?.isBroken && (
          <div className={s.over} role="alert">
            <b>Failed to load video</b>
            <Button onClick={toggle}>Try again</Button>
          </div>
        )}
      </div>
    </FullWindow>
  )
}

/** Which transitions are plain cuts here because they could not be rendered. */
function lostWords(joins: readonly RenderedJoin[]): string {
  const lost = joins.flatMap(({ state, transition }, at) =>
    state === 'failed' ? [`${transition} (${at + 1} to ${at + 2})`] : [],
  )
  if (!lost.length) return ''
  const verb = lost.length > 1 ? 'transitions are' : 'transition is'
  return `Shown as plain cuts, because the ${verb} not ready: ${lost.join(', ')}`
}
