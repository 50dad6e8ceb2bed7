import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useEdits } from '../../../shared/lib/edits/useEdits'
import { toast } from '../../../shared/lib/toast'
import type { ShotFieldsFragment } from './shot.generated'
import { ShotEdits } from './ShotEdits'
import { SHOT_FIELDS } from './shotValues'
import { StoryboardDocument } from '../storyboard.generated'
import { UpdateStoryboardShotDocument } from './useShotEdits.generated'

const editsByClient = new WeakMap<ApolloClient, Map<string, ShotEdits>>()

/** The edits of a shot, shared by all components that show it. */
export function editsOf(client: ApolloClient, viewerId: string, shot: ShotFieldsFragment): ShotEdits {
  const all = editsByClient.get(client) ?? new Map<string, ShotEdits>()
  editsByClient.set(client, all)
  const key = `${viewerId}:${shot.id}`
  const known = all.get(key)
  if (known) return known
  const { id, projectId } = shot
  const edits = new ShotEdits(shot, {
    viewerId,
    send: async (input) => {
      const { data } = await client.mutate({
        mutation: UpdateStoryboardShotDocument,
        variables: { input },
        context: { idempotent: true, quiet: true },
      })
      return data?.updateStoryboardShot
    },
    read: async () => {
      const { data } = await client.query({
        query: StoryboardDocument,
        variables: { projectId },
        fetchPolicy: 'network-only',
        context: { quiet: true },
      })
      return data?.storyboard.shots.find((one) => one.id === id)
    },
  })
  all.set(key, edits)
  return edits
}

/** The edits of a shot and its current values. */
export function useShotEdits(shot: ShotFieldsFragment, viewerId: string) {
  const client = useApolloClient()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- one per shot
  const edits = useMemo(() => editsOf(client, viewerId, shot), [client, viewerId, shot.id])
  useLayoutEffect(() => edits.receive(shot), [edits, shot])
  const { document, conflicts, isLate, failure } = useEdits(edits.store, shot)
  const fields = SHOT_FIELDS.filter((field) => conflicts.has(field))
  return { edits, shown: { values: document ?? shot, conflicts: fields, isLate, failure } }
}

/** Whether the viewer has unsaved edits of a shot. */
const isUnsaved = (client: ApolloClient, viewerId: string, shotId: string): boolean =>
  editsByClient.get(client)?.get(`${viewerId}:${shotId}`)?.store.shown.get().isUnsaved ?? false

/** Notifies the viewer when a shot with unsaved edits was deleted, and offers to restore it. */
export function useDeletedMeanwhile(
  ids: readonly string[],
  { viewerId, restore }: { viewerId: string; restore: (id: string) => Promise<unknown> },
) {
  const client = useApolloClient()
  const before = useRef(ids)
  useEffect(() => {
    const gone = before.current.filter((id) => !ids.includes(id) && isUnsaved(client, viewerId, id))
    before.current = ids
    for (const id of gone)
      toast.info('A shot you were editing was deleted. Your text is kept.', {
        label: 'Restore',
        run: () => void restore(id),
      })
  }, [ids, client, viewerId, restore])
}
