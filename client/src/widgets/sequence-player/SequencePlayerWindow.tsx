import { Button } from 'antd'
import { Maximize, Minimize, Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useKeys } from '../../shared/lib/input/keyboardShortcuts'
import { clock } from '../../shared/lib/time'
import { FullWindow } from '../../shared/ui/dialogs/FullWindow'
import { useFullScreen } from '../../shared/ui/fullScreen'
import { SequencePicture } from './SequencePicture'
import s from './SequencePlayer.module.css'
import type { useSequencePlayer } from './useSequencePlayer'

interface SequencePlayerWindowProps {
  name: string
  title: string | undefined
  facts: string
  /** Accessible name of the picture. */
  label: string
  ratio: number
  fit?: string
  player: ReturnType<typeof useSequencePlayer>
  /** Index of the current clip. */
  at: number
  /** Position and length of the sequence, in seconds. */
  position: number
  length: number
  timeline: ReactNode
  /** Buttons before the sound button. */
  tools?: ReactNode
  status: ReactNode
  /** Shown over the picture. */
  children?: ReactNode
  /** Steps to the previous or next clip. */
  onStep: (by: -1 | 1) => void
  /** Handles arrow keys; `onStep` by default. */
  onArrow?: (by: -1 | 1) => void
  /** Retries after a failure; undefined without one. */
  onRetry: (() => void) | undefined
  onClose: () => void
}

/** Window of a sequence player: picture, controls, status and shortcuts. */
export function SequencePlayerWindow({
  player,
  at,
  position,
  length,
  onStep,
  onArrow = onStep,
  onRetry,
  ...props
}: SequencePlayerWindowProps) {
  const { videos, isReady, state, isMuted, toggle, toggleMuted } = player
  const frame = useRef<HTMLDivElement>(null)
  const { isFull, toggle: toggleFullScreen } = useFullScreen(frame, videos.even)
  const keys = {
    ' ': toggle,
    k: toggle,
    m: toggleMuted,
    f: toggleFullScreen,
    j: () => onStep(-1),
    l: () => onStep(1),
    ArrowLeft: () => onArrow(-1),
    ArrowRight: () => onArrow(1),
  }
  useKeys(keys, {}, { scope: 'window' })
  const isPlaying = !!state?.isPlaying
  const PlayIcon = isPlaying ? Pause : Play
  const FullScreenIcon = isFull ? Minimize : Maximize
  return (
    <FullWindow
      name={props.name}
      title={props.title}
      facts={props.facts}
      ratio={props.ratio}
      footer={
        <footer className={s.controls}>
          <Button
            type="text"
            aria-label={isPlaying ? 'Pause' : 'Play'}
            disabled={!isReady}
            icon={<PlayIcon size={18} fill="currentColor" />}
            onClick={toggle}
          />
          <span className="mono">
            {clock(Math.floor(position))} <i>/ {clock(length)}</i>
          </span>
          {props.timeline}
          <span className={s.tools}>
            {props.tools}
            <Button
              type="text"
              aria-label={isMuted ? 'Unmute' : 'Mute'}
              icon={isMuted ? <VolumeX size={18} /> : <Volume2 size={18} />}
              onClick={toggleMuted}
            />
          </span>
          <Button
            type="text"
            aria-label={isFull ? 'Leave full screen' : 'Full screen'}
            icon={<FullScreenIcon size={18} />}
            onClick={toggleFullScreen}
          />
          {props.status}
        </footer>
      }
      onClose={props.onClose}
    >
      <SequencePicture
        label={props.label}
        fit={props.fit}
        player={player}
        at={at}
        frame={frame}
        onRetry={onRetry}
      >
        {props.children}
      </SequencePicture>
    </FullWindow>
  )
}
