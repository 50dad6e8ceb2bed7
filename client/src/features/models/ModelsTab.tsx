import { Select, Skeleton, Switch, Tooltip } from 'antd'
import { VIDEO_MODELS, type VideoModel } from '#schema/limits'
import { DEFAULT_FIELDS, type DefaultField, mayBeDefault } from '#schema/rules/model-choice'
import type { ModelChoiceInput } from '../../entities/types.generated'
import { useModelChoiceFeed, summaryOf } from '../../entities/video/models'
import {
  type ModelChoiceFieldsFragment,
  useModelChoiceQuery,
} from '../../entities/video/modelChoice.generated'
import { useInstallationQuery } from '../../entities/installation/installation.generated'
import { LoadError } from '../../shared/ui/EmptyState'
import s from './Models.module.css'
import { useChooseModelsMutation } from './ModelsTab.generated'

const MODELS: readonly VideoModel[] = VIDEO_MODELS
const NONE = ''
const KINDS: Record<DefaultField, string> = {
  defaultForText: 'Text to video',
  defaultForReferences: 'Reference images',
  defaultForFrames: 'First and last frame',
}

/** The enabled models of the team and the defaults of prompts without a model; for admins. */
export function ModelsTab() {
  useModelChoiceFeed()
  const { data: installation } = useInstallationQuery()
  const { data, error, loading, refetch } = useModelChoiceQuery()
  const [mutate, { loading: saving }] = useChooseModelsMutation()
  const choice = data?.modelChoice
  if (!choice && error && !loading) return <LoadError title="Unable to load the models" refetch={refetch} />
  if (!choice)
    return (
      <div role="status" aria-busy aria-label="Loading the models">
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </div>
    )
  const { models, defaultForText, defaultForReferences, defaultForFrames } = choice
  const change = (changes: Partial<ModelChoiceInput>) => {
    const input = { models, defaultForText, defaultForReferences, defaultForFrames, ...changes }
    const optimisticResponse = { chooseModels: { ...choice, ...input } }
    void mutate({ variables: { input }, optimisticResponse }).catch(() => undefined) // the error link says it
  }
  const turn = (id: string, isOn: boolean) =>
    change({
      models: MODELS.map((model) => model.id).filter((each) => (each === id ? isOn : models.includes(each))),
    })
  return (
    <div className={s.models} aria-busy={saving}>
      <section aria-labelledby="model-defaults">
        <h2 id="model-defaults">Defaults</h2>
        <p className="soft">Used when a prompt doesn’t specify a model.</p>
        <div className={s.defaults}>
          {DEFAULT_FIELDS.map((field) => (
            <Default key={field} field={field} choice={choice} onChange={(id) => change({ [field]: id })} />
          ))}
        </div>
      </section>
      <section aria-labelledby="model-list">
        <h2 id="model-list">Models</h2>
        <p className="soft">Models your team can use. Changes apply immediately.</p>
        {installation?.installation.engine === 'LOCAL' && (
          <p className="soft">The local preview engine draws all videos until a fal.ai key is set.</p>
        )}
        <ul className={s.list}>
          {MODELS.map((model) => (
            <ModelRow
              key={model.id}
              model={model}
              isOn={models.includes(model.id)}
              use={roleOf(model.id, choice)}
              onTurn={(isOn) => turn(model.id, isOn)}
            />
          ))}
        </ul>
      </section>
    </div>
  )
}

/** The uses for which a model is the default, in words; null if none. */
function roleOf(id: string, choice: ModelChoiceFieldsFragment): string | null {
  const kinds = DEFAULT_FIELDS.filter((field) => choice[field] === id).map((field) =>
    KINDS[field].toLowerCase(),
  )
  return kinds.length > 0 ? `Default for ${kinds.join(' and ')}` : null
}

interface DefaultProps {
  field: DefaultField
  choice: ModelChoiceFieldsFragment
  onChange: (id: string | null) => void
}

function Default({ field, choice, onChange }: DefaultProps) {
  const fitting = MODELS.filter((model) => choice.models.includes(model.id) && mayBeDefault(field, model))
  const first = fitting.length > 0 ? 'The first model that supports this' : 'No enabled model supports this'
  const options = fitting.map(({ id, name }) => ({ value: id, label: name }))
  const isOptional = field !== 'defaultForText'
  return (
    <label className={s.default}>
      <span>{KINDS[field]}</span>
      <Select
        aria-label={`Default for ${KINDS[field].toLowerCase()}`}
        value={choice[field] ?? NONE}
        options={isOptional ? [{ value: NONE, label: first }, ...options] : options}
        onChange={(id) => onChange(id === NONE ? null : id)}
      />
    </label>
  )
}

interface RowProps {
  model: VideoModel
  isOn: boolean
  use: string | null
  onTurn: (isOn: boolean) => void
}

/** A model with its features. A default model cannot be turned off. */
const ModelRow = ({ model, isOn, use, onTurn }: RowProps) => (
  <li>
    <span className={s.what}>
      <b title={model.id}>{model.name}</b>
      <small>{summaryOf(model)}</small>
      {use && <small className={s.use}>{use}</small>}
    </span>
    <Tooltip title={use && 'Choose another default before turning it off'}>
      <Switch aria-label={model.name} checked={isOn} disabled={isOn && !!use} onChange={onTurn} />
    </Tooltip>
  </li>
)
