import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { planMix } from '#schema/mix'
import type { ShownCue } from '../../sound/shownCue'
import { MixPlayer } from './MixPlayer'

/** How long the picture waits for the sounds, in milliseconds. */
const PATIENCE_MS = 5_000

interface MixOptions {
  cues: readonly ShownCue[]
  /** Cues that are heard alone, if any. */
  solo: ReadonlySet<string>
  items: readonly { id: string }[]
  /** The second of the film at which each item begins. */
  starts: readonly number[]
  /** Seconds of the film. */
  length: number
  /** The files of the sounds; undefined until they are known. */
  sounds: readonly { sound: { id: string; url: string } }[] | undefined
}

/** Plays the music, voices and effects of a cut in step with its picture. */
export function useMix({ cues, solo, items, starts, length, sounds }: MixOptions) {
  const player = useRef<MixPlayer>(null)
  const isMuted = useRef(false)
  const [isLoaded, setLoaded] = useState(!cues.length)
  const open = useEffectEvent(() => {
    const heard = cues.filter(({ id, sound }) => !sound.deletedAt && (!solo.size || solo.has(id)))
    const plan = planMix(heard, {
      starts: new Map(items.map(({ id }, at) => [id, starts[at]!])),
      seconds: length,
    })
    const durations = new Map(cues.map(({ soundId, duration }) => [soundId, duration]))
    const files = (sounds ?? []).map(
      ({ sound: { id, url } }) => [id, { url, duration: durations.get(id) ?? 0 }] as const,
    )
    return new MixPlayer(plan, new Map(files))
  })
  const hasSounds = !!sounds && cues.length > 0
  useEffect(() => {
    if (!hasSounds) return
    const mix = open()
    player.current = mix
    mix.setMuted(isMuted.current)
    const ready = () => player.current === mix && setLoaded(true)
    const timer = setTimeout(ready, PATIENCE_MS)
    void mix.load().then(ready)
    return () => {
      clearTimeout(timer)
      player.current = null
      mix.close()
    }
  }, [hasSounds])
  const sync = useCallback(
    (seconds: number, isPlaying: boolean) => player.current?.sync(seconds, isPlaying),
    [],
  )
  const setMuted = useCallback((next: boolean) => {
    isMuted.current = next
    player.current?.setMuted(next)
  }, [])
  return { isReady: isLoaded, sync, setMuted }
}
