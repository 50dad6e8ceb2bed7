import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { isId } from '#platform/errors/check'
import { announce } from '#platform/events/events'
import { conflict, forbidden, notFound } from '#platform/errors/failure'
import type { AfterCommit, Hooks } from '#platform/events/hooks'
import { type PageRequest, span } from '#platform/queries/page'
import { type Condition, readPage } from '#platform/queries/rows'
import { matching, searchOf } from '#platform/queries/search'
import { TRASH_BATCH, endOfTrash } from '#platform/database/trash'
import type { Viewer } from '#platform/auth/viewer'
import { type Visible, asVisible, orNull } from '#platform/auth/visible'
import { recordAudit } from '../audit/audit.service.js'
import type { PendingFiles } from '../file/pending-files.js'
import { removeFromCut } from '../project/project-cut.js'
import type { Project } from '../project/project.entity.js'
import { conditionsOf } from '../project/project-filter.js'
import type { Projects } from '../project/project.service.js'
import { Video, VideoStatus } from './video.entity.js'
import { mayDeleteForever } from './video.policy.js'
import { announceVideo } from './announce-video.js'
import type { Videos } from './video.service.js'

const filesOf = (video: Video) => [
  video.videoKey,
  video.posterKey,
  video.smallPosterKey,
  video.mezzanineVideoKey,
  video.mezzanineSoundKey,
]

/** Whether a film is under way that needs this video. */
const isBeingMerged = async (em: EntityManager, { id, projectId }: Video): Promise<boolean> => {
  const films = await em.find(
    Video,
    { projectId, isMerged: true, status: VideoStatus.IN_PROGRESS },
    { fields: ['clipIds'] },
  )
  return films.some(({ clipIds }) => clipIds.includes(id))
}

/**
 * Videos and films that were deleted: whoever sees their project can delete and restore them, as they review
 * them, within 30 days (specification V31). Fewer may delete them forever (V61).
 */
export class VideoTrash {
  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      videos: Videos
      files: PendingFiles
      hooks: Hooks
    },
  ) {
    this.db = deps.db
  }

  /** Deleted videos and films, or one of both kinds, latest first, of the projects that the viewer may see. */
  list(
    viewer: Viewer,
    { isMerged, search, ...request }: PageRequest & { isMerged?: boolean | null; search?: string | null },
  ) {
    const seen = conditionsOf(viewer, 'p')
    const conditions: Condition[] = [
      { sql: 'r.deleted_at is not null' },
      {
        // a value, not a join: each row finds its project by the id, however many projects there are
        sql: `(select ${seen.map(({ sql }) => `(${sql})`).join(' and ')} from project p where p.id = r.project_id)`,
        parameters: seen.flatMap(({ parameters = [] }) => parameters),
      },
      ...matching(searchOf('lower(r.title)', search)),
    ]
    if (isMerged != null) conditions.push({ sql: 'r.is_merged = ?', parameters: [isMerged] })
    return readPage(this.db, Video, { sort: 'deleted_at', conditions, ...span(request) })
  }

  /** Moves it to the Trash, and out of the cut. Throws CONFLICT while it is being made. Returns its id. */
  remove(viewer: Viewer, id: string): Promise<string> {
    return this.db.fork().transactional(async (em) => {
      const { projectId } = await this.deps.videos.open(viewer, id, { em })
      const project = await this.deps.projects.open(viewer, projectId, { em, lock: true })
      const video = await this.deps.videos.open(viewer, id, { em, lock: true })
      video.delete()
      await em.flush()
      if (project.cutVideoIds.includes(id)) await removeFromCut(em, project, id)
      await recordAudit(em, viewer, {
        action: 'video-deleted',
        subjectId: id,
        subjectName: video.title,
      })
      await announce(em, { topic: 'video-gone', id, projectId })
      await this.deps.hooks.run('video-trash', em, { videoId: id })
      await this.deps.projects.touch(em, projectId)
      return id
    })
  }

  /**
   * Restores it as it was, but for the cut: an accepted one waits for its review again. Throws NOT_FOUND,
   * also while its project is in the Trash.
   */
  restore(viewer: Viewer, id: string): Promise<Visible<Video>> {
    return this.db.fork().transactional(async (em) => {
      const { video } = await this.openDeleted(em, viewer, id)
      video.restore()
      await em.flush()
      await recordAudit(em, viewer, {
        action: 'video-restored',
        subjectId: id,
        subjectName: video.title,
      })
      await announceVideo(em, video)
      await this.deps.hooks.run('video-trash', em, { videoId: id })
      await this.deps.projects.touch(em, video.projectId)
      return asVisible(video)
    })
  }

  /**
   * Removes a video or film of the Trash before its time, with its files. Returns its id. Throws FORBIDDEN for
   * those who may only restore it, and CONFLICT while a film is merged from it.
   */
  async deleteForever(viewer: Viewer, id: string): Promise<string> {
    const clear = await this.db.fork().transactional(async (em) => {
      const { video, project } = await this.openDeleted(em, viewer, id)
      if (!mayDeleteForever(viewer, video, project))
        throw forbidden(
          'Only the person who requested a video, the project owner and admins may delete it forever',
        )
      if (await isBeingMerged(em, video)) throw conflict('A film is being merged from this video')
      await recordAudit(em, viewer, {
        action: 'video-deleted-forever',
        subjectId: id,
        subjectName: video.title,
      })
      return this.removeForGood(em, video)
    })
    await clear().catch(() => undefined) // maintenance does it later
    return id
  }

  /** Permanently removes what has been in the Trash for 30 days, with its files. Returns how many. */
  async empty(now = Date.now()): Promise<number> {
    const due = await this.db
      .fork()
      .find(Video, { deletedAt: { $lt: endOfTrash(now) } }, { fields: ['id'], limit: TRASH_BATCH })
    for (const { id } of due) {
      const clear = await this.db.fork().transactional(async (em) => {
        const video = await this.deleted(em, id)
        return video && this.removeForGood(em, video)
      })
      await clear?.()
    }
    return due.length
  }

  /** Within the transaction of `em`. Returns what removes its files after the commit. */
  private async removeForGood(em: EntityManager, video: Video): Promise<() => Promise<void>> {
    const clear = await this.release(em, filesOf(video))
    await em.removeAndFlush(video)
    return clear
  }

  /**
   * Releases the files of a project’s videos, which are removed within the transaction of `em`. Their rows
   * are locked, so that no other files are stored for them meanwhile.
   */
  async leaveProject(em: EntityManager, projectId: string): Promise<AfterCommit> {
    const videos = await em.execute<Record<string, string | null>[]>(
      `select video_key, poster_key, small_poster_key, mezzanine_video_key, mezzanine_sound_key from video
       where project_id = ? order by id for update`,
      [projectId],
    )
    return this.release(
      em,
      videos.flatMap((video) => Object.values(video)),
    )
  }

  /** Files of rows that are removed within the transaction of `em`. */
  private async release(
    em: EntityManager,
    files: (string | null | undefined)[],
  ): Promise<() => Promise<void>> {
    const keys = files.filter((key) => key != null)
    await this.deps.files.markPending(em, keys)
    return () => this.deps.files.discard(keys)
  }

  private async openDeleted(
    em: EntityManager,
    viewer: Viewer,
    id: string,
  ): Promise<{ video: Video; project: Project }> {
    const video = isId(id) ? await this.deleted(em, id) : null
    const project = video && (await orNull(this.deps.projects.open(viewer, video.projectId, { em })))
    if (!video || !project) throw notFound('Video')
    return { video, project }
  }

  private deleted(em: EntityManager, id: string): Promise<Video | null> {
    return em.findOne(Video, { id, deletedAt: { $ne: null } }, { lockMode: LockMode.PESSIMISTIC_WRITE })
  }
}
