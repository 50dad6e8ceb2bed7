import { useMemo, useState } from 'react'
import { toast } from '../../../shared/lib/toast'
import { type Beats, beatsOf, beatTimes } from './beats'
import type { PlacedCue } from './shownCue'

/** Beats that were found already. */
const found = new WeakMap<Uint8Array, Beats | null>()

function beatsIn(peaks: Uint8Array): Beats | null {
  const known = found.get(peaks)
  if (known !== undefined) return known
  const beats = beatsOf(peaks)
  found.set(peaks, beats)
  return beats
}

/** The beats of cues that show them, and what switches them. */
export function useBeats(placed: readonly PlacedCue[], peaks: ReadonlyMap<string, Uint8Array>) {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  /** Of each cue that shows its beats. */
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
    // before its peaks are loaded, they may yet have a beat
    if (known && !shown.has(id) && !beatsIn(known))
      return void toast.info(`${cue.sound.title} has no clear beat`)
    setShown((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]))
  }
  return { beats, toggle }
}

/** Seconds of the film at which the shown beats of cues are heard, by cue. */
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
