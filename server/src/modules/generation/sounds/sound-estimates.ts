import type { EntityManager } from '@mikro-orm/postgresql'
import { affordable } from '#schema/affordable'
import type { PricedOrder } from '#schema/prices'
import type { Viewer } from '#platform/auth/viewer'
import type { BudgetState, Budgets } from '../../billing/budgets.js'
import type { Estimate, Prices } from '../../billing/prices.js'
import type { Projects } from '../../project/project.service.js'
import { type SoundOrders, type SoundOrdersInput, pricedSound } from './sound-orders.js'

/** The estimated cost of sounds, in millionths of a US dollar. */
export interface SoundsEstimate {
  projectId: string
  /**
   * In the order of the input. `isWithinBudget`: whether the budgets cover it together with all sounds before it; `shotId`: the
   * shot that gets it as its voice.
   */
  sounds: (Estimate & { isWithinBudget: boolean; shotId?: string | null })[]
  /** Sum of the known prices. */
  micros: number
  /** How many have an unknown price. */
  unknown: number
  /** How many the budgets cover. */
  affordable: number
  /** Budgets that apply to these orders. */
  budgets: BudgetState[]
}

const FREE: Estimate = { micros: 0, isFree: true }

/** Estimates sounds before they are ordered. */
export class SoundEstimates {
  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Pick<Projects, 'open'>
      orders: Pick<SoundOrders, 'check'>
      prices: Pick<Prices, 'estimate'>
      budgets: Pick<Budgets, 'list'>
    },
  ) {}

  /** Throws NOT_FOUND unless the project is visible, and BAD_USER_INPUT with the field. */
  async of(viewer: Viewer, input: SoundOrdersInput): Promise<SoundsEstimate> {
    const requests = this.deps.orders.check(input)
    const estimate = await this.price(viewer, input.projectId, requests.map(pricedSound))
    const shotIds = requests.map(({ use }) => (use && 'shotId' in use ? use.shotId : null))
    return { ...estimate, sounds: estimate.sounds.map((one, at) => ({ ...one, shotId: shotIds[at] })) }
  }

  /** Estimates validated requests; null for a free one. */
  async price(
    viewer: Viewer,
    openedId: string,
    requests: readonly (PricedOrder | null)[],
  ): Promise<SoundsEstimate> {
    const em = this.deps.db.fork()
    const { id: projectId } = await this.deps.projects.open(viewer, openedId, { em })
    const estimates: Estimate[] = []
    for (const priced of requests) estimates.push(priced ? await this.deps.prices.estimate(priced, em) : FREE)
    const concerned = [null, projectId, viewer.id]
    const budgets = (await this.deps.budgets.list(viewer)).filter(({ subjectId }) =>
      concerned.includes(subjectId ?? null),
    )
    const hard = budgets.filter(({ isHard }) => isHard)
    const lasts = affordable(
      estimates,
      hard.map(({ amount, used, allowsUnknown }) => ({ left: Math.max(0, amount - used), allowsUnknown })),
    )
    return {
      projectId,
      sounds: estimates.map((estimate, at) => ({ ...estimate, isWithinBudget: lasts[at] })),
      micros: estimates.reduce((sum, { micros }) => sum + (micros ?? 0), 0),
      unknown: estimates.filter(({ micros }) => micros === null).length,
      affordable: lasts.filter(Boolean).length,
      budgets,
    }
  }
}
