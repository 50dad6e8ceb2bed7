import { Alert, Button, Select, Skeleton, Switch } from 'antd'
import { type VideoModel, VIDEO_MODELS, currentModel, withRetirements } from '#schema/limits'
import { DEFAULT_FIELDS, type DefaultField, mayBeDefault } from '#schema/rules/model-choice'
import type { ModelChoiceInput } from '../../entities/types.generated'
import { useModelChoiceFeed } from '../../entities/video/models'
import {
  type ModelChoiceFieldsFragment,
  useModelChoiceChangedSubscription,
  useModelChoiceQuery,
} from '../../entities/video/modelChoice.generated'
import { useInstallationQuery } from '../../entities/installation/installation.generated'
import { LoadError } from '../../shared/ui/EmptyState'
import { ModelCheck } from './ModelCheck'
import { ModelFamily } from './ModelFamily'
import s from './Models.module.css'
import { useUpdateModelChoiceMutation, useModelStatesQuery } from './ModelsTab.generated'
import { priceText, useProviderPriceOf } from '../../entities/video/providerPrices'

const NONE = ''
const KINDS: Record<DefaultField, string> = {
  defaultForText: 'Text to video',
  defaultForReferences: 'Reference images',
  defaultForFrames: 'First and last frame',
}
const FAMILIES = [...new Set(VIDEO_MODELS.map(({ family }) => family))].toSorted()

/** Admin tab for the enabled models and the default models. */
export function ModelsTab() {
  useModelChoiceFeed()
  const { data: installation } = useInstallationQuery()
  const { data, error, loading, refetch } = useModelChoiceQuery()
  const states = useModelStatesQuery({ context: { quiet: true } })
  useModelChoiceChangedSubscription({ onData: () => void states.refetch().catch(() => undefined) })
  const [mutate, { loading: saving }] = useUpdateModelChoiceMutation()
  const isLocal = installation?.installation.engine === 'LOCAL'
  const choice = data?.modelChoice
  if (!choice && error && !loading) return <LoadError title="Unable to load the models" refetch={refetch} />
  if (!choice)
    return (
      <div role="status" aria-busy aria-label="Loading the models">
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </div>
    )
  const all = withRetirements(VIDEO_MODELS, choice.retired)
  const { models, defaultForText, defaultForReferences, defaultForFrames, alwaysSuccessor } = choice
  const change = (changes: Partial<ModelChoiceInput>) => {
    const input = {
      models,
      defaultForText,
      defaultForReferences,
      defaultForFrames,
      alwaysSuccessor,
      ...changes,
    }
    const chosen = { ...choice, ...input, alwaysSuccessor: input.alwaysSuccessor ?? false }
    const optimisticResponse = { updateModelChoice: chosen }
    void mutate({ variables: { input }, optimisticResponse }).catch(() => undefined) // the error link shows it
  }
  const turnOn = (on: readonly string[]) =>
    change({ models: VIDEO_MODELS.map(({ id }) => id).filter((id) => on.includes(id)) })
  const turn = (id: string, isOn: boolean) =>
    turnOn(isOn ? [...models, id] : models.filter((each) => each !== id))
  const faults = new Map(states.data?.videoModels.map(({ id, fault }) => [id, fault]))
  return (
    <div className={s.models} aria-busy={saving}>
      <Retired
        models={isLocal ? [] : all.filter(({ id, retirement }) => retirement && models.includes(id))}
        onReplace={(id, by) => turnOn([...models.filter((each) => each !== id), by])}
      />
      <section aria-labelledby="model-defaults">
        <h2 id="model-defaults">Defaults</h2>
        <p className="soft">Used when a prompt doesn’t specify a model.</p>
        <div className={s.defaults}>
          {DEFAULT_FIELDS.map((field) => (
            <Default
              key={field}
              field={field}
              choice={choice}
              models={all}
              onChange={(id) => change({ [field]: id })}
            />
          ))}
        </div>
        <label className={s.always}>
          <Switch checked={alwaysSuccessor} onChange={(isOn) => change({ alwaysSuccessor: isOn })} />
          <span>
            Always use the successor
            <small>
              Waiting videos of a model that its provider retires are made by its successor, at the
              successor’s price. Otherwise they stop and ask.
            </small>
          </span>
        </label>
      </section>
      <section aria-labelledby="model-list">
        <h2 id="model-list">Models</h2>
        <p className="soft">Models your team can use. Changes apply immediately.</p>
        {isLocal ? (
          <p className="soft">The local preview engine draws all videos until a fal.ai key is set.</p>
        ) : (
          <ModelCheck checkedAt={states.data?.modelsCheckedAt ?? null} refetch={states.refetch} />
        )}
        <div className={s.families}>
          {FAMILIES.map((family) => (
            <ModelFamily
              key={family}
              family={family}
              models={all.filter((model) => model.family === family)}
              on={models}
              faults={faults}
              roleOf={(id) => roleOf(id, choice)}
              onTurn={turn}
            />
          ))}
        </div>
      </section>
    </div>
  )
}

/** Enabled models that the provider has retired, each with a proposed successor. */
const Retired = ({
  models,
  onReplace,
}: {
  models: readonly VideoModel[]
  onReplace: (id: string, by: string) => void
}) => (
  <>
    {models.map((model) => {
      const successor = currentModel(model)
      return (
        <Alert
          key={model.id}
          type="warning"
          showIcon
          title={
            successor
              ? `${model.name} was retired by its provider. ${successor.name} makes its videos.`
              : `${model.name} was retired by its provider, and no other model makes its videos.`
          }
          action={
            successor && (
              <Button size="small" onClick={() => onReplace(model.id, successor.id)}>
                Use {successor.name} instead
              </Button>
            )
          }
        />
      )
    })}
  </>
)

/** What a model is the default for, as text, or null. */
function roleOf(id: string, choice: ModelChoiceFieldsFragment): string | null {
  const kinds = DEFAULT_FIELDS.filter((field) => choice[field] === id).map((field) =>
    KINDS[field].toLowerCase(),
  )
  return kinds.length > 0 ? `Default for ${kinds.join(' and ')}` : null
}

interface DefaultProps {
  field: DefaultField
  choice: ModelChoiceFieldsFragment
  models: readonly VideoModel[]
  onChange: (id: string | null) => void
}

function Default({ field, choice, models, onChange }: DefaultProps) {
  const providerPriceOf = useProviderPriceOf()
  const fitting = models.filter((model) => choice.models.includes(model.id) && mayBeDefault(field, model))
  const first = fitting.length > 0 ? 'The first model that supports this' : 'No enabled model supports this'
  const options = fitting.map((model) => ({
    value: model.id,
    label: model.name,
    price: priceText(model, providerPriceOf(model.id)),
  }))
  const isOptional = field !== 'defaultForText'
  return (
    <label className={s.default}>
      <span>{KINDS[field]}</span>
      <Select
        aria-label={`Default for ${KINDS[field].toLowerCase()}`}
        value={choice[field] ?? NONE}
        options={isOptional ? [{ value: NONE, label: first, price: '' }, ...options] : options}
        popupMatchSelectWidth={false}
        optionRender={({ data }) => (
          <span className={s.option}>
            {data.label} <small>{data.price}</small>
          </span>
        )}
        onChange={(id) => onChange(id === NONE ? null : id)}
      />
    </label>
  )
}
