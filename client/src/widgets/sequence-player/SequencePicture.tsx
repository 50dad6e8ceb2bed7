import { Button } from 'antd'
import type { ReactNode, RefObject } from 'react'
import s from './SequencePlayer.module.css'
import type { useSequencePlayer } from './useSequencePlayer'

interface SequencePictureProps {
  /** Accessible name. */
  label: string
  fit?: string
  player: ReturnType<typeof useSequencePlayer>
  /** Index of the current clip. */
  at: number
  frame?: RefObject<HTMLDivElement | null>
  /** Plays or pauses by default. */
  onClick?: () => void
  /** Retries after a failure; undefined without one. */
  onRetry: (() => void) | undefined
  /** Shown over the picture. */
  children?: ReactNode
}

/** The picture of a sequence player. */
export function SequencePicture({
  label,
  fit,
  player: { videos, state, toggle },
  at,
  frame,
  onClick = toggle,
  onRetry,
  children,
}: SequencePictureProps) {
  const shown = state?.isInTransition ? 'transition' : at % 2
  const video = { playsInline: true, onClick }
  return (
    <div ref={frame} className={s.frame} data-fit={fit} role="group" aria-label={label} tabIndex={-1}>
      <video ref={videos.even} data-shown={shown === 0 || undefined} {...video} />
      <video ref={videos.odd} data-shown={shown === 1 || undefined} {...video} />
      <video ref={videos.transition} data-shown={shown === 'transition' || undefined} muted {...video} />
      {children}
      {onRetry && (
        <div className={s.overlay} role="alert">
          <b>Failed to load video</b>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      )}
    </div>
  )
}
