import { Select } from 'antd'
import { VIDEO_RATIOS, type ModelOffer, type VideoModel, type VideoRatio, misfitsOf } from '#schema/limits'
import s from './Composer.module.css'
import type { PromptDraft } from '../draft/draft'
import { summaryOf } from '../../../entities/video/models'
import { effectiveModel, givenBy, ratioNote } from '../draft/models'

const AUTOMATIC = 'automatic'
export const capital = (words: string) => words[0]!.toUpperCase() + words.slice(1)
type Change = (changes: Partial<PromptDraft>) => void

/**
 * Choice of a model, with features or the reason why it does not accept the attachments. With “Automatic” the server
 * chooses.
 */
export function ModelSelect({
  draft,
  offer,
  onChange,
}: {
  draft: PromptDraft
  offer: ModelOffer
  onChange: Change
}) {
  const given = givenBy(draft)
  const options = [
    { value: AUTOMATIC, label: 'Automatic', note: `Chooses ${effectiveModel(offer, null, given).name}` },
    ...offer.models.map((model) => {
      const [misfit] = misfitsOf(model, given)
      const note = misfit ? capital(misfit.why) : summaryOf(model)
      return { value: model.id, label: model.name, note, disabled: !!misfit }
    }),
  ]
  return (
    <Select
      variant="borderless"
      aria-label="Model"
      className={`${s.choice} ${s.model}`}
      value={draft.model ?? AUTOMATIC}
      listHeight={400}
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

/** Choice of the aspect ratio, with a note if the model does not support it. */
export function RatioSelect({
  ratio,
  model,
  fixed,
  onChange,
}: {
  ratio: VideoRatio
  model: VideoModel
  /** Fixed to the ratio of the extended video. */
  fixed: boolean
  onChange: Change
}) {
  return (
    <Select
      variant="borderless"
      aria-label="Aspect ratio"
      className={s.choice}
      value={ratio}
      disabled={fixed}
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

/** A ratio with an icon of its shape. */
export const Shape = ({ ratio }: { ratio: string }) => (
  <span className={s.ratio}>
    <i style={{ aspectRatio: ratio.replace(':', '/') }} />
    {ratio}
  </span>
)
