import { Select } from 'antd'
import { VIDEO_RATIOS, defaultModel, type VideoModel, type VideoRatio } from '#schema/limits'
import type { EngineName } from '../../gql/generated'
import s from './Composer.module.css'
import type { PromptDraft } from './draft'
import { offeredBy, offeredModels, offerOf, ratioNote } from './models'

const AUTOMATIC = 'automatic'
type Change = (changes: Partial<PromptDraft>) => void

/**
 * The models that fit the attached references, each with what it offers. Automatic leaves the choice to the
 * server.
 */
export function ModelSelect({
  draft: { model, references },
  engine,
  onChange,
}: {
  draft: PromptDraft
  engine: EngineName | undefined
  onChange: Change
}) {
  const options = [
    { value: AUTOMATIC, label: 'Automatic', note: `Chooses ${defaultModel(references.length).id}` },
    ...offeredModels(references.length).map((offered) => ({
      value: offered.id,
      label: offered.id,
      note: offerOf(offeredBy(engine, offered)),
    })),
  ]
  return (
    <Select
      variant="borderless"
      aria-label="Model"
      className={s.model}
      value={model ?? AUTOMATIC}
      popupMatchSelectWidth={false}
      placement="topLeft"
      options={options}
      optionRender={({ data }) => (
        <span className={s.option}>
          {data.label}
          <small>{data.note}</small>
        </span>
      )}
      onChange={(value) => onChange({ model: value === AUTOMATIC ? null : value })}
    />
  )
}

/** The aspect ratio of the video; for one that the model lacks, what happens to it. */
export function RatioSelect({
  ratio,
  model,
  onChange,
}: {
  ratio: VideoRatio
  model: VideoModel
  onChange: Change
}) {
  return (
    <Select
      variant="borderless"
      aria-label="Aspect ratio"
      value={ratio}
      popupMatchSelectWidth={false}
      placement="topLeft"
      options={VIDEO_RATIOS.map((value) => ({
        value,
        label: <Shape ratio={value} />,
        note: ratioNote(value, model),
      }))}
      optionRender={({ data }) => (
        <span className={s.option}>
          {data.label}
          {data.note && <small>{data.note}</small>}
        </span>
      )}
      onChange={(value) => onChange({ ratio: value })}
    />
  )
}

/** A ratio with its shape drawn before it. */
export const Shape = ({ ratio }: { ratio: string }) => (
  <span className={s.ratio}>
    <i style={{ aspectRatio: ratio.replace(':', '/') }} />
    {ratio}
  </span>
)
