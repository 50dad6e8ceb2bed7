import { type ReactNode, useState } from 'react'
import type { GuestNote, GuestVersion } from '../api/guestTypes'
import { NoteCard, type NoteCardActions } from './NoteCard'
import s from './NotesPanel.module.css'
import { type NoteFilter, passes, type Thread, threadsOf } from './threads'

const FILTERS: readonly { value: NoteFilter; label: string; none: string }[] = [
  { value: 'all', label: 'All', none: 'No notes yet' },
  { value: 'open', label: 'Open', none: 'No open notes' },
  { value: 'done', label: 'Done', none: 'No notes are done' },
]

interface NotesPanelProps {
  notes: readonly GuestNote[]
  /** The shown version first, then the others, newest first. */
  versions: readonly GuestVersion[]
  /** Noun for versions, such as “version”. */
  word: string
  selectedId: string | null
  actions: NoteCardActions
  /** Content above the notes. */
  children?: ReactNode
}

/** Notes of the shown version, followed by those of other versions. */
export function NotesPanel({ notes, versions, word, selectedId, actions, children }: NotesPanelProps) {
  const [filter, setFilter] = useState<NoteFilter>('all')
  const groups = versions
    .map((version) => ({ version, threads: threadsOf(notes, version.id) }))
    .map(({ version, threads }) => ({
      version,
      threads: threads.filter(({ note }) => passes(filter, note)),
    }))
  const countOf = (value: NoteFilter) => notes.filter((note) => !note.parentId && passes(value, note)).length
  const shown = groups.filter(({ threads }) => threads.length)
  const hasHeadings = shown.some(({ version }) => version !== versions[0])
  const list = (threads: readonly Thread[], { frameRate }: GuestVersion) => (
    <ul className={s.list}>
      {threads.map((thread) => (
        <NoteCard
          key={thread.note.id}
          thread={thread}
          frameRate={frameRate}
          isSelected={thread.note.id === selectedId}
          word={word.toLowerCase()}
          actions={actions}
        />
      ))}
    </ul>
  )
  return (
    <div className={s.panel}>
      {children}
      <div className={s.filter} role="group" aria-label="Show notes">
        {FILTERS.map(({ value, label }) => (
          <button key={value} type="button" aria-pressed={value === filter} onClick={() => setFilter(value)}>
            {label} <i>{countOf(value)}</i>
          </button>
        ))}
      </div>
      {/* focusable for keyboard scrolling */}
      <div className={s.scroll} tabIndex={0} role="region" aria-label="Notes">
        {shown.map(({ version, threads }) => (
          <section key={version.id} aria-label={`${word} ${version.number}`}>
            {hasHeadings && (
              <h2 className={s.heading}>
                {word} {version.number}
              </h2>
            )}
            {list(threads, version)}
          </section>
        ))}
        {!shown.length && (
          <div className={s.none}>
            <b>{FILTERS.find(({ value }) => value === filter)!.none}</b>
            {filter === 'all' && <p>Pause where something should change, and write what.</p>}
          </div>
        )}
      </div>
    </div>
  )
}
