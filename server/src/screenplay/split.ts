import type { TransitionOrCut } from '#schema/limits'
import { type ProposedElement, elementsOf, labelOf } from './cast.js'
import type { Apart, PassageGroup, ProposedShot, Screenplay } from './screenplay.js'
import { type ShotLimits, shotsOf, transitionNamed } from './shots.js'

/** The result of splitting a script: shots, title and author, characters and places, and parts that are in no shot. */
export interface SplitScript {
  title: string | null
  byline: string | null
  /** The transition to the first shot. Empty for a plain cut. */
  opening: TransitionOrCut
  shots: ProposedShot[]
  elements: ProposedElement[]
  apart: Apart[]
}

/** Splits a screenplay into shots by its groups of passages. */
export function splitInto(
  screenplay: Screenplay,
  groups: readonly PassageGroup[],
  limits: ShotLimits & { elementsMax: number },
): SplitScript {
  const { apart, byline } = screenplay
  const title = screenplay.title && labelOf(screenplay.title)
  const shots = shotsOf(screenplay, groups, limits)
  const opening = transitionNamed(screenplay.passages[0]?.transition ?? null)
  return { title, byline, opening, shots, elements: elementsOf(screenplay, shots, limits.elementsMax), apart }
}
