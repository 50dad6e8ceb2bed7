import { Button, Tooltip } from 'antd'
import { Captions, Film, Info, Play } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { useMeQuery } from '../../entities/person/me.generated'
import type { CutFieldsFragment } from '../../entities/video/cut/CutFields.generated'
import { useMay } from '../../entities/person/may'
import { ReadOnlyArea } from '../../entities/person/ReadOnlyArea'
import { ShareButton } from '../../widgets/share/ShareButton'
import { focusNextTo } from '../../shared/lib/input/focus'
import { lazyComponent } from '../../shared/lib/loading/lazyComponent'
import { useStoredChoice } from '../../shared/lib/storedChoice'
import { clock } from '../../shared/lib/time'
import { EmptyState } from '../../shared/ui/EmptyState'
import { AddCardMenu } from './cards/AddCardMenu'
import type { OpenCard } from './cards/OpenedCard'
import { LowerThirds } from './lower-thirds/LowerThirds'
import { EditorToolbar, TrimAllMenu } from './EditorToolbar'
import s from './Editor.module.css'
import { draftOf, lengthOf, startsOf, transitionCount } from './state/cut'
import { ExportSettings } from './export/ExportSettings'
import { OpenedTrim } from './trim/OpenedTrim'
import { conflictOf } from './state/Conflicts'
import { arrange, editItems } from './state/itemChanges'
import { CutConflicts } from './state/CutConflicts'
import { createPlayhead, type Playhead, usePlayhead } from './timeline/Playhead'
import { clipAt, WIDTHS } from './timeline/timeline'
import { Zoom } from './timeline/Zoom'
import type { TrimAll } from './trim-all/TrimAllDialog'
import { ReadyFilm, useReadyFilm } from './export/ReadyFilm'
import { useCut } from './state/useCut'
import { useCutDifference } from './useCutDifference'
import { useMerge } from './export/useMerge'

// the drag-and-drop code is large, and the cut is below the fold
const SoundEditor = lazyComponent(async () => (await import('./sound/SoundEditor')).SoundEditor)
const CaptionEditor = lazyComponent(async () => (await import('./captions/CaptionEditor')).CaptionEditor)
const TrimAllDialog = lazyComponent(async () => (await import('./trim-all/TrimAllDialog')).TrimAllDialog)
const OpenedCard = lazyComponent(async () => (await import('./cards/OpenedCard')).OpenedCard)
const PlayCut = lazyComponent(async () => (await import('./playback/PlayCut')).PlayCut)

const HELP =
  'Select transitions between your videos to create smooth connections. Drag videos to reorder them.'
const EMPTY = 'Accept some videos from the Generated Videos section above to start building your final video.'

/** Within this many seconds of the end, playback restarts from the beginning. */
const END = 0.2

/** The position of the playhead, and the length of the film. */
function Times({ playhead, length }: { playhead: Playhead; length: number }) {
  const position = usePlayhead(playhead, length)
  return (
    <span className={`mono ${s.times}`}>
      <span title="Position of the playhead">{clock(Math.floor(position))}</span>
      {' / '}
      <time dateTime={`PT${Math.round(length)}S`} title="Length of the film">
        {clock(length)}
      </time>
    </span>
  )
}

/** Playback waits this long, in ms, for changes to be saved: the server renders transitions from the saved cut. */
const SAVE_TIMEOUT_MS = 1_500

const delay = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

/** Editor of the accepted videos: their order, transitions, sounds and captions, and the merge. */
export function ApprovedVideos({ projectId, cut: saved }: { projectId: string; cut: CutFieldsFragment }) {
  const may = useMay()
  const mayCut = may('cut')
  const ready = useReadyFilm()
  const cut = useCut(projectId, saved)
  const { items, draft, edits, pending } = cut
  const { merge, isMerging, isExporting, percent, cancel, isCancelling } = useMerge(projectId, ready.show)
  const [playhead] = useState(createPlayhead)
  const [zoom] = useState(() => new Zoom())
  const [playedFrom, setPlayedFrom] = useState<{ at: number; into: number } | null>(null)
  const [openedId, setOpenedId] = useState<string | null>(null)
  const [solo, setSolo] = useState<ReadonlySet<string>>(new Set())
  const [card, setCard] = useState<OpenCard | null>(null)
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
  const play = async (from: { at: number; into: number }) => {
    await Promise.race([edits.settle(), delay(SAVE_TIMEOUT_MS)])
    setPlayedFrom(from)
  }
  /** Plays from the playhead, or from the beginning if it is at the end. */
  const playOn = () => {
    const at = playhead.get() < seconds - END ? playhead.get() : 0
    void play(clipAt(startsOf(items, draft.gaps), at))
  }
  const isBusy = isSaving || isMerging || isExporting
  const idleLabel = isExporting ? 'Exporting...' : 'Merge & Export'
  const label = isMerging ? 'Merging...' : idleLabel
  /** Merges the cut as saved: the server may have rejected a change. */
  const mergeSaved = async (button: HTMLElement) => {
    setSaving(true)
    focusNextTo(button)
    await edits.settle()
    await merge(edits.document ? draftOf(edits.document) : draft)
    setSaving(false)
  }
  return (
    <LowerThirds projectId={projectId} cut={cut}>
      <section className={s.editor} aria-label="Approved Videos">
        <div className={s.head}>
          <h2 className="section">Approved Videos</h2>
          <span className={s.count}>{items.filter(({ video }) => !('card' in video)).length} video(s)</span>
          {items.length > 1 && <span className={s.count}>{transitionCount(draft)}</span>}
          <Tooltip title={HELP} trigger={['hover', 'focus', 'click']}>
            <Button
              className={s.about}
              type="text"
              size="small"
              aria-label="About transitions"
              icon={<Info size={16} />}
            />
          </Tooltip>
          <span className={s.gap} />
          {mayCut && items.length > 0 && (
            <span className={s.export}>
              <ExportSettings
                projectId={projectId}
                draft={draft}
                length={seconds}
                onChange={(next, key) => edits.change(arrange(next), key)}
              />
            </span>
          )}
          {items.length > 0 && <Times playhead={playhead} length={seconds} />}
          {cancel && (
            <Button type="text" disabled={isCancelling} onClick={cancel}>
              Cancel
            </Button>
          )}
          {mayCut && items.length > 0 && <TrimAllMenu onOpen={setTrimAll} />}
          {items.length > 0 && (
            <ShareButton
              className={s.share}
              target={{ projectId, kind: 'CUT', name: draft.title ?? 'Cut' }}
              label="Share the cut"
            />
          )}
          <Button className={s.play} icon={<Play size={16} />} disabled={!items.length} onClick={playOn}>
            Play cut
          </Button>
          {may('merge') && (
            <Button
              className={s.merge}
              type="primary"
              icon={<Film size={16} />}
              disabled={!items.length || isBusy}
              aria-busy={isBusy}
              onClick={({ currentTarget }) => void mergeSaved(currentTarget)}
            >
              {label}
              {isMerging && <span className={`mono ${s.percent}`}>{percent}%</span>}
            </Button>
          )}
        </div>
        {ready.filmId && (
          <ReadyFilm key={ready.filmId} projectId={projectId} filmId={ready.filmId} onClose={ready.close} />
        )}
        {items.length > 0 ? (
          <>
            <EditorToolbar
              edits={edits}
              pending={pending}
              difference={difference}
              widths={widths}
              onWidths={setWidths}
              zoom={zoom}
              readOnly={!mayCut}
            >
              {mayCut && (
                <AddCardMenu
                  items={items}
                  placeAtPlayhead={() => clipAt(startsOf(items, draft.gaps), playhead.get()).at}
                  title={draft.title ?? ''}
                  isFull={items.length >= LIMITS.merge.clipsMax}
                  onOpen={setCard}
                />
              )}
            </EditorToolbar>
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
                onPlay={(at) => void play({ at, into: 0 })}
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
          <EmptyState title="No approved videos yet" text={EMPTY} />
        )}
        <OpenedTrim
          item={opened}
          items={items}
          draft={draft}
          edits={edits}
          conflict={opened && conflictOf(opened, conflicts)}
          onClose={() => setOpenedId(null)}
        />
        {card && (
          <OpenedCard open projectId={projectId} cut={cut} opened={card} onClose={() => setCard(null)} />
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
        {playedFrom !== null && (
          <PlayCut
            projectId={projectId}
            draft={draft}
            document={cut.document}
            items={items}
            cues={cut.cues}
            solo={solo}
            from={playedFrom}
            onPosition={(at) => playhead.set(at)}
            onClose={() => setPlayedFrom(null)}
          />
        )}
      </section>
    </LowerThirds>
  )
}
