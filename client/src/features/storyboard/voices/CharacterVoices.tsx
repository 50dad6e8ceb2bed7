import { Select } from 'antd'
import { useId } from 'react'
import { type CastVoice, speedOf } from '#schema/cast-voices'
import { LIMITS } from '#schema/limits'
import { voiceName } from '../../../entities/sound/voiceName'
import s from './CharacterVoices.module.css'

const { speedMin, speedMax, speedStep } = LIMITS.sound
const SPEEDS = Array.from({ length: Math.round((speedMax - speedMin) / speedStep) + 1 }, (_, at) => {
  const value = Math.round((speedMin + at * speedStep) * 100) / 100
  return { value, label: `${value}×` }
})

interface CharacterVoicesProps {
  /** Names by key. */
  speakers: ReadonlyMap<string, string>
  model: { voices: readonly string[]; takesSpeed: boolean } | undefined
  cast: ReadonlyMap<string, CastVoice> | undefined
  onChange: (voice: CastVoice) => void
}

/** The voice of each speaker, with its speed if the model takes one. */
export function CharacterVoices({ speakers, model, cast, onChange }: CharacterVoicesProps) {
  const id = useId()
  const voices = model?.voices.map((one) => ({ value: one, label: voiceName(one) }))
  return [...speakers].map(([speaker, name]) => {
    const one = cast?.get(speaker)
    return (
      <div key={speaker} className={s.character}>
        <label htmlFor={`${id}-${speaker}`}>{name}</label>
        <Select
          className={s.voice}
          id={`${id}-${speaker}`}
          value={one?.voice}
          options={voices}
          onChange={(voice) => one && onChange({ ...one, voice })}
        />
        {model?.takesSpeed && (
          <Select
            className={s.speed}
            aria-label={`Speed of ${name}`}
            value={one && speedOf(one)}
            options={SPEEDS}
            onChange={(speed) => one && onChange({ ...one, speed })}
          />
        )}
      </div>
    )
  })
}
