import { useCallback, useEffect, useRef, useState } from 'react'
import { followStored } from '#schema/cut'
import type { CutFieldsFragment } from '../../../entities/video/cut/CutFields.generated'
import { useSaveCutMutation } from '../../../entities/video/cut/saveCut.generated'
import { type CutDraft, draftOf, inputOf, isSame } from './cut'
import type { CutClipFieldsFragment } from './timeline/CutClip.generated'

/** Delay between the last change and saving, in milliseconds. */
const PAUSE = 300

/** The cut as it is shown: a draft, and its videos in the same order. */
export interface ShownCut {
  draft: CutDraft
  videos: CutClipFieldsFragment[]
}

const idsOf = ({ videos }: CutFieldsFragment) => videos.map(({ id }) => id)

function shownCut(cut: CutFieldsFragment, own: CutDraft | null): ShownCut {
  const accepted = idsOf(cut)
  const draft = own ? followStored(own, accepted) : draftOf(cut)
  return { draft, videos: draft.itemIds.flatMap((id) => cut.videos.find((video) => video.id === id) ?? []) }
}

/**
 * A project’s cut: changed at once and saved a moment later, one save after the other. Changes by others are
 * merged around unsaved ones, and paused between `hold` and `release`, while a video is dragged. While the
 * server is unreachable, changes are kept and sent again; rejected changes are reverted, and the error link
 * shows why.
 */
export function useCut(projectId: string, cut: CutFieldsFragment) {
  const [own, setOwn] = useState<CutDraft | null>(null)
  const [held, setHeld] = useState<ShownCut | null>(null)
  const [save] = useSaveCutMutation({ context: { idempotent: true } })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef<CutDraft>(null)
  const unsent = useRef<CutDraft>(null)
  const saving = useRef<Promise<void>>(Promise.resolve())
  const accepted = useRef(idsOf(cut))
  useEffect(() => {
    accepted.current = idsOf(cut)
  }, [cut])

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    const sent = unsent.current
    if (!sent) return
    unsent.current = null
    saving.current = saving.current.then(async () => {
      await save({
        variables: { input: { projectId, ...inputOf(followStored(sent, accepted.current)) } },
      }).catch(() => null)
      if (newest.current === sent) setOwn(null)
    })
  }, [projectId, save])
  useEffect(() => flush, [flush]) // leaving the tab loses nothing

  const now = shownCut(cut, own)
  const shown = held ?? now
  const change = (next: CutDraft) => {
    if (isSame(next, shown.draft)) return
    newest.current = next
    unsent.current = next
    setOwn(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, PAUSE)
  }
  return { ...shown, change, flush, hold: () => setHeld(now), release: () => setHeld(null) }
}
