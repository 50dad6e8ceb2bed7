import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { followStored } from '#schema/cut'
import { useMay } from '../../../entities/person/may'
import type { CutFieldsFragment } from '../../../entities/video/cut/CutFields.generated'
import { SaveCutDocument } from '../../../entities/video/cut/saveCut.generated'
import { cachedCut, cachedSound } from '../../../entities/video/cut/videoListCache'
import { useClosingPrompt } from '../../../shared/lib/closingPrompt'
import { type CutDraft, draftOf, inputOf, type ShownItem, shownItems, stateOf } from './cut'
import { shownCues, type ShownCue } from '../sound/shownCue'
import { CutEdits } from './CutEdits'
import {
  AddCueDocument,
  AddCutItemDocument,
  NewestCutDocument,
  RemoveCueDocument,
  RemoveCutItemDocument,
  RestoreCardDocument,
  SplitCutItemDocument,
  UpdateCuesDocument,
  UpdateCutItemsDocument,
} from './cutItems.generated'
import type { FieldEdits } from './fieldEdits'
import { applyOperations, type CutOperation } from './operations'

/** The cut as it is shown: a draft, and its items in the same order. */
export interface ShownCut {
  draft: CutDraft
  items: readonly ShownItem[]
  cues: readonly ShownCue[]
}

type Client = ReturnType<typeof useApolloClient>

/** Operations are sent again until the server responds. */
const context = { idempotent: true, quiet: true }

/** The changed fields of rows, each with the revision that it changes. */
function changesOf<Fields>(
  edits: FieldEdits<Fields>,
  stored: readonly { id: string; revision: number }[],
): (Partial<Fields> & { id: string; revision: number })[] {
  const revisions = new Map(stored.map(({ id, revision }) => [id, revision]))
  return [...edits].map(([id, { mine }]) => ({ id, revision: revisions.get(id) ?? 0, ...mine }))
}

function send(client: Client, projectId: string, operation: CutOperation, saved: CutFieldsFragment) {
  switch (operation.kind) {
    case 'arrange': {
      const stored = saved.items.map(({ id }) => id)
      const input = { projectId, ...inputOf(followStored(operation.draft, stored)) }
      return client.mutate({ mutation: SaveCutDocument, variables: { input }, context })
    }
    case 'edit': {
      const items = changesOf(operation.edits, saved.items)
      return client.mutate({
        mutation: UpdateCutItemsDocument,
        variables: { input: { projectId, items } },
        context,
      })
    }
    case 'split': {
      const { id, frame, newId } = operation
      const revision = saved.items.find((item) => item.id === id)?.revision ?? 0
      const input = { projectId, id, revision, frame, newId }
      return client.mutate({ mutation: SplitCutItemDocument, variables: { input }, context })
    }
    case 'add': {
      const { videoId } = operation.item
      // a card that left the cut waits in the Trash
      if (!saved.items.some(({ video }) => video.id === videoId)) {
        const input = { projectId, id: videoId, afterId: operation.afterId }
        return client.mutate({ mutation: RestoreCardDocument, variables: { input }, context })
      }
      const input = { projectId, ...operation.item, afterId: operation.afterId }
      return client.mutate({ mutation: AddCutItemDocument, variables: { input }, context })
    }
    case 'remove': {
      const input = { projectId, id: operation.id }
      return client.mutate({ mutation: RemoveCutItemDocument, variables: { input }, context })
    }
    case 'addCue': {
      const input = { projectId, ...operation.cue }
      return client.mutate({ mutation: AddCueDocument, variables: { input }, context })
    }
    case 'editCues': {
      const cues = changesOf(operation.edits, saved.cues)
      return client.mutate({
        mutation: UpdateCuesDocument,
        variables: { input: { projectId, cues } },
        context,
      })
    }
    case 'removeCue': {
      const input = { projectId, id: operation.id }
      return client.mutate({ mutation: RemoveCueDocument, variables: { input }, context })
    }
  }
}

const editsOf = (client: Client, projectId: string, isReadOnly: boolean) =>
  new CutEdits({
    isReadOnly,
    saved: () => cachedCut(client.cache, projectId),
    send: (operation, saved) => send(client, projectId, operation, saved),
    refetch: () =>
      client.query({
        query: NewestCutDocument,
        variables: { id: projectId },
        fetchPolicy: 'network-only',
        context: { quiet: true },
      }),
  })

/**
 * A project’s cut, with local changes that are saved a moment later. Changes by others are merged around unsaved ones,
 * and paused between `hold` and `release`, while a clip is dragged.
 */
export function useCut(projectId: string, saved: CutFieldsFragment) {
  const client = useApolloClient()
  const isReadOnly = !useMay()('cut')
  const edits = useMemo(() => editsOf(client, projectId, isReadOnly), [client, projectId, isReadOnly])
  const pending = useSyncExternalStore(edits.subscribe, edits.current)
  useEffect(() => edits.flush, [edits]) // leaving the tab loses nothing
  useClosingPrompt(pending.queue.length > 0)

  const known = useRef<ReadonlyMap<string, ShownItem>>(new Map())
  const now = useMemo((): ShownCut => {
    const state = applyOperations(stateOf(saved), pending.queue)
    return {
      draft: draftOf(state),
      items: shownItems(state, saved.items, known.current),
      cues: shownCues(state.cues, saved.cues, (id) => cachedSound(client.cache, id)),
    }
  }, [client, saved, pending.queue, known])
  useEffect(() => {
    known.current = new Map(now.items.map((item) => [item.id, item]))
  }, [now])

  const [held, setHeld] = useState<ShownCut | null>(null)
  return {
    ...(held ?? now),
    edits,
    pending,
    hold: () => setHeld(now),
    release: () => setHeld(null),
  }
}
