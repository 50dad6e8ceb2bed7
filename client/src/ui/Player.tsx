import { Button } from 'antd'
import { Maximize, Minimize, Pause, Play, RotateCw, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { clock } from '../lib/time'
import { Mark } from './Logo'
import s from './Player.module.css'
import { SeekBar } from './SeekBar'
import { usePlayback } from './usePlayback'

export interface PlayerProps {
  src: string
  /** Names the film for those who do not see it. */
  title: string
  /** A still to show until the film has come. */
  poster?: string | null
  /** CSS aspect ratio of the frame, `16/9` or a number; the film is shown whole inside it. */
  ratio?: string | number
  /** Seconds, where they are known before the film has come. */
  length?: number | null
  /** Plays by itself, muted, while half of it is in view; never for those who asked for less motion. */
  autoPlay?: boolean
  muted?: boolean
  loop?: boolean
  /** The thin line with play, counter, position, sound and full screen. */
  controls?: boolean
}

/**
 * A film: picture first, one thin line of controls (specification V7). It fills the width of its parent. A
 * failure is told once as a toast and stands in place, with a button that loads the film anew.
 */
export function Player({
  src,
  title,
  poster,
  ratio = '16/9',
  length,
  autoPlay = true,
  muted: mutedAtFirst = true,
  loop = true,
  controls = true,
}: PlayerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [muted, setMuted] = useState(mutedAtFirst)
  const [seconds, setSeconds] = useState(0)
  const [measured, setMeasured] = useState<number | null>(null)
  const { address, inView, phase, playing, toggle, tryAgain, events } = usePlayback({
    src,
    frame,
    video,
    autoPlay,
  })
  const duration = measured ?? length ?? 0
  const seek = (to: number) => {
    if (!video.current) return
    video.current.currentTime = to
    setSeconds(to)
  }
  return (
    <div
      ref={frame}
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
        preload={inView ? 'auto' : poster ? 'none' : 'metadata'}
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
      />
      {(phase === 'buffering' || (phase === 'loading' && (playing || !poster))) && (
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
          <Button icon={<RotateCw size={16} />} onClick={tryAgain}>
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
          <SeekBar video={video} playing={playing} seconds={seconds} duration={duration} onSeek={seek} />
          <Button
            type="text"
            size="small"
            aria-label={muted ? 'Unmute' : 'Mute'}
            icon={muted ? <VolumeX size={16} /> : <Volume2 size={16} />}
            onClick={() => setMuted(!muted)}
          />
          <FullScreen frame={frame} video={video} />
        </div>
      )}
    </div>
  )
}

interface FullScreenProps {
  frame: React.RefObject<HTMLElement | null>
  video: React.RefObject<HTMLVideoElement | null>
}

/**
 * The whole frame goes full screen, controls included; where only a video element may, as on iPhones, that
 * does.
 */
function FullScreen({ frame, video }: FullScreenProps) {
  const [full, setFull] = useState(false)
  useEffect(() => {
    const look = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [frame])
  const change = () => {
    if (full) return void document.exitFullscreen().catch(() => undefined)
    if (frame.current?.requestFullscreen) return void frame.current.requestFullscreen().catch(() => undefined)
    const alone = video.current as (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null
    alone?.webkitEnterFullscreen?.()
  }
  const Icon = full ? Minimize : Maximize
  return (
    <Button
      type="text"
      size="small"
      aria-label={full ? 'Leave full screen' : 'Full screen'}
      icon={<Icon size={16} />}
      onClick={change}
    />
  )
}
