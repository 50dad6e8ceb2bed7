import { Button, Select } from 'antd'
import { Play, Square } from 'lucide-react'
import { useId } from 'react'
import { type CastVoice, speedOf } from '#schema/cast-voices'
import { LIMITS } from '#schema/limits'
import type { Dialogue } from '#schema/shot-elements'
import { voiceName } from '../../../entities/sound/voiceName'
import { type Sampled, useBoughtSamples } from './useBoughtSamples'
import { sampleWords, useVoiceSample } from './useVoiceSample'
import s from './CharacterVoices.module.css'

const { speedMin, speedMax, speedStep } = LIMITS.sound
const SPEEDS = Array.from({ length: Math.round((speedMax - speedMin) / speedStep) + 1 }, (_, at) => {
  const value = Math.round((speedMin + at * speedStep) * 100) / 100
  return { value, label: `${value}×` }
})

interface CharacterVoicesProps {
  projectId: string
  shots: readonly { dialogue: readonly Dialogue[] }[]
  /** Names by key. */
  speakers: ReadonlyMap<string, string>
  model: { isSketch: boolean; voices: readonly string[]; takesSpeed: boolean } | undefined
  cast: ReadonlyMap<string, CastVoice> | undefined
  onChange: (voice: CastVoice) => void
}

/** The voice of each speaker, with its speed if the model takes one, and a sample. */
export function CharacterVoices({ projectId, shots, speakers, model, cast, onChange }: CharacterVoicesProps) {
  const id = useId()
  const { playingId, loadingId, hear, toggle } = useVoiceSample(projectId)
  const samples = [...speakers].flatMap(([speaker, name]): Sampled[] => {
    const voice = cast?.get(speaker)
    const words = sampleWords(shots, speaker)
    return voice && words ? [{ voice, name, words }] : []
  })
  const isFree = model?.isSketch
  const bought = useBoughtSamples(projectId, isFree ? [] : samples, (speaker, url) =>
    toggle({ id: speaker, url }),
  )
  /** Stops a sample, hears it, or orders it first. */
  const play = async (sampled: Sampled) => {
    const { voice, words } = sampled
    const url = bought.urlOf(sampled)
    if (playingId === voice.speaker) toggle({ id: voice.speaker, url: '' })
    else if (isFree) await hear(voice, words)
    else if (url) toggle({ id: voice.speaker, url })
    else await bought.order(sampled)
  }
  const voices = model?.voices.map((one) => ({ value: one, label: voiceName(one) }))
  return [...speakers].map(([speaker, name]) => {
    const one = cast?.get(speaker)
    const sampled = samples.find(({ voice }) => voice.speaker === speaker)
    const isPlaying = playingId === speaker
    const price = sampled && !isFree && !bought.urlOf(sampled) ? bought.priceOf(sampled) : ''
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
        {sampled && (
          <Button
            aria-label={isPlaying ? `Stop the sample of ${name}` : `Hear a sample of ${name} ${price}`.trim()}
            title={isPlaying ? 'Stop' : 'Hear a sample'}
            loading={[loadingId, bought.makingId].includes(speaker)}
            disabled={
              (!isFree && !bought.isKnown(sampled)) ||
              (bought.makingId !== null && bought.makingId !== speaker)
            }
            icon={
              isPlaying ? <Square size={14} fill="currentColor" /> : <Play size={14} fill="currentColor" />
            }
            onClick={() => void play(sampled)}
          >
            {price && !isPlaying && <span className="mono">{price}</span>}
          </Button>
        )}
      </div>
    )
  })
}
