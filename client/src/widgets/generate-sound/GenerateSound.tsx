import { Alert, Button, Form, Input, InputNumber, Segmented, Select } from 'antd'
import { useId, useState } from 'react'
import { CUE_KINDS, type CueKind, LIMITS } from '#schema/limits'
import { soundOrdersRuleFor } from '#schema/rules/sound-order'
import { check, errorProps, useFormErrors } from '../../shared/lib/form'
import { KIND_NAMES } from '../../entities/sound/kindNames'
import { voiceName } from '../../entities/sound/voiceName'
import {
  type GenerateSoundsMutationVariables,
  type SoundModelsQuery,
  useSoundModelsQuery,
} from '../../entities/sound/generate/generate.generated'
import s from './GenerateSound.module.css'
import { OverBudget } from './OverBudget'
import { SoundModelField } from './SoundModelField'
import { useOrderSounds } from '../../entities/sound/generate/soundOrders'
import { ONE_VOICE, WORDS } from './SoundWords'
import { usePrice } from '../../entities/sound/generate/usePrice'

type SoundOrder = GenerateSoundsMutationVariables['input']['sounds'][number]
/** Input of a sketch. */
export type SketchWords = Pick<SoundOrder, 'kind' | 'words' | 'voice' | 'seconds' | 'seed'>
export type SoundUse = NonNullable<SoundOrder['use']>
type Model = SoundModelsQuery['soundModels'][number]

const { sketchSecondsMin, sketchSecondsMax } = LIMITS.sound
const KINDS = CUE_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] }))
const FIELDS = ['model', 'words', 'voice', 'seconds', 'seed']
const EFFECT_SECONDS = 5

/** Initial values of the form, to regenerate a sound or to use known text. */
export interface GivenWords {
  kind: CueKind
  words: string
  model?: string | null
  voice?: string | null
  seconds?: number
  /** How many speakers the words have. */
  speakerCount?: number
}

export interface GenerateSoundProps {
  projectId: string
  kind: CueKind
  filmSeconds: number
  given?: GivenWords
  /** Where an ordered sound is used. */
  purposeOf: (kind: CueKind) => SoundUse
  /** Creates a sketch immediately; if omitted, and for a shot, sketches are ordered like other sounds. */
  onSketch?: (words: SketchWords) => Promise<void>
  /** Called when an order is accepted. */
  onOrdered: () => void
}

const firstLength = (kind: CueKind, filmSeconds: number): number =>
  kind === 'MUSIC' ? Math.round(filmSeconds * 10) / 10 : EFFECT_SECONDS
const within = (seconds: number, { secondsMin, secondsMax }: Pick<Model, 'secondsMin' | 'secondsMax'>) =>
  Math.min(secondsMax ?? sketchSecondsMax, Math.max(secondsMin ?? sketchSecondsMin, seconds))

/** Form to generate a sound from words: a free sketch, or an order to a model of the provider. */
export function GenerateSound({ projectId, given, filmSeconds, purposeOf, ...props }: GenerateSoundProps) {
  const id = useId()
  const { data } = useSoundModelsQuery({ context: { quiet: true } })
  const [kind, setKind] = useState(given?.kind ?? props.kind)
  const [chosenModel, setModel] = useState(given?.model ?? null)
  const [chosenVoice, setVoice] = useState(given?.voice ?? null)
  const [words, setWords] = useState(given?.words ?? '')
  const [typedSeconds, setSeconds] = useState<number | null>(given?.seconds ?? null)
  const [seed, setSeed] = useState<number | null>(null)
  const [isMore, setMore] = useState(false)
  const { errors, failure, show, attempt, clear } = useFormErrors(FIELDS)
  const [isBusy, setBusy] = useState(false)
  const { order } = useOrderSounds(projectId)
  const use = purposeOf(kind)
  const models = (data?.soundModels ?? []).filter(
    (one) => one.kind === kind && (!one.takesClip || use.itemId != null),
  )
  const model = models.find((one) => one.id === chosenModel) ?? models[0]
  const isVoice = kind === 'VOICE'
  const isCast = isVoice && use.shotId != null
  const voice = model?.voices.find((one) => one === chosenVoice) ?? (isCast ? '' : model?.voices[0])
  const isSketch = model?.isSketch ?? true
  const seconds = typedSeconds ?? within(firstLength(kind, filmSeconds), model ?? NO_LENGTHS)
  const what = {
    kind,
    words,
    ...(voice && { voice }),
    ...(model?.secondsMin != null && { seconds }),
    ...(model?.takesSeed && seed !== null && { seed }),
  }
  const sound = model && { ...what, model: model.id, use }
  const price = usePrice(projectId, sound && !isSketch && words.trim() ? [sound] : null)
  const make = async () => {
    if (!sound) return
    if (isSketch && props.onSketch && !isCast) return props.onSketch(what)
    await order([sound])
    props.onOrdered()
  }
  const submit = async () => {
    if (show(check(soundOrdersRuleFor(models), { sounds: [sound] }).errors)) return
    setBusy(true)
    await attempt(make)
    setBusy(false)
  }
  const { label, placeholder, hint, sketchHint } = WORDS[kind]
  const verb = isSketch ? 'Sketch' : 'Generate'
  return (
    <Form layout="vertical" requiredMark={false} component="div" disabled={isBusy}>
      {failure && <Alert className={s.problem} type="error" showIcon title={failure} />}
      {!given && (
        <Form.Item label="Kind">
          <Segmented<CueKind>
            block
            name={`${id}-kind`}
            aria-label="Kind"
            options={KINDS}
            value={kind}
            onChange={(next) => {
              setKind(next)
              clear()
            }}
          />
        </Form.Item>
      )}
      <SoundModelField models={models} value={model?.id} error={errors.model} onChange={setModel} />
      <Form.Item label={label} htmlFor={`${id}-words`} {...errorProps(errors.words)}>
        <Input.TextArea
          id={`${id}-words`}
          autoSize={{ minRows: isVoice ? 4 : 2, maxRows: 8 }}
          placeholder={placeholder}
          maxLength={model?.wordsMax}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <p className={`meta ${s.hint}`}>{isSketch ? sketchHint : hint}</p>
      </Form.Item>
      {!!model?.voices.length && (
        <Form.Item label="Voice" htmlFor={`${id}-voice`} {...errorProps(errors.voice)}>
          <Select
            id={`${id}-voice`}
            value={voice}
            options={[
              ...(isCast ? [{ value: '', label: 'That of each character' }] : []),
              ...model.voices.map((one) => ({ value: one, label: voiceName(one) })),
            ]}
            onChange={setVoice}
          />
          {!voice && !model.takesLines && (given?.speakerCount ?? 1) > 1 && (
            <p className={`meta ${s.hint}`}>{ONE_VOICE}</p>
          )}
        </Form.Item>
      )}
      {model?.secondsMin != null && (
        <Form.Item label="Length" htmlFor={`${id}-seconds`} {...errorProps(errors.seconds)}>
          <InputNumber<number>
            id={`${id}-seconds`}
            className={s.length}
            min={model.secondsMin}
            max={model.secondsMax ?? undefined}
            step={0.5}
            suffix="s"
            value={seconds}
            onChange={setSeconds}
          />
        </Form.Item>
      )}
      {model?.takesSeed &&
        (isMore ? (
          <Form.Item label="Seed" htmlFor={`${id}-seed`} {...errorProps(errors.seed)}>
            <InputNumber<number>
              id={`${id}-seed`}
              className={s.length}
              min={0}
              precision={0}
              placeholder="Random"
              value={seed}
              onChange={setSeed}
            />
          </Form.Item>
        ) : (
          <Button type="text" className={s.more} aria-expanded={false} onClick={() => setMore(true)}>
            More
          </Button>
        ))}
      {price && !price.isWithinBudget && <OverBudget />}
      <Button type="primary" block loading={isBusy} disabled={!sound} onClick={() => void submit()}>
        {isBusy && isSketch ? 'Sketching' : verb}
        {price?.text && <span className="mono">{price.text}</span>}
      </Button>
    </Form>
  )
}

const NO_LENGTHS = { secondsMin: null, secondsMax: null }
