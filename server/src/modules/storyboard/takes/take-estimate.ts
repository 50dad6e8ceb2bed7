import type { EntityManager } from '@mikro-orm/postgresql'
import { affordable } from '#schema/affordable'
import { type ModelOffer, type VideoModel, defaultOptions } from '#schema/limits'
import type { Viewer } from '#platform/auth/viewer'
import type { VideoModels } from '../../model/model.service.js'
import type { Projects } from '../../project/project.service.js'
import type { BudgetState, Budgets } from '../../billing/budgets.js'
import type { Estimate, Prices } from '../../billing/prices.js'
import { type ShotReferences, referencesByShot } from '../elements/named-elements.js'
import type { StoryboardShot } from '../shots/shot.entity.js'
import type { StoryboardOrder } from '../storyboard-order.js'
import { Storyboard, boardsByProject } from '../storyboard.entity.js'
import { type NeededTake, neededTakes } from './needed-takes.js'
import { type TakePrompt, type TakeSettings, problemsFor, takePromptOf } from './take-prompt.js'

/** Parameters and estimated cost of another take or first frame of a shot. */
export interface ShotEstimate extends Estimate {
  model: string | null
  /** Null for a first frame, or if the model decides. */
  seconds: number | null
}

interface TakeEstimate extends ShotEstimate {
  prompt: TakePrompt
}

/** An estimate in the context of the other shots of its board. */
interface TakeOnBoard extends ShotEstimate {
  shot: StoryboardShot
  isMissing: boolean
  isOutdated: boolean
  /** Why it cannot be ordered, as a sentence. */
  problem: string | null
  /** Whether it is missing, and the budgets cover it and all missing takes before it. */
  isWithinBudget: boolean
}

/** The estimated cost of the missing takes or first frames of a board, in millionths of a US dollar. */
export interface BoardEstimate {
  projectId: string
  takes: TakeOnBoard[]
  missing: number
  /** Sum over missing takes that can be ordered and have a known price. */
  micros: number
  /** How many missing takes that can be ordered have an unknown price. */
  unknown: number
  /** How many missing takes the budgets cover. */
  affordable: number
  /** Budgets that apply to these orders. */
  budgets: BudgetState[]
}

/** Data that the caller has already loaded: boards by project, references by shot. */
interface PreloadedData {
  offer?: ModelOffer
  boards?: ReadonlyMap<string, TakeSettings>
  references?: ReadonlyMap<string, ShotReferences>
}

const remainderOf = ({ amount, used, allowsUnknown }: BudgetState) => ({
  left: Math.max(0, amount - used),
  allowsUnknown,
})

/** The budgets that apply to orders of the viewer in a project. */
export async function budgetsFor(
  budgets: Pick<Budgets, 'list'>,
  viewer: Viewer,
  projectId: string,
): Promise<BudgetState[]> {
  const subjects = [null, projectId, viewer.id]
  return (await budgets.list(viewer)).filter(({ subjectId }) => subjects.includes(subjectId ?? null))
}

/** Sums the missing takes or first frames, and counts them against the budgets in order. */
export function boardEstimateOf(
  shots: readonly StoryboardShot[],
  {
    projectId,
    needed,
    estimates,
    problemOf,
    budgets,
  }: {
    projectId: string
    needed: ReadonlyMap<string, NeededTake>
    estimates: ReadonlyMap<string, ShotEstimate>
    problemOf(shot: StoryboardShot): string | null
    budgets: BudgetState[]
  },
): BoardEstimate {
  const missing = shots.filter(({ id }) => needed.get(id) === 'missing')
  const problems = new Map(shots.map((shot) => [shot, problemOf(shot)]))
  const ordered = missing.filter((shot) => !problems.get(shot))
  const prices = ordered.map(({ id }) => estimates.get(id)!)
  const isCovered = affordable(prices, budgets.filter(({ isHard }) => isHard).map(remainderOf))
  const within = new Set(ordered.filter((_, at) => isCovered[at]))
  return {
    projectId,
    takes: shots.map((shot) => ({
      ...estimates.get(shot.id)!,
      shot,
      isMissing: missing.includes(shot),
      isOutdated: needed.get(shot.id) === 'outdated',
      problem: problems.get(shot)!,
      isWithinBudget: within.has(shot),
    })),
    missing: missing.length,
    micros: prices.reduce((sum, { micros }) => sum + (micros ?? 0), 0),
    unknown: prices.filter(({ micros }) => micros === null).length,
    affordable: within.size,
    budgets,
  }
}

/** Estimates takes of shots before they are ordered. */
export class TakeEstimates {
  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      order: StoryboardOrder
      models: Pick<VideoModels, 'offer'>
      prices: Pick<Prices, 'estimate'>
      budgets: Pick<Budgets, 'list'>
    },
  ) {}

  /** Estimates all shots of a project; sums the missing ones and counts them against the budgets in order. */
  async of(viewer: Viewer, projectId: string): Promise<BoardEstimate> {
    const project = await this.deps.projects.open(viewer, projectId)
    const em = this.deps.db.fork()
    const shots = await this.deps.order.shots(project, em)
    const offer = await this.deps.models.offer()
    const estimates = await this.ofShots(shots, { offer })
    const problemOf = problemsFor(offer)
    return boardEstimateOf(shots, {
      projectId,
      needed: await neededTakes(em, shots),
      estimates,
      problemOf: (shot) => problemOf(shot, estimates.get(shot.id)!.prompt),
      budgets: await budgetsFor(this.deps.budgets, viewer, projectId),
    })
  }

  /** Estimates by shot; the caller has checked that they are visible. */
  async ofShots(
    shots: readonly StoryboardShot[],
    known: PreloadedData = {},
  ): Promise<Map<string, TakeEstimate>> {
    const em = this.deps.db.fork()
    const boards =
      known.boards ?? (await boardsByProject(em, [...new Set(shots.map(({ projectId }) => projectId))]))
    const references = known.references ?? (await referencesByShot(em, shots))
    const offer = known.offer ?? (await this.deps.models.offer())
    const priceOf = this.pricing(em)
    const estimates = new Map<string, TakeEstimate>()
    for (const shot of shots) {
      const board = boards.get(shot.projectId) ?? new Storyboard()
      const prompt = takePromptOf(shot, board, references.get(shot.id)!, offer)
      const { model, input } = prompt
      const estimate = model ? await priceOf(model, input) : { micros: null, isFree: false }
      estimates.set(shot.id, { ...estimate, model: model?.id ?? null, seconds: input.duration, prompt })
    }
    return estimates
  }

  /** Caches prices: most shots of a board have the same one. */
  private pricing(em: EntityManager): (model: VideoModel, input: TakePrompt['input']) => Promise<Estimate> {
    const known = new Map<string, Promise<Estimate>>()
    return (model, { duration, referenceIds: { length: references } }) => {
      const key = `${model.id} ${duration} ${references}`
      const estimate =
        known.get(key) ??
        this.deps.prices.estimate({ ...defaultOptions(model), model: model.id, duration, references }, em)
      known.set(key, estimate)
      return estimate
    }
  }
}
