import { Check, PencilLine, Pencil, Reply, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ago } from '../../shared/lib/time'
import { Avatar } from '../../shared/ui/Avatar'
import { PlainButton } from '../../shared/ui/plain/controls'
import type { GuestNote } from '../api/guestTypes'
import { IconButton } from '../ui/IconButton'
import { placeOf } from './draft'
import s from './NoteCard.module.css'
import { TextForm } from './TextForm'
import type { Thread } from './threads'

export interface NoteCardActions {
  onSelect: (note: GuestNote) => void
  onReply: (parent: GuestNote, text: string) => Promise<unknown>
  onEdit: (id: string, text: string) => Promise<unknown>
  onDelete: (note: GuestNote) => void
  /** Shows the version in which a note is done, or compares it; undefined if not available. */
  doneVersion: (note: GuestNote) => { show: () => void; compare: () => void } | undefined
}

interface EntryProps {
  note: GuestNote
  actions: NoteCardActions
  onReply?: () => void
}

/** Author, text and buttons of a note or reply. */
function Entry({ note, actions, onReply }: EntryProps) {
  const [isEditing, setEditing] = useState(false)
  const { author, text, isMine, createdAt, editedAt, drawing } = note
  const kind = note.parentId ? 'reply' : 'note'
  return (
    <>
      <header className={s.head}>
        <Avatar name={author.name} size={24} />
        <b>{author.name}</b>
        <span className={author.isTeam ? s.member : s.guest}>{author.isTeam ? 'Member' : 'Guest'}</span>
        <span className={s.when} title={new Date(createdAt).toLocaleString()}>
          {ago(createdAt)}
          {editedAt && ', edited'}
        </span>
      </header>
      {isEditing ? (
        <TextForm
          label={`Text of the ${kind}`}
          text={text}
          button="Save"
          onSave={(next) => actions.onEdit(note.id, next)}
          onClose={() => setEditing(false)}
        />
      ) : (
        <>
          {text && <p className={s.text}>{text}</p>}
          {(drawing || onReply || isMine) && (
            <div className={s.actions}>
              {drawing && (
                <span className={s.drawn}>
                  <Pencil size={14} aria-hidden />
                  Drawing
                </span>
              )}
              <span className={s.buttons}>
                {onReply && <IconButton icon={Reply} label={`Reply to ${author.name}`} onClick={onReply} />}
                {isMine && (
                  <>
                    <IconButton
                      icon={PencilLine}
                      label={`Edit the ${kind}`}
                      onClick={() => setEditing(true)}
                    />
                    <IconButton
                      icon={Trash2}
                      label={`Delete the ${kind}`}
                      onClick={() => actions.onDelete(note)}
                    />
                  </>
                )}
              </span>
            </div>
          )}
        </>
      )}
    </>
  )
}

interface NoteCardProps {
  thread: Thread
  frameRate: number
  isSelected: boolean
  /** Noun for versions, such as “version”. */
  word: string
  actions: NoteCardActions
}

/** A note with its replies; a click shows its frame. */
export function NoteCard({ thread: { note, replies }, frameRate, isSelected, word, actions }: NoteCardProps) {
  const [isReplying, setReplying] = useState(false)
  const place = placeOf(note, frameRate)
  const doneVersion = actions.doneVersion(note)
  const done = (
    <>
      <Check size={14} strokeWidth={2.5} aria-hidden />
      {note.doneInVersion ? `Done in ${word} ${note.doneInVersion.number}` : 'Done'}
    </>
  )
  return (
    <li id={`note-${note.id}`} className={s.card} data-selected={isSelected || undefined}>
      <div className={s.top}>
        <button
          type="button"
          className={s.place}
          aria-label={`Go to ${place}, note by ${note.author.name}`}
          aria-current={isSelected || undefined}
          onClick={() => actions.onSelect(note)}
        >
          {place}
        </button>
        {note.isDone &&
          (doneVersion ? (
            <button type="button" className={s.done} onClick={doneVersion.show}>
              {done}
            </button>
          ) : (
            <span className={s.done}>{done}</span>
          ))}
      </div>
      <Entry note={note} actions={actions} onReply={() => setReplying(true)} />
      {doneVersion && (
        <div className={s.compare}>
          <PlainButton onClick={doneVersion.compare}>See before and after</PlainButton>
        </div>
      )}
      {replies.length > 0 && (
        <ul className={s.replies} aria-label="Replies">
          {replies.map((reply) => (
            <li key={reply.id}>
              <Entry note={reply} actions={actions} />
            </li>
          ))}
        </ul>
      )}
      {isReplying && (
        <TextForm
          label={`Reply to ${note.author.name}`}
          button="Reply"
          onSave={(text) => actions.onReply(note, text)}
          onClose={() => setReplying(false)}
        />
      )}
    </li>
  )
}
