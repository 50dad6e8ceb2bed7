import type { EntityManager } from '@mikro-orm/postgresql'
import type { Viewer } from '#platform/auth/viewer'
import { type Visible, isVisible } from '#platform/auth/visible'
import { Trash, type TrashChange, type TrashRequest } from '#platform/database/trash'
import { conflict, forbidden } from '#platform/errors/failure'
import { announce } from '#platform/events/events'
import type { AfterCommit, Hooks } from '#platform/events/hooks'
import { matching, searchOf } from '#platform/queries/search'
import { isSelf } from '#platform/events/observed-viewer'
import { recordAudit } from '../audit/audit.service.js'
import type { PendingFiles } from '../file/pending-files.js'
import { inSeenProject } from '../project/project-filter.js'
import type { Projects } from '../project/project.service.js'
import type { Project } from '../project/project.entity.js'
import { may, mayManageProject } from '../project/project-roles.js'
import { Film } from './film.entity.js'
import { Video, VideoStatus } from './video.entity.js'
import type { VideoBase } from './video-base.entity.js'
import type { ClipOrFilm } from './video.loader.js'
import { announceVideo } from './takes.js'
import { kindsOf } from './video-lists.js'
import type { Videos } from './video.service.js'

/** Deleting a video or film of the Trash forever: for who sees its project. */
export const mayDeleteForever = (
  viewer: Viewer,
  video: Pick<VideoBase, 'authorId'>,
  project: Project,
): boolean =>
  mayManageProject(viewer, project) || (isSelf(viewer, video.authorId) && may(viewer, project, 'generate'))

/** Whether a film is under way that needs this video. */
const isBeingMerged = async (em: EntityManager, { id, projectId }: VideoBase): Promise<boolean> => {
  const films = await em.find(Film, { projectId, status: VideoStatus.IN_PROGRESS }, { fields: ['clipIds'] })
  return films.some(({ clipIds }) => clipIds.includes(id))
}

/**
 * The Trash of videos and films: whoever sees their project can delete and restore them, as they review them
 * (specification V31). Fewer may delete them forever (V61).
 */
export class VideoTrash extends Trash<ClipOrFilm, TrashRequest & { isMerged?: boolean | null }> {
  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      videos: Videos
      files: PendingFiles
      hooks: Hooks
    },
  ) {
    super(deps.db, [Video, Film], { one: 'Video', many: 'videos and films' })
  }

  protected listOf(viewer: Viewer, { isMerged, search }: TrashRequest & { isMerged?: boolean | null }) {
    return {
      entities: kindsOf(isMerged),
      conditions: [inSeenProject(viewer), ...matching(searchOf('folded(r.title)', search))],
    }
  }

  protected maySee(em: EntityManager, viewer: Viewer, { projectId }: VideoBase) {
    return isVisible(this.deps.projects.open(viewer, projectId, { em }))
  }

  protected override async requireRemovable(em: EntityManager, viewer: Viewer, video: VideoBase) {
    const project = await this.deps.projects.openTo('generate', viewer, video.projectId, { em })
    if (!mayDeleteForever(viewer, video, project))
      throw forbidden('Only the person who requested a video and project managers may delete it forever')
    if (await isBeingMerged(em, video)) throw conflict('A film is being merged from this video')
  }

  protected record(em: EntityManager, viewer: Viewer, { id, title }: VideoBase, change: TrashChange) {
    return recordAudit(em, viewer, { action: `video-${change}`, subjectId: id, subjectName: title })
  }

  protected release(em: EntityManager, video: VideoBase) {
    return this.releaseFiles(em, video.fileKeys())
  }

  /** Moves it to the Trash, and out of the cut. Throws CONFLICT while it is being made. Returns its id. */
  remove(viewer: Viewer, id: string): Promise<string> {
    return this.db.fork().transactional(async (em) => {
      const { projectId } = await this.deps.videos.open(viewer, id, { em })
      const project = await this.deps.projects.openTo('generate', viewer, projectId, { em, lock: true })
      const video = await this.deps.videos.open(viewer, id, { em, lock: true })
      video.delete()
      await em.flush()
      await this.deps.hooks.run('video-withdrawn', em, { project, videoId: id })
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
   * Restores it as it was, but for the cut: an accepted one waits for its review again, and a card comes last. Throws
   * NOT_FOUND, also while its project is in the Trash.
   */
  restore(viewer: Viewer, id: string): Promise<Visible<ClipOrFilm>> {
    return this.putBack(viewer, id, async (em, video) => {
      const project = await this.deps.projects.openTo('generate', viewer, video.projectId, { em, lock: true })
      if (video instanceof Video && video.card)
        await this.deps.hooks.run('video-accepted', em, { project, video, shotOrder: [] })
      await announceVideo(em, video)
      await this.deps.hooks.run('video-trash', em, { videoId: id })
      await this.deps.projects.touch(em, video.projectId)
    })
  }

  /**
   * Releases the files of a project’s videos, which are removed within the transaction of `em`. Their rows
   * are locked, so that no other files are stored for them meanwhile.
   */
  async leaveProject(em: EntityManager, projectId: string): Promise<AfterCommit> {
    const keys: (string | null)[] = []
    for (const [table, more] of [
      ['video', ', mezzanine_video_key, mezzanine_sound_key'],
      ['film', ''],
    ]) {
      const rows = await em.execute<Record<string, string | null>[]>(
        `select video_key, poster_key, small_poster_key${more} from ${table} where project_id = ? order by id for update`,
        [projectId],
      )
      for (const row of rows) keys.push(...Object.values(row))
    }
    return this.releaseFiles(em, keys)
  }

  private async releaseFiles(em: EntityManager, files: (string | null | undefined)[]): Promise<AfterCommit> {
    const keys = files.filter((key) => key != null)
    await this.deps.files.markPending(em, keys)
    return () => this.deps.files.discard(keys)
  }
}
