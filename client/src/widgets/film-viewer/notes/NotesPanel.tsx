import { Button, Input, Select, Skeleton } from 'antd'
import { MessageSquarePlus, Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { momentOf } from '#schema/format'
import { LIMITS } from '#schema/limits'
import { MOD } from '../../../shared/lib/input/keyboardShortcuts'
import { useVerdicts } from '../../../entities/review-link/useVerdicts'
import { Verdict } from '../../../entities/review-link/Verdict'
import { NoteCard } from '../../notes/NoteCard'
import s from './NotesPanel.module.css'
import type { NoteLayer } from './useNoteLayer'
import { pressedKey } from '../../../shared/lib/input/pressedKey'

const { noteMax } = LIMITS.review
const INTERNAL = 'internal'

interface NotesPanelProps {
  layer: NoteLayer
  film: { id: string; projectId: string }
}

/** Verdicts and notes on a film next to its player, with a form for a new note. */
export function NotesPanel({ layer, film }: NotesPanelProps) {
  const verdicts = useVerdicts(film.projectId).filter(({ video }) => video?.id === film.id)
  const { notes, draft, current, isLoading, error, refetch } = layer
  const list = useRef<HTMLDivElement>(null)
  const currentId = current?.id
  useEffect(() => {
    if (!currentId) return
    list.current
      ?.querySelector(`[data-note="${CSS.escape(currentId)}"]`)
      ?.scrollIntoView?.({ block: 'nearest' })
  }, [currentId])
  return (
    <section className={s.panel} aria-label="Notes">
      {verdicts.map((verdict) => (
        <Verdict key={`${verdict.guestName}${verdict.createdAt}`} verdict={verdict} isBeside />
      ))}
      {draft ? (
        <NewNote layer={layer} draft={draft} />
      ) : (
        layer.mayWrite && (
          <Button block icon={<MessageSquarePlus size={16} />} aria-keyshortcuts="T" onClick={layer.begin}>
            Write a note here
          </Button>
        )
      )}
      {isLoading && <Skeleton active paragraph={{ rows: 4 }} />}
      {error && (
        <div role="alert">
          <p className="soft">The notes could not be loaded.</p>
          <Button onClick={() => void refetch().catch(() => undefined)}>Try again</Button>
        </div>
      )}
      {!isLoading && !error && !notes.length && !draft && (
        <p className="soft">No notes yet. Pause at a frame and write what should change.</p>
      )}
      <div className={s.list} ref={list}>
        {notes.map((note) => (
          <NoteCard
            key={note.id}
            note={note}
            actions={layer.actions}
            isCurrent={note.id === currentId}
            onOpen={() => layer.open(note)}
          />
        ))}
      </div>
    </section>
  )
}

function NewNote({ layer, draft }: { layer: NoteLayer; draft: NonNullable<NoteLayer['draft']> }) {
  const { links, frameRate, change, save, discard, endRange, draw, isDrawing, isSaving } = layer
  const { frame, endFrame, text, strokes, linkId } = draft
  const length = text.trim().length
  const isRefused = (!length && !strokes.length) || length > noteMax
  const place = momentOf(frame / frameRate) + (endFrame === null ? '' : `–${momentOf(endFrame / frameRate)}`)
  return (
    <form
      className={s.form}
      aria-label="New note"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isRefused) void save()
      }}
    >
      <p className={s.place}>
        Note at <span className="mono">{place}</span>
        <Button size="small" type="text" onClick={endRange}>
          Until here
        </Button>
      </p>
      <Input.TextArea
        autoFocus
        autoSize={{ minRows: 3, maxRows: 8 }}
        dir="auto"
        aria-label={`Note at ${place}`}
        placeholder="What should change?"
        value={text}
        onChange={({ target }) => change({ text: target.value })}
        onKeyDown={(event) => {
          const key = pressedKey(event)
          if (key === 'Enter' && (event.ctrlKey || event.metaKey) && !isRefused) void save()
          if (key !== 'Escape') return
          event.stopPropagation()
          discard()
        }}
      />
      {links.length > 0 && (
        <Select
          aria-label="Who sees it"
          value={linkId ?? INTERNAL}
          options={[
            { value: INTERNAL, label: 'Only the team' },
            ...links.map(({ id, name }) => ({ value: id, label: `Guests of “${name}”` })),
          ]}
          onChange={(value) => change({ linkId: value === INTERNAL ? null : value })}
        />
      )}
      <div className={s.acts}>
        <Button
          size="small"
          icon={<Pencil size={14} />}
          aria-pressed={isDrawing}
          aria-keyshortcuts="D"
          onClick={() => draw(!isDrawing)}
        >
          {strokes.length ? 'Edit drawing' : 'Draw'}
        </Button>
        {length > noteMax && (
          <span className="mono" role="alert">
            {length}/{noteMax}
          </span>
        )}
        <span className={s.gap} />
        <Button size="small" type="text" onClick={discard}>
          Cancel
        </Button>
        <Button
          size="small"
          type="primary"
          htmlType="submit"
          title={`${MOD} Enter`}
          disabled={isRefused}
          loading={isSaving}
        >
          Add note
        </Button>
      </div>
    </form>
  )
}
