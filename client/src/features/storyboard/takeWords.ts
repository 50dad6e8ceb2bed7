import { microsOf, shownDollars } from '#schema/prices'
import type { ShotInput } from '../../entities/types.generated'

const INPUTS: Record<ShotInput, string> = {
  WORDS: 'words',
  CAMERA: 'camera',
  REFERENCES: 'reference images',
  FIRST_FRAME: 'first frame',
  LAST_FRAME: 'last frame',
  RATIO: 'aspect ratio',
  PICTURES: 'cast and places',
}

/** What of a shot has changed since its take, in a sentence. */
export const changedWords = (inputs: readonly ShotInput[]) =>
  `Changed since this take: ${inputs.map((input) => INPUTS[input]).join(', ')}`

export const shots = (count: number) => `${count} ${count === 1 ? 'shot' : 'shots'}`

/** What an order will probably cost, shortly; null where it costs nothing. */
export function costWords({ usd, isFree }: { usd: string | null; isFree: boolean }): string | null {
  if (isFree) return null
  return usd === null ? 'price not known' : dollars(microsOf(usd) ?? 0)
}

/** An estimated amount. */
export const dollars = (micros: number) => `~${shownDollars(micros)}`
