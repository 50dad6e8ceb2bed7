import { Alert, Button, Form, Input, Select } from 'antd'
import { useId, useState } from 'react'
import { counted } from '#schema/format'
import { listOrders } from '../../../entities/sound/generate/soundOrders'
import { toast } from '../../../shared/lib/toast'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import { LoadError } from '../../../shared/ui/EmptyState'
import { LoadingLogo } from '../../../shared/ui/Logo'
import { costWords } from '../takes/useGenerateMissing'
import {
  type BoardScoreQuery,
  useBoardScoreQuery,
  useEstimateScoreQuery,
  useOrderScoreMutation,
} from './voices.generated'
import s from './VoiceShots.module.css'

const USUAL_STYLE = 'Film music for piano and strings'

interface BoardScoreProps {
  projectId: string
  onClose: () => void
}

/** Orders music whose sections are as long as the scenes of the storyboard; it becomes the music of the storyboard. */
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
  const [style, setStyle] = useState(USUAL_STYLE)
  const [order, { loading }] = useOrderScoreMutation()
  const model = models.find((one) => one.id === modelId)
  const plan = data.scorePlan.map(({ title, words, seconds }) => ({ title, words, seconds }))
  const input = {
    projectId,
    sounds: [
      {
        kind: 'MUSIC' as const,
        model: modelId ?? '',
        words: style.trim() || USUAL_STYLE,
        title: 'Score',
        plan,
        use: { isScore: true },
      },
    ],
  }
  const { data: found } = useEstimateScoreQuery({
    variables: {
      input: { ...input, sounds: input.sounds.map((sound) => ({ ...sound, words: USUAL_STYLE })) },
    },
    skip: !model || !plan.length,
    fetchPolicy: 'network-only',
    context: { quiet: true },
  })
  const [price] = found?.estimateSounds.sounds ?? []
  const cost = price && costWords(price.estimate)
  const submit = async () => {
    const sent = await order({
      variables: { input },
      update: (cache, { data: made }) => listOrders(cache, projectId, made?.generateSounds),
    }).catch(() => null) // the error link shows why
    if (!sent?.data) return
    toast.info('The music is being made. The storyboard plays it when it is ready.')
    onClose()
  }
  if (!plan.length) return <p className={s.nothing}>Music is made for shots. Add one first.</p>
  return (
    <Form layout="vertical" requiredMark={false} component="div" disabled={loading}>
      <p className="meta">
        {data.storyboard.score ? 'Replaces the music of the storyboard. ' : ''}
        Made for {counted(plan.length, 'scene')}, each with its exact length and mood.
      </p>
      <Form.Item label="Style" htmlFor={`${id}-style`}>
        <Input
          id={`${id}-style`}
          maxLength={model?.wordsMax}
          placeholder={USUAL_STYLE}
          value={style}
          onChange={({ target }) => setStyle(target.value)}
        />
      </Form.Item>
      <Form.Item label="Model" htmlFor={`${id}-model`}>
        <Select
          id={`${id}-model`}
          value={modelId}
          options={models.map((one) => ({
            value: one.id,
            label: one.isSketch ? `${one.name} (free sketch)` : one.name,
          }))}
          onChange={setModel}
        />
      </Form.Item>
      {price && !price.isWithinBudget && (
        <Alert
          className={s.budget}
          type="warning"
          showIcon
          title="Exceeds the budget: this order will be refused"
        />
      )}
      <Button type="primary" block loading={loading} disabled={!model} onClick={() => void submit()}>
        Add music
        {cost && <span className="mono">{cost}</span>}
      </Button>
    </Form>
  )
}
