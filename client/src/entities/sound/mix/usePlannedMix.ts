import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PlannedCue } from '#schema/mix'
import { MixPlayer, type PlayedSound } from './MixPlayer'

/** How long the picture waits for the sounds, in milliseconds. */
const TIMEOUT_MS = 5_000

interface PlannedMix {
  plan: readonly PlannedCue[]
  /** Files of the sounds, by id. */
  sounds: ReadonlyMap<string, PlayedSound>
}

/** Plays a mix in sync with a picture. `open` is called when `key` changes, unless that is null. */
export function usePlannedMix(key: string | null, open: () => PlannedMix) {
  const player = useRef<MixPlayer>(null)
  const isMuted = useRef(false)
  const [loadedKey, setLoadedKey] = useState<string | null>(null)
  const openNow = useEffectEvent(() => {
    const { plan, sounds } = open()
    return new MixPlayer(plan, sounds)
  })
  useEffect(() => {
    if (key === null) return
    const mix = openNow()
    player.current = mix
    mix.setMuted(isMuted.current)
    const ready = () => player.current === mix && setLoadedKey(key)
    const timer = setTimeout(ready, TIMEOUT_MS)
    void mix.load().then(ready)
    return () => {
      clearTimeout(timer)
      player.current = null
      mix.close()
    }
  }, [key])
  const sync = useCallback(
    (seconds: number, isPlaying: boolean) => player.current?.sync(seconds, isPlaying),
    [],
  )
  const setMuted = useCallback((next: boolean) => {
    isMuted.current = next
    player.current?.setMuted(next)
  }, [])
  return { isLoaded: loadedKey !== null, sync, setMuted }
}
