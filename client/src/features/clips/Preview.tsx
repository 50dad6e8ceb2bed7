import { useState } from 'react'
import { prefersReducedMotion } from '../../shared/lib/media'
import { clock } from '../../shared/lib/time'
import { Poster } from '../../entities/video/Poster'
import { videoTitle } from '../../entities/video/videoTitle'
import { VIDEO_CARD } from '../../shared/ui/imageSources'
import { Chip, StatusBadge } from '../../shared/ui/StatusBadge'
import { videoState } from '../../entities/video/videoState'
import s from './Frame.module.css'
import type { GeneratedVideoFieldsFragment } from './GeneratedVideo.generated'

/** A still that plays muted on hover or focus, unless motion is reduced; a click opens the video. */
export function Preview({
  video,
  tabIndex,
  onOpen,
}: {
  video: GeneratedVideoFieldsFragment
  tabIndex?: number
  onOpen: () => void
}) {
  const { url, status, duration, declineReason, note } = video
  const [isMoving, setMoving] = useState(false)
  const start = () => setMoving(!prefersReducedMotion())
  const stop = () => setMoving(false)
  return (
    <div className={s.labelled}>
      <button
        type="button"
        className={`${s.frame} ${s.open}`}
        tabIndex={tabIndex}
        aria-label={`Play ${videoTitle(video)}`}
        onClick={onOpen}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && start()}
        onPointerLeave={stop}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && start()}
        onBlur={stop}
      >
        <Poster video={video} sizes={VIDEO_CARD} />
        {isMoving && url && (
          <video
            src={url}
            poster={video.smallPosterUrl ?? video.posterUrl ?? undefined}
            autoPlay
            muted
            loop
            playsInline
            aria-hidden
          />
        )}
      </button>
      <span className={s.badge}>
        <StatusBadge status={videoState(status)} />
      </span>
      {status === 'DECLINED' && declineReason && (
        <span className={s.reason}>
          <Chip>{declineReason}</Chip>
        </span>
      )}
      {status !== 'DECLINED' && note && (
        <span className={s.note} title={note} role="note">
          <Chip>{note}</Chip>
        </span>
      )}
      <span className={s.length}>
        <Chip>{clock(duration ?? 0)}</Chip>
      </span>
    </div>
  )
}
