import type { useDeletedNotes } from '../notes/useDeletedNotes'
import type { ToastContent } from '../ui/Toast'
import type { useArrivals } from './useArrivals'

interface Occasions {
  problem: string | undefined
  /** Dismisses the problem. */
  onClose: () => void
  deleted: ReturnType<typeof useDeletedNotes>
  arrival: ReturnType<typeof useArrivals>
  /** Noun for versions, such as “version”. */
  word: string
  showVersion: (id: string) => void
}

/** The most important message: a problem, an undoable deletion, or a new version. */
export function toastOf(occasions: Occasions): ToastContent | undefined {
  const { problem, onClose, deleted, arrival, word, showVersion } = occasions
  if (problem !== undefined) return { text: problem, onClose }
  if (deleted.waiting)
    return {
      text: deleted.waiting.parentId ? 'Reply deleted' : 'Note deleted',
      action: { label: 'Undo', run: deleted.undo },
      onClose: deleted.dismiss,
    }
  const { version, close } = arrival
  if (!version) return undefined
  const watch = () => {
    showVersion(version.id)
    close()
  }
  return {
    text: `${word} ${version.number} has arrived`,
    action: { label: 'Watch', run: watch },
    onClose: close,
  }
}
