import { Alert, Button, Form, Input } from 'antd'
import { useId, useState } from 'react'
import { LIMITS } from '#schema/limits'
import { soundOrdersRuleFor } from '#schema/rules/sound-order'
import { check, errorProps, useFormErrors } from '../../../../shared/lib/form'
import { FormDialog } from '../../../../shared/ui/dialogs/FormDialog'
import { LoadError } from '../../../../shared/ui/EmptyState'
import { LoadingLogo } from '../../../../shared/ui/Logo'
import form from '../AddSound.module.css'
import { useSoundModelsQuery } from '../../../../entities/sound/generate/generate.generated'
import { OverBudget } from '../../../../widgets/generate-sound/OverBudget'
import { SoundModelField } from '../../../../widgets/generate-sound/SoundModelField'
import { usePrice } from '../../../../entities/sound/generate/usePrice'
import { useOrderSounds } from '../../../../entities/sound/generate/soundOrders'
import { timeText } from '../shownCue'
import { type ScorePlanQuery, useScorePlanQuery } from './score.generated'
import s from './Score.module.css'

export interface ScoreDialogProps {
  open: boolean
  projectId: string
  /** Music to regenerate; omitted for a new cue at the start of the film. */
  again?: { soundId: string; words: string; model: string | null }
  onClose: () => void
}

/** Dialog that orders music for the scenes of the film, with their exact lengths. */
export const ScoreDialog = ({ open, ...props }: ScoreDialogProps) => (
  <FormDialog
    open={open}
    title={props.again ? 'Score the scenes again' : 'Score the scenes'}
    footer={null}
    onCancel={props.onClose}
  >
    <Loaded {...props} />
  </FormDialog>
)

type Props = Omit<ScoreDialogProps, 'open'>

function Loaded(props: Props) {
  const { data, error, refetch } = useScorePlanQuery({
    variables: { projectId: props.projectId },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  })
  if (data) return <Scenes {...props} scenes={data.scorePlan} />
  return error ? <LoadError title="Unable to load the scenes" refetch={refetch} /> : <LoadingLogo />
}

const FIELDS = ['model', 'words']
const FIRST_WORDS = 'Film score'

function Scenes({ projectId, again, scenes, onClose }: Props & { scenes: ScorePlanQuery['scorePlan'] }) {
  const id = useId()
  const { data } = useSoundModelsQuery({ context: { quiet: true } })
  const [chosenModel, setModel] = useState(again?.model ?? null)
  const [words, setWords] = useState(again?.words ?? FIRST_WORDS)
  const [sceneWords, setSceneWords] = useState(() => scenes.map((scene) => scene.words))
  const { errors, failure, show, attempt } = useFormErrors(FIELDS)
  const { order, isOrdering } = useOrderSounds(projectId)
  const models = (data?.soundModels ?? []).filter(({ takesPlan }) => takesPlan)
  const model = models.find((one) => one.id === chosenModel) ?? models[0]
  const sound = model && {
    kind: 'MUSIC' as const,
    model: model.id,
    words,
    plan: scenes.map(({ title, seconds }, at) => ({ title, seconds, words: sceneWords[at]! })),
    use: again ? { soundId: again.soundId } : { itemId: null, atSeconds: 0 },
  }
  const price = usePrice(projectId, sound && !model.isSketch && words.trim() ? [sound] : null)
  const submit = async () => {
    if (show(check(soundOrdersRuleFor(models), { sounds: [sound] }).errors) || !sound) return
    await attempt(async () => {
      await order([sound])
      onClose()
    })
  }
  return (
    <Form layout="vertical" requiredMark={false} component="div" disabled={isOrdering}>
      {failure && <Alert className={form.problem} type="error" showIcon title={failure} />}
      <SoundModelField models={models} value={model?.id} error={errors.model} onChange={setModel} />
      <Form.Item label="All scenes" htmlFor={`${id}-words`} {...errorProps(errors.words)}>
        <Input
          id={`${id}-words`}
          maxLength={model?.wordsMax}
          placeholder="Piano and strings, 80 bpm"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Form.Item>
      <ol className={s.scenes} aria-label="Scenes">
        {scenes.map(({ title, seconds, startSeconds }, at) => (
          <li key={startSeconds}>
            <label htmlFor={`${id}-${at}`}>
              <span className="truncate">{title}</span>
              <span className="mono">
                {timeText(startSeconds)} · {seconds.toFixed(1)} s
              </span>
            </label>
            <Input
              id={`${id}-${at}`}
              maxLength={LIMITS.sound.wordsMax}
              value={sceneWords[at]}
              onChange={({ target }) => setSceneWords((now) => now.with(at, target.value))}
            />
          </li>
        ))}
      </ol>
      {price && !price.isWithinBudget && <OverBudget />}
      <Button type="primary" block loading={isOrdering} disabled={!sound} onClick={() => void submit()}>
        Make music
        {price?.text && <span className="mono">{price.text}</span>}
      </Button>
    </Form>
  )
}
