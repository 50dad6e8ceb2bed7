import type { EntityManager } from '@mikro-orm/postgresql'
import { imageModelFor } from '#schema/limits'
import { imageRuleFor } from '#schema/rules/prompt'
import { isEmptyShot } from '#schema/shot-prompt'
import type { Viewer } from '#platform/auth/viewer'
import type { Budgets } from '../../billing/budgets.js'
import type { Estimate, Prices } from '../../billing/prices.js'
import type { VideoModels } from '../../model/model.service.js'
import type { Projects } from '../../project/project.service.js'
import { referencesByShot } from '../elements/named-elements.js'
import type { StoryboardOrder } from '../storyboard-order.js'
import type { Storyboards } from '../storyboard.service.js'
import { type BoardEstimate, type ShotEstimate, boardEstimateOf, budgetsFor } from '../takes/take-estimate.js'
import { NO_WORDS } from '../takes/take-prompt.js'
import { firstFramePromptOf } from './first-frame-orders.js'
import { neededFirstFrames } from './first-frame-status.js'

/** Estimates first frames of shots before they are ordered. */
export class FirstFrameEstimates {
  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      order: StoryboardOrder
      storyboards: Storyboards
      models: Pick<VideoModels, 'imageOffer'>
      prices: Pick<Prices, 'estimate'>
      budgets: Pick<Budgets, 'list'>
    },
  ) {}

  /** Estimates all shots of a project; sums the missing ones and counts them against the budgets in order. */
  async of(viewer: Viewer, projectId: string): Promise<BoardEstimate> {
    const project = await this.deps.projects.open(viewer, projectId)
    const em = this.deps.db.fork()
    const shots = await this.deps.order.shots(project, em)
    const board = await this.deps.storyboards.of(project, em)
    const references = await referencesByShot(em, shots)
    const offer = await this.deps.models.imageOffer(em)
    const rule = imageRuleFor(offer)
    const needed = await neededFirstFrames(em, shots)
    const prices = new Map<string, Estimate>()
    const estimates = new Map<string, ShotEstimate>()
    const problems = new Map<string, string | null>()
    for (const shot of shots) {
      const input = firstFramePromptOf(shot, board, references.get(shot.id)!)
      const { length: count } = input.referenceIds
      const model =
        imageModelFor(offer, null, count, { isCheapest: needed.get(shot.id) === 'missing' })?.id ?? null
      const key = `${model} ${count}`
      const price =
        prices.get(key) ??
        (model
          ? await this.deps.prices.estimate({ model, references: count }, em)
          : { micros: null, isFree: false })
      prices.set(key, price)
      estimates.set(shot.id, { ...price, model, seconds: null })
      const read = rule.safeParse(input)
      problems.set(shot.id, read.success ? null : read.error.issues[0].message)
    }
    return boardEstimateOf(shots, {
      projectId,
      needed,
      estimates,
      problemOf: (shot) => (isEmptyShot(shot) ? NO_WORDS : problems.get(shot.id)!),
      budgets: await budgetsFor(this.deps.budgets, viewer, projectId),
    })
  }
}
