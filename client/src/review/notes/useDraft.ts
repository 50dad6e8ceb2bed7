import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { sessionStore } from '../../shared/lib/browserStorage'
import { textSince } from '../../shared/lib/textSince'
import type { GuestVersion } from '../api/guestTypes'
import type { Transport } from '../../shared/ui/versions/useTransport'
import { type Draft, EMPTY_DRAFT, isEmpty, rangeOf } from './draft'

const STORED = 'review-drafts'

/** Unsent notes by version. They survive a reload: phones reload pages that were in the background. */
function useDrafts() {
  const [drafts, setDrafts] = useState<Record<string, Draft>>(() =>
    JSON.parse(sessionStore.getItem(STORED) ?? '{}'),
  )
  useEffect(() => void sessionStore.setItem(STORED, JSON.stringify(drafts)), [drafts])
  return [drafts, setDrafts] as const
}

/** The unsent note of a version; each version has its own. */
export function useDraft({ id, frames }: GuestVersion, transport: Transport) {
  const [drafts, setDrafts] = useDrafts()
  const kept = drafts[id] ?? EMPTY_DRAFT
  // an empty note follows the shown frame
  const draft = isEmpty(kept) && kept.endFrame === null ? { ...kept, frame: null } : kept

  const change = (part: Partial<Draft>) =>
    setDrafts((all) => {
      const now = all[id] ?? EMPTY_DRAFT
      return { ...all, [id]: { ...now, ...part } }
    })
  return {
    draft,
    change,
    /** Removes the sent text and strokes. Text typed meanwhile becomes a new note at the same frame. */
    finish: (sent: Draft) => {
      const since = (now: Draft): Draft => {
        const rest = {
          ...now,
          text: textSince(sent.text, now.text),
          strokes: now.strokes.slice(sent.strokes.length),
        }
        return isEmpty(rest) ? EMPTY_DRAFT : rest
      }
      // synchronous: a key pressed before the next render would bring the old text back
      flushSync(() => setDrafts((all) => ({ ...all, [id]: since(all[id] ?? EMPTY_DRAFT) })))
    },
    clear: () => setDrafts((all) => ({ ...all, [id]: EMPTY_DRAFT })),
    /** Pauses, and pins the shown frame unless one is pinned. */
    pin: () => {
      const frame = transport.freeze()
      if (draft.frame === null) change({ frame })
    },
    /** Selects a range and shows the end that moves. */
    select: (from: number, to: number) => {
      const end = Math.max(0, Math.min(frames - 1, to))
      transport.seek(end)
      change(rangeOf(from, end))
    },
    /** Extends the range by frames, at the end that is shown. */
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
