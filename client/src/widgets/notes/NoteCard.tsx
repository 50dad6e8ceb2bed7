import { Button } from 'antd'
import { CornerDownRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '../../entities/person/may'
import { videoTitle } from '../../entities/video/videoTitle'
import { AssignButton } from './AssignButton'
import { DoneButton } from './DoneButton'
import { MakeAgainButton } from './MakeAgainButton'
import { NoteFrame } from './NoteFrame'
import type { NoteFieldsFragment } from '../../entities/note/notes.generated'
import s from './Notes.module.css'
import { NoteText } from './NoteText'
import { placeOf } from '../../entities/note/noteText'
import { TextForm } from './TextForm'
import type { NoteActions } from '../../entities/note/useNoteActions'

interface NoteCardProps {
  note: NoteFieldsFragment
  actions: NoteActions
  /** Whether the player shows it. */
  isCurrent?: boolean
  /** Whether to show a still of the frame; not needed next to the player. */
  hasFrame?: boolean
  /** Opens it in the player. */
  onOpen: () => void
}

/** A note with replies and actions. */
export function NoteCard({ note, actions, isCurrent = false, hasFrame = false, onOpen }: NoteCardProps) {
  const may = useMay()
  const mayNote = may('note')
  const [isReplying, setReplying] = useState(false)
  const { id, video, isInternal, link, isDone, doneInVersionNumber, takes, replies } = note
  const isSeen = isInternal ? 'Only the team sees this note' : `Guests of “${link?.name ?? ''}” see this note`
  const reply = async (text: string) => {
    if (!video) return false
    const { frame } = note
    return !!(await actions.add({ videoId: video.id, frame, text, parentId: id }))
  }
  return (
    <article
      className={s.note}
      data-note={id}
      data-done={isDone || undefined}
      data-framed={hasFrame || undefined}
      aria-current={isCurrent || undefined}
      aria-label={`Note of ${note.author.name} at ${placeOf(note)}`}
    >
      {hasFrame && <NoteFrame note={note} onOpen={onOpen} />}
      <div className={s.body}>
        <NoteText note={note} mayBeEmpty={!!note.drawing} actions={actions}>
          <span className={s.badge} data-internal={isInternal || undefined} title={isSeen}>
            {isInternal ? 'Internal' : link?.name}
          </span>
        </NoteText>
        <p className={`meta ${s.facts}`}>
          <button type="button" className={`mono ${s.time}`} onClick={onOpen}>
            {placeOf(note)}
          </button>
          {note.drawing && <span>Drawing</span>}
          {isDone && (
            <b className={s.done}>
              Done{doneInVersionNumber !== null && ` in version ${doneInVersionNumber}`}
            </b>
          )}
          {takes.map((take) => (
            <Link key={take.id} to={`/projects/${note.projectId}?tab=videos&video=${take.id}`}>
              Made again: {videoTitle(take)}
            </Link>
          ))}
        </p>
        {replies.length > 0 && (
          <ul className={s.replies} aria-label="Replies">
            {replies.map((each) => (
              <li key={each.id}>
                <NoteText note={each} actions={actions} />
              </li>
            ))}
          </ul>
        )}
        {isReplying ? (
          <TextForm
            label={isInternal ? 'Internal reply' : 'Reply, which guests see'}
            okText="Reply"
            onSave={reply}
            onCancel={() => setReplying(false)}
          />
        ) : (
          <div className={s.acts}>
            {mayNote && (
              <Button
                size="small"
                type="text"
                icon={<CornerDownRight size={14} />}
                onClick={() => setReplying(true)}
              >
                Reply
              </Button>
            )}
            {may('generate') && !isDone && <MakeAgainButton note={note} />}
            {mayNote && <AssignButton note={note} actions={actions} />}
            {mayNote && <DoneButton note={note} actions={actions} />}
          </div>
        )}
      </div>
    </article>
  )
}
