import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { isId } from '../../core/check.js'
import { announce } from '../../core/events.js'
import { conflict, notFound } from '../../core/failure.js'
import { type PageRequest, span } from '../../core/page.js'
import { countBelow, idsOf, readPagesBelow } from '../../core/rows.js'
import { type OpenOptions, type Visible, asVisible, isVisible } from '../../core/visible.js'
import type { Viewer } from '../../core/viewer.js'
import type { Project } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'
import { Review, Video } from './video.entity.js'

/** Clips or merged films; both where it is left open. */
interface VideoFilter {
  isMerged?: boolean | null
}

const ofProjects = ({ isMerged }: VideoFilter) => ({
  within: 'r.project_id = p.id',
  conditions: isMerged == null ? [] : [{ sql: 'r.is_merged = ?', parameters: [isMerged] }],
})

/** The operations on videos. */
export class Videos {
  constructor(
    private readonly db: EntityManager,
    private readonly projects: Projects,
  ) {}

  /**
   * Those of a project, newest first: the clips or the merged films, or both where `isMerged` is left open.
   */
  async list(project: Visible<Project>, request: PageRequest & VideoFilter) {
    return (await this.lists([project], request)).get(project.id)!
  }

  /** The same of many projects at once. */
  async lists(projects: readonly Visible<Project>[], { isMerged, ...request }: PageRequest & VideoFilter) {
    return readPagesBelow(this.db.fork(), Video, idsOf(projects), {
      ...ofProjects({ isMerged }),
      sort: 'created_at',
      ...span(request),
    })
  }

  /** How many each of these projects has. */
  async counts(projects: readonly Visible<Project>[], filter: VideoFilter) {
    return countBelow(this.db.fork(), Video, idsOf(projects), ofProjects(filter))
  }

  /** Throws NOT_FOUND where there is none, or none that the viewer may see. */
  async open(
    viewer: Viewer,
    id: string,
    { em = this.db.fork(), lock = false }: OpenOptions = {},
  ): Promise<Visible<Video>> {
    const video = isId(id)
      ? await em.findOne(Video, id, lock ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {})
      : null
    if (!video || !(await this.maySee(viewer, video, em))) throw notFound('Video')
    return asVisible(video)
  }

  private async maySee(viewer: Viewer, video: Video, em: EntityManager): Promise<boolean> {
    return isVisible(this.projects.open(viewer, video.projectId, { em }))
  }

  /**
   * Accepts or declines a video; an accepted one joins the cut at its end, a declined one leaves it. Throws
   * CONFLICT when there is nothing to decide.
   */
  async review(viewer: Viewer, id: string, review: Review): Promise<Visible<Video>> {
    return this.db.fork().transactional(async (em) => {
      const { projectId } = await this.open(viewer, id, { em })
      const project = await this.projects.open(viewer, projectId, { em, lock: true })
      const video = await this.open(viewer, id, { em, lock: true })
      video.review(review)
      if (review === Review.ACCEPTED) project.joinCut(id)
      else project.leaveCut(id)
      await em.flush()
      await announce(em, { topic: 'video', id, projectId }, { topic: 'cut', id: projectId })
      await this.projects.touch(em, projectId)
      return video
    })
  }

  /** The ids of the project's videos with these files, in their order; null for a file of no such video. */
  async idsOfFiles(viewer: Viewer, projectId: string, keys: (string | null)[]): Promise<(string | null)[]> {
    const project = await this.projects.open(viewer, projectId)
    const known = keys.filter((key) => key !== null)
    const found = await this.db
      .fork()
      .find(Video, { projectId: project.id, videoKey: { $in: known } }, { fields: ['id', 'videoKey'] })
    const ids = new Map(found.map(({ id, videoKey }) => [videoKey, id]))
    return keys.map((key) => (key && ids.get(key)) ?? null)
  }

  /** Throws CONFLICT for a video without a picture yet, and NOT_FOUND for one that is not of this project. */
  async chooseCover(viewer: Viewer, projectId: string, videoId: string | null): Promise<Visible<Project>> {
    return this.db.fork().transactional(async (em) => {
      const project = await this.projects.open(viewer, projectId, { em, lock: true })
      const video = videoId ? await this.open(viewer, videoId, { em }) : null
      if (video && video.projectId !== project.id) throw notFound('Video')
      if (video && !video.posterKey) throw conflict('This video has no picture yet')
      project.coverVideoId = video?.id ?? null
      await em.flush()
      await this.projects.touch(em, project.id)
      return project
    })
  }
}
