import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical } from 'lucide-react'
import {
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { isEdited } from '#schema/cut-item'
import { TIMES } from '#schema/limits'
import { clock } from '../../../shared/lib/time'
import { EditedBy } from '../../../entities/person/Presence'
import { Poster } from '../../../entities/video/Poster'
import { videoTitle } from '../../../entities/video/videoTitle'
import { LowerThirdBars } from '../lower-thirds/LowerThirdBars'
import type { ShownItem } from '../state/cut'
import { ClipBadges } from './ClipBadges'
import { ClipEdge, type TrimChange } from './ClipEdge'
import { type ClipActions, ClipMenu } from './ClipMenu'
import s from './CutClip.module.css'
import { focusFirstOf } from '../../../shared/lib/input/focus'
import { pressedKey } from '../../../shared/lib/input/pressedKey'

const SORTING = { duration: TIMES.sortable, easing: 'ease' }
const REMEASURING = { timeout: TIMES.droppableMeasure }
/** Default height of the stills, in pixels. */
const PICTURE_HEIGHT = 200
/** From this width on, in pixels, title and length fit side by side. */
const LENGTH_FROM = 184
/** From these widths on, in pixels, a narrow clip has space for its menu and its edges. */
const MENU_ROOM = 72
const EDGE_ROOM = 40
/** Delay before a click counts as a single click, in milliseconds. */
const DOUBLE_CLICK_MS = 220

/** Length of a clip in the film; edited clips show tenths of a second. */
const lengthText = (item: ShownItem) =>
  isEdited(item) && item.duration < 60 ? `${item.duration.toFixed(1)} s` : clock(item.duration)

interface CutClipProps {
  item: ShownItem
  /** Position in the film, from 1. */
  number: number
  /** Pixels. */
  width: number
  /** Pixels per second of the film. */
  scale: number
  /** The scroll container. */
  row: RefObject<HTMLElement | null>
  isDragged: boolean
  isFull: boolean
  actions: ClipActions & {
    /** Plays the cut from this clip. */
    play: (id: string) => void
    drag: (id: string, trim: TrimChange | null) => void
    trim: (id: string, trim: TrimChange, key: string) => void
  }
}

/**
 * A clip of the cut. A mouse drags it anywhere, touch and keyboard by its grip, so that the row still scrolls. Its edges
 * trim it. A click plays from here; Enter or a double click opens the dialog of the clip or card.
 */
export const CutClip = memo(function CutClip({
  item,
  number,
  width,
  scale,
  row,
  isDragged,
  isFull,
  actions,
}: CutClipProps) {
  const { id, video } = item
  const title = videoTitle(video)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id,
      transition: SORTING,
      resizeObserverConfig: REMEASURING,
    })
  // only sideways: the row would clip a vertical shift, for instance when the page scrolls
  const shift = transform && { ...transform, y: 0 }
  const grab = (event: PointerEvent) => event.pointerType === 'mouse' && listeners?.onPointerDown?.(event)
  const remove = () => {
    focusNeighborLater(row.current, id)
    actions.remove(id)
  }
  const press = useClick({ press: () => actions.play(id), open: () => actions.open(id), remove })
  const edges = { item, title, scale, row, onDrag: actions.drag, onTrim: actions.trim }
  return (
    <div
      ref={setNodeRef}
      className={s.clip}
      data-editable={id}
      data-narrow={width < MENU_ROOM || undefined}
      data-dragging={isDragging || undefined}
      data-trimming={isDragged || undefined}
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
        <EditedBy id={id} />
        {width >= LENGTH_FROM && <span className="mono">{lengthText(item)}</span>}
        {width >= MENU_ROOM && (
          <ClipMenu
            id={id}
            number={number}
            isCard={'card' in video}
            isEdited={isEdited(item)}
            isFull={isFull}
            actions={{ ...actions, remove }}
          />
        )}
      </div>
      <button
        type="button"
        className={s.strip}
        aria-label={`Play the cut from ${number}`}
        aria-keyshortcuts="Enter Delete"
        data-clip={id}
        data-space="page"
        onPointerDown={grab}
        {...press}
      >
        <Pictures video={video} width={width} />
      </button>
      <LowerThirdBars item={item} scale={scale} />
      {width >= MENU_ROOM && <ClipBadges item={item} isDragged={isDragged} />}
      {item.isTrimRemoved && (
        <p className={s.removed} role="status">
          The trim did not fit the new take and was removed
        </p>
      )}
      {width >= EDGE_ROOM && (
        <>
          <ClipEdge edge="in" {...edges} />
          <ClipEdge edge="out" {...edges} />
        </>
      )}
    </div>
  )
})

/** The still, repeated across the clip; the title of a card that is not rendered yet. */
function Pictures({ video, width }: { video: ShownItem['video']; width: number }) {
  const ratio = (video.width ?? 16) / (video.height ?? 9)
  const count = Math.max(1, Math.round(width / (PICTURE_HEIGHT * ratio)))
  if ('card' in video && !video.posterUrl) return <span className={s.undrawn} data-title={video.title} />
  return <Repeated video={video} count={count} />
}

const Repeated = memo(function Repeated({ video, count }: { video: ShownItem['video']; count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <Poster key={at} video={video} sizes="300px" draggable={false} />
  ))
})

/**
 * After a clip is removed, focuses the clip after it, or the one before it. Without one, the button that undoes the removal.
 */
function focusNeighborLater(row: HTMLElement | null, id: string) {
  const clips = [...(row?.querySelectorAll<HTMLElement>('[data-clip]') ?? [])]
  const at = clips.findIndex(({ dataset }) => dataset.clip === id)
  const neighbor = clips[at + 1] ?? clips[at - 1]
  if (neighbor) setTimeout(() => neighbor.focus())
  else focusFirstOf('[aria-label="Undo the last change"]')
}

interface ClickActions {
  press: () => void
  open: () => void
  remove: () => void
}

/** Distinguishes a click from a double click, Enter and Delete. Space and assistive technology act without delay. */
function useClick({ press: onPress, open: onOpen, remove: onRemove }: ClickActions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onClick: ({ detail }: MouseEvent) => {
      clearTimeout(timer.current)
      if (!detail) return onPress()
      if (detail === 1) timer.current = setTimeout(onPress, DOUBLE_CLICK_MS)
    },
    onDoubleClick: () => {
      clearTimeout(timer.current)
      onOpen()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const run = { Enter: onOpen, Delete: onRemove, Backspace: onRemove }[pressedKey(event)]
      if (!run) return
      event.preventDefault()
      // holding Delete removes one clip, although the focus moves to the next one
      if (!event.repeat) run()
    },
  }
}
