import { Alert, Button } from 'antd'
import { type ClipEdit, editOf } from '#schema/cut-item'
import type { CutItemFieldsFragment } from '../../../../entities/video/cut/CutFields.generated'
import type { LastEditor } from '#schema/edit-conflict'
import type { ShownItem } from '../cut'
import { conflictText } from './conflictText'
import s from './Conflicts.module.css'

/** What the text of a conflict depends on. */
interface KnownConflicts {
  /** The items as the server has them. */
  saved: readonly CutItemFieldsFragment[]
  conflicts: ReadonlyMap<string, Partial<ClipEdit>>
  viewerId: string | undefined
}

interface ConflictsProps extends KnownConflicts {
  items: readonly ShownItem[]
  onResolve: (id: string, version: 'mine' | 'theirs') => void
}

function editorOf(id: string, { saved, viewerId }: KnownConflicts): LastEditor {
  const editor = saved.find((item) => item.id === id)?.editedBy ?? null
  return editor && editor.id === viewerId ? 'you' : editor
}

/** The text of an item’s conflict; undefined without one. */
export function textOfConflict(item: ShownItem, known: KnownConflicts) {
  const mine = known.conflicts.get(item.id)
  const by = editorOf(item.id, known)
  return mine && conflictText({ by, theirs: editOf(item), mine, video: item.video })
}

/** Clips that were changed elsewhere while the user changed them, with the choice of a version. */
export function Conflicts({ items, onResolve, ...known }: ConflictsProps) {
  return items.map((item, at) => {
    const text = textOfConflict(item, known)
    const isOwn = editorOf(item.id, known) === 'you'
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
              {isOwn ? 'Use this one' : 'Use mine'}
            </Button>
            <Button size="small" onClick={() => onResolve(item.id, 'theirs')}>
              {isOwn ? 'Use the other' : 'Use theirs'}
            </Button>
          </span>
        }
      />
    ) : null
  })
}
