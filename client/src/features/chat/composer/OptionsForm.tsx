import { Button, Form, Input, Segmented, Select, Switch } from 'antd'
import { useId } from 'react'
import { LIMITS, type VideoModel } from '#schema/limits'
import { SeedField } from '../../../entities/video/search/Filters'
import s from './Composer.module.css'
import type { PromptDraft } from '../draft/draft'
import { type Options, shownOptions } from '../draft/models'

const COUNTS = Array.from({ length: LIMITS.prompt.variationsMax }, (_, at) => at + 1)

export interface OptionsProps {
  model: VideoModel
  draft: Options & Pick<PromptDraft, 'variations'>
  /** Note on options that no enabled model supports. */
  hint?: string | null
  onChange: (changes: Partial<OptionsProps['draft']>) => void
  /** Inserts a camera move into the prompt. */
  onCameraMove: (move: string) => void
}

const choices = <V extends string | number>(values: readonly V[], label: (value: V) => string) =>
  values.map((value) => ({ value, label: label(value) }))
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)

/** Up to this many durations are shown side by side, more as a select. */
const LENGTHS_SIDE_BY_SIDE = 5

interface DurationProps {
  model: VideoModel
  value: number | null
  onChange: (duration: number | null) => void
}

function Duration({ model, value, onChange }: DurationProps) {
  const id = useId()
  const options = choices(
    [...model.durations].sort((a, b) => a - b),
    (seconds) => `${seconds} s`,
  )
  const shared = { 'aria-label': 'Duration', options, value, onChange }
  if (options.length > LENGTHS_SIDE_BY_SIDE) return <Select {...shared} style={{ width: '100%' }} />
  return <Segmented block name={`${id}-duration`} {...shared} />
}

/** A field for each option of the model. */
export function OptionsForm({ model, hint, draft, onChange, onCameraMove }: OptionsProps) {
  const shown = shownOptions(draft, model)
  const id = useId()
  return (
    <Form layout="vertical" component="div" className={s.form}>
      <Form.Item label="Variations">
        <Segmented
          block
          name={`${id}-variations`}
          aria-label="Variations"
          options={COUNTS}
          value={draft.variations}
          onChange={(variations) => onChange({ variations })}
        />
      </Form.Item>
      {model.durations.length > 0 && (
        <Form.Item label="Duration">
          <Duration model={model} value={shown.duration} onChange={(duration) => onChange({ duration })} />
        </Form.Item>
      )}
      {model.resolutions.length > 0 && (
        <Form.Item label="Resolution">
          <Segmented
            block
            name={`${id}-resolution`}
            aria-label="Resolution"
            options={[...model.resolutions]}
            value={shown.resolution}
            onChange={(resolution) => onChange({ resolution })}
          />
        </Form.Item>
      )}
      {model.movement.length > 0 && (
        <Form.Item label="Movement">
          <Segmented
            block
            name={`${id}-movement`}
            aria-label="Movement"
            options={choices(model.movement, capital)}
            value={shown.movement}
            onChange={(movement) => onChange({ movement })}
          />
        </Form.Item>
      )}
      {model.choosesSound && (
        <label className={s.row}>
          <span>Sound</span>
          <Switch
            size="small"
            aria-label="Sound"
            checked={shown.sound ?? true}
            onChange={(sound) => onChange({ sound })}
          />
        </label>
      )}
      {model.promptOptimizer && (
        <label className={s.row}>
          <span>Prompt optimizer</span>
          <Switch
            size="small"
            aria-label="Prompt optimizer"
            checked={shown.promptOptimizer ?? true}
            onChange={(promptOptimizer) => onChange({ promptOptimizer })}
          />
        </label>
      )}
      {model.seed && (
        <SeedField placeholder="Random" value={draft.seed} onChange={(seed) => onChange({ seed })} />
      )}
      {model.negativePrompt && (
        <Form.Item label="Negative prompt">
          <Input.TextArea
            aria-label="Negative prompt"
            autoSize={{ minRows: 2, maxRows: 4 }}
            maxLength={LIMITS.prompt.max}
            placeholder="What the video should not show"
            value={draft.negativePrompt ?? ''}
            onChange={({ target }) => onChange({ negativePrompt: target.value || null })}
          />
        </Form.Item>
      )}
      {hint && <p className="meta">{hint}</p>}
      {model.cameraMoves.length > 0 && (
        <Form.Item label="Camera moves">
          <div className={s.moves}>
            {model.cameraMoves.map((move) => (
              <Button key={move} size="small" onClick={() => onCameraMove(move)}>
                {move}
              </Button>
            ))}
          </div>
        </Form.Item>
      )}
    </Form>
  )
}
