import { Button } from 'antd'
import { kindLabels } from './kinds'
import { shownSize } from './shownSize'
import type { StorageFieldsFragment } from './storage.generated'
import s from './Storage.module.css'
import { useClearMergeCache } from './useClearMergeCache'

type OfKind = StorageFieldsFragment['kinds'][number]

/** What each kind of file takes; the merge cache can be cleared. */
export function KindTable({ kinds }: { kinds: readonly OfKind[] }) {
  const { ask, isClearing } = useClearMergeCache()
  return (
    <table className={s.table} aria-labelledby="storage-kinds">
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">Files</th>
          <th scope="col">Size</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind.kind}>
            <th scope="row">
              <span className={s.kind}>
                <span className={s.swatch} data-kind={kind.kind} aria-hidden />
                {kindLabels[kind.kind]}
                {kind.kind === 'MERGE_CACHE' && (
                  <Button
                    className={s.clear}
                    aria-label="Clear the merge cache"
                    disabled={!kind.files}
                    loading={isClearing}
                    onClick={() => ask(kind)}
                  >
                    Clear
                  </Button>
                )}
              </span>
            </th>
            <td className={s.files}>{kind.files ? kind.files.toLocaleString('en') : '–'}</td>
            <td className="mono">{shownSize(kind.bytes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
