import { useState } from 'react'
import type { GuestVersion } from '../api/guestTypes'
import type { Transport } from '../player/useTransport'
import { type Draft, EMPTY_DRAFT, isEmpty, rangeOf } from './draft'

/** The note that is being written on a version; each version has its own. */
export function useDraft({ id, frames }: GuestVersion, transport: Transport) {
  const [drafts, setDrafts] = useState<Record<string, Draft>>({})
  const kept = drafts[id] ?? EMPTY_DRAFT
  // a note without content is on the frame that is shown
  const draft = isEmpty(kept) && kept.endFrame === null ? { ...kept, frame: null } : kept

  const change = (part: Partial<Draft>) =>
    setDrafts((all) => {
      const now = all[id] ?? EMPTY_DRAFT
      return { ...all, [id]: { ...now, ...part } }
    })
  return {
    draft,
    change,
    clear: () => setDrafts((all) => ({ ...all, [id]: EMPTY_DRAFT })),
    /** Pauses, and pins the shown frame unless one is pinned. */
    pin: () => {
      const frame = transport.freeze()
      if (draft.frame === null) change({ frame })
    },
    /** Selects a range and shows its moving end. */
    select: (from: number, to: number) => {
      const end = Math.max(0, Math.min(frames - 1, to))
      transport.seek(end)
      change(rangeOf(from, end))
    },
    /** Extends the range by frames from its end at the shown frame. */
    extend: (by: number) => {
      const { frame, endFrame } = draft
      const last = endFrame === null ? frame : endFrame - 1
      const anchor = (transport.frame === frame ? last : frame) ?? transport.frame
      const end = Math.max(0, Math.min(frames - 1, transport.now() + by))
      transport.seek(end)
      change(rangeOf(anchor, end))
    },
  }
}
