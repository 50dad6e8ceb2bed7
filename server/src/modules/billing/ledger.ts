import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { PricedOrder } from '#schema/prices'
import { unknownPrice } from '#schema/rules/prompt'
import { badInput } from '#platform/errors/failure'
import type { Hooks } from '#platform/events/hooks'
import type { OrderTerms } from '#platform/queue/jobs'
import type { ModelCheck } from '../model/model-check.js'
import type { Budgets } from './budgets.js'
import { Basis, EntryKind, LedgerEntry, PendingBill } from './ledger-entry.entity.js'
import type { Prices } from './prices.js'

/** An order to reserve. */
interface Order {
  jobId: string
  videoId?: string | null
  projectId: string | null
  personId: string
  priced: PricedOrder
}

/** A job that ended without a result, and its request, if known. */
interface EndedJob {
  id: string
  sendingAt?: Date | string | null
  requestId?: string | null
  requestModel?: string | null
}

/** A reservation that was settled without a bill. */
export interface SettledByEstimate {
  reservationId: string
  requestId: string
  /** Millionths of a US dollar; 0 if unknown. */
  spent: number
}

/** A line that closes or corrects a reservation. */
type Closing = Pick<LedgerEntry, 'kind' | 'spent' | 'isKnown' | 'basis'> &
  Partial<Pick<LedgerEntry, 'units' | 'requestId'>>

/** The condition for open reservations `r`. */
const IS_OPEN = `r.kind = 'reserve' and not exists
  (select from ledger_entry c where c.reservation_id = r.id and c.kind <> 'reserve')`

/** The open reservations of a job, newest first. */
const OPEN = `select r.id, j.request_id as "requestId" from ledger_entry r left join job j on j.id = r.job_id
  where r.job_id = ? and ${IS_OPEN} order by r.created_at desc, r.id`

/**
 * Records orders and their cost. Each operation writes within the transaction of the work it belongs to, and one line closes
 * each reservation.
 */
export class Ledger {
  constructor(
    private readonly deps: {
      prices: Prices
      budgets: Pick<Budgets, 'require'>
      models: Pick<ModelCheck, 'compareBill'>
      hooks: Pick<Hooks, 'run'>
    },
  ) {}

  /**
   * Reserves the estimated cost of an order; nothing for the local engine. Throws BUDGET_REACHED if a budget refuses it, and
   * BAD_USER_INPUT for an unknown price, unless the user accepts it now or did for the same job. Returns the reservation’s id.
   */
  async reserve(
    em: EntityManager,
    { priced, ...order }: Order,
    { acceptsUnknownPrice }: OrderTerms = {},
  ): Promise<string | undefined> {
    const { micros, isFree } = await this.deps.prices.estimate(priced, em)
    if (isFree) return undefined
    await this.deps.budgets.require(em, order, micros)
    if (micros === null && !acceptsUnknownPrice) await this.requireAccepted(em, order.jobId, priced.model)
    const id = randomUUID()
    em.create(LedgerEntry, {
      ...order,
      id,
      kind: EntryKind.RESERVE,
      reservationId: id,
      model: priced.model,
      reserved: micros ?? 0,
      spent: 0,
      isKnown: micros !== null,
      basis: Basis.PRICE,
      orderedAt: new Date(),
    })
    await em.flush()
    return id
  }

  /** Throws BAD_USER_INPUT unless an earlier order of the job had an unknown price. */
  private async requireAccepted(em: EntityManager, jobId: string, model: string): Promise<void> {
    const accepted = await em.count(LedgerEntry, { jobId, kind: EntryKind.RESERVE, isKnown: false })
    if (!accepted) throw badInput([{ path: ['acceptsUnknownPrice'], message: unknownPrice(model) }])
  }

  /**
   * Settles the reservation of a finished job at the bill, or else at the estimate. Returns the cost in millionths of a
   * dollar; null if unknown, and undefined without a reservation.
   */
  async settle(
    em: EntityManager,
    jobId: string,
    { units }: { units?: number } = {},
  ): Promise<number | null | undefined> {
    const [open] = await em.execute<{ id: string; requestId: string | null }[]>(
      `${OPEN} limit 1 for update of r`,
      [jobId],
    )
    if (open?.requestId) return this.settleReservation(em, open.id, { units, requestId: open.requestId })
    // made by the local engine after all
    if (open) await this.release(em, open.id)
    return undefined
  }

  /**
   * Settles one reservation. `isAssumed`: the provider never reported the outcome of the request; `micros`: its cost
   * according to the provider.
   */
  async settleReservation(
    em: EntityManager,
    id: string,
    bill: { units?: number; micros?: number; requestId?: string | null; isAssumed?: boolean },
  ): Promise<number | null> {
    const reservation = await em.findOneOrFail(LedgerEntry, id)
    const { model, reserved, isKnown } = reservation
    // the provider defines its units, so only its own price applies
    const unitPrice = bill.units === undefined ? undefined : await this.deps.prices.providerPriceOf(model, em)
    const billed = bill.micros ?? (unitPrice ? Math.round(bill.units! * unitPrice.micros) : null)
    const cost = billed ?? (isKnown ? reserved : null)
    if (billed !== null) await this.compare(em, reservation, billed)
    const unbilled = bill.isAssumed ? Basis.ASSUMED : Basis.PRICE
    await this.close(em, reservation, {
      kind: EntryKind.SETTLE,
      spent: cost ?? 0,
      isKnown: cost !== null,
      basis: billed === null ? unbilled : Basis.BILL,
      units: bill.units === undefined ? null : bill.units.toFixed(6),
      requestId: bill.requestId,
    })
    return cost
  }

  /**
   * Corrects a request that was settled at an estimate by adding the difference to the bill, once. Returns whether a line was
   * added.
   */
  async correct(em: EntityManager, settled: SettledByEstimate, billed: number): Promise<boolean> {
    const { reservationId, requestId, spent } = settled
    const reservation = await em.findOneOrFail(LedgerEntry, reservationId)
    const difference = { kind: EntryKind.CORRECT, spent: billed - spent, isKnown: true, basis: Basis.BILL }
    if (!(await this.add(em, reservation, { ...difference, reserved: 0, requestId }))) return false
    await this.compare(em, reservation, billed)
    const { jobId, videoId = null } = reservation
    const newest = await em.findOne(
      LedgerEntry,
      { jobId, kind: EntryKind.RESERVE },
      { orderBy: { createdAt: 'desc' } },
    )
    if (newest?.id === reservationId)
      await this.deps.hooks.run('bill-corrected', em, { jobId, videoId, micros: billed })
    return true
  }

  /** Notifies admins of a bill that differs much from the estimate. */
  private async compare(em: EntityManager, { model, isKnown, reserved }: LedgerEntry, billed: number) {
    if (isKnown) await this.deps.models.compareBill(em, model, { estimated: reserved, billed })
  }

  /** Replaces the reservation of a job whose unsent order has changed. Throws as `reserve`. */
  async reorder(em: EntityManager, jobId: string, priced: PricedOrder): Promise<void> {
    const [open] = await em.execute<{ id: string }[]>(`${OPEN} limit 1 for update of r`, [jobId])
    if (!open) return
    const { videoId, projectId, personId } = await em.findOneOrFail(LedgerEntry, open.id)
    await this.release(em, open.id)
    await this.reserve(em, { jobId, videoId, projectId: projectId ?? null, personId, priced })
  }

  /** Closes a reservation that was not billed. */
  async release(em: EntityManager, id: string, requestId?: string | null): Promise<void> {
    const reservation = await em.findOneOrFail(LedgerEntry, id)
    const { basis } = reservation
    await this.close(em, reservation, { kind: EntryKind.RELEASE, spent: 0, isKnown: true, basis, requestId })
  }

  /**
   * Handles jobs that ended without a result: releases unsent requests, and marks the others for a later bill request. Returns
   * whether any are pending.
   */
  async ended(em: EntityManager, jobs: readonly EndedJob[]): Promise<boolean> {
    const open = await em.execute<{ id: string; jobId: string }[]>(
      `select r.id, r.job_id as "jobId" from ledger_entry r
       where r.job_id = any(?::uuid[]) and ${IS_OPEN} order by r.id for update of r`,
      [`{${jobs.map(({ id }) => id).join(',')}}`],
    )
    const byId = new Map(jobs.map((job) => [job.id, job]))
    let isPending = false
    for (const { id, jobId } of open) {
      const { sendingAt, requestId = null, requestModel = null } = byId.get(jobId)!
      if (!sendingAt && !requestId) {
        await this.release(em, id)
        continue
      }
      isPending = true
      await em.execute(
        `insert into pending_bill (reservation_id, job_id, request_id, request_model) values (?, ?, ?, ?)
         on conflict do nothing`,
        [id, jobId, requestId, requestModel],
      )
    }
    return isPending
  }

  /** Saves the request id of a job in its pending bills, before the job is ordered again. */
  async keepRequest(em: EntityManager, { id, requestId, requestModel }: EndedJob): Promise<void> {
    if (requestId)
      await em.nativeUpdate(PendingBill, { jobId: id, requestId: null }, { requestId, requestModel })
  }

  /** Closes a reservation; only the first of concurrent calls has an effect. */
  private async close(em: EntityManager, reservation: LedgerEntry, closing: Closing): Promise<void> {
    await this.add(em, reservation, { ...closing, reserved: -reservation.reserved })
    await em.nativeDelete(PendingBill, { reservationId: reservation.id })
  }

  /** Adds a line to a reservation unless it has one of this kind. Returns whether it was added. */
  private async add(
    em: EntityManager,
    reservation: LedgerEntry,
    line: Closing & Pick<LedgerEntry, 'reserved'>,
  ): Promise<boolean> {
    const { id, jobId, videoId, projectId, personId, model, orderedAt } = reservation
    const { kind, reserved, spent, isKnown, basis, units, requestId } = line
    const added = await em.execute<unknown[]>(
      `insert into ledger_entry (kind, reservation_id, job_id, video_id, project_id, person_id, model,
         reserved, spent, is_known, basis, units, request_id, ordered_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing
       returning id`,
      [
        kind,
        id,
        jobId,
        videoId ?? null,
        projectId ?? null,
        personId,
        model,
        reserved,
        spent,
        isKnown,
        basis,
        units ?? null,
        requestId ?? null,
        orderedAt,
      ],
    )
    return added.length > 0
  }
}
