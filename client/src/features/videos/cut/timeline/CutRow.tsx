import {
  type Announcements,
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
import { Fragment, useRef, type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { type Gap, changeGap, changeGaps, moveInCut } from '#schema/cut'
import { DRAG_DISTANCE } from '#schema/limits'
import { CutClip } from './CutClip'
import { CutGap } from './CutGap'
import { realLengths } from '../cut'
import type { Playhead } from './Playhead'
import { Ruler } from './Ruler'
import { Timeline } from './timeline'
import type { ShownCut, useCut } from '../useCut'
import s from './CutRow.module.css'
import { useLastReview } from '../../../../entities/video/review/ReviewButtons'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/**
 * Scrolls a row of clips until the one that was accepted here last, once it is there, is in the middle. The page
 * itself does not move: the next decision stays under the pointer.
 */
function useNewestInView(videoIds: readonly string[]): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
  const decision = useLastReview()
  const seen = useRef(decision)
  const isThere = !!decision && decision.review === 'ACCEPTED' && videoIds.includes(decision.id)
  useEffect(() => {
    if (!isThere || seen.current === decision) return
    seen.current = decision
    const clip = row.current?.querySelector<HTMLElement>(`[data-clip="${decision.id}"]`)
    if (!clip || !row.current) return
    const { left, right } = clip.getBoundingClientRect()
    const seat = row.current.getBoundingClientRect()
    if (left < seat.left || right > seat.right)
      row.current.scrollBy({
        left: (left + right) / 2 - (seat.left + seat.right) / 2,
        behavior: window.matchMedia(REDUCED_MOTION).matches ? 'auto' : 'smooth',
      })
    clip.dataset.arrived = ''
  }, [isThere, decision])
  return row
}

/** The width of an element without its padding, in pixels. */
function useContentWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(current)
      setWidth(
        Math.max(0, current.clientWidth - (parseFloat(paddingLeft) || 0) - (parseFloat(paddingRight) || 0)),
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}

interface CutRowProps {
  cut: ShownCut & Pick<ReturnType<typeof useCut>, 'change' | 'hold' | 'release'>
  playhead: Playhead
  /** Plays the cut from the video at this place. */
  onPlay: (at: number) => void
}

/**
 * The timeline of the cut: a ruler with the playhead, the accepted videos in their order, moved by pointer, finger or
 * keyboard, and the transition at each join.
 */
export function CutRow({ cut: { videos, draft, change, hold, release }, playhead, onPlay }: CutRowProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const real = realLengths(videos, draft.gaps)
  const applyToAll = ({ transition }: Gap) =>
    draft.gaps.some((gap) => gap.transition !== transition)
      ? () => change(changeGaps(draft, { transition }))
      : undefined
  const indexOf = (id: string | number) => draft.itemIds.indexOf(String(id))
  const titleOf = (id: string | number) => videos[indexOf(id)]?.title ?? 'The video'
  const placeOf = (id: string | number) => `position ${indexOf(id) + 1} of ${videos.length}`
  const row = useNewestInView(draft.itemIds)
  const width = useContentWidth(row)
  const timeline = useMemo(() => new Timeline(videos, draft.gaps, width), [videos, draft.gaps, width])
  const lastPlace = useRef<string | number>(undefined)
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastPlace.current = active.id
      return `${titleOf(active.id)} picked up at ${placeOf(active.id)}`
    },
    onDragOver: ({ active, over }) => {
      // it is over itself as soon as it is picked up
      if (!over || over.id === lastPlace.current) return undefined
      lastPlace.current = over.id
      return `${titleOf(active.id)} moved to ${placeOf(over.id)}`
    },
    onDragEnd: ({ active, over }) => `${titleOf(active.id)} dropped at ${placeOf((over ?? active).id)}`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} is back at ${placeOf(active.id)}`,
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) change(moveInCut(draft, indexOf(active.id), indexOf(over.id)))
    release()
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={hold}
      onDragEnd={drop}
      onDragCancel={release}
      accessibility={{ announcements }}
    >
      <SortableContext items={draft.itemIds} strategy={horizontalListSortingStrategy}>
        <div className={s.row} ref={row}>
          <div className={s.timeline} style={{ width: timeline.width }}>
            <Ruler timeline={timeline} playhead={playhead} row={row} />
            <div className={s.clips}>
              {videos.map((video, at) => (
                <Fragment key={video.id}>
                  <CutClip
                    video={video}
                    number={at + 1}
                    width={timeline.widthOf(at)}
                    onPlay={() => onPlay(at)}
                  />
                  {at < videos.length - 1 && (
                    <CutGap
                      number={at + 1}
                      before={video}
                      after={videos[at + 1]!}
                      gap={draft.gaps[at]!}
                      real={real[at]!}
                      x={timeline.edges[at + 1]!.x}
                      room={(timeline.widthOf(at) + timeline.widthOf(at + 1)) / 2}
                      onChange={(choice) => change(changeGap(draft, at, choice))}
                      onApplyToAll={applyToAll(draft.gaps[at]!)}
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
          </div>
        </div>
      </SortableContext>
    </DndContext>
  )
}
