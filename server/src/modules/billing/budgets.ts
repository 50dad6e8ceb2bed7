import type { EntityManager } from '@mikro-orm/postgresql'
import { budgetRule } from '#schema/rules/quotas'
import { dollarsOf, shownDollars } from '#schema/prices'
import { check, isId } from '#platform/errors/check'
import { budgetReached, notFound } from '#platform/errors/failure'
import type { Notify } from '#platform/events/notify'
import { enqueueWebhooks } from '#platform/events/webhook-events'
import type { Viewer } from '#platform/auth/viewer'
import { User } from '../account/user.entity.js'
import { recordAudit } from '../audit/audit.service.js'
import { Project } from '../project/project.entity.js'
import { conditionsOf } from '../project/project-filter.js'
import { Budget, BudgetPeriod, BudgetScope } from './budget.entity.js'

/** Share of a budget at which users are notified. */
const WARNING_SHARE = 0.8
const MAX_NAMES = 3

/** A budget with its usage. */
export interface BudgetState extends Budget {
  /** Reserved and spent in its period, in millionths of a US dollar. */
  used: number
  /** The name of the project or person; null for the team and deleted subjects. */
  subjectName: string | null
}

/** The project and the person of an order. */
interface Orderer {
  projectId: string | null
  personId: string
}

/** The unchecked input of a budget; `budgetRule` parses it. */
interface BudgetInput {
  scope: BudgetScope
  subjectId?: string | null
  period: BudgetPeriod
  limitUsd: string
  isHard: boolean
  allowsUnknown: boolean
}

const MONTH_START = `date_trunc('month', now() at time zone 'utc') at time zone 'utc'`
/** The amount that counts for a budget `b`. */
const usedOf = (subject: string) => `(select coalesce(sum(reserved + spent), 0)::bigint from ledger_entry e
  where ${subject} and e.ordered_at >= case b.period when 'month' then ${MONTH_START} else '-infinity' end)`
/** One subquery per scope, so that each uses its index. */
const USED = `case b.scope when 'team' then ${usedOf('true')}
  when 'project' then ${usedOf('e.project_id = b.subject_id')} else ${usedOf('e.person_id = b.subject_id')} end`
const WITH_STATE = `select b.id, b.scope, b.subject_id as "subjectId", b.period, b.amount, b.is_hard as "isHard",
    b.allows_unknown as "allowsUnknown", b.told_in as "toldIn", b.created_at as "createdAt", ${USED} as used,
    coalesce(p.name, a.username) as "subjectName"
  from budget b left join project p on b.scope = 'project' and p.id = b.subject_id
    left join account a on b.scope = 'person' and a.id = b.subject_id`

type StateRow = Omit<BudgetState, 'amount' | 'used'> & { amount: string; used: string }
const stateOf = (row: StateRow): BudgetState =>
  ({
    ...row,
    amount: Number(row.amount),
    used: Number(row.used),
    createdAt: new Date(row.createdAt),
  }) as BudgetState

const monthOf = (date: Date) =>
  date.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const periodOf = (period: BudgetPeriod) =>
  period === BudgetPeriod.MONTH ? new Date().toISOString().slice(0, 7) : BudgetPeriod.ALWAYS

function subjectOf(scope: BudgetScope, name: string | null): string {
  if (scope === BudgetScope.PERSON) return name ?? 'somebody'
  return name === null ? 'a deleted project' : `“${name}”`
}

/** Its name for use in a sentence: `the team’s budget for November 2026`. */
function budgetName({ scope, subjectName, period }: BudgetState): string {
  const during = period === BudgetPeriod.MONTH ? ` for ${monthOf(new Date())}` : ''
  if (scope === BudgetScope.TEAM) return `the team’s budget${during}`
  return `the budget of ${subjectOf(scope, subjectName)}${during}`
}

/** Spending limits of the team, projects and people. */
export class Budgets {
  constructor(
    private readonly db: EntityManager,
    private readonly notify: Notify,
  ) {}

  /** The team’s, the viewer’s own and those of visible projects; all for admins. */
  async list(viewer: Viewer): Promise<BudgetState[]> {
    const conditions = conditionsOf(viewer, 'p')
    const isSeen = conditions.map(({ sql }) => `(${sql})`).join(' and ')
    const rows = await this.db.fork().execute<StateRow[]>(
      `${WITH_STATE} where b.scope = 'team' or ?::boolean or b.subject_id = ? or (p.id is not null and ${isSeen})
         order by b.scope = 'team' desc, b.scope, "subjectName", b.period limit 500`,
      [viewer.isAdmin, viewer.id, ...conditions.flatMap(({ parameters = [] }) => parameters)],
    )
    return rows.map(stateOf)
  }

  /** Sets the budget of a subject and period. */
  async set(viewer: Viewer, input: BudgetInput): Promise<BudgetState> {
    const { limitUsd: amount, ...fields } = check(budgetRule, input)
    const subjectId = fields.scope === BudgetScope.TEAM ? null : (fields.subjectId ?? null)
    return this.db.fork().transactional(async (em) => {
      if (fields.scope !== BudgetScope.TEAM)
        await this.requireSubject(em, fields.scope as BudgetScope, subjectId)
      const [before] = await this.states(
        em,
        'where b.scope = ? and b.subject_id is not distinct from ? and b.period = ?',
        [fields.scope, subjectId, fields.period],
      )
      const [{ id }] = await em.execute<{ id: string }[]>(
        `insert into budget (scope, subject_id, period, amount, is_hard, allows_unknown) values (?, ?, ?, ?, ?, ?)
         on conflict (scope, coalesce(subject_id, '00000000-0000-0000-0000-000000000000'::uuid), period)
         do update set amount = excluded.amount, is_hard = excluded.is_hard,
           allows_unknown = excluded.allows_unknown, told_in = null returning id`,
        [fields.scope, subjectId, fields.period, amount, fields.isHard, fields.allowsUnknown],
      )
      const [state] = await this.states(em, 'where b.id = ?', [id])
      await recordAudit(em, viewer, {
        action: 'budget-set',
        subjectId: id,
        subjectName: budgetName(state),
        before: before && auditedOf(before),
        after: auditedOf(state),
      })
      return state
    })
  }

  /** Removes it. Throws NOT_FOUND. */
  async remove(viewer: Viewer, id: string): Promise<string> {
    return this.db.fork().transactional(async (em) => {
      const [state] = isId(id) ? await this.states(em, 'where b.id = ?', [id]) : []
      if (!state || !(await em.nativeDelete(Budget, { id }))) throw notFound('Budget')
      await recordAudit(em, viewer, {
        action: 'budget-removed',
        subjectId: id,
        subjectName: budgetName(state),
        before: auditedOf(state),
      })
      return id
    })
  }

  /**
   * Throws BUDGET_REACHED if a hard budget has less than this left, or does not allow an unknown price. Notifies once per
   * period that one is nearly used up. Locks all applicable budgets until the transaction of `em` ends, in a fixed order.
   */
  async require(em: EntityManager, { projectId, personId }: Orderer, micros: number | null): Promise<void> {
    const applies = `b.scope = 'team' or b.scope = 'project' and b.subject_id = ? or b.scope = 'person' and b.subject_id = ?`
    const locked = await em.execute<unknown[]>(
      `select 1 from budget b where ${applies} order by b.id for update`,
      [projectId, personId],
    )
    if (!locked.length) return
    const states = await this.states(em, `where ${applies} order by b.id`, [projectId, personId])
    for (const state of states) if (state.isHard) await this.requireLeft(em, state, micros)
    for (const state of states)
      if (state.used + (micros ?? 0) >= state.amount * WARNING_SHARE)
        await this.notifyNearlyUsed(em, state, micros ?? 0)
  }

  private async requireLeft(em: EntityManager, state: BudgetState, micros: number | null): Promise<void> {
    const left = Math.max(0, state.amount - state.used)
    if (micros === null ? state.allowsUnknown : micros <= left) return
    const admins = await em.find(User, { isAdmin: true, revokedAt: null }, { orderBy: { createdAt: 'asc' } })
    const names = admins.slice(0, MAX_NAMES).map(({ username }) => username)
    const who = new Intl.ListFormat('en', { type: 'disjunction' }).format(names)
    const name = budgetName(state)
    const message =
      micros === null
        ? `The price of this is not known, and ${name} is a hard limit. ${who} can allow it.`
        : `This would cost about ${shownDollars(micros)}, and ${name} has ${shownDollars(left)} left. ${who} can raise it.`
    throw budgetReached(message, { left, raisedBy: names })
  }

  /** Notifies admins, the person, and the owner of the project; once per period. */
  private async notifyNearlyUsed(em: EntityManager, state: BudgetState, micros: number): Promise<void> {
    const period = periodOf(state.period)
    const first = await em.nativeUpdate(
      Budget,
      { id: state.id, $or: [{ toldIn: null }, { toldIn: { $ne: period } }] },
      { toldIn: period },
    )
    if (!first) return
    await enqueueWebhooks(em, 'budget.nearly_used', {
      project_id: state.scope === BudgetScope.PROJECT ? state.subjectId! : null,
      budget_id: state.id,
      used_usd: dollarsOf(state.used + micros),
      limit_usd: dollarsOf(state.amount),
    })
    const owner =
      state.scope === BudgetScope.PROJECT
        ? (await em.findOne(Project, { id: state.subjectId! }))?.ownerId
        : null
    const person = state.scope === BudgetScope.PERSON ? state.subjectId : null
    const recipients = await em.find(User, {
      revokedAt: null,
      $or: [{ isAdmin: true }, { id: { $in: [owner, person].filter((id) => id != null) } }],
    })
    for (const { id: userId } of recipients)
      await this.notify(em, {
        type: 'budget-nearly-used',
        userId,
        budget: budgetName(state),
        used: shownDollars(state.used + micros),
        limit: shownDollars(state.amount),
      })
  }

  private async requireSubject(em: EntityManager, scope: BudgetScope, id: string | null): Promise<void> {
    const isProject = scope === BudgetScope.PROJECT
    const found =
      id &&
      isId(id) &&
      (isProject
        ? await em.findOne(Project, { id, deletedAt: null })
        : await em.findOne(User, { id, revokedAt: null }))
    if (!found) throw notFound(isProject ? 'Project' : 'Member')
  }

  private async states(em: EntityManager, rest: string, parameters: unknown[]): Promise<BudgetState[]> {
    return (await em.execute<StateRow[]>(`${WITH_STATE} ${rest}`, parameters)).map(stateOf)
  }
}

const auditedOf = ({ amount, isHard, allowsUnknown }: BudgetState) => ({
  limit: shownDollars(amount),
  isHard,
  allowsUnknown,
})
