import { useApolloClient } from '@apollo/client/react'
import type { AddStoryboardElementInput } from '../../../entities/types.generated'
import { toast } from '../../../shared/lib/toast'
import { ShotFieldsFragmentDoc, type ShotFieldsFragment } from '../shot/shot.generated'
import { useUpdateStoryboardShotMutation } from '../shot/useShotEdits.generated'
import {
  type StoryboardElementFieldsFragment,
  StoryboardElementsDocument,
  useAddStoryboardElementMutation,
  useDeleteStoryboardElementMutation,
  useUpdateStoryboardElementMutation,
  useRestoreStoryboardElementMutation,
} from './elements.generated'

export type MentioningShot = Pick<ShotFieldsFragment, 'id' | 'words' | 'heading' | 'dialogue'>
type ElementValues = Omit<AddStoryboardElementInput, 'projectId'>

/** Adds, edits and deletes the elements of a project. `save` rejects with the server’s errors. */
export function useElementCommands(projectId: string) {
  const client = useApolloClient()
  const quiet = { context: { quiet: true } }
  const [add, adding] = useAddStoryboardElementMutation(quiet)
  const [edit, editing] = useUpdateStoryboardElementMutation(quiet)
  const [editShot] = useUpdateStoryboardShotMutation()
  const [remove, removing] = useDeleteStoryboardElementMutation()
  const [restore] = useRestoreStoryboardElementMutation()
  const refetchElements = () =>
    client.query({
      query: StoryboardElementsDocument,
      variables: { projectId },
      fetchPolicy: 'network-only',
      context: { quiet: true },
    })
  /** Restores the previous text of shots. */
  const unlink = async (shots: readonly MentioningShot[]) => {
    for (const { id, words } of shots) {
      const now = client.cache.readFragment<ShotFieldsFragment>({
        id: client.cache.identify({ __typename: 'StoryboardShot', id }),
        fragment: ShotFieldsFragmentDoc,
        fragmentName: 'ShotFields',
      })
      if (now) await editShot({ variables: { input: { id, revision: now.revision, words } } })
    }
  }
  return {
    saving: adding.loading || editing.loading || removing.loading,
    /** `linked`: the shots that `link` changes, with their previous text. */
    save: async (id: string | undefined, values: ElementValues, linked: readonly MentioningShot[]) => {
      if (id) await edit({ variables: { input: { id, ...values } } })
      else await add({ variables: { input: { projectId, ...values } } })
      await refetchElements().catch(() => undefined)
      if (!values.link) return
      toast.success(`Linked ${linked.length} ${linked.length === 1 ? 'shot' : 'shots'}`, {
        label: 'Undo',
        run: () => void unlink(linked).catch(() => undefined),
      })
    },
    /** Returns whether it succeeded. The error link shows failures. */
    remove: async ({ id, name, label }: Pick<StoryboardElementFieldsFragment, 'id' | 'name' | 'label'>) => {
      const undo = async () => {
        await restore({ variables: { id } }).then(refetchElements, () => undefined)
      }
      try {
        await remove({ variables: { id } })
      } catch {
        return false
      }
      await refetchElements().catch(() => undefined)
      toast.success(`${label || name} deleted`, { label: 'Undo', run: () => void undo() })
      return true
    },
  }
}
