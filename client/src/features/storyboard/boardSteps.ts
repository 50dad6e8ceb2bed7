import { isEmptyShot } from '#schema/shot-prompt'
import { isUnwatchable } from './film/FilmLine'
import type { ShotFieldsFragment } from './shot/shot.generated'

/** The steps from a storyboard to a cut, in order. */
export type Step = 'draw' | 'generate' | 'review' | 'cut'
type Shots = readonly ShotFieldsFragment[]

/** Shots whose chosen take is not reviewed yet. */
export const toReview = (shots: Shots): Shots =>
  shots.filter(({ chosenTake }) => chosenTake?.status === 'PENDING')

/** Whether its take is out of date, and no later one waits for a review. */
export const isToRemake = ({ takeState, newestTake, chosenTake }: ShotFieldsFragment): boolean =>
  takeState === 'OUT_OF_DATE' && (newestTake?.id === chosenTake?.id || newestTake?.status !== 'PENDING')

/** Also a finished take, until the answer arrives that chooses it: the step must not change for this moment. */
const isTakeComing = ({ newestTake }: ShotFieldsFragment): boolean =>
  newestTake?.status === 'IN_PROGRESS' || newestTake?.status === 'PENDING'

/**
 * The next step: draw if there is nothing to play, generate missing takes, review them, then build the cut.
 */
export function nextStep(shots: Shots, isDrawing: boolean): Step {
  const isStarted = isDrawing || shots.some(isTakeComing)
  if (!isStarted && isUnwatchable(shots)) return 'draw'
  const isMissing = (shot: ShotFieldsFragment) =>
    !shot.chosenTake && !isTakeComing(shot) && !isEmptyShot(shot)
  if (shots.some(isMissing)) return 'generate'
  return toReview(shots).length || !shots.some(({ chosenTake }) => chosenTake) ? 'review' : 'cut'
}
