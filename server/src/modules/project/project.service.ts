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

  /** Projects that the viewer may see, newest change first; `search` is a substring of the name, ignoring case. */
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

  /** Throws NOT_FOUND unless the project is visible. */
  async open(
    viewer: Viewer,
    id: string,
    { em = this.db.fork(), lock = false }: OpenOptions = {},
  ): Promise<Visible<Project>> {
    // a separate statement: after waiting for the lock, a combined one would read outdated members
    if (lock && isId(id)) await em.execute('select from project where id = ? for update', [id])
    const project = isId(id) ? await em.findOne(Project, id, { refresh: lock }) : null
    if (!project || !maySeeProject(viewer, project)) throw notFound('Project')
    return asVisible(project)
  }

  /** The project, or null. Checks no permissions: the caller applies the policy. */
  find(id: string, em = this.db.fork()): Promise<Project | null> {
    return em.findOne(Project, id)
  }

  /** Opens a project for an action. Throws NOT_FOUND, and FORBIDDEN if the viewer’s role does not permit it. */
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

  /** `within` is the caller’s transaction, if any. */
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

  /** Requires a confirmation if the visibility changes. */
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

  /** Moves a changed project to the top of lists. Throws NOT_FOUND if it is in the Trash, where nothing may be added. */
  async touch(em: EntityManager, id: string): Promise<void> {
    const touched = await em.nativeUpdate(Project, { id, deletedAt: null }, { updatedAt: new Date() })
    if (!touched) throw notFound('Project')
    await announce(em, { topic: 'project', id })
  }

  /** Stores the video whose poster is the cover; null: a drawn cover. */
  async keepCover(em: EntityManager, project: Project, videoId: string | null): Promise<void> {
    project.coverVideoId = videoId
    await em.flush()
    await this.touch(em, project.id)
  }

  /** The project’s assets, newest change first. */
  async assets(project: Visible<Project>, request: PageRequest & AssetFilter) {
    return (await this.assetLists([project], request)).get(project.id)!
  }

  /** `assets` for many projects. */
  async assetLists(
    projects: readonly Visible<Project>[],
    { first, after, most, ...filter }: PageRequest & AssetFilter,
  ) {
    return readPagesBelow(this.db, Asset, idsOf(projects), {
      ...assetsOfProjects(filter),
      ...span({ first, after, most }),
    })
  }

  /** The number of assets of each project, counted up to `most`. */
  async assetCounts(projects: readonly Visible<Project>[], filter: AssetFilter, most?: number) {
    return countBelow(this.db.fork(), Asset, idsOf(projects), { ...assetsOfProjects(filter), most })
  }

  /** Adds an asset; `isNew` is false if it was already in the project. Throws CONFLICT unless it is approved. */
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

  /** Adds an asset within the transaction of `em`. Returns false if it is there already. */
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
