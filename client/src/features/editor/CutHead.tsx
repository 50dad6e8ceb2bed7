import { Button, Tooltip } from 'antd'
import { Film, Info, Play } from 'lucide-react'
import type { CutDifference } from '#schema/film-length'
import { useMay } from '../../entities/person/may'
import { useCurrentTitle } from '../../shared/lib/navigation'
import { ShareButton } from '../../widgets/share/ShareButton'
import s from './Editor.module.css'
import { TrimAllMenu } from './EditorToolbar'
import { ExportSettings, type ExportSettingsProps } from './export/ExportSettings'
import { ReadyFilm, type useReadyFilm } from './export/ReadyFilm'
import type { useMerge } from './export/useMerge'
import { FilmTimes } from './FilmTimes'
import { LengthsButton } from './LengthsButton'
import { transitionCount } from './state/cut'
import { arrange } from './state/itemChanges'
import type { Cut } from './state/useCut'
import { type Playhead, usePlayhead } from './timeline/Playhead'
import type { TrimAll } from './trim-all/TrimAllDialog'

const HELP =
  'Select transitions between your videos to create smooth connections. Drag videos to reorder them.'

function Times({ playhead, length }: { playhead: Playhead; length: number }) {
  const position = usePlayhead(playhead, length)
  return (
    <span className={`mono ${s.times}`}>
      <FilmTimes position={position} length={length} />
    </span>
  )
}

interface CutHeadProps {
  projectId: string
  cut: Cut
  /** Seconds of the film. */
  length: number
  /** Undefined if the position is shown elsewhere. */
  playhead: Playhead | undefined
  merge: Omit<ReturnType<typeof useMerge>, 'merge'> & {
    isSaving: boolean
    start: (button: HTMLElement) => void
  }
  difference: CutDifference | null
  /** The film that was just merged. */
  ready: ReturnType<typeof useReadyFilm>
  /** Plays the cut in the whole window. */
  onPlay: () => void
  onTrimAll: (kind: TrimAll) => void
}

/** Heading of the cut, with its counts and main actions. */
export function CutHead({
  projectId,
  cut,
  length,
  playhead,
  merge,
  onPlay,
  onTrimAll,
  difference,
  ready,
}: CutHeadProps) {
  const { items, draft, edits } = cut
  const projectName = useCurrentTitle()
  const may = useMay()
  const [mayCut, mayMerge] = [may('cut'), may('merge')]
  const isBusy = merge.isSaving || merge.isMerging || merge.isExporting
  const idleLabel = merge.isExporting ? 'Exporting...' : 'Merge & Export'
  const label = merge.isMerging ? 'Merging...' : idleLabel
  const settings: ExportSettingsProps = {
    projectId,
    draft,
    length,
    onChange: (next, key) => edits.change(arrange(next), key),
    onMerge: mayMerge && !isBusy && items.length > 0 ? merge.start : undefined,
  }
  return (
    <>
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
        {difference && (
          <LengthsButton difference={difference} onFit={mayCut ? () => onTrimAll('fit') : undefined} />
        )}
        <span className={s.gap} />
        {items.length > 0 && playhead && <Times playhead={playhead} length={length} />}
        {merge.cancel && (
          <Button type="text" disabled={merge.isCancelling} onClick={merge.cancel}>
            Cancel
          </Button>
        )}
        {mayCut && items.length > 0 && <TrimAllMenu onOpen={onTrimAll} />}
        {items.length > 0 && (
          <ShareButton
            className={s.share}
            text="Share"
            target={{ projectId, kind: 'CUT', name: draft.title ?? projectName }}
            label="Share the cut"
          />
        )}
        <Button className={s.play} icon={<Play size={16} />} disabled={!items.length} onClick={onPlay}>
          Play cut
        </Button>
        {mayCut && items.length > 0 && (
          <span className={s.export}>
            <ExportSettings {...settings} />
          </span>
        )}
        {mayMerge && (
          <Button
            className={s.merge}
            type="primary"
            icon={<Film size={16} />}
            disabled={!items.length || isBusy}
            aria-busy={isBusy}
            onClick={({ currentTarget }) => merge.start(currentTarget)}
          >
            {label}
            {merge.isMerging && <span className={`mono ${s.percent}`}>{merge.percent}%</span>}
          </Button>
        )}
      </div>
      {ready.filmId && (
        <ReadyFilm key={ready.filmId} filmId={ready.filmId} settings={settings} onClose={ready.close} />
      )}
    </>
  )
}
