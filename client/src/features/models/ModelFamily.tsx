import { Switch, Tooltip } from 'antd'
import { ChevronRight } from 'lucide-react'
import type { VideoModel } from '#schema/limits'
import { summaryOf } from '../../entities/video/models'
import s from './Models.module.css'
import { priceText, useProviderPriceOf } from '../../entities/video/providerPrices'

interface ModelFamilyProps {
  family: string
  models: readonly VideoModel[]
  /** Ids of enabled models. */
  on: readonly string[]
  /** Differences to the provider’s current model, by model id. */
  faults: ReadonlyMap<string, string | null>
  /** What a model is the default for, as text, or null. */
  roleOf: (id: string) => string | null
  onTurn: (id: string, isOn: boolean) => void
}

/** Models of a family, expanded if one is enabled. A default model cannot be turned off. */
export function ModelFamily({ family, models, on, faults, roleOf, onTurn }: ModelFamilyProps) {
  const providerPriceOf = useProviderPriceOf()
  const count = models.filter(({ id }) => on.includes(id)).length
  return (
    <details className={s.family} open={count > 0 || undefined}>
      <summary>
        <ChevronRight size={16} aria-hidden />
        <h3>{family}</h3>
        <span className="meta">
          {count} of {models.length} on
        </span>
      </summary>
      <ul className={s.list}>
        {models.map((model) => {
          const use = roleOf(model.id)
          const isOn = on.includes(model.id)
          const fault = faults.get(model.id)
          return (
            <li key={model.id}>
              <span className={s.what}>
                <b title={model.id}>{model.name}</b>
                <small>{summaryOf(model)}</small>
                {use && <small className={s.use}>{use}</small>}
                {fault && <small className={s.fault}>The provider changed it: {fault}</small>}
              </span>
              <span className={`mono ${s.price}`}>{priceText(model, providerPriceOf(model.id))}</span>
              <Tooltip title={isOn && use && 'Choose another default before turning it off'}>
                <Switch
                  aria-label={model.name}
                  checked={isOn}
                  disabled={isOn && !!use}
                  onChange={(isTurnedOn) => onTurn(model.id, isTurnedOn)}
                />
              </Tooltip>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
