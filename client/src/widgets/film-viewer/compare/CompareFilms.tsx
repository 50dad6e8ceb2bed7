import { Button, Segmented, Select, Slider } from 'antd'
import { Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react'
import { useKeys } from '../../../shared/lib/input/keyboardShortcuts'
import { useNarrow } from '../../../shared/lib/media'
import { tenths } from '../../../shared/lib/time'
import { FullWindow } from '../../../shared/ui/dialogs/FullWindow'
import { EmptyState, LoadError } from '../../../shared/ui/EmptyState'
import { LoadingLogo } from '../../../shared/ui/Logo'
import type { ShownVersion } from '../../../shared/ui/versions/shownVersion'
import { type ComparedView, Stage } from '../../../shared/ui/versions/Stage'
import { useTransport } from '../../../shared/ui/versions/useTransport'
import s from './CompareFilms.module.css'
import { useComparableFilmsQuery, useComparedFilmQuery } from './compareFilms.generated'
import { othersOf, versionOf } from './versionOf'

const MAX_FILMS = 50
const TITLE = 'Compare versions'
const VIEWS = [
  { value: 'side', label: 'Side by side' },
  { value: 'wipe', label: 'Wipe' },
] satisfies { value: ComparedView; label: string }[]

const STEP_SECONDS = 1
const LEAP_SECONDS = 5
const context = { quiet: true }

interface CompareFilmsProps {
  film: { id: string; projectId: string; title: string }
  onClose: () => void
}

/** Compares a film with another one of its project, as guests do, synchronised by shot (specification G30). */
export function CompareFilms({ film, onClose }: CompareFilmsProps) {
  const list = useComparableFilmsQuery({
    variables: { projectId: film.projectId, first: MAX_FILMS },
    fetchPolicy: 'no-cache', // the Merged Videos tab has other pages of this list
    context,
  })
  const isNarrow = useNarrow()
  const [chosenId, choose] = useState<string | null>(null)
  const lead = useComparedFilmQuery({ variables: { id: film.id }, context })
  const shown = useMemo(() => versionOf(lead.data), [lead.data])
  const others = list.data && lead.data ? othersOf(list.data, lead.data) : []
  // the version before this one; for the oldest, the one after it
  const usual =
    others.find(({ versionNumber }) => (versionNumber ?? 0) < (shown?.number ?? 0)) ?? others.at(-1)
  const otherId = chosenId ?? usual?.id
  const other = useComparedFilmQuery({ variables: { id: otherId ?? '' }, skip: !otherId, context })
  // the comparison stays while another version loads
  const otherData = other.data ?? other.previousData
  const compared = useMemo(() => versionOf(otherData), [otherData])
  const isBroken =
    list.error ?? lead.error ?? other.error ?? ((lead.data && !shown) || (otherData && !compared))
  const refetch = () => Promise.all([list.refetch(), lead.refetch(), ...(otherId ? [other.refetch()] : [])])
  const window = { name: TITLE, title: film.title, ratio: 16 / 9, onClose }
  const choice = otherId && (
    <Select
      className={s.choice}
      aria-label="Compare with"
      value={otherId}
      options={others.map(({ id, title, versionNumber }) => ({
        value: id,
        label: `Version ${versionNumber} · ${title}`,
      }))}
      onChange={choose}
    />
  )
  if (shown && compared && !isBroken)
    return (
      <Comparison
        window={window}
        lead={shown}
        other={compared}
        onReload={() => void refetch().catch(() => undefined)}
        choice={choice}
      />
    )
  const isOnly = list.data && lead.data && !otherId
  return (
    <FullWindow {...window} facts="" actions={!isNarrow && choice}>
      {isNarrow && choice}
      {isBroken && <LoadError title="Unable to load the versions" refetch={refetch} />}
      {!isBroken && isOnly && (
        <EmptyState title="This is the only version" text="Merge the cut again to compare both." />
      )}
      {!isBroken && !isOnly && <LoadingLogo text="Loading the versions" />}
    </FullWindow>
  )
}

interface ComparisonProps {
  window: { name: string; title: string; onClose: () => void }
  lead: ShownVersion
  other: ShownVersion
  /** Field for the other version. */
  choice: ReactNode
  onReload: () => void
}

/** Both versions with their controls, and the keys of the player. */
function Comparison({ window, lead, other, choice, onReload }: ComparisonProps) {
  const [view, setView] = useState<ComparedView>('side')
  const [isMuted, setMuted] = useState(false)
  const isNarrow = useNarrow()
  const transport = useTransport(lead)
  const { frame, now, isPlaying, toggle, seek, scrub } = transport
  const skip = (seconds: number) => () => scrub(now() + seconds * lead.frameRate)
  useKeys(
    {
      ' ': toggle,
      k: toggle,
      m: () => setMuted(!isMuted),
      w: () => setView(view === 'wipe' ? 'side' : 'wipe'),
    },
    {
      j: skip(-LEAP_SECONDS),
      l: skip(LEAP_SECONDS),
      ArrowLeft: skip(-STEP_SECONDS),
      ArrowRight: skip(STEP_SECONDS),
      ',': () => seek(now() - 1),
      '.': () => seek(now() + 1),
    },
  )
  const ratio = lead.width / lead.height
  const shownRatio = view === 'side' && !isNarrow ? 2 * ratio : ratio
  const PlayIcon = isPlaying ? Pause : Play
  const SoundIcon = isMuted ? VolumeX : Volume2
  return (
    <FullWindow
      {...window}
      facts={`Version ${lead.number} and version ${other.number}`}
      ratio={shownRatio}
      actions={
        <>
          {!isNarrow && choice}
          <Segmented aria-label="View" options={VIEWS} value={view} onChange={setView} />
        </>
      }
      footer={
        <footer className={s.controls}>
          <Button
            type="text"
            aria-label={isPlaying ? 'Pause' : 'Play'}
            icon={<PlayIcon size={18} fill="currentColor" />}
            onClick={toggle}
          />
          <span className="mono">
            {tenths(frame / lead.frameRate)} / {tenths(lead.frames / lead.frameRate)}
          </span>
          <Slider
            className={s.position}
            min={0}
            max={lead.frames - 1}
            value={frame}
            tooltip={{ formatter: null }}
            ariaLabelForHandle="Position"
            onChange={scrub}
          />
          <Button
            type="text"
            aria-label={isMuted ? 'Unmute' : 'Mute'}
            icon={<SoundIcon size={18} />}
            onClick={() => setMuted(!isMuted)}
          />
        </footer>
      }
    >
      {isNarrow && choice}
      <div className={s.stage} style={{ '--shown-ratio': shownRatio } as CSSProperties}>
        <Stage
          version={lead}
          transport={transport}
          other={other}
          view={view}
          word="Version"
          isMuted={isMuted}
          captions={null}
          strokes={[]}
          pen={null}
          onDraw={() => undefined}
          onRefuse={() => undefined}
          onReload={onReload}
        />
      </div>
    </FullWindow>
  )
}
