import { confirm } from '../../shared/lib/confirm'
import { placeNote, removeNote } from './noteCache'
import {
  type NoteTextFieldsFragment,
  useAddNoteMutation,
  useAssignNoteMutation,
  useCompleteNoteMutation,
  useDeleteNoteMutation,
  useUpdateNoteMutation,
  useReopenNoteMutation,
} from './notes.generated'
import type { AddNoteInput } from '../types.generated'

/** Operations on notes. Promises resolve to whether they succeeded; the error link shows failures. */
export function useNoteActions() {
  const [add] = useAddNoteMutation({
    update: (cache, { data }) => data && placeNote(cache, data.addNote),
  })
  const [edit] = useUpdateNoteMutation()
  const [remove] = useDeleteNoteMutation()
  const [assign] = useAssignNoteMutation()
  const [complete] = useCompleteNoteMutation({
    update: (cache, { data }) => data && placeNote(cache, data.completeNote),
  })
  const [reopen] = useReopenNoteMutation({
    update: (cache, { data }) => data && placeNote(cache, data.reopenNote),
  })
  const succeeds = (mutation: Promise<unknown>) =>
    mutation.then(
      () => true,
      () => false,
    )
  return {
    add: async (input: AddNoteInput) => {
      const result = await add({ variables: { input } }).catch(() => null)
      return result?.data?.addNote ?? null
    },
    edit: (id: string, text: string) => succeeds(edit({ variables: { id, text } })),
    remove: ({ id, projectId, parentId }: NoteTextFieldsFragment) =>
      void confirm({
        title: parentId ? 'Delete this reply?' : 'Delete this note?',
        content: parentId
          ? 'It is deleted for everyone.'
          : 'It is deleted for everyone, with its replies and its drawing.',
        okText: 'Delete',
        focusable: { autoFocusButton: 'cancel' },
        onOk: async () => {
          await remove({
            variables: { id },
            update: (cache, { data }) => data && removeNote(cache, { id, projectId }),
          }).catch(() => undefined)
        },
      }),
    assign: (id: string, userId: string | null) => succeeds(assign({ variables: { id, userId } })),
    complete: (id: string, videoId: string | null) => succeeds(complete({ variables: { id, videoId } })),
    reopen: (id: string) => succeeds(reopen({ variables: { id } })),
  }
}
export type NoteActions = ReturnType<typeof useNoteActions>
