import type { EntityManager } from '@mikro-orm/postgresql'
import type { ProjectAction } from '#schema/project-roles'
import { createProjectRule, editProjectRule } from '#schema/rules/project'
import { check, isId } from '#platform/errors/check'
import { announce } from '#platform/events/events'
import { conflict, notFound } from '#platform/errors/failure'
import type { Hooks } from '#platform/events/hooks'
import type { Notify } from '#platform/events/notify'
import { type Page, type PageRequest, span } from '#platform/queries/page'
import { countBelow, idsOf, readPage, readPagesBelow } from '#platform/queries/rows'
import { searchOf } from '#platform/queries/search'
import type { Viewer } from '#platform/auth/viewer'
import { type OpenOptions, type Visible, asVisible, asVisiblePage } from '#platform/auth/visible'
import type { RequireConfirmation } from '../account/sessions/session.service.js'
import { User } from '../account/user.entity.js'
import { ApprovalStatus, Asset } from '../library/asset.entity.js'
import type { AssetFilter } from '../library/asset-filter.js'
import { maySeeAsset } from '../library/asset.policy.js'
import { Project, ProjectAsset, maySeeProject } from './project.entity.js'
import { assetsOfProjects, conditionsOf } from './project-filter.js'
import { requireMay } from './project-roles.js'

/** The operations on projects. */
export class Projects {
  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      hooks: Hooks
      notify: Notify
      requireConfirmation: RequireConfirmation
    },
  ) {
    this.db = deps.db
  }

  /**
   * The projects that the viewer may see, newest change first; `search` is a substring of the name, ignoring
   * case.
   */
  async list(
    viewer: Viewer,
    { search, ...request }: PageRequest & { search?: string | null },
  ): Promise<Page<Visible<Project>>> {
    const page = await readPage(this.db, Project, {
      sort: 'updated_at',
      conditions: conditionsOf(viewer),
      search: searchOf('folded(r.name)', search),
      ...span(request),
    })
    return asVisiblePage(page)
  }

  /** Throws NOT_FOUND if there is none that the viewer may see. */
  async open(
    viewer: Viewer,
    id: string,
    { em = this.db.fork(), lock = false }: OpenOptions = {},
  ): Promise<Visible<Project>> {
    // a statement of its own: one that waits for a lock would read the members as they were before
    if (lock && isId(id)) await em.execute('select from project where id = ? for update', [id])
    const project = isId(id) ? await em.findOne(Project, id, { refresh: lock }) : null
    if (!project || !maySeeProject(viewer, project)) throw notFound('Project')
    return asVisible(project)
  }

  /**
   * The project without a check of rights; null if there is none. For callers that apply the policy
   * themselves.
   */
  find(id: string, em = this.db.fork()): Promise<Project | null> {
    return em.findOne(Project, id)
  }

  /** Opens a project in which the viewer may do this. Throws NOT_FOUND, and FORBIDDEN where they only see it. */
  async openTo(
    action: ProjectAction,
    viewer: Viewer,
    id: string,
    options?: OpenOptions,
  ): Promise<Visible<Project>> {
    const project = await this.open(viewer, id, options)
    requireMay(viewer, project, action)
    return project
  }

  /** Takes part in the transaction of an `em` given as `within`. */
  async create(
    viewer: Viewer,
    input: { name: string; description?: string | null; isPrivate?: boolean },
    within = this.db.fork(),
  ): Promise<Visible<Project>> {
    const { name, description } = check(createProjectRule, input)
    return within.transactional(async (em) => {
      const project = em.create(Project, {
        name,
        description,
        ownerId: viewer.id,
        isPrivate: input.isPrivate ?? false,
      })
      await em.flush()
      await announce(em, { topic: 'project', id: project.id })
      return asVisible(project)
    })
  }

  /** Changing who may see it requires a confirmation, as `RequireConfirmation` does. */
  async edit(
    viewer: Viewer,
    input: { id: string; name: string; description: string; isPrivate?: boolean | null },
  ): Promise<Visible<Project>> {
    const { name, description, isPrivate } = check(editProjectRule, input)
    return this.db.fork().transactional(async (em) => {
      const project = await this.openTo('manage', viewer, input.id, { em, lock: true })
      if (isPrivate != null && isPrivate !== project.isPrivate)
        await this.deps.requireConfirmation(viewer, em)
      const becomesPrivate = isPrivate === true && !project.isPrivate
      Object.assign(project, {
        name,
        description,
        isPrivate: isPrivate ?? project.isPrivate,
        updatedAt: new Date(),
      })
      await em.flush()
      if (becomesPrivate) await announce(em, { topic: 'project-gone', id: project.id, seenBy: 'team' })
      await announce(em, { topic: 'project', id: project.id })
      return project
    })
  }

  /**
   * Moves the project to the top of the lists: something in it changed. Throws NOT_FOUND if it went to the
   * Trash meanwhile, so that nothing is added there.
   */
  async touch(em: EntityManager, id: string): Promise<void> {
    const touched = await em.nativeUpdate(Project, { id, deletedAt: null }, { updatedAt: new Date() })
    if (!touched) throw notFound('Project')
    await announce(em, { topic: 'project', id })
  }

  /** Keeps which video’s poster stands for such a project; null: a cover is drawn. */
  async keepCover(em: EntityManager, project: Project, videoId: string | null): Promise<void> {
    project.coverVideoId = videoId
    await em.flush()
    await this.touch(em, project.id)
  }

  /** The project's own assets, newest change first. */
  async assets(project: Visible<Project>, request: PageRequest & AssetFilter) {
    return (await this.assetLists([project], request)).get(project.id)!
  }

  /** The same for many projects at once. */
  async assetLists(
    projects: readonly Visible<Project>[],
    { first, after, most, ...filter }: PageRequest & AssetFilter,
  ) {
    return readPagesBelow(this.db, Asset, idsOf(projects), {
      ...assetsOfProjects(filter),
      ...span({ first, after, most }),
    })
  }

  /** How many assets each of these projects has, counted up to `most`. */
  async assetCounts(projects: readonly Visible<Project>[], filter: AssetFilter, most?: number) {
    return countBelow(this.db.fork(), Asset, idsOf(projects), { ...assetsOfProjects(filter), most })
  }

  /**
   * Throws CONFLICT for an asset that is not approved; adding one twice changes nothing; `isNew` says which.
   */
  async addAsset(
    viewer: Viewer,
    projectId: string,
    assetId: string,
  ): Promise<{ asset: Asset; isNew: boolean }> {
    return this.db.fork().transactional(async (em) => {
      const project = await this.openTo('generate', viewer, projectId, { em })
      const asset = isId(assetId) ? await em.findOne(Asset, { id: assetId, deletedAt: null }) : null
      if (!asset || !maySeeAsset(viewer, asset)) throw notFound('Asset')
      if (asset.approvalStatus !== ApprovalStatus.APPROVED)
        throw conflict('Only an approved asset can be added to a project')
      if (!(await this.attachAsset(em, projectId, assetId))) return { asset, isNew: false }
      const owner =
        asset.ownerId === viewer.id ? null : await em.findOne(User, { id: asset.ownerId, revokedAt: null })
      if (owner && maySeeProject(owner, project)) {
        await this.deps.notify(em, {
          type: 'asset-used',
          userId: owner.id,
          projectId,
          name: asset.name,
          by: viewer.username,
          project: project.name,
        })
      }
      return { asset, isNew: true }
    })
  }

  /** Adds an asset within the transaction of `em`. Returns false if it was there already. */
  async attachAsset(em: EntityManager, projectId: string, assetId: string): Promise<boolean> {
    const added = await em.execute<unknown[]>(
      'insert into project_asset (project_id, asset_id) values (?, ?) on conflict do nothing returning asset_id',
      [projectId, assetId],
    )
    if (!added.length) return false
    await this.deps.hooks.run('project-asset', em, { projectId, assetId })
    await this.touch(em, projectId)
    return true
  }

  async removeAsset(viewer: Viewer, projectId: string, assetId: string): Promise<string> {
    return this.db.fork().transactional(async (em) => {
      await this.openTo('generate', viewer, projectId, { em })
      const removed = isId(assetId) ? await em.nativeDelete(ProjectAsset, { projectId, assetId }) : 0
      if (!removed) throw notFound('Asset')
      await this.deps.hooks.run('project-asset', em, { projectId, assetId })
      await this.touch(em, projectId)
      return assetId
    })
  }
}
