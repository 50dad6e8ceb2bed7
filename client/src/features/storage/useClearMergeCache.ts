import { sizeText } from '#schema/size-text'
import { confirm } from '../../shared/lib/confirm'
import { toast } from '../../shared/lib/toast'
import { StorageDocument, type StorageFieldsFragment, useClearMergeCacheMutation } from './storage.generated'

const piecesOf = (files: number) =>
  files === 1 ? 'the one piece' : `the ${files.toLocaleString('en')} pieces`

/** Asks whether the merge cache is to be cleared, and clears it. */
export function useClearMergeCache() {
  const [clear, { loading }] = useClearMergeCacheMutation({
    refetchQueries: [StorageDocument],
    awaitRefetchQueries: true,
  })
  const clearNow = async () => {
    const answer = await clear().catch(() => null)
    if (!answer?.data) return
    toast.success(`Merge cache cleared: room for ${sizeText(answer.data.clearMergeCache.bytes)} more`)
  }
  const ask = ({ files, bytes }: Pick<StorageFieldsFragment['kinds'][number], 'files' | 'bytes'>) =>
    void confirm({
      title: 'Clear the merge cache',
      content: `Are you sure you want to remove ${piecesOf(files)} of films, ${sizeText(bytes)}, that would make the next merge faster? Films stay as they are, and a merge under way goes on.`,
      okText: 'Clear',
      focusable: { autoFocusButton: 'cancel' },
      onOk: clearNow,
    })
  return { ask, isClearing: loading }
}
