import { sizeText } from '#schema/size-text'
import { StorageDocument, type StorageFieldsFragment, useClearMergeCacheMutation } from '../../gql/generated'
import { confirm } from '../../lib/confirm'
import { countedOf } from './counted'
import { toast } from '../../lib/toast'

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
      content: `${countedOf(files)} of films, ${sizeText(bytes)}, that make the next merge faster are removed. Films stay, and a merge under way goes on; the next ones take longer.`,
      okText: 'Clear',
      focusable: { autoFocusButton: 'cancel' },
      onOk: clearNow,
    })
  return { ask, isClearing: loading }
}
