import { Button, Tooltip } from 'antd'
import { CornerDownLeft, Info, SquareArrowOutUpRight } from 'lucide-react'
import { shownFrames } from '#schema/cut-item'
import { type ShownAt, whatIsAt } from '#schema/film-plan'
import { modelNameOf, transitionName } from '#schema/limits'
import { LinkButton } from '../../../shared/ui/buttons'
import { clipOf } from '../../../entities/video/clipOf'
import { videoTitle } from '../../../entities/video/videoTitle'
import type { ShownPlan, ShownPlanClip } from '../../../entities/video/filmPlan'
import s from './FramePanel.module.css'

const RECONSTRUCTED = 'Reconstructed: this film was merged before plans were stored.'

interface FramePanelProps {
  plan: ShownPlan
  /** Shown frame of the film, from 0. */
  frame: number
  /** Opens the chat with the prompt and settings of a video. */
  onRepeat: (videoId: string) => void
  /** The video whose prompt is being opened, or null. */
  repeatingId: string | null
}

/** Origin of the shown frame: take, prompt, model and seed. */
export function FramePanel({ plan, frame, onRepeat, repeatingId }: FramePanelProps) {
  const found = whatIsAt(plan, Math.min(frame, plan.frames - 1))
  return (
    <section className={s.panel} aria-label="Current frame">
      <p className={`mono ${s.place}`}>
        Frame {Math.min(frame, plan.frames - 1)} <span>/ {plan.frames - 1}</span>
      </p>
      {found?.transition && (
        <p className={s.transition}>{transitionName(found.transition)} between two takes</p>
      )}
      {found?.shown.map((shown, at) => (
        <Source
          key={at}
          shown={shown as Source}
          place={plan.clips.indexOf(shown.clip as ShownPlanClip) + 1}
          count={plan.clips.length}
          isRepeating={repeatingId === shown.clip.videoId}
          onRepeat={onRepeat}
        />
      ))}
      {plan.isReconstructed && (
        <p className={s.reconstructed}>
          <Info size={14} aria-hidden />
          {RECONSTRUCTED}
        </p>
      )}
    </section>
  )
}

interface Source extends ShownAt {
  clip: ShownPlanClip
}

interface SourceProps {
  shown: Source
  /** Position among the clips of the film, from 1, and their number. */
  place: number
  count: number
  isRepeating: boolean
  onRepeat: (videoId: string) => void
}

/** The take or card at the shown frame. */
function Source({ shown: { clip, frame }, place, count, isRepeating, onRepeat }: SourceProps) {
  const { video, videoId, model, seed, isUpscaled, speed, frames, frameRate } = clip
  const take = clipOf(video)
  const isLocal = take?.engine === 'LOCAL'
  const { from, to } = shownFrames(clip, clip)
  const isTrimmed = to - from < frames
  const seconds = (at: number) => (at / frameRate).toFixed(2)
  const facts: [name: string, value: string | false][] = [
    ['Frame', `${frame} of ${frames - 1}`],
    isLocal ? ['Engine', 'Local preview engine'] : ['Model', !!model && modelNameOf(model)],
    ['Pixels', !!isUpscaled && 'upscaled'],
    ['Seed', seed !== null && String(seed)],
    ['Trim', isTrimmed && `${seconds(from)}–${seconds(to)} s`],
    ['Speed', speed !== 1 && `${speed}×`],
  ]
  const title = video ? videoTitle(video) : 'Deleted take'
  return (
    <article className={s.source} aria-label={title}>
      <header>
        <b className="truncate">{title}</b>
        <span className="meta">
          Clip {place} of {count}
        </span>
      </header>
      {take?.prompt && <p className={s.prompt}>{take.prompt}</p>}
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {take && (
        <div className={s.actions}>
          <Tooltip title="Open its prompt and settings in the chat">
            <Button
              icon={<CornerDownLeft size={16} />}
              loading={isRepeating}
              onClick={() => onRepeat(videoId)}
            >
              Use again
            </Button>
          </Tooltip>
          <LinkButton
            type="text"
            icon={<SquareArrowOutUpRight size={16} />}
            to={`/projects/${take.projectId}?tab=videos&video=${videoId}`}
          >
            Open take
          </LinkButton>
        </div>
      )}
    </article>
  )
}
