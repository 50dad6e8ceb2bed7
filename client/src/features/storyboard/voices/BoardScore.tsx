import { Alert, Button, Form, Input } from 'antd'
import { useId, useState } from 'react'
import { counted } from '#schema/format'
import { OverBudget } from '../../../widgets/generate-sound/OverBudget'
import { SoundModelField } from '../../../widgets/generate-sound/SoundModelField'
import { useOrderSounds } from '../../../entities/sound/generate/soundOrders'
import { usePrice } from '../../../entities/sound/generate/usePrice'
import { messageOf } from '../../../shared/lib/network/errors'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import { LoadError } from '../../../shared/ui/EmptyState'
import { LoadingLogo } from '../../../shared/ui/Logo'
import { type BoardScoreQuery, useBoardScoreQuery } from './voices.generated'
import s from './VoiceShots.module.css'

const DEFAULT_STYLE = 'Film music for piano and strings'

interface BoardScoreProps {
  projectId: string
  onClose: () => void
}

/** Orders music for the storyboard, with sections as long as its scenes. */
export function BoardScore({ projectId, onClose }: BoardScoreProps) {
  const { data, error, refetch } = useBoardScoreQuery({
    variables: { projectId },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  })
  return (
    <FormDialog open title="Add music" footer={null} onCancel={onClose}>
      {data && <Choice projectId={projectId} data={data} onClose={onClose} />}
      {!data && (error ? <LoadError title="Unable to load the scenes" refetch={refetch} /> : <LoadingLogo />)}
    </FormDialog>
  )
}

function Choice({ projectId, data, onClose }: BoardScoreProps & { data: BoardScoreQuery }) {
  const id = useId()
  const models = data.soundModels.filter(({ takesPlan }) => takesPlan)
  const [modelId, setModel] = useState(models[0]?.id)
  const [style, setStyle] = useState(DEFAULT_STYLE)
  const [failure, setFailure] = useState<string>()
  const { order, isOrdering } = useOrderSounds(projectId)
  const model = models.find((one) => one.id === modelId)
  const sound = {
    kind: 'MUSIC' as const,
    model: modelId ?? '',
    words: style.trim() || DEFAULT_STYLE,
    title: 'Score',
    plan: data.scorePlan.map(({ title, words, seconds }) => ({ title, words, seconds })),
    use: { isScore: true },
  }
  const { plan } = sound
  const price = usePrice(projectId, plan.length && model && !model.isSketch ? [sound] : null)
  const submit = async () => {
    setFailure(undefined)
    try {
      await order([sound])
    } catch (error) {
      return setFailure(messageOf(error))
    }
    onClose()
  }
  if (!plan.length) return <p className={s.nothing}>Music is made for shots. Add one first.</p>
  return (
    <Form layout="vertical" requiredMark={false} component="div" disabled={isOrdering}>
      {failure && <Alert className={s.failure} type="error" showIcon title={failure} />}
      <p className="meta">
        {data.storyboard.score ? 'Replaces the music of the storyboard. ' : ''}
        Made for {counted(plan.length, 'scene')}, each with its exact length and mood.
      </p>
      <Form.Item label="Style" htmlFor={`${id}-style`}>
        <Input
          id={`${id}-style`}
          maxLength={model?.wordsMax}
          placeholder={DEFAULT_STYLE}
          value={style}
          onChange={({ target }) => setStyle(target.value)}
        />
      </Form.Item>
      <SoundModelField models={models} value={modelId} onChange={setModel} />
      {price && !price.isWithinBudget && <OverBudget />}
      <Button type="primary" block loading={isOrdering} disabled={!model} onClick={() => void submit()}>
        Add music
        {price?.text && <span className="mono">{price.text}</span>}
      </Button>
    </Form>
  )
}
