import { useEffect, useRef, useState } from 'react'
import type { Stroke } from '#schema/review/drawing'
import { messageOf } from '../../shared/lib/network/errors'
import { tenths } from '../../shared/lib/time'
import { useFullScreen } from '../../shared/ui/fullScreen'
import type { GuestNote, GuestReview } from '../api/guestTypes'
import type { GuestActions } from '../api/useReview'
import { CompareBar } from '../compare/CompareBar'
import { KeysSheet } from '../keys/KeysSheet'
import { useReviewKeys } from '../keys/useReviewKeys'
import { NoteForm } from '../notes/NoteForm'
import { NotesPanel } from '../notes/NotesPanel'
import { noteBeside, threadsOf } from '../notes/threads'
import { useDeletedNotes } from '../notes/useDeletedNotes'
import { useDraft } from '../notes/useDraft'
import { Controls } from '../player/Controls'
import { type DrawingChoice, DrawingTools } from '../player/DrawingTools'
import { Stage, strokesOf } from '../../shared/ui/versions/Stage'
import { Timeline } from '../player/Timeline'
import { Toast } from '../ui/Toast'
import { useAnnouncer } from '../ui/useAnnouncer'
import { VerdictBar } from '../verdict/VerdictBar'
import { versionWord } from '../versions/VersionSelect'
import s from './ReviewScreen.module.css'
import { ReviewHeader } from './ReviewHeader'
import { toastOf } from './toastOf'
import { useArrivals } from './useArrivals'
import { useReviewScreen } from './useReviewScreen'
import { useWindowHeight } from './useWindowHeight'

interface ReviewScreenProps {
  review: GuestReview
  notes: readonly GuestNote[]
  actions: GuestActions
  isConnected: boolean
  reload: () => void
}

const isTouch = () => matchMedia('(pointer: coarse)').matches

const isOpenAndMine = ({ isMine, isDone, parentId }: GuestNote) => isMine && !isDone && !parentId

/** The review of a guest: player, notes and verdicts. */
export function ReviewScreen({ review, notes: allNotes, actions, isConnected, reload }: ReviewScreenProps) {
  const [problem, setProblem] = useState<string>()
  const deleted = useDeletedNotes(actions.deleteNote, (failure) => setProblem(messageOf(failure)))
  const notes = allNotes.filter((note) => !deleted.isDeleted(note))
  const view = useReviewScreen(review, notes)
  const { version, transport, other, comparison, selected } = view
  const { frame, isPlaying } = transport
  const writing = useDraft(version, transport)
  const { draft } = writing
  const [pen, setPen] = useState<DrawingChoice>({ tool: 'pen', colour: 'red' })
  /** Frame of the drawing in progress. */
  const [drawnFrame, setDrawnFrame] = useState<number | null>(null)
  const [isMuted, setMuted] = useState(false)
  const [captions, setCaptions] = useState<string | null>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  const { announce, announcer } = useAnnouncer()
  const arrival = useArrivals(review, allNotes, announce)
  const field = useRef<HTMLTextAreaElement>(null)
  const main = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    video.current = transport.element
  })
  const fullScreen = useFullScreen(main, video)
  useWindowHeight()

  const word = versionWord(review.kind)
  const others = review.versions.filter((each) => each !== version)
  const shownPen = !isPlaying && frame === drawnFrame ? pen : null
  const covers = (place: { frame: number | null; endFrame: number | null }) =>
    place.frame !== null && frame >= place.frame && frame < (place.endFrame ?? place.frame + 1)
  const ofSelected =
    selected?.versionId === version.id && covers(selected) && !draft.strokes.length ? strokesOf(selected) : []
  const shownStrokes = shownPen || (covers(draft) && draft.strokes.length) ? draft.strokes : ofSelected

  const draw = () => {
    if (shownPen) return endDrawing()
    const at = draft.frame ?? transport.freeze()
    transport.seek(at)
    field.current?.blur()
    setDrawnFrame(at)
  }
  const endDrawing = () => {
    setDrawnFrame(null)
    if (!isTouch()) field.current?.focus()
  }
  const setStrokes = (strokes: Stroke[]) => writing.change({ strokes, frame: draft.frame ?? frame })
  const send = async () => {
    const { strokes, text, endFrame } = draft
    const drawing = strokes.length ? JSON.stringify({ strokes }) : null
    const input = { versionId: version.id, frame: draft.frame ?? frame, endFrame, text: text.trim(), drawing }
    const note = await actions.addNote(input)
    writing.finish(draft)
    setDrawnFrame(null)
    // closes the keyboard of a phone
    if (isTouch()) field.current?.blur()
    view.selectNote(note)
    announce(`Your note at ${tenths(note.frame / version.frameRate)} was sent`)
  }
  const showVersion = (id: string) => {
    setDrawnFrame(null)
    view.showVersion(id)
  }
  const goToNote = (direction: 1 | -1) => {
    const note = noteBeside(threadsOf(notes, version.id), direction, frame, selected?.id ?? null)
    if (note) select(note)
  }
  const select = (note: GuestNote) => {
    view.selectNote(note)
    document.getElementById(`note-${note.id}`)?.scrollIntoView({ block: 'nearest' })
  }
  const leave = () => {
    if (shownPen) endDrawing()
    else if (comparison) view.setComparison(null)
    else view.selectNone()
  }
  const toggleWipe = () => {
    if (comparison) view.compare(comparison.view === 'wipe' ? 'side' : 'wipe')
    else view.compare('wipe')
  }
  useReviewKeys({
    transport,
    frameRate: version.frameRate,
    extend: writing.extend,
    writeNote: () => {
      transport.freeze()
      field.current?.focus()
    },
    draw,
    goToNote,
    goToVersion: (index) => review.versions[index] && showVersion(review.versions[index].id),
    toggleWipe,
    toggleMuted: () => setMuted((now) => !now),
    toggleFullScreen: fullScreen.toggle,
    leave,
    showKeys: () => setShowsKeys(true),
  })

  const toast = toastOf({
    problem,
    onClose: () => setProblem(undefined),
    deleted,
    arrival,
    word,
    showVersion,
  })

  return (
    <div className={s.screen}>
      <ReviewHeader
        review={review}
        version={version}
        isComparing={comparison !== null}
        isConnected={isConnected}
        onVersion={showVersion}
        onCompare={() => (comparison ? view.setComparison(null) : view.compare('side'))}
      />
      <main className={s.main} ref={main} tabIndex={-1}>
        <Stage
          version={version}
          transport={transport}
          other={other}
          view={comparison?.view ?? 'side'}
          word={word}
          isMuted={isMuted}
          captions={captions}
          strokes={shownStrokes}
          pen={shownPen}
          onDraw={setStrokes}
          onRefuse={setProblem}
          onReload={reload}
        />
        <div className={s.timeline}>
          {comparison && (
            <CompareBar
              comparison={comparison}
              versions={others}
              word={word}
              onChange={view.setComparison}
              onClose={() => view.setComparison(null)}
            />
          )}
          <Timeline
            version={version}
            frame={frame}
            notes={notes.filter((note) => note.versionId === version.id)}
            selectedId={selected?.id ?? null}
            range={draft.frame === null ? null : { frame: draft.frame, endFrame: draft.endFrame }}
            onScrub={transport.scrub}
            onRange={writing.select}
            onSelect={select}
          />
          {shownPen ? (
            <DrawingTools
              {...shownPen}
              strokes={draft.strokes}
              onChoose={(choice) => setPen({ ...pen, ...choice })}
              onChange={setStrokes}
              onDone={endDrawing}
            />
          ) : (
            <Controls
              version={version}
              transport={transport}
              isMuted={isMuted}
              onMute={() => setMuted(!isMuted)}
              captions={captions}
              onCaptions={setCaptions}
              isFull={fullScreen.isFull}
              onFull={fullScreen.toggle}
              onKeys={() => setShowsKeys(true)}
            />
          )}
        </div>
      </main>
      <aside className={s.side} aria-label="Notes and verdict">
        <NotesPanel
          notes={notes}
          versions={[version, ...others.toReversed()]}
          word={word}
          selectedId={selected?.id ?? null}
          actions={{
            onSelect: select,
            onReply: (parent, text) =>
              actions.addNote({
                versionId: parent.versionId,
                frame: parent.frame,
                endFrame: parent.endFrame,
                text,
                parentId: parent.id,
              }),
            onEdit: actions.updateNote,
            onDelete: deleted.remove,
            doneVersion: view.doneVersion,
          }}
        >
          <VerdictBar
            key={version.id}
            subject={version}
            name={`${word.toLowerCase()} ${version.number}`}
            guestId={review.guest.id}
            notes={notes.filter((note) => isOpenAndMine(note) && note.versionId === version.id).length}
            mayApprove={review.mayApprove}
            onGive={(verdict) => actions.giveVerdict({ versionId: version.id, ...verdict })}
            announce={announce}
          />
        </NotesPanel>
        <NoteForm
          field={field}
          draft={draft}
          frame={frame}
          frameRate={version.frameRate}
          isDrawing={shownPen !== null}
          onPin={writing.pin}
          onChange={writing.change}
          onDraw={draw}
          onSeek={transport.seek}
          onClear={() => {
            writing.clear()
            setDrawnFrame(null)
          }}
          onSend={send}
        />
      </aside>
      {toast && <Toast {...toast} />}
      {showsKeys && <KeysSheet onClose={() => setShowsKeys(false)} />}
      {announcer}
    </div>
  )
}
