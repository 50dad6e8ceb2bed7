import { microsOf, shownDollars } from '#schema/prices'
import { useSettled } from '../../../shared/lib/debounce'
import { type EstimateSoundsQueryVariables, useEstimateSoundsQuery } from './generate.generated'

type Sounds = EstimateSoundsQueryVariables['input']['sounds']

/** Delay between typing and the request, in milliseconds. */
const TYPING_MS = 400

const dollars = (usd: string) => `~${shownDollars(microsOf(usd) ?? 0)}`

/** Estimated price of an order, as text. Free orders have no price. */
export interface Price {
  text: string
  isWithinBudget: boolean
  /** Prices in the order of the sounds; empty for free ones. */
  each: string[]
}

/** Estimated price of sounds; null until known, and for sounds that cannot be ordered. */
export function usePrice(projectId: string, sounds: Sounds | null): Price | null {
  const current = JSON.stringify(sounds)
  const requested = useSettled(current, TYPING_MS)
  const { data } = useEstimateSoundsQuery({
    variables: { input: { projectId, sounds: (JSON.parse(requested) as Sounds | null) ?? [] } },
    skip: requested === 'null' || current === 'null',
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  const found = data?.estimateSounds
  if (!found || !sounds) return null
  const each = found.sounds.map(({ estimate: { isFree, usd } }) => {
    if (isFree) return ''
    return usd === null ? 'price unknown' : dollars(usd)
  })
  const total = found.unknown ? 'price unknown' : dollars(found.usd)
  return {
    text: each.every((price) => !price) ? '' : total,
    isWithinBudget: found.sounds.every(({ isWithinBudget }) => isWithinBudget),
    each,
  }
}
