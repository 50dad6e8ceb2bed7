import { Alert, Button } from 'antd'
import { CLIP_EDIT_FIELDS, type ClipEdit, editOf } from '#schema/cut-item'
import type { CutOperation } from '#schema/cut/operations'
import type { CutItemFieldsFragment } from '../../../entities/video/cut/CutFields.generated'
import type { LastEditor } from '#schema/edit-conflict'
import type { Conflicts as HeldEdits } from '../../../shared/lib/edits/pendingEdits'
import type { ShownItem } from './cut'
import { mineOf } from './cutModel'
import { conflictText } from './conflictText'
import s from './Conflicts.module.css'

/** Data needed to describe conflicts. */
export interface KnownConflicts {
  /** The saved items. */
  saved: readonly CutItemFieldsFragment[]
  conflicts: HeldEdits<CutOperation>
  viewerId: string | undefined
}

interface ConflictsProps extends KnownConflicts {
  items: readonly ShownItem[]
  onResolve: (id: string, version: 'mine' | 'theirs') => void
}

/** A conflicting change of an item, as text. */
export interface Conflict {
  text: string
  /** Whether both changes are by this user, in two windows. */
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

/** Buttons to choose one of two versions. */
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

/** Clips changed by somebody else and by the user, with a choice between both versions. */
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
