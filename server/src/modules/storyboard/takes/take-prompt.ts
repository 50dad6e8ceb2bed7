import { type ModelOffer, type VideoModel, modelFor, shotReferencesMax, takeSeconds } from '#schema/limits'
import { isEmptyShot, promptOfShot } from '#schema/shot-prompt'
import { givenOf, promptRuleFor } from '#schema/rules/prompt'
import type { PromptInput } from '../../generation/prompt-input.js'
import type { ShotReferences } from '../elements/named-elements.js'
import type { FilmedShot } from '../shots/shot-inputs-hash.js'
import type { StoryboardShot } from '../shots/shot.entity.js'
import type { Storyboard } from '../storyboard.entity.js'

export const NO_WORDS = 'This shot has no words yet'

/** What is asked for when a take of a shot is ordered. */
export interface TakePrompt {
  input: PromptInput & { referenceIds: string[]; duration: number | null }
  /** The model that makes it; undefined where none that is offered does. */
  model?: VideoModel
}

/**
 * The prompt for a take of a shot: its length is the nearest that the model offers, and of the pictures of its characters
 * and places it has as many as the model takes.
 */
export function takePromptOf(
  shot: StoryboardShot,
  board: Pick<Storyboard, 'ratio' | 'model' | 'look'>,
  { elements, referenceIds }: ShotReferences,
  offer: ModelOffer,
): TakePrompt {
  const frames = {
    firstFrameId: shot.keptFirstFrame?.assetId ?? null,
    lastFrameId: shot.keptLastFrame?.assetId ?? null,
  }
  const own = shot.keptReferences.map(({ assetId }) => assetId)
  const given = (ids: string[]) => givenOf({ ...frames, referenceIds: ids, extendsVideoId: null })
  const most = shotReferencesMax(offer, board.model, given(own))
  const sent = referenceIds.slice(0, Math.max(own.length, most))
  const model = modelFor(offer, board.model, given(sent))
  const input = {
    projectId: shot.projectId,
    prompt: promptOfShot(shot, { look: board.look, elements }),
    ratio: board.ratio,
    model: board.model ?? null,
    ...frames,
    referenceIds: sent,
    duration: model ? takeSeconds(model.durations, shot.seconds) : null,
  }
  return { input, model }
}

/** Returns why a take of a shot with this prompt cannot be ordered, in a sentence; null where it can. */
export function problemsFor(offer: ModelOffer): (shot: FilmedShot, prompt: TakePrompt) => string | null {
  const rule = promptRuleFor(offer, { isOfShot: true })
  return (shot, { input }) => {
    if (isEmptyShot(shot)) return NO_WORDS
    const read = rule.safeParse(input)
    return read.success ? null : read.error.issues[0].message
  }
}
