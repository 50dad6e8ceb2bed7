import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical } from 'lucide-react'
import type { PointerEvent } from 'react'
import { TIMES } from '#schema/limits'
import { clock } from '../../../../shared/lib/time'
import { Poster } from '../../../../entities/video/Poster'
import { videoTitle } from '../../../../entities/video/videoTitle'
import type { CutClipFieldsFragment } from './CutClip.generated'
import s from './CutClip.module.css'

const SORTING = { duration: TIMES.sortable, easing: 'ease' }
const REMEASURING = { timeout: TIMES.droppableMeasure }
/** The usual height of the pictures, in pixels. */
const PICTURE_HEIGHT = 200
/** From this width on, the length fits beside the title. */
const ROOMY = 160

interface CutClipProps {
  video: CutClipFieldsFragment
  /** Its place in the film, from 1. */
  number: number
  /** In pixels. */
  width: number
  /** Plays the cut from here. */
  onPlay: () => void
}

/**
 * A video of the cut, as wide as its share of the film: a mouse takes it anywhere, a finger or the keyboard by its
 * grip, so that the row still scrolls.
 */
export function CutClip({ video, number, width, onPlay }: CutClipProps) {
  const { id, duration } = video
  const title = videoTitle(video)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id,
      transition: SORTING,
      resizeObserverConfig: REMEASURING,
    })
  // along the row only, however far the page has scrolled meanwhile: the row would cut it off
  const shift = transform && { ...transform, y: 0 }
  const grab = (event: PointerEvent) => event.pointerType === 'mouse' && listeners?.onPointerDown?.(event)
  const ratio = (video.width ?? 16) / (video.height ?? 9)
  const count = Math.max(1, Math.round(width / (PICTURE_HEIGHT * ratio)))
  return (
    <div
      ref={setNodeRef}
      className={s.clip}
      data-dragging={isDragging || undefined}
      style={{ width, transform: CSS.Translate.toString(shift), transition }}
    >
      <div className={s.head}>
        <b className="mono">{number}</b>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={s.grip}
          {...attributes}
          {...listeners}
          aria-label={`Move ${title}, now ${number}`}
        >
          <GripVertical size={14} aria-hidden />
          <span className="truncate" data-testid="clip-title" title={title}>
            {title}
          </span>
        </button>
        {width >= ROOMY && <span className="mono">{clock(duration ?? 0)}</span>}
      </div>
      <button
        type="button"
        className={s.strip}
        aria-label={`Play the cut from ${number}`}
        data-clip={id}
        onPointerDown={grab}
        onClick={onPlay}
      >
        {Array.from({ length: count }, (_, at) => (
          <Poster key={at} video={video} sizes="300px" draggable={false} />
        ))}
      </button>
    </div>
  )
}
