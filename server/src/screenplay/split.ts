import { type ProposedElement, elementsOf, labelOf } from './cast.js'
import type { Apart, PassageGroup, ProposedShot, Screenplay } from './screenplay.js'
import { type ShotLimits, shotsOf } from './shots.js'

/** The shots of a script, its title, its characters and places, and what is in no shot. */
export interface SplitScript {
  title: string | null
  shots: ProposedShot[]
  elements: ProposedElement[]
  apart: Apart[]
}

/** The parts of a screenplay whose passages are grouped into shots. */
export function splitInto(
  screenplay: Screenplay,
  groups: readonly PassageGroup[],
  limits: ShotLimits & { setsMax: number },
): SplitScript {
  const { apart } = screenplay
  const title = screenplay.title && labelOf(screenplay.title)
  const shots = shotsOf(screenplay, groups, limits)
  return { title, shots, elements: elementsOf(screenplay, shots, limits.setsMax), apart }
}
