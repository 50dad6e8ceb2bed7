import { groupByRule } from './group.js'
import { readScreenplay } from './passages.js'
import type { ShotLimits } from './shots.js'
import { type SplitScript, splitInto } from './split.js'

/** Splits a script by rule, as without a language model. */
export function splitByRule(script: string, limits: ShotLimits & { elementsMax: number }): SplitScript {
  const screenplay = readScreenplay(script)
  return splitInto(screenplay, groupByRule(screenplay.passages), limits)
}
