import { Button, Checkbox } from 'antd'
import { MessageSquareText, X } from 'lucide-react'
import { useUsesModels } from '../../../entities/installation/useUsesModels'
import { type DraftChanges, type PromptDraft, withoutNote } from '../draft/draft'
import s from './NoteChip.module.css'
import { useNoteFrames } from './useNoteFrames'

interface NoteChipProps {
  draft: PromptDraft
  onChange: (changes: DraftChanges) => void
}

const NOT_ADDED = 'The words of the note are not sent.'
const LOCAL = 'The local engine does not get the words of the note.'

/** The review note that the prompt addresses, with options for what it adds. Closing it detaches the note. */
export function NoteChip({ draft, onChange }: NoteChipProps) {
  const { note } = draft
  const usesModels = useUsesModels()
  const frames = useNoteFrames(draft, onChange)
  if (!note) return null
  const omission = note.text && (usesModels ? !draft.magicPrompt && NOT_ADDED : LOCAL)
  const remove = () =>
    onChange({
      ...withoutNote(draft),
      references: draft.references.filter(({ id }) => id !== note.referenceId),
      ...(note.firstFrameId && draft.firstFrame?.id === note.firstFrameId && { firstFrame: null }),
    })
  return (
    <div className={s.note} role="group" aria-label="From a note">
      <p className={s.words} title={note.text}>
        <MessageSquareText size={14} aria-hidden />
        <span className="truncate">
          <b>
            <bdi>{note.author}</bdi> at {note.moment}:
          </b>{' '}
          <bdi>{note.text || 'a drawing'}</bdi>
        </span>
      </p>
      <Button
        className={s.close}
        type="text"
        size="small"
        aria-label="Make it without the note"
        title="Make it without the note"
        icon={<X size={14} />}
        onClick={remove}
      />
      <div className={s.options}>
        {usesModels && note.text && (
          <Checkbox
            checked={draft.magicPrompt}
            onChange={({ target }) => onChange({ magicPrompt: target.checked })}
          >
            <span title="Magic prompt words it as an instruction">Add the note to the prompt</span>
          </Checkbox>
        )}
        <Checkbox
          disabled={frames.isCapturing}
          checked={note.referenceId !== null}
          onChange={({ target }) => frames.setReference(target.checked)}
        >
          Use the annotated frame as a reference
        </Checkbox>
        {note.clip && (
          <Checkbox
            disabled={frames.isCapturing}
            checked={note.firstFrameId !== null}
            onChange={({ target }) => frames.setFirstFrame(target.checked)}
          >
            Start from the preceding frame
          </Checkbox>
        )}
        {omission && <p className={s.omission}>{omission}</p>}
      </div>
    </div>
  )
}
