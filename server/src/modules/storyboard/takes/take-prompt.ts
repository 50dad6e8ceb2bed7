import {
  type ModelOffer,
  type PromptInputs,
  type VideoModel,
  misfitsOf,
  modelFor,
  shotReferencesMax,
  takeSeconds,
} from '#schema/limits'
import { isEmptyShot, promptOfShot } from '#schema/shot-prompt'
import { promptInputsOf, promptRuleFor } from '#schema/rules/prompt'
import type { PromptInput } from '../../generation/prompt-input.js'
import type { ShotReferences } from '../elements/named-elements.js'
import type { FilmedShot } from '../shots/shot-inputs-hash.js'
import type { StoryboardShot } from '../shots/shot.entity.js'
import type { Storyboard } from '../storyboard.entity.js'

export const NO_WORDS = 'This shot has no words yet'

/** Whether the model of a board, or any offered one, takes these inputs. */
function accepts(offer: ModelOffer, board: TakeSettings, inputs: PromptInputs): boolean {
  const model = modelFor(offer, board.model, inputs)
  return !!model && !misfitsOf(model, inputs).length
}

/** The settings of a storyboard for its takes. */
export type TakeSettings = Pick<Storyboard, 'ratio' | 'model' | 'look' | 'referencesMax'>

/** The request for a take of a shot. */
export interface TakePrompt {
  input: PromptInput & { referenceIds: string[]; duration: number | null }
  /** The model for the input; undefined if no offered model accepts it. */
  model?: VideoModel
}

/**
 * The prompt for a take of a shot, with the closest length that the model offers, and as many pictures of its elements as
 * the storyboard and the model allow, beside its own. Its first frame shows the elements: their pictures are left out unless a
 * model takes both.
 */
export function takePromptOf(
  shot: StoryboardShot,
  board: TakeSettings,
  { elements, referenceIds }: ShotReferences,
  offer: ModelOffer,
): TakePrompt {
  const frames = {
    firstFrameId: shot.keptFirstFrame?.assetId ?? null,
    lastFrameId: shot.keptLastFrame?.assetId ?? null,
  }
  const own = shot.keptReferences.map(({ assetId }) => assetId)
  const inputs = (ids: string[]) => promptInputsOf({ ...frames, referenceIds: ids, extendsVideoId: null })
  const limit = shotReferencesMax(offer, board, inputs(own))
  const all = referenceIds.slice(0, Math.max(own.length, limit))
  const sent = frames.firstFrameId && !accepts(offer, board, inputs(all)) ? own : all
  const model = modelFor(offer, board.model, inputs(sent))
  const input = {
    projectId: shot.projectId,
    prompt: promptOfShot(shot, {
      look: board.look,
      elements,
      firstFrame: offer.isDrawn ? null : shot.keptFirstFrame,
    }),
    ratio: board.ratio,
    model: board.model ?? null,
    ...frames,
    referenceIds: sent,
    duration: model ? takeSeconds(model.durations, shot.seconds) : null,
  }
  return { input, model }
}

/** Returns a function that says why a take cannot be ordered, as a sentence, or null. */
export function problemsFor(offer: ModelOffer): (shot: FilmedShot, prompt: TakePrompt) => string | null {
  const rule = promptRuleFor(offer, { isOfShot: true })
  return (shot, { input }) => {
    if (isEmptyShot(shot)) return NO_WORDS
    const read = rule.safeParse(input)
    return read.success ? null : read.error.issues[0].message
  }
}
