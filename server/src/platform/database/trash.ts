import { type EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { LIMITS } from '#schema/limits'
import type { Viewer } from '../auth/viewer.js'
import { type Visible, asVisible } from '../auth/visible.js'
import { isId } from '../errors/check.js'
import { notFound } from '../errors/failure.js'
import type { AfterCommit } from '../events/hooks.js'
import { type PageRequest, mergedPage, span } from '../queries/page.js'
import type { EntityClass } from '../queries/row-columns.js'
import { type Condition, type PageOptions, readPage } from '../queries/rows.js'

const TRASH_MS = LIMITS.trash.days * 24 * 60 * 60 * 1000

/** The maximum of rows that one round of maintenance deletes permanently. */
export const TRASH_BATCH = 500

/** Rows deleted before this time have been in the Trash for 30 days. */
export const endOfTrash = (now = Date.now()): Date => new Date(now - TRASH_MS)

/** A row that can be in the Trash. */
export interface TrashRow {
  id: string
  deletedAt?: Date | null
  restore(): void
}

export type TrashRequest = PageRequest & { search?: string | null }
/** Changes of a row in the Trash, as recorded in the audit log. */
export type TrashChange = 'restored' | 'deleted-forever'

/** The condition for rows that the viewer owns; admins see all. */
export const ownRows = ({ id, isAdmin }: Viewer): Condition[] =>
  isAdmin ? [] : [{ sql: 'r.owner_id = ?', parameters: [id] }]

/**
 * The Trash of one kind of row: for 30 days, deleted rows can be listed, restored and deleted forever; then
 * maintenance removes them (specification V61).
 */
export abstract class Trash<Entity extends TrashRow, Request extends TrashRequest = TrashRequest> {
  constructor(
    protected readonly db: EntityManager,
    /** The tables of this kind. */
    protected readonly entities: readonly EntityClass<Entity>[],
    /** Names of the rows in errors and logs. */
    private readonly names: { one: string; many: string },
  ) {}

  /** The conditions and the search of the list, and its tables if not all. */
  protected abstract listOf(
    viewer: Viewer,
    request: Request,
  ): Pick<PageOptions<Entity>, 'conditions' | 'search' | 'references'> & {
    entities?: readonly EntityClass<Entity>[]
  }

  /** Whether the viewer may see a deleted row, and restore it. */
  protected abstract maySee(em: EntityManager, viewer: Viewer, row: Entity): boolean | Promise<boolean>

  /** Throws if the viewer, who may restore a row, may not delete it forever. */
  protected async requireRemovable(_em: EntityManager, _viewer: Viewer, _row: Entity): Promise<void> {}

  /** Records a change in the audit log. */
  protected abstract record(
    em: EntityManager,
    viewer: Viewer,
    row: Entity,
    change: TrashChange,
  ): Promise<void>

  /** Releases the files of a row that is removed within the transaction of `em`. */
  protected abstract release(em: EntityManager, row: Entity): Promise<AfterCommit>

  /** Moves a row to the Trash. Returns its id. */
  abstract remove(viewer: Viewer, id: string): Promise<string>

  /** Throws NOT_FOUND, as `open` does. */
  abstract restore(viewer: Viewer, id: string): Promise<Visible<Entity>>

  /** Deleted rows that the viewer may restore, latest first. */
  async list(viewer: Viewer, request: Request) {
    const { entities = this.entities, conditions, ...rest } = this.listOf(viewer, request)
    const inTrash = { sql: 'r.deleted_at >= ?::timestamptz', parameters: [endOfTrash().toISOString()] }
    const requested = span(request)
    const pages = entities.map((entity) =>
      readPage<Entity>(this.db, entity, {
        sort: 'deleted_at',
        conditions: [inTrash, ...conditions],
        ...rest,
        ...requested,
      }),
    )
    return mergedPage(await Promise.all(pages), requested)
  }

  /**
   * Deletes a row and its files permanently before its 30 days are over. Returns its id; throws NOT_FOUND.
   */
  async deleteForever(viewer: Viewer, id: string): Promise<string> {
    const clear = await this.db.fork().transactional(async (em) => {
      const row = await this.open(em, viewer, id)
      await this.requireRemovable(em, viewer, row)
      await this.record(em, viewer, row, 'deleted-forever')
      return this.removeRow(em, row)
    })
    await clear().catch(() => undefined) // maintenance does it later
    return id
  }

  /**
   * Permanently deletes rows that have been in the Trash for 30 days, and their files. Returns their number.
   */
  async empty(now = Date.now()): Promise<number> {
    const isDue = { deletedAt: { $lt: endOfTrash(now) } }
    const due = await this.find(this.db.fork(), isDue, { limit: TRASH_BATCH })
    for (const { id } of due) {
      const clear = await this.db.fork().transactional(async (em) => {
        const [row] = await this.find(em, { id, ...isDue })
        return row && this.removeRow(em, row)
      })
      await clear?.()
    }
    return due.length
  }

  /** The maintenance task that empties the Trash. */
  maintenance(log: Logger) {
    return {
      run: async () => {
        const count = await this.empty()
        if (count) log.info(`Removed ${count} ${this.names.many} that had been in the Trash for 30 days`)
      },
      failure: `the Trash could not be emptied of ${this.names.many}`,
    }
  }

  /** Restores a row, records it, and runs `after`, in one transaction. */
  protected putBack(
    viewer: Viewer,
    id: string,
    after: (em: EntityManager, row: Entity) => Promise<unknown>,
  ): Promise<Visible<Entity>> {
    return this.db.fork().transactional(async (em) => {
      const row = await this.open(em, viewer, id)
      row.restore()
      await em.flush()
      await this.record(em, viewer, row, 'restored')
      await after(em, row)
      return row
    })
  }

  /** A row of the Trash, locked in a transaction. Throws NOT_FOUND if the viewer may not see it. */
  protected async open(em: EntityManager, viewer: Viewer, id: string): Promise<Visible<Entity>> {
    const [row] = isId(id) ? await this.find(em, { id, deletedAt: { $gte: endOfTrash() } }) : []
    if (!row || !(await this.maySee(em, viewer, row))) throw notFound(this.names.one)
    return asVisible(row)
  }

  private async find(em: EntityManager, where: object, options: { limit?: number } = {}): Promise<Entity[]> {
    const lockMode = em.isInTransaction() ? LockMode.PESSIMISTIC_WRITE : undefined
    const found: Entity[] = []
    for (const entity of this.entities)
      found.push(...(await em.find(entity, where as FilterQuery<Entity>, { ...options, lockMode })))
    return found
  }

  private async removeRow(em: EntityManager, row: Entity): Promise<() => Promise<unknown>> {
    const clear = await this.release(em, row)
    await em.removeAndFlush(row)
    return async () => clear()
  }
}
