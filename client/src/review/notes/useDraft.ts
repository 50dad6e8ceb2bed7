import { useState } from 'react'
import { flushSync } from 'react-dom'
import { textSince } from '../../shared/lib/textSince'
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
    /** Removes what was sent. What was written meanwhile is a new note at the same place. */
    finish: (sent: Draft) => {
      const since = (now: Draft): Draft => {
        const rest = {
          ...now,
          text: textSince(sent.text, now.text),
          strokes: now.strokes.slice(sent.strokes.length),
        }
        return isEmpty(rest) ? EMPTY_DRAFT : rest
      }
      // at once: a key pressed before the field is drawn again would bring back its old text
      flushSync(() => setDrafts((all) => ({ ...all, [id]: since(all[id] ?? EMPTY_DRAFT) })))
    },
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
