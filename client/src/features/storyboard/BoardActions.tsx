import { Button, Dropdown } from 'antd'
import {
  Clapperboard,
  Film,
  GitCompareArrows,
  ImagePlus,
  Images,
  Mic,
  MoreHorizontal,
  Music,
  Pencil,
  RotateCw,
  Scissors,
  ScrollText,
  SquareCheck,
  X,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { counted } from '#schema/format'
import { useMay } from '../../entities/person/may'
import { lazyComponent, lazyDialog } from '../../shared/lib/loading/lazyComponent'
import { inRegion } from '../../shared/ui/PopoverRegion'
import { type Step, isToRemake, nextStep, toReview } from './boardSteps'
import { closeFirstFrames, openFirstFrames, useOpenedFirstFrames } from './first-frames/openedFirstFrames'
import filmStyles from './film/Film.module.css'
import { useAnimatic } from './film/useAnimatic'
import { useDraftFilm } from './film/useDraftFilm'
import { useElements } from './cast/CastContext'
import { useExports } from './exports'
import type { StoryboardFieldsFragment } from './storyboard.generated'
import { goTo } from '../../shared/lib/navigation'
import { useVoiceCounts } from './voices/BoardSounds'

const ScriptDialog = lazyDialog(async () => (await import('./script/ScriptDialog')).ScriptDialog)
const GenerateMissing = lazyComponent(async () => (await import('./takes/GenerateMissing')).GenerateMissing)
const FirstFrames = lazyComponent(async () => (await import('./first-frames/FirstFrames')).FirstFrames)
const ContinuitySheet = lazyComponent(
  async () => (await import('./continuity/ContinuitySheet')).ContinuitySheet,
)
const VoiceShots = lazyComponent(async () => (await import('./voices/VoiceShots')).VoiceShots)
const BoardScore = lazyComponent(async () => (await import('./voices/BoardScore')).BoardScore)
const CutFromBoard = lazyComponent(async () => (await import('./takes/CutFromBoard')).CutFromBoard)

interface BoardActionsProps {
  projectId: string
  board: StoryboardFieldsFragment
}

type Opened =
  | 'script'
  | 'frames'
  | 'continuity'
  | 'generate'
  | 'again'
  | 'voices'
  | 'voicesAgain'
  | 'music'
  | 'cut'

/** Progress of drawing shots, with a button to cancel it. */
const DrawingProgress = ({ done, all, cancel }: { done: number; all: number; cancel?: () => void }) => (
  <span className={filmStyles.drawing} role="status">
    <progress value={done} max={all} aria-hidden />
    <span className="mono">
      Drawing {Math.min(done + 1, all)} of {all}
    </span>
    {cancel && <Button type="text" aria-label="Stop drawing" icon={<X size={16} />} onClick={cancel} />}
  </span>
)

/**
 * Actions for the whole storyboard. The only primary button is the next step; the cut is available once there is a take;
 * a menu has all steps and exports.
 */
export function BoardActions({ projectId, board }: BoardActionsProps) {
  const { shots } = board
  const [opened, setOpened] = useState<Opened | null>(null)
  const framesOf = useOpenedFirstFrames()
  const { exports, isSaving } = useExports(projectId)
  const { exportFilm, isExporting } = useDraftFilm(projectId)
  const { draw, isStarting, drawing, toDraw, outOfDate, failed } = useAnimatic(projectId, board)
  const close = () => setOpened(null)
  const may = useMay()
  const mayEdit = may('generate')
  const waiting = toReview(shots).length
  const hasTakes = shots.some(({ chosenTake }) => chosenTake)
  const outdated = shots.filter(isToRemake).length
  const drawnFrames = shots.filter(({ firstFrameStatus }) => firstFrameStatus)
  const waitingFrames = shots.filter(({ firstFrameStatus }) => firstFrameStatus === 'PENDING')
  const reviewFrames = () => openFirstFrames((waitingFrames[0] ?? drawnFrames[0])!.id)
  const elements = useElements() ?? []
  const continuity = {
    key: 'continuity',
    label: 'Continuity',
    icon: <GitCompareArrows size={16} />,
    title: 'Compares characters, places and props with first frames and takes',
    disabled: !elements.length,
    onClick: () => setOpened('continuity'),
  }
  const spoken = new Set(shots.filter(({ dialogue }) => dialogue.length).map(({ id }) => id))
  const voices = useVoiceCounts(projectId, spoken)
  const isDrawable = !drawing && (toDraw > 0 || failed > 0)
  const idleTitle = drawing ? 'The animatic is being drawn' : 'All shots are drawn'
  const steps: Record<
    Step,
    { label: string; icon: ReactNode; title?: string; disabled?: boolean; onClick(): void }
  > = {
    draw: {
      label: failed && !toDraw ? `Draw ${failed} again` : 'Draw animatic',
      icon: <Pencil size={16} />,
      title: isDrawable ? 'Draws every shot without a take on this server, at no cost' : idleTitle,
      disabled: !isDrawable,
      onClick: draw,
    },
    generate: {
      label: 'Generate takes',
      icon: <Clapperboard size={16} />,
      onClick: () => setOpened('generate'),
    },
    review: {
      label: 'Review takes',
      icon: <SquareCheck size={16} />,
      title: waiting ? undefined : 'No takes to review yet',
      disabled: !waiting,
      onClick: () => goTo(`/projects/${projectId}?tab=videos`),
    },
    cut: {
      label: 'Build cut from storyboard',
      icon: <Scissors size={16} />,
      title: hasTakes ? undefined : 'No shot has a take yet',
      disabled: !hasTakes || !may('cut'),
      onClick: () => setOpened('cut'),
    },
  }
  const step = nextStep(shots, !!drawing)
  const { label, ...next } = steps[step]
  const drawLabel = outOfDate ? `${steps.draw.label} (${outOfDate} out of date)` : steps.draw.label
  const items = [
    { ...steps.draw, key: 'draw', label: drawLabel },
    {
      key: 'frames',
      label: 'Draw first frames',
      icon: <ImagePlus size={16} />,
      title: 'Draws an image of each shot that its take begins with',
      disabled: !shots.length,
      onClick: () => setOpened('frames'),
    },
    {
      key: 'reviewFrames',
      label: 'Review first frames',
      icon: <Images size={16} />,
      disabled: !drawnFrames.length,
      onClick: reviewFrames,
    },
    { ...steps.generate, key: 'generate' },
    continuity,
    {
      key: 'voices',
      label: 'Voice all shots',
      icon: <Mic size={16} />,
      disabled: !spoken.size,
      onClick: () => setOpened('voices'),
    },
    {
      key: 'music',
      label: 'Add music',
      icon: <Music size={16} />,
      disabled: !shots.length,
      onClick: () => setOpened('music'),
    },
    { ...steps.review, key: 'review' },
    { ...steps.cut, key: 'cut' },
    { type: 'divider' as const, key: 'steps' },
    {
      key: 'script',
      label: 'Write from a script',
      icon: <ScrollText size={16} />,
      onClick: () => setOpened('script'),
    },
    { type: 'divider' as const, key: 'files' },
    {
      key: 'draft',
      label: 'Export draft film',
      icon: <Film size={16} />,
      title: 'Merges takes, drawings and slates into a film that is marked as a draft',
      disabled: isExporting || !may('merge'),
      onClick: exportFilm,
    },
    ...exports,
  ]
  return (
    <>
      {mayEdit && drawing && <DrawingProgress {...drawing} />}
      {mayEdit && (
        <Button type="primary" {...next} loading={isStarting}>
          {label}
        </Button>
      )}
      {mayEdit && waitingFrames.length > 0 && (
        <Button icon={<Images size={16} />} onClick={reviewFrames}>
          Review {counted(waitingFrames.length, 'first frame')}
        </Button>
      )}
      {mayEdit && outdated > 0 && (
        <Button
          icon={<RotateCw size={16} />}
          title="Their shots have changed since"
          onClick={() => setOpened('again')}
        >
          Make {outdated} again
        </Button>
      )}
      {mayEdit && hasTakes && voices.missing > 0 && (
        <Button icon={<Mic size={16} />} onClick={() => setOpened('voices')}>
          Voice {counted(voices.missing, 'shot')}
        </Button>
      )}
      {mayEdit && voices.stale > 0 && (
        <Button
          icon={<Mic size={16} />}
          title="Their dialogue or their voices have changed since"
          onClick={() => setOpened('voicesAgain')}
        >
          Make {counted(voices.stale, 'voice')} again
        </Button>
      )}
      {mayEdit && hasTakes && step !== 'cut' && (
        <Button icon={steps.cut.icon} title={steps.cut.label} onClick={steps.cut.onClick}>
          Build cut
        </Button>
      )}
      <Dropdown
        menu={{ items: mayEdit ? items : [continuity, ...exports] }}
        trigger={['click']}
        placement="bottomRight"
        popupRender={inRegion('More')}
      >
        <Button icon={<MoreHorizontal size={18} />} loading={isSaving || isExporting} aria-label="More" />
      </Dropdown>
      <ScriptDialog projectId={projectId} open={opened === 'script'} onClose={close} />
      {(opened === 'generate' || opened === 'again') && (
        <GenerateMissing projectId={projectId} shots={shots} again={opened === 'again'} onClose={close} />
      )}
      {opened === 'frames' && (
        <GenerateMissing projectId={projectId} shots={shots} order="FIRST_FRAMES" onClose={close} />
      )}
      {framesOf && shots.some(({ id }) => id === framesOf) && (
        <FirstFrames
          projectId={projectId}
          shots={shots}
          ratio={board.ratio}
          shotId={framesOf}
          onClose={closeFirstFrames}
        />
      )}
      {opened === 'continuity' && (
        <ContinuitySheet
          projectId={projectId}
          elements={elements}
          shots={shots}
          ratio={board.ratio}
          onClose={close}
        />
      )}
      {(opened === 'voices' || opened === 'voicesAgain') && (
        <VoiceShots projectId={projectId} again={opened === 'voicesAgain'} onClose={close} />
      )}
      {opened === 'music' && <BoardScore projectId={projectId} onClose={close} />}
      {opened === 'cut' && <CutFromBoard projectId={projectId} shots={shots} onClose={close} />}
    </>
  )
}
