import { useMemo, useState } from 'react'
import { toast } from '../../../shared/lib/toast'
import { type Beats, beatsOf, beatTimes } from './beats'
import type { PlacedCue } from './shownCue'

/** Cache of detected beats; keys are the peaks of sounds. */
const found = new WeakMap<Uint8Array, Beats | null>()

function beatsIn(peaks: Uint8Array): Beats | null {
  const known = found.get(peaks)
  if (known !== undefined) return known
  const beats = beatsOf(peaks)
  found.set(peaks, beats)
  return beats
}

/** The beats of cues that show them, and their toggle. */
export function useBeats(placed: readonly PlacedCue[], peaks: ReadonlyMap<string, Uint8Array>) {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  /** By cue id. */
  const beats = useMemo(() => {
    const entries = placed.flatMap(({ cue }): [string, Beats][] => {
      const known = shown.has(cue.id) && peaks.get(cue.soundId)
      const its = known && beatsIn(known)
      return its ? [[cue.id, its]] : []
    })
    return new Map(entries)
  }, [placed, peaks, shown])
  const toggle = (id: string) => {
    const cue = placed.find((each) => each.cue.id === id)?.cue
    const known = cue && peaks.get(cue.soundId)
    // cues whose peaks are not loaded yet may still have a beat
    if (known && !shown.has(id) && !beatsIn(known))
      return void toast.info(`${cue.sound.title} has no clear beat`)
    setShown((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]))
  }
  return { beats, toggle }
}

/** Shown beats by cue id, in seconds of the film. */
export const shownBeatTimes = (
  placed: readonly PlacedCue[],
  beats: ReadonlyMap<string, Beats>,
): Map<string, readonly number[]> =>
  new Map(
    placed.flatMap(({ cue, span }): [string, number[]][] => {
      const its = beats.get(cue.id)
      return its && span ? [[cue.id, beatTimes(its, cue, span)]] : []
    }),
  )
