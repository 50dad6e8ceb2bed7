import { Select } from 'antd'
import { type ImageOffer, bestImageModel, imageMisfit, newerText } from '#schema/limits'
import { estimateMicros, shownDollars } from '#schema/prices'
import { useProviderPriceOf } from '../../../entities/video/providerPrices'
import composerStyles from '../composer/Composer.module.css'
import { capital } from '../composer/ModelSelect'

const AUTOMATIC = 'automatic'

/**
 * Choice of an image model, with its price or the reason why it does not accept the base images. With “Automatic” the
 * server chooses.
 */
export function ImageModelSelect({
  value,
  references,
  offer,
  onChange,
}: {
  value: string | null
  references: number
  offer: ImageOffer
  onChange: (model: string | null) => void
}) {
  const providerPriceOf = useProviderPriceOf()
  const priceOf = (model: string) => {
    const micros = estimateMicros({ model, references }, providerPriceOf(model))
    return micros === null ? 'Price unknown' : `${shownDollars(micros)} per image`
  }
  const best = bestImageModel(references, offer.models)
  const options = [
    {
      value: AUTOMATIC,
      label: best ? `Automatic · ${best.name}` : 'Automatic',
      note: best ? priceOf(best.id) : '',
      disabled: false,
    },
    ...offer.models
      .filter(({ retirement }) => !retirement)
      .map((model) => {
        const misfit = imageMisfit(model, references)
        const hints = [newerText(model.supersededBy), priceOf(model.id)].filter(Boolean)
        const note = misfit ? capital(misfit) : hints.join(' · ')
        return { value: model.id, label: model.name, note, disabled: misfit !== undefined }
      }),
  ]
  return (
    <Select
      aria-label="Image model"
      value={value ?? AUTOMATIC}
      listHeight={320}
      popupMatchSelectWidth={false}
      options={options}
      optionRender={({ data }) => (
        <span className={composerStyles.option}>
          {data.label}
          <small>{data.note}</small>
        </span>
      )}
      onChange={(chosen) => onChange(chosen === AUTOMATIC ? null : chosen)}
    />
  )
}
