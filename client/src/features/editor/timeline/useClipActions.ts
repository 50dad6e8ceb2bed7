import { useEffect, useMemo, useRef } from 'react'
import { LIMITS } from '#schema/limits'
import { toast } from '../../../shared/lib/toast'
import { newId } from '../../../shared/lib/uuid'
import { startsOf } from '../state/cut'
import * as changes from '../state/itemChanges'
import type { Playhead } from './Playhead'
import type { ShownCut, useCut } from '../state/useCut'
import type { TrimChange } from './ClipEdge'

const { secondsMin } = LIMITS.cutItem
const NOT_IN_CLIP = `Move the playhead into the clip first, at least ${secondsMin} s from its ends`

interface Uses {
  edits: ReturnType<typeof useCut>['edits']
  shown: ShownCut
  playhead: Playhead
  onOpen: (id: string) => void
  onTrim: (id: string) => void
  onPlay: (at: number) => void
  onVoice: (id: string) => void
  /** Adds a lower third that starts at this second of an item. */
  onLowerThird: (id: string, seconds: number) => void
  onDrag: (id: string, trim: TrimChange | null) => void
}

/** Actions for the clips of a cut. Their identity is stable, so that clips do not re-render. */
export function useClipActions(uses: Uses) {
  const latest = useRef(uses)
  useEffect(() => {
    latest.current = uses
  })
  return useMemo(() => {
    const { edits } = uses
    const placeOf = (id: string) => latest.current.shown.items.findIndex((item) => item.id === id)
    return {
      open: (id: string) => latest.current.onOpen(id),
      openTrim: (id: string) => latest.current.onTrim(id),
      play: (id: string) => latest.current.onPlay(placeOf(id)),
      drag: (id: string, trim: TrimChange | null) => latest.current.onDrag(id, trim),
      trim: (id: string, trim: TrimChange, key: string) => edits.change(changes.editItem(id, trim), key),
      split: (id: string) => {
        const { shown, playhead } = latest.current
        const at = placeOf(id)
        const item = shown.items[at]
        const start = startsOf(shown.items, shown.draft.gaps)[at]
        if (!item || start === undefined) return
        const frame = changes.splitFrame(item, item.video, playhead.get() - start)
        if (frame === null) toast.info(NOT_IN_CLIP)
        else edits.perform({ splitItem: { id, revision: 1, frame, newId: newId() } })
      },
      duplicate: (id: string) => edits.change(changes.duplicateItem(id, newId())),
      remove: (id: string) => edits.perform({ removeItem: { id } }),
      lowerThird: (id: string) => {
        const { shown, playhead } = latest.current
        const start = startsOf(shown.items, shown.draft.gaps)[placeOf(id)] ?? 0
        latest.current.onLowerThird(id, playhead.get() - start)
      },
      voice: (id: string) => latest.current.onVoice(id),
      reset: (id: string) => edits.change(changes.resetItem(id)),
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the functions read the latest values when called
  }, [uses.edits])
}
