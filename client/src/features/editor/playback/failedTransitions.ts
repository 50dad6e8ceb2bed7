import { transitionName } from '#schema/limits'
import type { RenderedJoin } from './useRenderedTransitions'

/** Says which transitions play as plain cuts because rendering failed. */
export function failedTransitionsText(joins: readonly RenderedJoin[]): string {
  const failed = joins.flatMap(({ state, transition }, at) =>
    state === 'failed' ? [`${transitionName(transition)} (${at + 1} to ${at + 2})`] : [],
  )
  if (!failed.length) return ''
  const verb = failed.length > 1 ? 'transitions are' : 'transition is'
  return `Shown as plain cuts, because the ${verb} not ready: ${failed.join(', ')}`
}
