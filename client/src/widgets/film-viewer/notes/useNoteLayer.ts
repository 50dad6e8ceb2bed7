import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DrawingColour, DrawingTool, Stroke } from '#schema/review/drawing'
import { drawingJson } from '#schema/review/drawing'
import { textSince } from '../../../shared/lib/textSince'
import { useMay } from '../../../entities/person/may'
import type { NoteFieldsFragment } from '../../../entities/note/notes.generated'
import { useNoteActions } from '../../../entities/note/useNoteActions'
import { linksOf, type NoteLink } from './noteLinks'
import { useVideoNotesQuery } from './noteLayer.generated'

/** Maximum number of notes in the player, newest first. */
const MAX_NOTES = 200
const NONE: NoteFieldsFragment[] = []
const DEFAULT_RATE = 24

/** An unsent note. */
export interface NoteDraft {
  frame: number
  /** Frame after the last one of a range; null for a single frame. */
  endFrame: number | null
  text: string
  strokes: readonly Stroke[]
  /** Link whose guests see it; null for the team only. */
  linkId: string | null
}

/** Text and drawing added since a note was sent, or null. */
function draftSince(sent: NoteDraft, now: NoteDraft | null | undefined): NoteDraft | null {
  if (!now) return null
  const text = textSince(sent.text, now.text)
  const strokes = now.strokes.slice(sent.strokes.length)
  return text || strokes.length ? { ...now, text, strokes } : null
}

interface Film {
  id: string
  projectId: string
  frameRate: number | null
  url: string | null
}

interface NoteLayerOptions {
  film: Film
  /** Id of the note to open first. */
  noteId?: string
  element: HTMLVideoElement | null
  /** Pauses the film and seeks to a time in seconds. */
  pauseAt: (seconds?: number) => void
}

/** Notes on a film in its player: the current one, and the unsent one. */
export function useNoteLayer({ film, noteId, element, pauseAt }: NoteLayerOptions) {
  const { data, error, refetch } = useVideoNotesQuery({
    variables: { projectId: film.projectId, videoId: film.id, first: MAX_NOTES },
    skip: !film.url,
    context: { quiet: true },
  })
  const [currentId, setCurrentId] = useState(noteId ?? null)
  const [drafts, setDrafts] = useState<Record<string, NoteDraft | null>>({})
  const [brush, setBrush] = useState<{ tool: DrawingTool; colour: DrawingColour }>({
    tool: 'pen',
    colour: 'red',
  })
  const [drawnId, setDrawnId] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const actions = useNoteActions()
  const mayWrite = useMay()('note')
  const frameRate = film.frameRate ?? DEFAULT_RATE
  const found = data?.project.notes.nodes
  const notes = useMemo(() => (found ?? NONE).toSorted((one, other) => one.frame - other.frame), [found])
  const links: NoteLink[] = useMemo(() => (data ? linksOf(data) : []), [data])
  const current = notes.find(({ id }) => id === currentId) ?? null
  // each film keeps its own unsent note
  const draft = drafts[film.id] ?? null
  const isDrawing = drawnId === film.id

  const open = useCallback(
    (note: NoteFieldsFragment) => {
      setCurrentId(note.id)
      pauseAt((note.frame + 0.5) / frameRate)
    },
    [pauseAt, frameRate],
  )
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current || !element || !current) return
    isOpened.current = true
    open(current)
  }, [element, current, open])

  const shownFrame = () => Math.max(0, Math.floor((element?.currentTime ?? 0) * frameRate + 0.01))
  const begin = () => {
    if (!mayWrite) return
    pauseAt()
    setCurrentId(null)
    const empty = { frame: shownFrame(), endFrame: null, text: '', strokes: [], linkId: null }
    setDrafts((now) => ({ ...now, [film.id]: now[film.id] ?? empty }))
  }
  const change = (changes: Partial<NoteDraft>) =>
    setDrafts((now) => {
      const before = now[film.id]
      return before ? { ...now, [film.id]: { ...before, ...changes } } : now
    })
  const discard = () => {
    setDrafts((now) => ({ ...now, [film.id]: null }))
    setDrawnId(null)
  }
  const save = async () => {
    if (!draft || isSaving) return
    setSaving(true)
    const { strokes, text, frame, endFrame, linkId } = draft
    const drawing = strokes.length ? drawingJson({ strokes: [...strokes] }) : null
    const added = await actions.add({ videoId: film.id, frame, endFrame, text: text.trim(), drawing, linkId })
    setSaving(false)
    if (!added) return
    // synchronous: a key pressed before the next render would bring the old text back
    flushSync(() => setDrafts((now) => ({ ...now, [film.id]: draftSince(draft, now[film.id]) })))
    setDrawnId((drawn) => (drawn === film.id ? null : drawn))
    setCurrentId(added.id)
  }
  /** Steps to the next (1) or previous (-1) note from the playhead. */
  const step = (by: -1 | 1) => {
    const at = shownFrame()
    const near = by === 1 ? notes.find(({ frame }) => frame >= at) : notes.findLast(({ frame }) => frame < at)
    const next = current ? notes[notes.indexOf(current) + by] : near
    if (next) open(next)
  }
  return {
    notes,
    links,
    frameRate,
    isLoading: !data && !error,
    error,
    refetch,
    actions,
    current,
    open,
    step,
    draft,
    isSaving,
    begin,
    mayWrite,
    change,
    discard,
    save,
    /** Ends the range of the draft at the shown frame. */
    endRange: () => draft && change({ endFrame: shownFrame() > draft.frame ? shownFrame() + 1 : null }),
    brush,
    setBrush,
    isDrawing,
    draw: (isOn: boolean) => {
      if (isOn) begin()
      setDrawnId(isOn && mayWrite ? film.id : null)
    },
  }
}
export type NoteLayer = ReturnType<typeof useNoteLayer>
