import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical } from 'lucide-react'
import type { PointerEvent } from 'react'
import { TIMES } from '#schema/limits'
import { clock } from '../../../shared/lib/time'
import { Poster } from '../../../entities/video/Poster'
import { videoTitle } from '../../../entities/video/videoTitle'
import { Chip } from '../../../shared/ui/StatusBadge'
import type { CutClipFieldsFragment } from './CutClip.generated'
import s from './CutRow.module.css'
import frame from '../Frame.module.css'

const SORTING = { duration: TIMES.sortable, easing: 'ease' }
const REMEASURING = { timeout: TIMES.droppableMeasure }

interface CutClipProps {
  video: CutClipFieldsFragment
  /** Its place in the film, from 1. */
  number: number
  /** Plays the cut from here. */
  onPlay: () => void
}

/**
 * A video of the cut: a mouse takes it anywhere, a finger or the keyboard by its grip, so that the row still
 * scrolls.
 */
export function CutClip({ video, number, onPlay }: CutClipProps) {
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
  return (
    <div
      ref={setNodeRef}
      className={s.clip}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(shift), transition }}
    >
      <div className={frame.labelled}>
        <button
          type="button"
          className={`${frame.frame} ${frame.open} ${s.grab}`}
          aria-label={`Play the cut from ${number}`}
          data-clip={id}
          onPointerDown={grab}
          onClick={onPlay}
        >
          <Poster video={video} sizes="300px" draggable={false} />
        </button>
        <span className={frame.badge}>
          <Chip>{number}</Chip>
        </span>
        <span className={frame.length}>
          <Chip>{clock(duration ?? 0)}</Chip>
        </span>
      </div>
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={s.grip}
        {...attributes}
        {...listeners}
        aria-label={`Move ${title}, now ${number}`}
      >
        <GripVertical size={14} aria-hidden />
        <span className="truncate" data-testid="clip-title">
          {title}
        </span>
      </button>
    </div>
  )
}
