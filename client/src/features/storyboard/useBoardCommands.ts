import { useApolloClient } from '@apollo/client/react'
import { useCallback, useMemo, useRef } from 'react'
import type { ShotFieldsInput } from '../../entities/types.generated'
import { toast } from '../../shared/lib/toast'
import { insertShots, orderOf, refetchBoard, writeOrder } from './boardCache'
import type { StoryboardFieldsFragment } from './storyboard.generated'
import {
  useAddStoryboardShotsMutation,
  useDeleteStoryboardShotMutation,
  useDuplicateStoryboardShotMutation,
  useMoveStoryboardShotMutation,
  useRestoreStoryboardShotMutation,
  useSplitStoryboardShotMutation,
} from './useBoardCommands.generated'
import { editsOf } from './shot/useShotEdits'

/** Commands on the shots of a storyboard. Each resolves to the id of the shot to focus. */
export interface BoardCommands {
  /** Adds an empty shot after another one, in its scene; null: at the end. */
  add: (afterId: string | null) => Promise<string | undefined>
  /** Moves a shot to an index; it joins the scene there. */
  moveTo: (id: string, at: number) => Promise<string | undefined>
  duplicate: (id: string) => Promise<string | undefined>
  /** Splits a shot at a character of its text. */
  split: (id: string, at: number) => Promise<string | undefined>
  remove: (id: string) => Promise<string | undefined>
  /** Restores a deleted shot at its former position. */
  restore: (id: string) => Promise<string | undefined>
}

/** Commands of a storyboard, with a stable identity. */
export function useBoardCommands(board: StoryboardFieldsFragment, viewerId: string): BoardCommands {
  const client = useApolloClient()
  const { projectId } = board
  const newest = useRef(board)
  newest.current = board
  const [sendAdd] = useAddStoryboardShotsMutation()
  const [sendMove] = useMoveStoryboardShotMutation()
  const [sendDuplicate] = useDuplicateStoryboardShotMutation()
  const [sendSplit] = useSplitStoryboardShotMutation()
  const [sendDelete] = useDeleteStoryboardShotMutation()
  const [sendRestore] = useRestoreStoryboardShotMutation()
  const shotOf = useCallback((id: string | null) => newest.current.shots.find((shot) => shot.id === id), [])

  const restore = useCallback(
    async (id: string) => {
      const { data } = await sendRestore({ variables: { id } }).catch(() => ({ data: null }))
      if (!data) return undefined
      await refetchBoard(client, projectId)
      return id
    },
    [client, projectId, sendRestore],
  )
  return useMemo(() => {
    /** Ignores rejections, which the error link shows. */
    const quietly = <Result>(run: () => Promise<Result>) => run().catch(() => undefined)
    return {
      restore,
      add: (afterId) =>
        quietly(async () => {
          const before = shotOf(afterId) ?? newest.current.shots.at(-1)
          const shot: ShotFieldsInput = { heading: before?.heading ?? '' }
          const { data } = await sendAdd({
            variables: { input: { projectId, afterId, shots: [shot] } },
            update: (cache, { data: added }) => {
              const ids = added?.addStoryboardShots.map(({ id }) => id) ?? []
              insertShots(cache, { projectId, afterId, ids })
            },
          })
          return data?.addStoryboardShots[0]?.id
        }),
      moveTo: (id, at) =>
        quietly(async () => {
          const { shots } = newest.current
          const others = shots.filter((shot) => shot.id !== id)
          const moved = shotOf(id)
          const before = others[at - 1]
          if (!moved || shots[at]?.id === id || at < 0 || at > others.length) return id
          const ids = others.toSpliced(at, 0, moved).map((shot) => shot.id)
          const heading = (before ?? others[at])?.heading
          if (heading !== undefined && heading !== moved.heading)
            editsOf(client, viewerId, moved).change({ heading }, { soon: true })
          const reordered = {
            __typename: 'Storyboard',
            projectId,
            shots: ids.map((one) => ({ __typename: 'StoryboardShot', id: one })),
          }
          await sendMove({
            variables: { id, afterId: before?.id ?? null },
            optimisticResponse: { moveStoryboardShot: reordered },
          })
          return id
        }),
      duplicate: (id) =>
        quietly(async () => {
          const shot = shotOf(id)
          if (shot) await editsOf(client, viewerId, shot).store.flush()
          const { data } = await sendDuplicate({
            variables: { id },
            update: (cache, { data: made }) => {
              if (made) insertShots(cache, { projectId, afterId: id, ids: [made.duplicateStoryboardShot.id] })
            },
          })
          return data?.duplicateStoryboardShot.id
        }),
      split: (id, atCharacter) =>
        quietly(async () => {
          const shot = shotOf(id)
          if (!shot) return undefined
          const edits = editsOf(client, viewerId, shot)
          await edits.store.flush()
          const { data } = await sendSplit({
            variables: { id, revision: edits.revision, atCharacter },
            update: (cache, { data: made }) => {
              const second = made?.splitStoryboardShot[1]
              if (second) insertShots(cache, { projectId, afterId: id, ids: [second.id] })
            },
          })
          return data?.splitStoryboardShot[1]?.id
        }),
      remove: (id) =>
        quietly(async () => {
          const shot = shotOf(id)
          if (shot) await editsOf(client, viewerId, shot).store.flush()
          await sendDelete({
            variables: { id },
            optimisticResponse: { deleteStoryboardShot: id },
            update: (cache) => {
              const order = orderOf(cache, projectId)
              if (order)
                writeOrder(
                  cache,
                  projectId,
                  order.filter((one) => one !== id),
                )
            },
          })
          toast.success('Shot deleted', { label: 'Undo', run: () => void restore(id) })
          return id
        }),
    }
  }, [client, projectId, viewerId, shotOf, restore, sendAdd, sendMove, sendDuplicate, sendSplit, sendDelete])
}
