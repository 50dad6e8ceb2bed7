import { Alert, Button } from 'antd'
import { CLIP_EDIT_FIELDS, type ClipEdit, editOf } from '#schema/cut-item'
import type { CutOperation } from '#schema/cut/operations'
import type { CutItemFieldsFragment } from '../../../entities/video/cut/CutFields.generated'
import type { LastEditor } from '#schema/edit-conflict'
import type { Conflicts as HeldEdits } from '../../../shared/lib/edits/pending'
import type { ShownItem } from './cut'
import { mineOf } from './cutModel'
import { conflictText } from './conflictText'
import s from './Conflicts.module.css'

/** What the text of a conflict depends on. */
export interface KnownConflicts {
  /** The items as the server has them. */
  saved: readonly CutItemFieldsFragment[]
  conflicts: HeldEdits<CutOperation>
  viewerId: string | undefined
}

interface ConflictsProps extends KnownConflicts {
  items: readonly ShownItem[]
  onResolve: (id: string, version: 'mine' | 'theirs') => void
}

/** What happened to an item that was changed here and elsewhere. */
export interface Conflict {
  text: string
  /** Whether both changes are the user's. */
  isOwn: boolean
}

/** The conflict of an item; undefined without one. */
export function conflictOf(
  item: ShownItem,
  { saved, conflicts, viewerId }: KnownConflicts,
): Conflict | undefined {
  const mine = mineOf<ClipEdit>(conflicts.get(item.id), CLIP_EDIT_FIELDS)
  if (!mine) return undefined
  const editor = saved.find(({ id }) => id === item.id)?.editedBy ?? null
  const isOwn = !!editor && editor.id === viewerId
  const by: LastEditor = isOwn ? 'you' : editor
  return { text: conflictText({ by, theirs: editOf(item), mine, video: item.video }), isOwn }
}

interface VersionButtonsProps {
  isOwn: boolean
  onResolve: (version: 'mine' | 'theirs') => void
}

/** The choice between the two versions of a clip. */
export const VersionButtons = ({ isOwn, onResolve }: VersionButtonsProps) => (
  <span className={s.versions}>
    <Button size="small" onClick={() => onResolve('mine')}>
      {isOwn ? 'Use this one' : 'Use mine'}
    </Button>
    <Button size="small" onClick={() => onResolve('theirs')}>
      {isOwn ? 'Use the other' : 'Use theirs'}
    </Button>
  </span>
)

/** Clips that were changed elsewhere while the user changed them, with the choice of a version. */
export function Conflicts({ items, onResolve, ...known }: ConflictsProps) {
  return items.map((item, at) => {
    const conflict = conflictOf(item, known)
    return conflict ? (
      <Alert
        key={item.id}
        className={s.conflict}
        type="warning"
        showIcon
        role="alert"
        title={`Clip ${at + 1}: ${conflict.text}`}
        action={
          <VersionButtons isOwn={conflict.isOwn} onResolve={(version) => onResolve(item.id, version)} />
        }
      />
    ) : null
  })
}
