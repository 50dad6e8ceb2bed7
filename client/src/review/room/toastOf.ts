import type { useDeletedNotes } from '../notes/useDeletedNotes'
import type { ToastContent } from '../ui/Toast'
import type { useArrivals } from './useArrivals'

interface Occasions {
  problem: string | undefined
  /** Closes the problem. */
  onClose: () => void
  deleted: ReturnType<typeof useDeletedNotes>
  arrival: ReturnType<typeof useArrivals>
  /** What versions are called. */
  word: string
  showVersion: (id: string) => void
}

/** The message to show, most important first: a problem, a deletion that can be undone, a new version. */
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
