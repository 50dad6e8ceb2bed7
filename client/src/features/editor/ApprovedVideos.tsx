import { Button } from 'antd'
import { Captions } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { useMeQuery } from '../../entities/person/me.generated'
import type { CutFieldsFragment } from '../../entities/video/cut/CutFields.generated'
import { useMay } from '../../entities/person/may'
import { ReadOnlyArea } from '../../entities/person/ReadOnlyArea'
import { focusNextTo } from '../../shared/lib/input/focus'
import { lazyComponent } from '../../shared/lib/loading/lazyComponent'
import { useSearchParam } from '../../shared/lib/navigation'
import { useStoredChoice } from '../../shared/lib/storedChoice'
import { EmptyState } from '../../shared/ui/EmptyState'
import { AddCardMenu } from './cards/AddCardMenu'
import type { OpenCard } from './cards/OpenedCard'
import { LowerThirds } from './lower-thirds/LowerThirds'
import { CutHead } from './CutHead'
import { EditorToolbar } from './EditorToolbar'
import s from './Editor.module.css'
import { draftOf, lengthOf, startsOf } from './state/cut'
import { NotInCut } from './NotInCut'
import { usePlayback } from './playback/usePlayback'
import { OpenedTrim } from './trim/OpenedTrim'
import { conflictOf } from './state/Conflicts'
import { editItems } from './state/itemChanges'
import { CutConflicts } from './state/CutConflicts'
import { createPlayhead } from './timeline/Playhead'
import { clipAt, WIDTHS } from './timeline/timeline'
import { Zoom } from './timeline/Zoom'
import type { TrimAll } from './trim-all/TrimAllDialog'
import type { useReadyFilm } from './export/ReadyFilm'
import { useCut } from './state/useCut'
import { useCutDifference } from './useCutDifference'
import type { useMerge } from './export/useMerge'
import { createStore } from '../../shared/lib/store'
import type { TrimmedFrame } from './viewer/trimmedFrame'

// the drag-and-drop code is large, and the cut is below the fold
const SoundEditor = lazyComponent(async () => (await import('./sound/SoundEditor')).SoundEditor)
const CaptionEditor = lazyComponent(async () => (await import('./captions/CaptionEditor')).CaptionEditor)
const TrimAllDialog = lazyComponent(async () => (await import('./trim-all/TrimAllDialog')).TrimAllDialog)
const OpenedCard = lazyComponent(async () => (await import('./cards/OpenedCard')).OpenedCard)
const PlayCut = lazyComponent(async () => (await import('./playback/PlayCut')).PlayCut)
const CutViewer = lazyComponent(async () => (await import('./viewer/CutViewer')).CutViewer)

const EMPTY = 'Accept some videos from the Generated Videos section above to start building your final video.'

interface ApprovedVideosProps {
  projectId: string
  cut: CutFieldsFragment
  /** Whether to show the viewer beside the timeline. */
  hasViewer?: boolean
  ready: ReturnType<typeof useReadyFilm>
  merge: ReturnType<typeof useMerge>
}

/** Editor of the accepted videos: their order, transitions, sounds and captions, and the merge. */
export function ApprovedVideos({
  projectId,
  cut: saved,
  hasViewer: isStage = false,
  ready,
  merge: { merge, ...merging },
}: ApprovedVideosProps) {
  const may = useMay()
  const mayCut = may('cut')
  const cut = useCut(projectId, saved)
  const { items, draft, edits, pending } = cut
  const [playhead] = useState(createPlayhead)
  const [zoom] = useState(() => new Zoom())
  const [trimmed] = useState<TrimmedFrame>(() => createStore(null))
  const [side, setSide] = useState<HTMLElement | null>(null)
  const [openedId, setOpenedId] = useState<string | null>(null)
  const [solo, setSolo] = useState<ReadonlySet<string>>(new Set())
  const [newCard, setCard] = useState<OpenCard | null>(null)
  /** A card in the address, for example from a note on it. */
  const [cardId, setCardId] = useSearchParam('card', { initial: '' })
  const isInCut = mayCut && cut.document.cards.some(({ id }) => id === cardId)
  const card = newCard ?? (isInCut ? { id: cardId } : null)
  const [trimAll, setTrimAll] = useState<TrimAll | null>(null)
  const [captions, setCaptions] = useStoredChoice('cut-captions', ['hidden', 'shown'])
  const [isSaving, setSaving] = useState(false)
  const [widths, setWidths] = useStoredChoice('cut-widths', WIDTHS)
  const seconds = lengthOf(items, draft.gaps)
  const difference = useCutDifference(projectId, cut)
  const opened = items.find(({ id }) => id === openedId)
  const viewerId = useMeQuery({ fetchPolicy: 'cache-first', skip: !pending.conflicts.size }).data?.me.id
  const conflicts = { saved: saved.items, conflicts: pending.conflicts, viewerId }
  const toggleSolo = (id: string) =>
    setSolo((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]))
  const hasViewer = isStage && items.length > 0
  const isCovered = !!(opened || card || trimAll)
  const playback = usePlayback({ items, draft, edits, playhead, hasViewer, isCovered })
  /** Merges the cut as saved: the server may have rejected a change. */
  const mergeSaved = async (button: HTMLElement) => {
    setSaving(true)
    focusNextTo(button)
    await edits.settle()
    await merge(edits.document ? draftOf(edits.document) : draft)
    setSaving(false)
  }
  const notInCut = mayCut && <NotInCut projectId={projectId} cut={cut} />
  const toolbar = (
    <EditorToolbar
      edits={edits}
      pending={pending}
      widths={widths}
      onWidths={setWidths}
      zoom={zoom}
      readOnly={!mayCut}
    >
      {mayCut && (
        <AddCardMenu
          items={items}
          placeAtPlayhead={() => clipAt(startsOf(items, draft.gaps), playhead.get()).at}
          title={draft.title}
          isFull={items.length >= LIMITS.merge.clipsMax}
          onOpen={setCard}
        />
      )}
    </EditorToolbar>
  )
  return (
    <LowerThirds projectId={projectId} cut={cut}>
      <section className={s.editor} aria-label="Approved Videos" data-stage={hasViewer || undefined}>
        <CutHead
          projectId={projectId}
          cut={cut}
          length={seconds}
          playhead={hasViewer ? undefined : playhead}
          merge={{ ...merging, isSaving, start: (button) => void mergeSaved(button) }}
          difference={difference}
          ready={ready}
          onPlay={playback.playWhole}
          onTrimAll={setTrimAll}
        />
        {items.length > 0 ? (
          <>
            {hasViewer && (
              <div className={s.stage}>
                {playback.playing !== 'window' && (
                  <CutViewer
                    projectId={projectId}
                    cut={cut}
                    draft={draft}
                    document={cut.document}
                    items={items}
                    cues={cut.cues}
                    solo={solo}
                    playhead={playhead}
                    trimmed={trimmed}
                    isPlaying={playback.playing === 'viewer'}
                    onPosition={(at) => playhead.set(at)}
                    onPlay={playback.playHere}
                    onStop={playback.stop}
                  />
                )}
                <aside className={s.side} aria-label="Inspector">
                  <div className={s.inspector}>
                    <div className={s.slot} ref={setSide} />
                    {notInCut}
                    {mayCut && (
                      <p className={`meta ${s.hint}`}>
                        Select a sound to change it here. Drag an edge of a clip to see its frame in the
                        viewer.
                      </p>
                    )}
                  </div>
                  {toolbar}
                </aside>
              </div>
            )}
            {!hasViewer && toolbar}
            <CutConflicts cut={cut} settings={saved} {...conflicts} />
            <ReadOnlyArea action="cut">
              <SoundEditor
                projectId={projectId}
                saved={saved.cues}
                savedItems={saved.items}
                solo={solo}
                onSolo={toggleSolo}
                cut={cut}
                playhead={playhead}
                widths={widths}
                zoom={zoom}
                onPlay={playback.playClip}
                trimmed={trimmed}
                inspectorIn={side}
                onOpen={(id) => {
                  if (!mayCut) return
                  const video = items.find((item) => item.id === id)?.video
                  if (video && 'card' in video) setCard({ id: video.id })
                  else setOpenedId(id)
                }}
                onTrim={(id) => mayCut && setOpenedId(id)}
              />
            </ReadOnlyArea>
            {mayCut && captions === 'shown' && (
              <CaptionEditor
                projectId={projectId}
                cut={cut}
                playhead={playhead}
                onClose={() => setCaptions('hidden')}
              />
            )}
            {mayCut && captions === 'hidden' && (
              <Button
                type="text"
                className={s.captions}
                icon={<Captions size={16} />}
                onClick={() => setCaptions('shown')}
              >
                Captions
              </Button>
            )}
          </>
        ) : (
          <>
            {(pending.canUndo || pending.canRedo) && toolbar}
            <EmptyState title="No approved videos yet" text={EMPTY} />
          </>
        )}
        {!hasViewer && notInCut}
        <OpenedTrim
          item={opened}
          items={items}
          draft={draft}
          edits={edits}
          conflict={opened && conflictOf(opened, conflicts)}
          onClose={() => setOpenedId(null)}
        />
        {card && (
          <OpenedCard
            open
            projectId={projectId}
            cut={cut}
            opened={card}
            onClose={() => {
              setCard(null)
              setCardId('')
            }}
          />
        )}
        {trimAll && (
          <TrimAllDialog
            projectId={projectId}
            kind={trimAll}
            items={items}
            onApply={(proposals) =>
              edits.change(editItems(new Map(proposals.map(({ item, trim }) => [item.id, trim]))))
            }
            onClose={() => setTrimAll(null)}
          />
        )}
        {playback.playing === 'window' && (
          <PlayCut
            projectId={projectId}
            draft={draft}
            document={cut.document}
            items={items}
            cues={cut.cues}
            solo={solo}
            from={playhead.get()}
            onPosition={(at) => playhead.set(at)}
            onClose={playback.stop}
          />
        )}
      </section>
    </LowerThirds>
  )
}
