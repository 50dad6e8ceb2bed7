import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { DRAG_DISTANCE } from '#schema/limits'
import type { CueFields, Span } from '#schema/mix'
import { SideScroll } from '../timeline/SideScroll'
import type { Timeline } from '../timeline/timeline'
import { snap, SNAP_WIDTH } from './lanes'
import { type Anchor, fadeTo, placeAt, trimEnd, trimStart } from './placement'
import type { ShownCue } from './shownCue'

/** The dragged part of a cue. */
export type Grip = 'move' | 'start' | 'end' | 'fadeIn' | 'fadeOut'

/** A cue during a drag, and the second of the film it snapped to. */
export interface DraggedCue {
  id: string
  edit: Partial<CueFields>
  guide: number | null
}

interface CueDragOptions {
  cue: ShownCue
  span: Span
  timeline: Timeline
  anchors: readonly Anchor[]
  /** Seconds of the film that the cue snaps to. */
  snapPoints: (id: string) => readonly number[]
  /** Its own beats in seconds of the film, if shown: they snap like its edges. */
  beats: readonly number[] | undefined
  /** The element whose left edge is the start of the film. */
  track: RefObject<HTMLElement | null>
  /** The scroll container. */
  row: RefObject<HTMLElement | null>
  /** Reports a drag in progress; null when it ends. */
  onDrag: (dragged: DraggedCue | null) => void
  onEdit: (edit: Partial<CueFields>) => void
}

interface Drag {
  grip: Grip
  clientX: number
  isFree: boolean
  /** Start position of the pointer, in pixels and in seconds of the film. */
  beganX: number
  began: number
  edit: Partial<CueFields> | null
  /** Its beats when the drag started. */
  beats: readonly number[]
  scroll: SideScroll | null
}

/** Drags a cue to move, trim or fade it. It snaps unless Alt is held; Escape cancels. */
export function useCueDrag(options: CueDragOptions) {
  const latest = useRef(options)
  const drag = useRef<Drag>(null)
  useEffect(() => {
    latest.current = options
  })

  const secondsAt = (clientX: number) => {
    const { timeline, track } = latest.current
    return timeline.secondsAt(clientX - (track.current?.getBoundingClientRect().left ?? 0))
  }
  /** The times that move with the drag, and the edit for a shift in seconds. */
  const changeOf = ({ grip, beats }: Drag) => {
    const { cue, span, anchors, timeline } = latest.current
    const end = Math.min(span.to, timeline.length)
    const changes = {
      move: {
        times: [span.from, ...(cue.isLooped ? [] : [span.to]), ...beats],
        edit: (by: number) => placeAt(cue, span.from + by, anchors),
      },
      start: {
        times: [span.from],
        edit: (by: number) => trimStart(cue, span, { seconds: span.from + by, anchors }),
      },
      end: { times: [end], edit: (by: number) => trimEnd(cue, span, end + by) },
      fadeIn: {
        times: [span.from + cue.fadeInSeconds],
        edit: (by: number) => fadeTo('in', span, span.from + cue.fadeInSeconds + by),
      },
      fadeOut: {
        times: [span.to - cue.fadeOutSeconds],
        edit: (by: number) => fadeTo('out', span, span.to - cue.fadeOutSeconds + by),
      },
    }
    return changes[grip]
  }
  const base = useRef<ReturnType<typeof changeOf>>(null)
  const show = () => {
    const now = drag.current
    if (!now || !base.current) return
    if (!now.edit && Math.abs(now.clientX - now.beganX) < DRAG_DISTANCE) return
    const { cue, timeline, snapPoints, onDrag } = latest.current
    const { times, edit } = base.current
    const by = secondsAt(now.clientX) - now.began
    const moved = times.map((time) => time + by)
    const points = now.grip === 'move' ? snapPoints(cue.id) : [...snapPoints(cue.id), ...now.beats]
    const snapped = now.isFree ? null : snap(moved, points, SNAP_WIDTH / timeline.scale)
    now.edit = edit(by + (snapped?.by ?? 0))
    onDrag({ id: cue.id, edit: now.edit, guide: snapped?.point ?? null })
  }
  const finish = (isKept: boolean) => {
    const now = drag.current
    if (!now) return
    drag.current = null
    now.scroll?.stop()
    if (now.edit && isKept) latest.current.onEdit(now.edit)
    latest.current.onDrag(null)
  }
  const cancel = useRef(finish)
  useEffect(() => {
    cancel.current = finish
  })
  useEffect(() => () => cancel.current(false), [])

  return {
    begin: (grip: Grip) => (event: PointerEvent<HTMLElement>) => {
      if (event.button) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture?.(event.pointerId)
      const { clientX, altKey } = event
      const { row } = latest.current
      const scroll =
        row.current &&
        new SideScroll({ row: row.current, canScroll: () => !!drag.current?.edit, onScroll: show })
      drag.current = {
        grip,
        clientX,
        isFree: altKey,
        beganX: clientX,
        began: secondsAt(clientX),
        edit: null,
        beats: latest.current.beats ?? [],
        scroll,
      }
      base.current = changeOf(drag.current)
    },
    move: ({ clientX, altKey }: PointerEvent) => {
      if (!drag.current) return
      Object.assign(drag.current, { clientX, isFree: altKey })
      if (drag.current.edit) drag.current.scroll?.follow(clientX)
      show()
    },
    end: () => finish(true),
    cancel: () => finish(false),
    /** Cancels the drag on Escape. Returns whether it did. */
    press: ({ key }: KeyboardEvent) => {
      const isCancelled = key === 'Escape' && !!drag.current
      if (isCancelled) finish(false)
      return isCancelled
    },
  }
}
