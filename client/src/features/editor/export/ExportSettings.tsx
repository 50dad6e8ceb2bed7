import { Button, Form, Input, InputNumber, Segmented, Select } from 'antd'
import { Film, SlidersHorizontal } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import {
  DEFAULT_FIT,
  FILM_RATES,
  FILM_RATIOS,
  FILM_SIZES,
  type FilmFit,
  type FilmRate,
  type FilmRatio,
  type FilmSize,
  LIMITS,
  LOUDNESS_TARGETS,
  type LoudnessTarget,
} from '#schema/limits'
import { languageName } from '../../../shared/ui/captions/CaptionTracks'
import { loudnessText } from '../../../entities/video/loudnessText'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import { BurnedCaptions } from './BurnedCaptions'
import type { CutDraft } from '../state/cut'
import s from './ExportSettings.module.css'
import { LoudnessMeter } from './LoudnessMeter'
import { RenderedParts } from './RenderedParts'
import { gainText } from '../trim/trim'

/** Stands for “no choice”, because a radio value cannot be null. */
const AUTO = 'auto'
const { gainMin, gainMax } = LIMITS.cue

const SIZES = [
  { value: AUTO, label: 'Auto' },
  ...FILM_SIZES.map((size) => ({ value: size as string, label: size as string })),
]
const RATIOS = [
  { value: AUTO, label: 'Auto' },
  ...FILM_RATIOS.map((ratio) => ({ value: ratio as string, label: ratio as string })),
]
const FITS = [
  { value: 'PAD', label: 'Add bars' },
  { value: 'CROP', label: 'Crop to fill' },
]
const RATES = [
  { value: AUTO, label: 'Auto' },
  ...FILM_RATES.map((rate) => ({ value: String(rate), label: String(rate) })),
]
const PLATFORMS: Record<LoudnessTarget, string> = { [-14]: 'Web', [-16]: 'Podcast', [-23]: 'Broadcast' }
const LOUDNESSES = [
  { value: AUTO, label: 'Unchanged' },
  ...LOUDNESS_TARGETS.map((target) => ({
    value: String(target),
    label: `${PLATFORMS[target]}, ${loudnessText(target)}`,
  })),
]

/** Summary of the settings in one line. */
const summaryOf = ({
  title,
  size,
  ratio,
  fit,
  frameRate,
  loudness,
  clipGain,
  burnedCaptions,
}: CutDraft): string =>
  [
    title,
    size,
    ratio,
    fit !== DEFAULT_FIT && 'cropped',
    frameRate && `${frameRate} fps`,
    loudness && loudnessText(loudness),
    clipGain && `clips ${gainText(clipGain)}`,
    burnedCaptions && `captions in ${languageName(burnedCaptions)}`,
  ]
    .filter(Boolean)
    .join(' · ') || 'automatic'

interface SettingsFormProps {
  projectId: string
  draft: CutDraft
  /** Seconds of the film. */
  length: number
  /** Changes with the same key in quick succession undo together. */
  onChange: (draft: CutDraft, key?: string) => void
}

export interface ExportSettingsProps extends SettingsFormProps {
  /** Label of the button; by default a summary of the settings. */
  label?: string
  /** Merges the cut; undefined if the viewer may not, or a merge runs. */
  onMerge: ((button: HTMLElement) => void) | undefined
}

/** Button that opens the dialog of the export settings. They are saved with the cut, for the whole team. */
export function ExportSettings({ label, onMerge, ...props }: ExportSettingsProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const merge = () => {
    setOpen(false)
    if (button.current) onMerge?.(button.current)
  }
  return (
    <>
      <Button
        ref={button}
        className={label ? undefined : s.summary}
        icon={<SlidersHorizontal size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="truncate">{label ?? `Export: ${summaryOf(props.draft)}`}</span>
      </Button>
      <FormDialog
        open={isOpen}
        title="Export"
        okText="Merge & Export"
        cancelText="Close"
        okButtonProps={{ icon: <Film size={16} />, disabled: !onMerge }}
        onOk={merge}
        onCancel={() => setOpen(false)}
      >
        <SettingsForm {...props} />
      </FormDialog>
    </>
  )
}

function SettingsForm({ projectId, draft, length, onChange }: SettingsFormProps) {
  const id = useId()
  const [title, setTitle] = useState(draft.title ?? '')
  return (
    <Form layout="vertical" component="div" className={s.form}>
      <Form.Item label="Title" htmlFor={`${id}-title`}>
        <Input
          id={`${id}-title`}
          placeholder="Project name and number"
          maxLength={LIMITS.video.titleMax}
          value={title}
          onChange={({ target }) => {
            setTitle(target.value)
            onChange({ ...draft, title: target.value.trim() || null }, 'title')
          }}
        />
      </Form.Item>
      <Form.Item label="Size">
        <Segmented
          block
          name={`${id}-size`}
          aria-label="Size"
          options={SIZES}
          value={draft.size ?? AUTO}
          onChange={(size) => onChange({ ...draft, size: size === AUTO ? null : (size as FilmSize) })}
        />
      </Form.Item>
      <Form.Item label="Aspect ratio" htmlFor={`${id}-ratio`}>
        <Select
          id={`${id}-ratio`}
          aria-label="Aspect ratio"
          options={RATIOS}
          value={draft.ratio ?? AUTO}
          onChange={(ratio: string) =>
            onChange({ ...draft, ratio: ratio === AUTO ? null : (ratio as FilmRatio) })
          }
        />
      </Form.Item>
      <Form.Item label="Clips with another aspect ratio">
        <Segmented
          block
          name={`${id}-fit`}
          aria-label="Clips with another aspect ratio"
          options={FITS}
          value={draft.fit}
          onChange={(fit) => onChange({ ...draft, fit: fit as FilmFit })}
        />
      </Form.Item>
      <Form.Item label="Frames per second">
        <Segmented
          block
          name={`${id}-rate`}
          aria-label="Frames per second"
          options={RATES}
          value={draft.frameRate ? String(draft.frameRate) : AUTO}
          onChange={(rate) =>
            onChange({ ...draft, frameRate: rate === AUTO ? null : (Number(rate) as FilmRate) })
          }
        />
      </Form.Item>
      <div className={s.pair}>
        <Form.Item label="Loudness" htmlFor={`${id}-loudness`}>
          <Select
            id={`${id}-loudness`}
            aria-label="Loudness"
            options={LOUDNESSES}
            value={draft.loudness ? String(draft.loudness) : AUTO}
            onChange={(target: string) =>
              onChange({ ...draft, loudness: target === AUTO ? null : (Number(target) as LoudnessTarget) })
            }
          />
        </Form.Item>
        <Form.Item label="Clip sound" htmlFor={`${id}-clips`}>
          <InputNumber<number>
            id={`${id}-clips`}
            min={gainMin}
            max={gainMax}
            step={1}
            precision={1}
            suffix="dB"
            value={draft.clipGain}
            onChange={(gain) => onChange({ ...draft, clipGain: gain ?? 0 }, 'clipGain')}
          />
        </Form.Item>
      </div>
      <BurnedCaptions
        projectId={projectId}
        value={draft.burnedCaptions}
        onChange={(burnedCaptions) => onChange({ ...draft, burnedCaptions })}
      />
      <LoudnessMeter projectId={projectId} target={draft.loudness} />
      <RenderedParts projectId={projectId} draft={draft} length={length} />
      <p className="meta">Auto uses the most common value of the clips. Saved for your team.</p>
    </Form>
  )
}
