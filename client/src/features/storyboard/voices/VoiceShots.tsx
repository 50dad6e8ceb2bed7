import { Button, Form } from 'antd'
import { useState } from 'react'
import { type CastVoice, castVoices, speakersOf, speedOf } from '#schema/cast-voices'
import { counted } from '#schema/format'
import { voiceWordsOf } from '#schema/shot-elements'
import { OverBudget } from '../../../widgets/generate-sound/OverBudget'
import { ONE_VOICE } from '../../../widgets/generate-sound/SoundWords'
import { SoundModelField } from '../../../widgets/generate-sound/SoundModelField'
import { listOrders } from '../../../entities/sound/generate/soundOrders'
import { toast } from '../../../shared/lib/toast'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import { LoadError } from '../../../shared/ui/EmptyState'
import { LoadingLogo } from '../../../shared/ui/Logo'
import { CharacterVoices } from './CharacterVoices'
import { costWords } from '../takes/useGenerateMissing'
import {
  type BoardVoicesQuery,
  useBoardVoicesQuery,
  useEstimateMissingVoicesQuery,
  useGenerateMissingVoicesMutation,
} from './voices.generated'
import s from './VoiceShots.module.css'

interface VoiceShotsProps {
  projectId: string
  onClose: () => void
}

/** Orders voices for the shots of a storyboard that have dialogue and no voice; each speaker has one of their own. */
export function VoiceShots({ projectId, onClose }: VoiceShotsProps) {
  const { data, error, refetch } = useBoardVoicesQuery({
    variables: { projectId },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  })
  return (
    <FormDialog open title="Voice all shots" footer={null} onCancel={onClose}>
      {data && <Choice projectId={projectId} data={data} onClose={onClose} />}
      {!data && (error ? <LoadError title="Unable to load the shots" refetch={refetch} /> : <LoadingLogo />)}
    </FormDialog>
  )
}

const isOther = (voice: CastVoice) => (one: CastVoice) =>
  one.speaker !== voice.speaker || one.model !== voice.model

function Choice({ projectId, data, onClose }: VoiceShotsProps & { data: BoardVoicesQuery }) {
  const models = data.soundModels
  const [modelId, setModel] = useState(models[0]?.id)
  const [chosen, setChosen] = useState<readonly CastVoice[]>([])
  const [order, { loading }] = useGenerateMissingVoicesMutation()
  const model = models.find((one) => one.id === modelId)
  const speakers = speakersOf(data.storyboard.shots)
  const voices = chosen
    .filter((one) => one.model === model?.id)
    .map((one) => ({
      speaker: one.speaker,
      voice: one.voice,
      ...(model?.takesSpeed && { speed: speedOf(one) }),
    }))
  const cast = model && castVoices([...data.storyboard.voices, ...chosen], speakers.keys(), model)
  const missing = data.storyboard.shots.flatMap((shot, at) =>
    shot.dialogue.length && !shot.voice ? [{ ...shot, number: at + 1 }] : [],
  )
  const variables = { projectId, model: modelId ?? '' }
  const { data: found } = useEstimateMissingVoicesQuery({
    variables,
    skip: !model || !missing.length,
    fetchPolicy: 'network-only',
    context: { quiet: true },
  })
  const estimate = found?.estimateMissingVoices
  const each = estimate?.sounds
  const isFree = each?.every((one) => one.estimate.isFree)
  const total = estimate && costWords({ usd: estimate.unknown ? null : estimate.usd, isFree: !!isFree })
  const submit = async () => {
    const sent = await order({
      variables: { ...variables, voices },
      update: (cache, { data: made }) => listOrders(cache, projectId, made?.generateMissingVoices),
    }).catch(() => null) // the error link shows the error
    if (!sent?.data) return
    toast.info(`${counted(sent.data.generateMissingVoices.length, 'voice')} ordered`)
    onClose()
  }
  if (!missing.length) return <p className={s.nothing}>Every shot with dialogue has a voice.</p>
  // the server skips voices in progress
  const count = each?.length ?? missing.length
  return (
    <Form layout="vertical" requiredMark={false} component="div" disabled={loading}>
      <SoundModelField models={models} value={modelId} onChange={setModel} />
      <fieldset className={s.cast}>
        <legend className={s.castTitle}>Voices</legend>
        <CharacterVoices
          speakers={speakers}
          model={model}
          cast={cast}
          onChange={(voice) => setChosen((before) => [...before.filter(isOther(voice)), voice])}
        />
        {model && !model.takesLines && missing.some((shot) => speakersOf([shot]).size > 1) && (
          <p className={`meta ${s.nothing}`}>{ONE_VOICE}</p>
        )}
      </fieldset>
      <ul className={s.shots} aria-label="Shots without a voice">
        {missing.map((shot, at) => {
          const price = each?.length === missing.length ? each[at] : undefined
          return (
            <li key={shot.id}>
              <span className="mono">{shot.number}</span>
              <span>{voiceWordsOf(shot.dialogue)}</span>
              <span className="mono">{price && costWords(price.estimate)}</span>
            </li>
          )
        })}
      </ul>
      {estimate && estimate.affordable < count && <OverBudget />}
      <Button
        type="primary"
        block
        loading={loading}
        disabled={!estimate || !count}
        onClick={() => void submit()}
      >
        {`Voice ${counted(count, 'shot')}`}
        {total && <span className="mono">{total}</span>}
      </Button>
      {count === 0 && <p className="meta">The voices are being made.</p>}
    </Form>
  )
}
