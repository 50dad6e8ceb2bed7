import { groupByRule } from './group.js'
import { readScreenplay } from './passages.js'
import type { Apart, ProposedShot } from './screenplay.js'
import { type ShotLimits, shotsOf } from './shots.js'

/** Shots of a script, and what of it is in none of them. */
export interface SplitScript {
  shots: ProposedShot[]
  apart: Apart[]
}

/** Splits a script by rule, the same way each time. No word of it is lost. */
export function splitByRule(script: string, limits: ShotLimits): SplitScript {
  const screenplay = readScreenplay(script)
  return { shots: shotsOf(screenplay, groupByRule(screenplay.passages), limits), apart: screenplay.apart }
}
