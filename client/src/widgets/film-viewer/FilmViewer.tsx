import { useCallback, useMemo, useRef, useState } from 'react'
import type { Decision } from '../../entities/video/review/ReviewButtons'
import { lazyComponent } from '../../shared/lib/loading/lazyComponent'
import { useKeys } from '../../shared/lib/input/keyboardShortcuts'
import type { FilmViewerFieldsFragment } from './FilmViewer.generated'
import { FullWindow } from '../../shared/ui/dialogs/FullWindow'
import { useFilmCaptions } from '../../entities/video/player/captions/filmCaptions'
import { Player, type PlayerControl } from '../../entities/video/player/Player'
import { useFilmSound } from './filmSound'
import { ReasonChips } from '../../entities/video/review/ReasonChips'
import { ReviewFooter, type Verdict } from '../../entities/video/review/ReviewFooter'
import { videoTitle } from '../../entities/video/videoTitle'
import { useNoteLayer } from './notes/useNoteLayer'
import { ViewerActions, type ViewerPanel } from './ViewerActions'

const NotesPanel = lazyComponent(async () => (await import('./notes/NotesPanel')).NotesPanel)
const NoteOverlay = lazyComponent(async () => (await import('./notes/NoteOverlay')).NoteOverlay)
const CompareFilms = lazyComponent(async () => (await import('./compare/CompareFilms')).CompareFilms)
const FilmPlanPanel = lazyComponent(async () => (await import('./plan/FilmPlanPanel')).FilmPlanPanel)

/** Viewports in which the panel fits next to the film. */
const WIDE = '(min-width: 1024px)'

interface FilmViewerProps {
  film: FilmViewerFieldsFragment
  /** Details in one line. */
  facts: string
  onClose: () => void
  /** Shows the previous (-1) or next (1) film; omitted for a single film. */
  onStep?: (by: -1 | 1) => void
  /** Position in the list, from 1, and its length; without it both steps are possible. */
  place?: { at: number; of: number }
  verdict?: Verdict
  /** Id of the note to open first. */
  noteId?: string
}

/**
 * Full-window viewer of a film, with the shortcuts of its player. Escape closes it, arrow up and down step through the
 * list; A accepts and R rejects a video under review.
 */
export function FilmViewer({ film, facts, onClose, onStep, place, verdict, noteId }: FilmViewerProps) {
  const [isComparing, setComparing] = useState(false)
  const isFilm = film.__typename === 'Film'
  const [element, setElement] = useState<HTMLVideoElement | null>(null)
  const [panel, setPanel] = useState<ViewerPanel | null>(() => {
    if (noteId) return 'notes'
    return isFilm && window.matchMedia(WIDE).matches ? 'plan' : null
  })
  const showsPlan = panel === 'plan'
  const control = useRef<PlayerControl>(null)
  const pauseAt = useCallback((seconds?: number) => control.current?.pauseAt(seconds), [])
  const notes = useNoteLayer({ film, noteId, element, pauseAt })
  const marks = useMemo(
    () =>
      notes.notes.map(({ id, timeSeconds, endFrame, isDone }) => ({
        id,
        from: timeSeconds,
        to: endFrame === null ? null : endFrame / notes.frameRate,
        isDone,
      })),
    [notes.notes, notes.frameRate],
  )
  const write = (isDrawing: boolean) => {
    if (!film.url) return
    setPanel('notes')
    if (isDrawing) notes.draw(true)
    else notes.begin()
  }
  const sound = useFilmSound(film.id, isFilm)
  const captions = useFilmCaptions(film.id, isFilm)
  const decide = (review: Decision) => {
    const isMade = verdict?.status === review
    if (verdict && !isMade && !verdict.busy) verdict.decide(review)
  }
  const keys = {
    ArrowUp: () => onStep?.(-1),
    ArrowDown: () => onStep?.(1),
    t: () => write(false),
    d: () => write(true),
    n: () => notes.step(1),
    p: () => notes.step(-1),
    ...(verdict && { a: () => decide('ACCEPTED'), r: () => decide('DECLINED') }),
  }
  useKeys(isComparing ? {} : keys, {}, { scope: 'window' })
  const title = videoTitle(film)
  const ratio = film.width && film.height ? film.width / film.height : 16 / 9
  return (
    <>
      <FullWindow
        name={title}
        title={title}
        facts={[facts, sound.text].filter(Boolean).join(' · ')}
        ratio={ratio}
        actions={
          <ViewerActions
            film={film}
            panel={panel}
            onPanel={(which) => setPanel((now) => (now === which ? null : which))}
            noteCount={notes.notes.length}
            hasCues={sound.hasCues}
            captions={captions}
            onPause={pauseAt}
            onCompare={() => {
              pauseAt()
              setComparing(true)
            }}
          />
        }
        aside={
          film.url &&
          ((showsPlan && <FilmPlanPanel key={film.id} filmId={film.id} element={element} />) ||
            (panel === 'notes' && <NotesPanel layer={notes} film={film} />))
        }
        footer={
          (onStep || verdict) && (
            <ReviewFooter
              onStep={onStep}
              place={place}
              reasons={verdict && ((className) => <ReasonChips className={className} />)}
              verdict={verdict && { ...verdict, decide }}
              note={film.__typename === 'Clip' ? film.note : null}
              keys={[verdict && 'A Accept · R Reject', onStep && '↑ ↓ Other videos', '← → Skip 1 s']
                .filter(Boolean)
                .join(' · ')}
            />
          )
        }
        onClose={onClose}
      >
        {film.url && (
          <Player
            key={film.id}
            src={film.url}
            videoId={film.id}
            poster={film.posterUrl}
            title={title}
            ratio={ratio}
            length={film.duration}
            frameRate={film.frameRate}
            muted={false}
            isMain={!isComparing}
            captions={captions}
            onElement={setElement}
            control={control}
            marks={marks}
            overlay={
              (notes.current || notes.draft) && <NoteOverlay layer={notes} element={element} ratio={ratio} />
            }
            {...(noteId && { autoPlay: false })}
          />
        )}
      </FullWindow>
      {/* above the viewer, which keeps its position and unsent note */}
      {isComparing && <CompareFilms film={film} onClose={() => setComparing(false)} />}
    </>
  )
}
