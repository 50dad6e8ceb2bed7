import { useEffect, useEffectEvent, useState } from 'react'
import { type CastVoice, speedOf } from '#schema/cast-voices'
import { LIMITS, TIMES } from '#schema/limits'
import { usePrice } from '../../../entities/sound/generate/usePrice'
import { voiceName } from '../../../entities/sound/voiceName'
import { confirmUnknownPrice } from '../../../shared/lib/confirm'
import { toast } from '../../../shared/lib/toast'
import { useBoughtSampleQuery, useBoughtSamplesQuery, useBuySampleMutation } from './boughtSamples.generated'

/** A speaker with a voice, and the words to hear. */
export interface Sampled {
  voice: CastVoice
  name: string
  words: string
}

const OPEN = ['QUEUED', 'RUNNING']
const context = { quiet: true }

/** The title of a sample, by which it is found again: the same voice is paid for once. */
function titleOf({ name, voice }: Sampled): string {
  const details = `, ${voiceName(voice.voice)}${speedOf(voice) === 1 ? '' : `, ${speedOf(voice)}×`}`
  const { titleMax } = LIMITS.video
  return `Sample: ${name}`.slice(0, titleMax - details.length).trimEnd() + details
}

const orderOf = ({ voice, words, ...sampled }: Sampled) => ({
  kind: 'VOICE' as const,
  model: voice.model,
  words,
  voice: voice.voice,
  title: titleOf({ voice, words, ...sampled }),
  ...(voice.speed !== undefined && { speed: voice.speed }),
})

/** Samples of paid voices: sounds of the project, each ordered at its price when first heard. */
export function useBoughtSamples(
  projectId: string,
  samples: readonly Sampled[],
  onMade: (speaker: string, url: string) => void,
) {
  const skip = !samples.length
  const variables = { projectId }
  const { data, refetch } = useBoughtSamplesQuery({
    variables,
    skip,
    fetchPolicy: 'cache-and-network',
    context,
  })
  const known = data?.project.sounds.nodes
  const urlOf = (sampled: Sampled) =>
    known?.find(({ title, model }) => title === titleOf(sampled) && model === sampled.voice.model)?.url
  const price = usePrice(projectId, skip ? null : samples.slice(0, LIMITS.sound.ordersMax).map(orderOf))
  const [buy] = useBuySampleMutation()
  const [bought, setBought] = useState<{ speaker: string; jobId: string } | null>(null)
  const { data: made } = useBoughtSampleQuery({
    variables: { jobId: bought?.jobId ?? '' },
    skip: !bought,
    pollInterval: bought ? TIMES.workspacePolling : 0,
    fetchPolicy: 'network-only',
    context,
  })
  const job = made?.node && 'status' in made.node ? made.node : null
  const isEnded = bought !== null && job?.id === bought.jobId && !OPEN.includes(job.status)
  const end = useEffectEvent(() => {
    setBought(null)
    if (!job?.sound) return toast.error(`The sample could not be made: ${job?.failure ?? 'it was cancelled'}`)
    if (bought) onMade(bought.speaker, job.sound.url)
    void refetch().catch(() => undefined)
  })
  useEffect(() => {
    if (isEnded) end()
  }, [isEnded])
  const order = async (sampled: Sampled) => {
    const isUnknown = price?.each[samples.indexOf(sampled)] === 'price unknown'
    if (isUnknown && !(await confirmUnknownPrice())) return
    const input = { projectId, sounds: [orderOf(sampled)], ...(isUnknown && { acceptsUnknownPrice: true }) }
    const sent = await buy({ variables: { input } }).catch(() => null) // the error link shows the error
    const jobId = sent?.data?.generateSounds[0]?.jobId
    if (jobId) setBought({ speaker: sampled.voice.speaker, jobId })
  }
  const priceOf = (sampled: Sampled) => price?.each[samples.indexOf(sampled)] ?? ''
  return {
    makingId: bought?.speaker ?? null,
    urlOf,
    priceOf,
    /** Whether it is known if it was bought, and else its price. */
    isKnown: (sampled: Sampled) => !!urlOf(sampled) || (!!known && !!priceOf(sampled)),
    order,
  }
}
