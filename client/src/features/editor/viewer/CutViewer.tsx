import { Button } from 'antd'
import { Pause, Play, Volume2, VolumeX } from 'lucide-react'
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { CaptionsButton } from '../../../entities/video/player/captions/CaptionsButton'
import { useKeys } from '../../../shared/lib/input/keyboardShortcuts'
import { useStore } from '../../../shared/lib/store'
import { SequencePicture } from '../../../widgets/sequence-player/SequencePicture'
import type { usePlayedCaptions } from '../captions/usePlayedCaptions'
import { FilmTimes } from '../FilmTimes'
import { failedTransitionsText } from '../playback/failedTransitions'
import { PlayedOverlays } from '../playback/PlayedOverlays'
import { type CutToPlay, filmRatio, usePlayedCut } from '../playback/usePlayedCut'
import type { Playhead } from '../timeline/Playhead'
import { clipAt } from '../timeline/timeline'
import s from './CutViewer.module.css'
import { StillPicture, type StillPictureProps, useStill } from './StillPicture'

interface ControlsProps {
  isPlaying: boolean
  captions: ReturnType<typeof usePlayedCaptions>
  /** Position and length of the film, in seconds. */
  position: number
  length: number
  onToggle: () => void
  children?: ReactNode
}

/** Buttons and times. Space and K play and pause, C toggles captions. */
function Controls({ isPlaying, captions, position, length, onToggle, children }: ControlsProps) {
  useKeys({ ' ': onToggle, k: onToggle, c: captions.choice.toggle }, {}, { scope: 'page' })
  const Icon = isPlaying ? Pause : Play
  return (
    <footer className={s.controls}>
      <Button
        type="text"
        aria-label={isPlaying ? 'Pause' : 'Play'}
        aria-keyshortcuts="Space"
        icon={<Icon size={18} fill="currentColor" />}
        onClick={onToggle}
      />
      <span className="mono">
        <FilmTimes position={position} length={length} />
      </span>
      {children}
      {captions.tracks.length > 0 && (
        <CaptionsButton captions={captions.tracks} choice={captions.choice} size="middle" />
      )}
    </footer>
  )
}

interface PlayingProps extends Omit<CutToPlay, 'from'>, Pick<StillPictureProps, 'trimmed'> {
  playhead: Playhead
  onStop: () => void
}

/** Smallest move of the playhead, in seconds, that playback follows: it moves the playhead itself. */
const SEEK_SECONDS = 0.3

/** Whether the cut has been edited, or is being trimmed, since playback began. */
function useIsChanged({ items, draft: { gaps }, trimmed }: PlayingProps): boolean {
  const edge = useStore(trimmed)
  const cut = useMemo(() => {
    const edits = items.map(({ inFrame, outFrame, speed, gain, isMuted }) => [
      inFrame,
      outFrame,
      speed,
      gain,
      isMuted,
    ])
    return JSON.stringify([items.map(({ id, video }) => [id, video.id]), edits, gaps])
  }, [items, gaps])
  const [begun] = useState(cut)
  return edge !== null || cut !== begun
}

/** The playing cut. Follows the playhead when it is moved, and stops when the cut is changed. */
function Playing({ playhead, onStop, ...props }: PlayingProps) {
  const onPosition = (seconds: number) => {
    reported.current = seconds
    props.onPosition(seconds)
  }
  const cut = usePlayedCut({ ...props, from: playhead.get(), onPosition })
  const { player, at, position, length, starts, draft } = cut
  const reported = useRef(position)
  const { state, isMuted, playFrom, toggleMuted } = player
  const follow = useEffectEvent(() => {
    const goal = Math.min(length, playhead.get())
    if (Math.abs(goal - reported.current) < SEEK_SECONDS) return
    const { at: clip, into } = clipAt(starts, goal)
    playFrom(clip, into)
  })
  // not by a value of a render: on a busy machine it is older than the position, and both would follow each other
  useEffect(() => playhead.subscribe(() => follow()), [playhead])
  // the player ignores the playhead until it is ready
  useEffect(() => follow(), [cut.isReady])
  const isChanged = useIsChanged({ playhead, onStop, ...props })
  const isOver = isChanged || !!state?.isOver
  useEffect(() => {
    if (isOver) onStop()
  }, [isOver, onStop])
  /** The browser may have refused to play. */
  const isPlaying = !state || state.isPlaying
  const failed = failedTransitionsText(cut.joins)
  return (
    <>
      <SequencePicture
        label="The cut"
        fit={draft.fit}
        player={player}
        at={at}
        onClick={isPlaying ? onStop : player.toggle}
        onRetry={state?.isBroken ? player.toggle : undefined}
      >
        <PlayedOverlays cut={cut} />
      </SequencePicture>
      <Controls
        isPlaying={isPlaying}
        captions={cut.captions}
        position={position}
        length={length}
        onToggle={isPlaying ? onStop : player.toggle}
      >
        <p className={`meta truncate ${s.status}`} role="status">
          {state?.isWaiting ? 'Loading the next clip…' : failed}
        </p>
        <Button
          type="text"
          aria-label={isMuted ? 'Unmute' : 'Mute'}
          icon={isMuted ? <VolumeX size={18} /> : <Volume2 size={18} />}
          onClick={toggleMuted}
        />
      </Controls>
    </>
  )
}

interface StillProps extends StillPictureProps {
  onPlay: () => void
}

/** The frame at the playhead, or at the pointer during a trim. */
function Still({ onPlay, ...props }: StillProps) {
  const still = useStill(props)
  return (
    <>
      <StillPicture {...props} still={still} onClick={onPlay} />
      <Controls isPlaying={false} {...still} onToggle={onPlay}>
        <p className={`meta truncate ${s.status}`}>{still.trimmed && 'Trimming'}</p>
      </Controls>
    </>
  )
}

interface CutViewerProps extends Omit<CutToPlay, 'from'>, Pick<StillPictureProps, 'cut' | 'trimmed'> {
  playhead: Playhead
  isPlaying: boolean
  onPlay: () => void
  onStop: () => void
}

/** Viewer of the cut beside the timeline: the frame at the playhead, and playback from there. */
export function CutViewer({ cut, trimmed, isPlaying, onPlay, onStop, ...props }: CutViewerProps) {
  const { draft, items, projectId, playhead } = props
  return (
    <section
      className={s.viewer}
      aria-label="Viewer"
      style={{ '--ratio': filmRatio(draft.ratio, items[0]) } as CSSProperties}
    >
      {isPlaying ? (
        <Playing {...props} trimmed={trimmed} onStop={onStop} />
      ) : (
        <Still projectId={projectId} cut={cut} playhead={playhead} trimmed={trimmed} onPlay={onPlay} />
      )}
    </section>
  )
}
