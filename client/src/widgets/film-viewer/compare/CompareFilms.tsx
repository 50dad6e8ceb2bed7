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
import { versionOf } from './versionOf'

const MAX_FILMS = 50
const TITLE = 'Compare versions'
const VIEWS = [
  { value: 'side', label: 'Side by side' },
  { value: 'wipe', label: 'Wipe' },
] satisfies { value: ComparedView; label: string }[]

const context = { quiet: true }

interface CompareFilmsProps {
  film: { id: string; projectId: string; title: string }
  onClose: () => void
}

/** Compares a film with another one of its project, as guests do, synchronised by shot (specification G30). */
export function CompareFilms({ film, onClose }: CompareFilmsProps) {
  const { data, error, refetch } = useComparableFilmsQuery({
    variables: { projectId: film.projectId, first: MAX_FILMS },
    context,
  })
  const [chosenId, choose] = useState<string | null>(null)
  const others = data?.project.films.nodes.filter(({ id, url }) => url && id !== film.id) ?? []
  // the version before this one; for the oldest, the one after it
  const number = data?.project.films.nodes.find(({ id }) => id === film.id)?.versionNumber ?? 0
  const usual = others.find(({ versionNumber }) => (versionNumber ?? 0) < number) ?? others.at(-1)
  const otherId = chosenId ?? usual?.id
  const lead = useComparedFilmQuery({ variables: { id: film.id }, context })
  const other = useComparedFilmQuery({ variables: { id: otherId ?? '' }, skip: !otherId, context })
  const shown = useMemo(() => versionOf(lead.data), [lead.data])
  const compared = useMemo(() => versionOf(other.data), [other.data])
  const failure = error ?? lead.error ?? other.error
  const window = { name: TITLE, title: film.title, ratio: 16 / 9, onClose }
  if (shown && compared && compared.id === otherId)
    return (
      <Comparison
        window={window}
        lead={shown}
        other={compared}
        onReload={() => void Promise.all([lead.refetch(), other.refetch()]).catch(() => undefined)}
        choice={
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
        }
      />
    )
  return (
    <FullWindow {...window} facts="">
      {failure && <LoadError title="Unable to load the versions" refetch={refetch} />}
      {!failure && data && !otherId && (
        <EmptyState title="This is the only version" text="Merge the cut again to compare both." />
      )}
      {!failure && (!data || otherId) && <LoadingLogo text="Loading the versions" />}
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

function Comparison({ window, lead, other, choice, onReload }: ComparisonProps) {
  const [view, setView] = useState<ComparedView>('side')
  const [isMuted, setMuted] = useState(false)
  const isNarrow = useNarrow()
  const transport = useTransport(lead)
  const { frame, now, isPlaying, toggle, seek, scrub } = transport
  useKeys({
    ' ': toggle,
    k: toggle,
    m: () => setMuted(!isMuted),
    ArrowLeft: () => seek(now() - 1),
    ArrowRight: () => seek(now() + 1),
  })
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
