import { Alert, Button } from 'antd'
import type { ClipEdit } from '#schema/cut-item'
import type { CutItemFieldsFragment } from '../../../../entities/video/cut/CutFields.generated'
import { editOf } from '#schema/cut-item'
import type { ShownItem } from '../cut'
import { conflictText } from './conflictText'
import s from './Conflicts.module.css'

interface ConflictsProps {
  items: readonly ShownItem[]
  /** As the server has them. */
  saved: readonly CutItemFieldsFragment[]
  conflicts: ReadonlyMap<string, Partial<ClipEdit>>
  onResolve: (id: string, version: 'mine' | 'theirs') => void
}

/** The text of an item’s conflict; undefined without one. */
export function textOfConflict(
  item: ShownItem,
  { saved, conflicts }: Omit<ConflictsProps, 'onResolve' | 'items'>,
) {
  const mine = conflicts.get(item.id)
  const by = saved.find(({ id }) => id === item.id)?.editedBy?.username ?? null
  return mine && conflictText({ by, theirs: editOf(item), mine, video: item.video })
}

/** Clips that somebody else has changed while the user did, with the choice of a version. */
export function Conflicts({ items, saved, conflicts, onResolve }: ConflictsProps) {
  return items.map((item, at) => {
    const text = textOfConflict(item, { saved, conflicts })
    return text ? (
      <Alert
        key={item.id}
        className={s.conflict}
        type="warning"
        showIcon
        role="alert"
        title={`Clip ${at + 1}: ${text}`}
        action={
          <span className={s.versions}>
            <Button size="small" onClick={() => onResolve(item.id, 'mine')}>
              Use mine
            </Button>
            <Button size="small" onClick={() => onResolve(item.id, 'theirs')}>
              Use theirs
            </Button>
          </span>
        }
      />
    ) : null
  })
}
