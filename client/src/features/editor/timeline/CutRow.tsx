import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  horizontalListSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import {
  Fragment,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Gap, changeGap, changeGaps, moveInCut } from '#schema/cut'
import { firstItemId, shownSeconds } from '#schema/cut-item'
import { DRAG_DISTANCE, LIMITS } from '#schema/limits'
import type { TrimChange } from './ClipEdge'
import { CutClip } from './CutClip'
import { CutGap } from './CutGap'
import { realLengths, type ShownItem } from '../state/cut'
import { arrange } from '../state/itemChanges'
import type { Playhead } from './Playhead'
import { Ruler } from './Ruler'
import { Timeline, type Widths } from './timeline'
import { useZoom, type Zoom } from './Zoom'
import { useZoomedRow } from './useZoomedRow'
import { edgeOf, type TrimmedFrame } from '../viewer/trimmedFrame'
import { useLowerThirdsOfCut } from '../lower-thirds/LowerThirds'
import { useAnnouncements } from './useAnnouncements'
import { useClipActions } from './useClipActions'
import { useContentWidth } from './useContentWidth'
import type { useCut } from '../state/useCut'
import s from './CutRow.module.css'
import { useLastReview } from '../../../entities/video/review/ReviewButtons'
import { prefersReducedMotion } from '../../../shared/lib/media'

/** Constant: new options would re-render every clip. */
const POINTER = { activationConstraint: { distance: DRAG_DISTANCE } }
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates }

/**
 * Scrolls the row to a clip that was just accepted on this page, once the cut contains it. The page itself does not
 * scroll: the next review button stays under the pointer.
 */
function useNewestInView(itemIds: readonly string[]): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
  const decision = useLastReview()
  const seen = useRef(decision)
  const itemId = decision?.review === 'ACCEPTED' ? firstItemId(decision.id) : ''
  const isInCut = itemIds.includes(itemId)
  useEffect(() => {
    if (!isInCut || seen.current === decision) return
    seen.current = decision
    const clip = row.current?.querySelector<HTMLElement>(`[data-clip="${itemId}"]`)
    if (!clip || !row.current) return
    const { left, right } = clip.getBoundingClientRect()
    const seat = row.current.getBoundingClientRect()
    if (left < seat.left || right > seat.right)
      row.current.scrollBy({
        left: (left + right) / 2 - (seat.left + seat.right) / 2,
        behavior: prefersReducedMotion() ? 'auto' : 'smooth',
      })
    clip.dataset.arrived = ''
  }, [isInCut, itemId, decision])
  return row
}

type Cut = ReturnType<typeof useCut>

export interface CutRowProps {
  cut: Cut
  playhead: Playhead
  widths: Widths
  zoom: Zoom
  /** Plays the cut from the clip at this index. */
  onPlay: (at: number) => void
  /** Opens the dialog of a card, or the trim dialog of a clip. */
  onOpen: (id: string) => void
  /** Opens the trim dialog of an item. */
  onTrim: (id: string) => void
  /** Opens the dialog that adds a voice to an item. */
  onVoice: (id: string) => void
  /** Set while an edge of a clip is dragged. */
  trimmed?: TrimmedFrame
  /** Renders the lanes below the clips, inside the scrolling row. */
  lanes?: (timeline: Timeline, row: RefObject<HTMLElement | null>) => ReactNode
}

/** A trim in progress. The timeline keeps its scale, and its width as a minimum. */
interface DraggedTrim {
  id: string
  trim: TrimChange
  scale: number
  /** Pixels. */
  width: number
}

/** Applies the trim in progress; other items keep their identity. */
const withTrim = (items: readonly ShownItem[], dragged: DraggedTrim | null): readonly ShownItem[] =>
  dragged
    ? items.map((item) => {
        if (item.id !== dragged.id) return item
        const trimmed = { ...item, ...dragged.trim }
        return { ...trimmed, duration: shownSeconds(trimmed, item.video) }
      })
    : items

/**
 * The timeline of the cut: a ruler with the playhead, clips that can be moved by mouse, touch or keyboard and trimmed at
 * their edges, and the transition at each join.
 */
export function CutRow({
  cut,
  playhead,
  widths,
  zoom,
  onPlay,
  onOpen,
  onTrim,
  onVoice,
  trimmed,
  lanes,
}: CutRowProps) {
  const { draft, edits, hold, release } = cut
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYBOARD))
  const [dragged, setDragged] = useState<DraggedTrim | null>(null)
  const items = useMemo(() => withTrim(cut.items, dragged), [cut.items, dragged])
  const row = useNewestInView(draft.itemIds)
  const width = useContentWidth(row)
  const scale = dragged?.scale
  const { factor } = useZoom(zoom)
  const timeline = useMemo(
    () => new Timeline(items, draft.gaps, width, { widths, scale, zoom: factor }),
    [items, draft.gaps, width, widths, scale, factor],
  )
  const plain = useMemo(
    () => new Timeline(cut.items, draft.gaps, width, { widths }),
    [cut.items, draft.gaps, width, widths],
  )
  useZoomedRow({ zoom, row, width, timeline, plain, playhead })
  const onDrag = (id: string, trim: TrimChange | null) => {
    setDragged((now) => trim && { scale: timeline.scale, width: timeline.width, ...now, id, trim })
    trimmed?.set(trim && edgeOf(cut.items, id, trim))
  }
  const { add: onLowerThird } = useLowerThirdsOfCut()
  const actions = useClipActions({
    edits,
    shown: cut,
    playhead,
    onOpen,
    onTrim,
    onPlay,
    onVoice,
    onLowerThird,
    onDrag,
  })
  const [onGap, onAllGaps] = useGapChanges(cut)
  const real = realLengths(items, draft.gaps)
  const transitions = new Set(draft.gaps.map(({ transition }) => transition))
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active, over ?? active].map(({ id }) => draft.itemIds.indexOf(String(id)))
    if (over) edits.change(arrange(moveInCut(draft, from!, to!)))
    release()
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={hold}
      onDragEnd={drop}
      onDragCancel={release}
      accessibility={{ announcements: useAnnouncements(cut) }}
    >
      <SortableContext items={draft.itemIds} strategy={horizontalListSortingStrategy}>
        <div className={s.row} ref={row}>
          <div
            className={s.timeline}
            data-lanes={lanes ? true : undefined}
            style={{ width: Math.max(timeline.width, dragged?.width ?? 0) }}
          >
            <Ruler timeline={timeline} playhead={playhead} row={row} />
            <div className={s.clips} data-trimming={dragged ? true : undefined}>
              {items.map((item, at) => (
                <Fragment key={item.id}>
                  <CutClip
                    item={item}
                    number={at + 1}
                    width={timeline.widthOf(at)}
                    scale={timeline.scale}
                    row={row}
                    isDragged={item.id === dragged?.id}
                    isFull={items.length >= LIMITS.merge.clipsMax}
                    actions={actions}
                  />
                  {at < items.length - 1 && (
                    <CutGap
                      number={at + 1}
                      before={item}
                      after={items[at + 1]!}
                      transition={draft.gaps[at]!.transition}
                      seconds={draft.gaps[at]!.seconds}
                      real={real[at]!}
                      x={timeline.edges[at + 1]!.x}
                      widths={[timeline.widthOf(at), timeline.widthOf(at + 1)]}
                      canApplyToAll={transitions.size > 1}
                      onChange={onGap}
                      onApplyToAll={onAllGaps}
                    />
                  )}
                </Fragment>
              ))}
              {real.map((seconds, at) =>
                seconds ? (
                  <i
                    key={at}
                    className={s.overlap}
                    style={{ left: timeline.edges[at + 1]!.x, width: seconds * timeline.scale }}
                  />
                ) : null,
              )}
            </div>
            {lanes?.(timeline, row)}
          </div>
        </div>
      </SortableContext>
    </DndContext>
  )
}

/** Functions that change one gap or all. Their identity is stable, so that gaps do not re-render. */
function useGapChanges({ draft, edits }: Cut) {
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  const changeOne = useCallback(
    (at: number, change: Partial<Gap>) => edits.change(arrange(changeGap(latest.current, at, change))),
    [edits],
  )
  const changeAll = useCallback(
    (transition: string) => edits.change(arrange(changeGaps(latest.current, { transition }))),
    [edits],
  )
  return [changeOne, changeAll] as const
}
