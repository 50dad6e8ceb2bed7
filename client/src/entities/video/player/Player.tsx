import { Button } from 'antd'
import { Maximize, Minimize, Pause, Play, RotateCw, Volume2, VolumeX } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { clock } from '../../../shared/lib/time'
import { Mark } from '../../../shared/ui/Logo'
import { CaptionsButton } from './captions/CaptionsButton'
import { CaptionTracks } from '../../../shared/ui/captions/CaptionTracks'
import { type FilmCaptions, useCaptionChoice } from './captions/filmCaptions'
import s from './Player.module.css'
import { SaveFrameButton } from './SaveFrameButton'
import { type SeekBarMark, SeekBar } from './SeekBar'
import { useFullScreen } from '../../../shared/ui/fullScreen'
import { usePlayback } from './usePlayback'
import { usePlayerKeys } from './usePlayerKeys'

interface PlayerProps {
  src: string
  /** Id of the video, to save its frames. */
  videoId?: string
  /** Accessible name of the film. */
  title: string
  /** Still to show until the film is loaded. */
  poster?: string | null
  /** CSS aspect ratio of the frame, `16/9` or a number; the film is letterboxed inside it. */
  ratio?: string | number
  /** Duration in seconds, if known in advance. */
  length?: number | null
  /** Plays muted while at least half of it is visible, unless reduced motion is preferred. */
  autoPlay?: boolean
  muted?: boolean
  loop?: boolean
  /** Whether to show the control bar: play, counter, position, sound and full screen. */
  controls?: boolean
  /** Frames per second, for single steps. */
  frameRate?: number | null
  /** The main player of the screen: has the initial focus, and handles its shortcuts everywhere. */
  isMain?: boolean
  /** Called with the video element, and with null on unmount. */
  onElement?: (element: HTMLVideoElement | null) => void
  captions?: readonly FilmCaptions[]
  /** Marks on the seek bar, such as notes. */
  marks?: readonly SeekBarMark[]
  /** Shown over the picture, below the controls. */
  overlay?: ReactNode
  control?: Ref<PlayerControl>
}

/** Controls a player from outside. */
export interface PlayerControl {
  /** Pauses, and seeks to a time in seconds, if given. */
  pauseAt: (seconds?: number) => void
}

const NO_CAPTIONS: readonly FilmCaptions[] = []

const DEFAULT_FRAME_RATE = 24

/**
 * Player with one slim control bar (specification V7), as wide as its parent. On failure, shows a toast, and a message in
 * place with a button to reload.
 */
export function Player({
  src,
  videoId,
  title,
  poster,
  ratio = '16/9',
  length,
  autoPlay = true,
  muted: mutedAtFirst = true,
  loop = true,
  controls = true,
  frameRate,
  isMain = false,
  onElement,
  captions = NO_CAPTIONS,
  marks,
  overlay,
  control,
}: PlayerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const saveFrame = useRef<HTMLButtonElement>(null)
  const [muted, setMuted] = useState(mutedAtFirst)
  const [seconds, setSeconds] = useState(0)
  const [measured, setMeasured] = useState<number | null>(null)
  const { address, inView, phase, playing, toggle, pause, reload, events } = usePlayback({
    src,
    frame,
    video,
    autoPlay,
  })
  const duration = measured ?? length ?? 0
  const preloadUnseen = poster ? 'none' : 'metadata'
  const isWaiting = phase === 'buffering' || (phase === 'loading' && (playing || !poster))
  const seek = (to: number) => {
    if (!video.current) return
    video.current.currentTime = to
    setSeconds(to)
  }
  useImperativeHandle(control, () => ({
    pauseAt: (to) => {
      pause()
      if (to !== undefined) seek(to)
    },
  }))
  const fullScreen = useFullScreen(frame, video)
  const captionChoice = useCaptionChoice(captions)
  const toggleMuted = () => setMuted((now) => !now)
  usePlayerKeys({
    frame,
    video,
    frameRate: frameRate ?? DEFAULT_FRAME_RATE,
    isEverywhere: isMain,
    isOff: !controls || phase === 'failed',
    toggle,
    pause,
    seek,
    toggleMuted,
    toggleFullScreen: fullScreen.toggle,
    saveFrame: () => saveFrame.current?.click(),
    toggleCaptions: captionChoice.toggle,
  })
  useEffect(() => {
    onElement?.(video.current)
    return () => onElement?.(null)
  }, [onElement])
  useEffect(() => {
    if (isMain) frame.current?.focus({ preventScroll: true })
  }, [isMain])
  const FullScreenIcon = fullScreen.isFull ? Minimize : Maximize
  return (
    <div
      ref={frame}
      tabIndex={controls ? -1 : undefined}
      className={s.player}
      style={{ aspectRatio: ratio }}
      data-playing={playing || undefined}
      role="group"
      aria-label={title}
    >
      <video
        ref={video}
        src={address}
        poster={poster ?? undefined}
        preload={inView ? 'auto' : preloadUnseen}
        playsInline
        loop={loop}
        muted={muted}
        aria-label={title}
        onClick={controls ? toggle : undefined}
        onTimeUpdate={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
        onDurationChange={({ currentTarget }) =>
          setMeasured(Number.isFinite(currentTarget.duration) ? currentTarget.duration : null)
        }
        {...events}
      >
        <CaptionTracks captions={captions} shown={captionChoice.shown} />
      </video>
      {overlay}
      {isWaiting && (
        <div
          className={s.waiting}
          role="status"
          aria-label={phase === 'loading' ? 'Loading video' : 'Buffering'}
        >
          <Mark size={36} loading />
        </div>
      )}
      {phase === 'failed' && (
        <div className={s.failed} role="alert">
          <b>Failed to load video</b>
          <Button icon={<RotateCw size={16} />} onClick={reload}>
            Try again
          </Button>
        </div>
      )}
      {controls && phase !== 'failed' && (
        <div className={s.controls}>
          <Button
            type="text"
            size="small"
            aria-label={playing ? 'Pause' : 'Play'}
            icon={playing ? <Pause size={16} fill="currentColor" /> : <Play size={16} fill="currentColor" />}
            onClick={toggle}
          />
          <span className="mono">
            {clock(Math.floor(seconds))} <i>/ {clock(duration)}</i>
          </span>
          <SeekBar
            video={video}
            playing={playing}
            seconds={seconds}
            duration={duration}
            marks={marks}
            onSeek={seek}
          />
          {captions.length > 0 && <CaptionsButton captions={captions} choice={captionChoice} />}
          {videoId && <SaveFrameButton ref={saveFrame} videoId={videoId} video={video} />}
          <Button
            type="text"
            size="small"
            aria-label={muted ? 'Unmute' : 'Mute'}
            icon={muted ? <VolumeX size={16} /> : <Volume2 size={16} />}
            onClick={toggleMuted}
          />
          <Button
            type="text"
            size="small"
            aria-label={fullScreen.isFull ? 'Leave full screen' : 'Full screen'}
            icon={<FullScreenIcon size={16} />}
            onClick={fullScreen.toggle}
          />
        </div>
      )}
    </div>
  )
}
