import { Button, Dropdown } from 'antd'
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ago, dateTimeOf, timeOf } from '../../shared/lib/time'
import { Avatar } from '../../shared/ui/Avatar'
import { inRegion } from '../../shared/ui/PopoverRegion'
import type { NoteTextFieldsFragment } from '../../entities/note/notes.generated'
import s from './Notes.module.css'
import { TextForm } from './TextForm'
import type { NoteActions } from '../../entities/note/useNoteActions'

interface NoteTextProps {
  note: NoteTextFieldsFragment
  /** Whether the text may be empty, because there is a drawing. */
  mayBeEmpty?: boolean
  actions: NoteActions
  /** Shown after the author’s name. */
  children?: ReactNode
}

/** Author and text of a note or reply; the author can edit it in place. */
export function NoteText({ note, mayBeEmpty, actions, children }: NoteTextProps) {
  const [isEditing, setEditing] = useState(false)
  const { author, text, createdAt, editedAt, viewerCanEdit, viewerCanDelete } = note
  const what = note.parentId ? 'reply' : 'note'
  const items = [
    ...(viewerCanEdit
      ? [{ key: 'edit', label: 'Edit', icon: <Pencil size={16} />, onClick: () => setEditing(true) }]
      : []),
    ...(viewerCanDelete
      ? [
          {
            key: 'delete',
            label: 'Delete',
            icon: <Trash2 size={16} />,
            danger: true,
            onClick: () => actions.remove(note),
          },
        ]
      : []),
  ]
  const more = `More for the ${what} of ${author.name}`
  return (
    <>
      <p className={s.by}>
        <Avatar name={author.name} size={24} />
        <b className="truncate">
          <bdi>{author.name}</bdi>
        </b>
        {!author.isTeam && <span className={s.badge}>Guest</span>}
        {children}
        <time className="meta" dateTime={timeOf(createdAt).toISOString()} title={dateTimeOf(createdAt)}>
          {ago(createdAt)}
          {editedAt && ' · edited'}
        </time>
        {items.length > 0 && (
          <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" popupRender={inRegion(more)}>
            <Button
              type="text"
              size="small"
              aria-label={more}
              aria-haspopup="menu"
              icon={<MoreHorizontal size={16} />}
            />
          </Dropdown>
        )}
      </p>
      {isEditing ? (
        <TextForm
          label={`Text of the ${what}`}
          initial={text}
          okText="Save"
          mayBeEmpty={mayBeEmpty}
          onSave={(changed) => actions.edit(note.id, changed)}
          onCancel={() => setEditing(false)}
        />
      ) : (
        text && (
          <p className={s.text} dir="auto">
            {text}
          </p>
        )
      )}
    </>
  )
}
