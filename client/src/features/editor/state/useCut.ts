import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { CutDocument } from '#schema/cut/document'
import { TIMES } from '#schema/limits'
import { useMay } from '../../../entities/person/may'
import { useMeQuery } from '../../../entities/person/me.generated'
import { useCutTextsQuery } from '../../../entities/video/cut/CutEdit.generated'
import type { CutFieldsFragment } from '../../../entities/video/cut/CutFields.generated'
import { cachedSound } from '../../../entities/video/cut/videoListCache'
import { useClosingPrompt } from '../../../shared/lib/closingPrompt'
import { useEdits } from '../../../shared/lib/edits/useEdits'
import { usePolling } from '../../../shared/lib/network/connectivity'
import { shownCues, type ShownCue } from '../sound/shownCue'
import { type CutDraft, draftOf, type ShownItem, shownItems } from './cut'
import { keptCutEdits } from './cutEdits'
import { documentOf } from './document'

/** The cut as displayed: a draft, and its items in order. */
export interface ShownCut {
  draft: CutDraft
  items: readonly ShownItem[]
  cues: readonly ShownCue[]
  document: CutDocument
}

/**
 * The cut of a project with local changes, saved after a short delay. Changes by others are merged around unsaved ones;
 * between `hold` and `release`, while a clip is dragged, they are paused.
 */
export function useCut(projectId: string, saved: CutFieldsFragment) {
  const client = useApolloClient()
  const isReadOnly = !useMay()('cut')
  const viewerId = useMeQuery({ fetchPolicy: 'cache-only' }).data?.me.id
  const texts = useCutTextsQuery({
    variables: { id: projectId },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
    context: { quiet: true },
  })
  const edits = useMemo(
    () => keptCutEdits(client, { projectId, viewerId, isReadOnly }),
    [client, projectId, viewerId, isReadOnly],
  )
  const further = texts.data?.project.cut ?? null
  const known = useMemo(() => ({ cut: saved, further }), [saved, further])
  const pending = useEdits(edits.store, known)
  useClosingPrompt(pending.isUnsaved)

  const drawn = useRef<ReadonlyMap<string, ShownItem>>(new Map())
  const document = useMemo(() => pending.document ?? documentOf(known), [pending.document, known])
  const now = useMemo(
    (): ShownCut => ({
      draft: draftOf(document),
      items: shownItems(document, saved.items, drawn.current, edits.videoOf),
      cues: shownCues(document.cues, saved.cues, (id) => cachedSound(client.cache, id)),
      document,
    }),
    [client, saved, document, drawn, edits],
  )
  useEffect(() => {
    drawn.current = new Map(now.items.map((item) => [item.id, item]))
  }, [now])

  const [held, setHeld] = useState<ShownCut | null>(null)
  return {
    ...(held ?? now),
    edits,
    pending,
    further,
    texts: { isLoaded: !!texts.data, error: texts.error, refetch: texts.refetch },
    hold: () => setHeld(now),
    release: () => setHeld(null),
  }
}
export type Cut = ReturnType<typeof useCut>
