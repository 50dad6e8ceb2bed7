import { Button, Checkbox, Form } from 'antd'
import { useState } from 'react'
import { type CastVoice, castVoices, speakersOf, speedOf } from '#schema/cast-voices'
import { gendersOf } from '#schema/voice-gender'
import { counted } from '#schema/format'
import { voiceWordsOf } from '#schema/shot-elements'
import { OverBudget } from '../../../widgets/generate-sound/OverBudget'
import { ONE_VOICE } from '../../../widgets/generate-sound/SoundWords'
import { SoundModelField } from '../../../widgets/generate-sound/SoundModelField'
import { listOrders } from '../../../entities/sound/generate/soundOrders'
import { confirmUnknownPrice } from '../../../shared/lib/confirm'
import { toast } from '../../../shared/lib/toast'
import { FormDialog, ScrollingPart } from '../../../shared/ui/dialogs/FormDialog'
import { LoadError } from '../../../shared/ui/EmptyState'
import { LoadingLogo } from '../../../shared/ui/Logo'
import { CharacterVoices } from './CharacterVoices'
import { costOf } from '../takes/costOf'
import { costWords } from '../takes/useGenerateMissing'
import { voiceChangeText } from './voiceChanges'
import {
  type BoardVoicesQuery,
  useBoardVoicesQuery,
  useEstimateMissingVoicesQuery,
  useGenerateMissingVoicesMutation,
  useUpdateCharacterVoicesMutation,
} from './voices.generated'
import s from './VoiceShots.module.css'

interface VoiceShotsProps {
  projectId: string
  /** Whether the stale voices are selected at first, instead of the missing ones. */
  again?: boolean
  onClose: () => void
}

/** Orders voices for the shots that have none or a stale one; each speaker has a voice of their own. */
export function VoiceShots(props: VoiceShotsProps) {
  const { projectId, again, onClose } = props
  const { data, error, refetch } = useBoardVoicesQuery({
    variables: { projectId },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  })
  return (
    <FormDialog open title={again ? 'Make voices again' : 'Voice all shots'} footer={null} onCancel={onClose}>
      {data && <Choice {...props} data={data} />}
      {!data && (error ? <LoadError title="Unable to load the shots" refetch={refetch} /> : <LoadingLogo />)}
    </FormDialog>
  )
}

const isOther = (voice: CastVoice) => (one: CastVoice) =>
  one.speaker !== voice.speaker || one.model !== voice.model

/** The model of the first stale voice, or the first of all. */
function firstModel({ soundModels, storyboard }: BoardVoicesQuery, again: boolean): string | undefined {
  const stale = again && storyboard.shots.find(({ changedSinceVoice }) => changedSinceVoice.length)
  const known = stale && soundModels.find(({ id }) => id === stale.voice?.model)
  return (known || soundModels[0])?.id
}

function Choice({ projectId, again = false, data, onClose }: VoiceShotsProps & { data: BoardVoicesQuery }) {
  const models = data.soundModels
  const [modelId, setModel] = useState(() => firstModel(data, again))
  const [chosen, setChosen] = useState<readonly CastVoice[]>([])
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const [order, ordering] = useGenerateMissingVoicesMutation()
  const [save, saving] = useUpdateCharacterVoicesMutation()
  const loading = ordering.loading || saving.loading
  const model = models.find((one) => one.id === modelId)
  const { shots } = data.storyboard
  const speakers = speakersOf(shots)
  const genders = gendersOf(data.storyboard.elements.filter(({ kind }) => kind === 'CAST'))
  const own = chosen.filter((one) => one.model === model?.id)
  /** A choice changes no other voice, and is saved with the voices that are shown. */
  const cast =
    model &&
    new Map([
      ...castVoices(data.storyboard.voices, speakers.keys(), model, genders),
      ...own.map((one) => [one.speaker, one] as const),
    ])
  const voices = (own.length > 0 ? [...cast!.values()] : []).map((one) => ({
    speaker: one.speaker,
    voice: one.voice,
    ...(model!.takesSpeed && { speed: speedOf(one) }),
  }))
  const variables = { projectId, model: modelId ?? '', voices }
  const { data: current, previousData } = useEstimateMissingVoicesQuery({
    variables,
    skip: !model,
    fetchPolicy: 'network-only',
    context: { quiet: true },
  })
  const found = (current ?? previousData)?.estimateMissingVoices
  const offered = (found?.sounds ?? []).flatMap(({ shotId, estimate }) => {
    const at = shots.findIndex(({ id }) => id === shotId)
    const shot = shots[at]
    if (!shot) return []
    const isOn = toggled.has(shot.id) !== (!!shot.voice === again)
    return [{ ...shot, number: at + 1, estimate, isOn }]
  })
  const selected = offered.filter(({ isOn }) => isOn)
  const cost = costOf(
    selected.map(({ estimate }) => estimate),
    found?.budgets ?? [],
  )
  const toggle = (ids: readonly string[]) =>
    setToggled(
      (before) =>
        new Set([...[...before].filter((id) => !ids.includes(id)), ...ids.filter((id) => !before.has(id))]),
    )
  const submit = async () => {
    if (cost.isUnknown && !(await confirmUnknownPrice())) return
    const sent = await order({
      variables: {
        ...variables,
        shotIds: selected.map(({ id }) => id),
        ...(cost.isUnknown && { acceptsUnknownPrice: true }),
      },
      update: (cache, { data: made }) => listOrders(cache, projectId, made?.generateMissingVoices),
    }).catch(() => null) // the error link shows the error
    if (!sent?.data) return
    onClose()
  }
  const keep = async () => {
    const kept = await save({ variables }).catch(() => null)
    if (!kept?.data) return
    toast.success('Voices saved')
    onClose()
  }
  const isAgain = selected.length > 0 && selected.every(({ voice }) => voice)
  return (
    <Form layout="vertical" requiredMark={false} component="div" disabled={loading}>
      <SoundModelField models={models} value={modelId} onChange={setModel} />
      <fieldset className={s.cast}>
        <legend className={s.castTitle}>Voices</legend>
        <CharacterVoices
          projectId={projectId}
          shots={shots}
          speakers={speakers}
          model={model}
          cast={cast}
          onChange={(voice) => setChosen((before) => [...before.filter(isOther(voice)), voice])}
        />
        {model && !model.takesLines && shots.some((shot) => speakersOf([shot]).size > 1) && (
          <p className={`meta ${s.nothing}`}>{ONE_VOICE}</p>
        )}
      </fieldset>
      {offered.length > 1 && (
        <Checkbox
          className={s.all}
          checked={selected.length === offered.length}
          indeterminate={selected.length > 0 && selected.length < offered.length}
          onChange={({ target }) =>
            toggle(offered.filter(({ isOn }) => isOn !== target.checked).map(({ id }) => id))
          }
        >
          {selected.length} of {counted(offered.length, 'shot')}
        </Checkbox>
      )}
      {offered.length > 0 && (
        <ScrollingPart className={s.scrolling}>
          <ul className={s.shots} aria-label="Shots without a current voice">
            {offered.map((shot) => (
              <li key={shot.id}>
                <Checkbox checked={shot.isOn} onChange={() => toggle([shot.id])}>
                  <span className="mono">{shot.number}</span>
                  <span className={s.lines}>{voiceWordsOf(shot.dialogue)}</span>
                  <span className="mono">{costWords(shot.estimate)}</span>
                  {shot.voice && <span className={s.change}>{voiceChangeText(shot.changedSinceVoice)}</span>}
                </Checkbox>
              </li>
            ))}
          </ul>
        </ScrollingPart>
      )}
      {cost.lasts.includes(false) && <OverBudget />}
      {found && !offered.length && <p className={`meta ${s.nothing}`}>{nothingText(shots)}</p>}
      {(!found || offered.length > 0) && (
        <Button
          type="primary"
          block
          loading={ordering.loading}
          disabled={!current || !selected.length}
          onClick={() => void submit()}
        >
          {isAgain
            ? `Make ${counted(selected.length, 'voice')} again`
            : `Voice ${counted(selected.length, 'shot')}`}
          {cost.isPaid && <span className="mono">{cost.price}</span>}
        </Button>
      )}
      {voices.length > 0 && (
        <Button block className={s.keep} loading={saving.loading} onClick={() => void keep()}>
          Save voices only
        </Button>
      )}
    </Form>
  )
}

/** Why no shot can be chosen: the others have a voice or an order. */
const nothingText = (shots: BoardVoicesQuery['storyboard']['shots']): string =>
  shots.every(({ dialogue, voice, changedSinceVoice }) =>
    voice ? !changedSinceVoice.length : !dialogue.length,
  )
    ? 'Every shot has a current voice. Change a voice to make its lines again.'
    : 'The voices are being made.'
