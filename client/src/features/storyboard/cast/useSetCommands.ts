import { useApolloClient } from '@apollo/client/react'
import { toast } from '../../../shared/lib/toast'
import {
  type StoryboardSetFieldsFragment,
  StoryboardSetsDocument,
  useAddStoryboardSetMutation,
  useDeleteStoryboardSetMutation,
  useEditStoryboardSetMutation,
  useRestoreStoryboardSetMutation,
} from './sets.generated'

interface SetValues {
  kind: StoryboardSetFieldsFragment['kind']
  name: string
  assetIds: string[]
}

/** Adds, changes and deletes the cast and places of a project. `save` throws the server’s error. */
export function useSetCommands(projectId: string) {
  const client = useApolloClient()
  const quiet = { context: { quiet: true } }
  const [add, adding] = useAddStoryboardSetMutation(quiet)
  const [edit, editing] = useEditStoryboardSetMutation(quiet)
  const [remove, removing] = useDeleteStoryboardSetMutation()
  const [restore] = useRestoreStoryboardSetMutation()
  const readAgain = () =>
    client.query({
      query: StoryboardSetsDocument,
      variables: { projectId },
      fetchPolicy: 'network-only',
      context: { quiet: true },
    })
  return {
    saving: adding.loading || editing.loading || removing.loading,
    save: async (id: string | undefined, values: SetValues) => {
      if (id) await edit({ variables: { input: { id, ...values } } })
      else await add({ variables: { input: { projectId, ...values } } })
      await readAgain().catch(() => undefined)
    },
    /** The error link shows failures. Returns whether it worked. */
    remove: async ({ id, name }: Pick<StoryboardSetFieldsFragment, 'id' | 'name'>) => {
      const undo = async () => {
        await restore({ variables: { id } }).then(readAgain, () => undefined)
      }
      try {
        await remove({ variables: { id } })
      } catch {
        return false
      }
      await readAgain().catch(() => undefined)
      toast.success(`@${name} deleted`, { label: 'Undo', run: () => void undo() })
      return true
    },
  }
}
