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
import type { ShotPlace } from '../video/takes.js'
import { StoryboardShot } from './shots/shot.entity.js'
import { announceLooks } from './elements/named-elements.js'
import { Storyboard } from './storyboard.entity.js'

/** A locked storyboard whose order is changed within the transaction of `em`. */
export interface ChangingOrder {
  em: EntityManager
  board: Storyboard
  order: StoryboardShot[]
}

/**
 * Finds shots for viewers, and serializes changes of their order.
 *
 * To avoid deadlocks, all transactions lock in the same order: the row of the storyboard, those of its shots, the count of
 * jobs, budgets, and the project last. Lock no shot after `projects.touch`.
 */
export class StoryboardOrder {
  constructor(private readonly deps: { db: EntityManager; projects: Projects }) {}

  /** The shots in order. */
  shots(project: Visible<Project>, em = this.deps.db.fork()): Promise<StoryboardShot[]> {
    return em.find(
      StoryboardShot,
      { projectId: project.id, deletedAt: null },
      { orderBy: { position: 'asc' } },
    )
  }

  /** A shot that the viewer may change. Throws NOT_FOUND and FORBIDDEN. `lock` locks it until the transaction ends. */
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
   * Runs a change of a storyboard under its lock, and saves `order` as `run` leaves it. Retries after a deadlock, except
   * within the transaction of a given `em`.
   */
  change<Result>(
    viewer: Viewer,
    projectId: string,
    run: (changing: ChangingOrder) => Promise<Result>,
    em?: EntityManager,
  ): Promise<Result> {
    if (em) return this.changeOnce(viewer, projectId, run, em)
    return againAfterDeadlock(() => this.changeOnce(viewer, projectId, run, this.deps.db.fork()))
  }

  private changeOnce<Result>(
    viewer: Viewer,
    projectId: string,
    run: (changing: ChangingOrder) => Promise<Result>,
    db: EntityManager,
  ): Promise<Result> {
    return db.transactional(async (em) => {
      const project = await this.deps.projects.openTo('generate', viewer, projectId, { em })
      const board = await lockBoard(em, project)
      const order = await this.shots(project, em)
      const before = new Map(order.map(({ id, position }) => [id, position]))
      const result = await run({ em, board, order })
      order.forEach((shot, position) => {
        shot.position = position
      })
      await em.flush()
      await announce(em, { topic: 'storyboard', id: project.id })
      const moved = order.filter(({ id, position }) => before.has(id) && before.get(id) !== position)
      if (moved.length) await announceLooks(em, project.id, moved)
      await this.deps.projects.touch(em, project.id)
      return result
    })
  }

  /** Like `change`, but also passes the position of one of the shots. Throws NOT_FOUND if the shot does not exist. */
  async changeAt<Result>(
    viewer: Viewer,
    id: string,
    run: (changing: ChangingOrder & { at: number }) => Promise<Result>,
  ): Promise<Result> {
    const { projectId } = await this.open(viewer, id, { em: this.deps.db.fork() })
    return this.change(viewer, projectId, (changing) => {
      const at = changing.order.findIndex((shot) => shot.id === id)
      if (at < 0) throw notFound('Shot')
      return run({ ...changing, at })
    })
  }
}

/** The places of all shots that have takes, in storyboard order. */
export async function readShotPlaces(em: EntityManager, projectId: string): Promise<ShotPlace[]> {
  const shots = await em.execute<{ takesOf: string; transition: string; seconds: number }[]>(
    `select takes_of as "takesOf", transition, transition_seconds as seconds from storyboard_shot
     where project_id = ? and deleted_at is null and takes_of is not null order by position`,
    [projectId],
  )
  return shots.map(({ takesOf, transition, seconds }) => ({ takesOf, gap: { transition, seconds } }))
}

/** The storyboard of a project, locked until the transaction of `em` ends. */
export async function lockBoard(
  em: EntityManager,
  { id: projectId }: Pick<Project, 'id'>,
): Promise<Storyboard> {
  await em.execute('insert into storyboard (project_id) values (?) on conflict do nothing', [projectId])
  return em.findOneOrFail(Storyboard, { projectId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
}

/** Throws BAD_USER_INPUT if the storyboard has no room for `more` shots. */
export function requireRoom(order: readonly StoryboardShot[], more: number): void {
  if (order.length + more > LIMITS.storyboard.shotsMax)
    throw badInput([{ path: ['shots'], message: TOO_MANY_SHOTS }])
}

/** The position of a shot. Throws BAD_USER_INPUT if it is not in this storyboard. */
export function placeOf(order: readonly StoryboardShot[], id: string): number {
  const at = order.findIndex((shot) => shot.id === id)
  if (at < 0) throw badInput([{ path: ['afterId'], message: 'This is not a shot of this storyboard' }])
  return at
}
