import { Alert, Button, Form, Input, InputNumber, Segmented, Select } from 'antd'
import { useId, useState } from 'react'
import { CUE_KINDS, type CueKind, LIMITS, SKETCH_VOICES, type SketchVoice } from '#schema/limits'
import { sketchRule } from '#schema/rules/sound'
import { check, errorProps, type FieldErrors, fieldErrorsOf } from '../../../shared/lib/form'
import { messageOf } from '../../../shared/lib/network/errors'
import s from './AddSound.module.css'
import { listSound } from './listedSounds'
import { KIND_NAMES } from './shownCue'
import { type ListedSoundFieldsFragment, useSketchSoundMutation } from './sounds.generated'

const { wordsMax, textMax, sketchSecondsMin, sketchSecondsMax } = LIMITS.sound
const KINDS = CUE_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] }))
const EFFECT_SECONDS = 5

/** What the words of each kind are, and what can be asked for. */
const WORDS = {
  MUSIC: {
    label: 'Mood',
    placeholder: 'Calm piano in D major, 70 bpm',
    hint: 'Calm, happy, sad, tense, epic, mysterious, dark, playful, romantic, hopeful or energetic; with a key and a tempo if you like.',
  },
  VOICE: {
    label: 'Text',
    placeholder: 'The lighthouse went dark at four.',
    hint: 'Read by a computer voice, in English.',
  },
  EFFECT: {
    label: 'Effect',
    placeholder: 'Heavy rain',
    hint: 'Such as rain, wind, sea, river, fire, thunder, crowd, applause, footsteps, birds, engine, train, clock, phone, door, bell or whoosh.',
  },
} as const

const VOICE_NAMES: Record<SketchVoice, string> = {
  slt: 'Woman, American',
  awb: 'Man, Scottish',
  rms: 'Man, American',
  kal16: 'Robot',
  kal: 'Old robot',
}
const VOICES = SKETCH_VOICES.map((voice) => ({ value: voice, label: VOICE_NAMES[voice] }))

interface SoundSketchProps {
  projectId: string
  kind: CueKind
  filmSeconds: number
  onSketched: (sound: ListedSoundFieldsFragment) => void
}

const firstLength = (kind: CueKind, filmSeconds: number): number =>
  kind === 'MUSIC'
    ? Math.min(sketchSecondsMax, Math.max(sketchSecondsMin, Math.round(filmSeconds * 10) / 10))
    : EFFECT_SECONDS

/** Has a sound made on the server, for free: a stand-in until the final one is there. */
export function SoundSketch({ projectId, kind: firstKind, filmSeconds, onSketched }: SoundSketchProps) {
  const id = useId()
  const [kind, setKind] = useState(firstKind)
  const [words, setWords] = useState('')
  const [typedSeconds, setSeconds] = useState<number | null>(null)
  const [voice, setVoice] = useState<SketchVoice>('slt')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string>()
  const [sketch, { loading }] = useSketchSoundMutation({ context: { quiet: true } })
  const isVoice = kind === 'VOICE'
  const seconds = typedSeconds ?? firstLength(kind, filmSeconds)
  const submit = async () => {
    const asked = isVoice ? { kind, words, voice } : { kind, words, seconds }
    const { values, errors: wrong } = check(sketchRule, asked)
    setFailure(undefined)
    setErrors(wrong ?? {})
    if (!values || loading) return
    try {
      const { data } = await sketch({
        variables: { input: { projectId, ...values } },
        update: (cache, result) => listSound(cache, projectId, result.data?.sketchSound.id),
      })
      if (data) onSketched(data.sketchSound)
    } catch (caught) {
      const named = fieldErrorsOf(caught)
      setErrors(named)
      if (!Object.keys(named).length) setFailure(messageOf(caught))
    }
  }
  const { label, placeholder, hint } = WORDS[kind]
  return (
    <Form layout="vertical" requiredMark={false} component="div" disabled={loading}>
      <p className={`meta ${s.about}`}>
        Made on the server, for free: a stand-in until the final sound is there.
      </p>
      {failure && <Alert className={s.problem} type="error" showIcon title={failure} />}
      <Form.Item label="Kind">
        <Segmented<CueKind>
          block
          name={`${id}-kind`}
          aria-label="Kind"
          options={KINDS}
          value={kind}
          onChange={(next) => {
            setKind(next)
            setErrors({})
          }}
        />
      </Form.Item>
      <Form.Item label={label} htmlFor={`${id}-words`} {...errorProps(errors.words)}>
        <Input.TextArea
          id={`${id}-words`}
          autoSize={{ minRows: isVoice ? 4 : 2, maxRows: 8 }}
          placeholder={placeholder}
          maxLength={isVoice ? textMax : wordsMax}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <p className={`meta ${s.hint}`}>{hint}</p>
      </Form.Item>
      {isVoice ? (
        <Form.Item label="Voice" htmlFor={`${id}-voice`} {...errorProps(errors.voice)}>
          <Select<SketchVoice> id={`${id}-voice`} options={VOICES} value={voice} onChange={setVoice} />
        </Form.Item>
      ) : (
        <Form.Item label="Length" htmlFor={`${id}-seconds`} {...errorProps(errors.seconds)}>
          <InputNumber<number>
            id={`${id}-seconds`}
            className={s.length}
            min={sketchSecondsMin}
            max={sketchSecondsMax}
            step={0.5}
            suffix="s"
            value={seconds}
            onChange={setSeconds}
          />
        </Form.Item>
      )}
      <Button type="primary" block loading={loading} onClick={() => void submit()}>
        {loading ? 'Sketching' : 'Sketch'}
      </Button>
    </Form>
  )
}
