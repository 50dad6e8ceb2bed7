import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { LIMITS } from '#schema/limits'
import { TOO_MANY_SHOTS } from '#schema/rules/storyboard'
import { isId } from '#platform/errors/check'
import { againAfterDeadlock } from '#platform/errors/retry'
import { announce } from '#platform/events/events'
import { badInput, notFound } from '#platform/errors/failure'
import type { Viewer } from '#platform/auth/viewer'
import { type Visible, asVisible, orNull } from '#platform/auth/visible'
import type { Project } from '../project/project.entity.js'
import { requireMay } from '../project/project-roles.js'
import type { Projects } from '../project/project.service.js'
import { StoryboardShot } from './shots/shot.entity.js'
import { Storyboard } from './storyboard.entity.js'

/** A storyboard whose order is being changed, within the transaction of `em`. */
export interface ChangingOrder {
  em: EntityManager
  board: Storyboard
  order: StoryboardShot[]
}

/**
 * The shots of storyboards: found for a viewer, and kept in an order that one at a time changes.
 *
 * Transactions lock in one order, so that none waits for another that waits for it: the row of the storyboard, those
 * of its shots, the count of jobs, budgets, and the project last. Who has touched the project locks no shot any more.
 */
export class StoryboardOrder {
  constructor(private readonly deps: { db: EntityManager; projects: Projects }) {}

  /** The shots in their order. */
  shots(project: Visible<Project>, em = this.deps.db.fork()): Promise<StoryboardShot[]> {
    return em.find(
      StoryboardShot,
      { projectId: project.id, deletedAt: null },
      { orderBy: { position: 'asc' } },
    )
  }

  /** A shot that the viewer may change. Throws NOT_FOUND, and FORBIDDEN. `lock` lasts until the transaction ends. */
  async open(
    viewer: Viewer,
    id: string,
    { em, lock = false }: { em: EntityManager; lock?: boolean },
  ): Promise<Visible<StoryboardShot>> {
    const found = isId(id)
      ? await em.findOne(
          StoryboardShot,
          { id, deletedAt: null },
          lock ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {},
        )
      : null
    const project = found && (await orNull(this.deps.projects.open(viewer, found.projectId, { em })))
    if (!project) throw notFound('Shot')
    requireMay(viewer, project, 'generate')
    return asVisible(found)
  }

  /**
   * Changes the order of a storyboard, one at a time: `order` is written as `run` leaves it. That runs again after a
   * deadlock, except within the transaction of a given `em`.
   */
  change<Result>(
    viewer: Viewer,
    projectId: string,
    run: (given: ChangingOrder) => Promise<Result>,
    em?: EntityManager,
  ): Promise<Result> {
    if (em) return this.changeOnce(viewer, projectId, run, em)
    return againAfterDeadlock(() => this.changeOnce(viewer, projectId, run, this.deps.db.fork()))
  }

  private changeOnce<Result>(
    viewer: Viewer,
    projectId: string,
    run: (given: ChangingOrder) => Promise<Result>,
    db: EntityManager,
  ): Promise<Result> {
    return db.transactional(async (em) => {
      const project = await this.deps.projects.openTo('generate', viewer, projectId, { em })
      const board = await lockBoard(em, project)
      const order = await this.shots(project, em)
      const result = await run({ em, board, order })
      order.forEach((shot, position) => {
        shot.position = position
      })
      await em.flush()
      await announce(em, { topic: 'storyboard', id: project.id })
      await this.deps.projects.touch(em, project.id)
      return result
    })
  }

  /** The same for one of the shots. Throws NOT_FOUND if there is none. */
  async changeAt<Result>(
    viewer: Viewer,
    id: string,
    run: (given: ChangingOrder & { at: number }) => Promise<Result>,
  ): Promise<Result> {
    const { projectId } = await this.open(viewer, id, { em: this.deps.db.fork() })
    return this.change(viewer, projectId, (given) => {
      const at = given.order.findIndex((shot) => shot.id === id)
      if (at < 0) throw notFound('Shot')
      return run({ ...given, at })
    })
  }
}

/** The shots of a project in order, each as the `shotId` of its takes; without shots that have no take. */
export async function readShotOrder(em: EntityManager, projectId: string): Promise<string[]> {
  const shots = await em.execute<{ takes_of: string }[]>(
    `select takes_of from storyboard_shot where project_id = ? and deleted_at is null and takes_of is not null
     order by position`,
    [projectId],
  )
  return shots.map(({ takes_of }) => takes_of)
}

/** The storyboard of a project, locked until the transaction of `em` ends. */
export async function lockBoard(em: EntityManager, { id: projectId }: Visible<Project>): Promise<Storyboard> {
  await em.execute('insert into storyboard (project_id) values (?) on conflict do nothing', [projectId])
  return em.findOneOrFail(Storyboard, { projectId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
}

/** Throws BAD_USER_INPUT if so many more shots are too many. */
export function requireRoom(order: readonly StoryboardShot[], more: number): void {
  if (order.length + more > LIMITS.storyboard.shotsMax)
    throw badInput([{ path: ['shots'], message: TOO_MANY_SHOTS }])
}

/** Throws BAD_USER_INPUT if it is not one of them. */
export function placeOf(order: readonly StoryboardShot[], id: string): number {
  const at = order.findIndex((shot) => shot.id === id)
  if (at < 0) throw badInput([{ path: ['afterId'], message: 'This is not a shot of this storyboard' }])
  return at
}
