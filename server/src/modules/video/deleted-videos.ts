import type { EntityManager } from '@mikro-orm/postgresql'
import type { Viewer } from '#platform/auth/viewer'
import { type OpenOptions, type Visible, isVisible } from '#platform/auth/visible'
import { Trash, type TrashChange, type TrashRequest, type TrashRow } from '#platform/database/trash'
import { conflict, forbidden } from '#platform/errors/failure'
import { announce } from '#platform/events/events'
import type { AfterCommit, Hooks } from '#platform/events/hooks'
import { isSelf } from '#platform/events/observed-viewer'
import { recordAudit } from '../audit/audit.service.js'
import type { PendingFiles } from '../file/pending-files.js'
import type { Project } from '../project/project.entity.js'
import { may, mayManageProject } from '../project/project-roles.js'
import type { Projects } from '../project/project.service.js'
import { Film } from './film.entity.js'
import { announceVideo } from './takes.js'
import { VideoStatus } from './clip.entity.js'
import type { Video } from './video.entity.js'

/** Whether a viewer who sees the project may permanently delete a video or film from the Trash. */
export const mayDeleteForever = (
  viewer: Viewer,
  video: Pick<DeletableVideo, 'authorId'>,
  project: Project,
): boolean =>
  mayManageProject(viewer, project) || (isSelf(viewer, video.authorId) && may(viewer, project, 'generate'))

/** Whether a film in progress uses this video. */
const isBeingMerged = async (em: EntityManager, { id, projectId }: DeletableVideo): Promise<boolean> => {
  const films = await em.find(Film, { projectId, status: VideoStatus.IN_PROGRESS }, { fields: ['clipIds'] })
  return films.some(({ clipIds }) => clipIds.includes(id))
}

/** Fields that the Trash needs of a clip, film or card. */
export interface DeletableVideo extends TrashRow {
  projectId: string
  authorId: string
  delete(): void
  /** The keys of its files. */
  fileKeys(): (string | null | undefined)[]
}

/** A row of the list. */
export type ListedVideo = Awaited<ReturnType<Trash<Video, VideoTrashRequest>['list']>>['nodes'][number]

export type VideoTrashRequest = TrashRequest & { isMerged?: boolean | null }

export interface DeletedVideosDependencies {
  db: EntityManager
  projects: Projects
  files: PendingFiles
  hooks: Hooks
}

/**
 * The Trash of clips, films and cards. Editors of the project can delete and restore them (specification V31).
 * Permanent deletion needs more rights (V61).
 */
export abstract class DeletedVideos<Row extends DeletableVideo> extends Trash<Row, VideoTrashRequest> {
  protected abstract readonly deps: DeletedVideosDependencies

  /** Throws NOT_FOUND if it is in the Trash, or the viewer may not see it. */
  protected abstract present(viewer: Viewer, id: string, options: OpenOptions): Promise<Row>

  /** Its title in lists. */
  protected abstract titleOf(row: Row): string

  /** Runs in the transaction of the restore, with the project locked. */
  protected async returned(_em: EntityManager, _project: Project, _row: Row): Promise<void> {}

  protected maySee(em: EntityManager, viewer: Viewer, { projectId }: Row) {
    return isVisible(this.deps.projects.open(viewer, projectId, { em }))
  }

  protected override async requireRemovable(em: EntityManager, viewer: Viewer, row: Row) {
    const project = await this.deps.projects.openTo('generate', viewer, row.projectId, { em })
    if (!mayDeleteForever(viewer, row, project))
      throw forbidden('Only the person who requested a video and project managers may delete it forever')
    if (await isBeingMerged(em, row)) throw conflict('A film is being merged from this video')
  }

  protected record(em: EntityManager, viewer: Viewer, row: Row, change: TrashChange | 'deleted') {
    const [subjectId, subjectName] = [row.id, this.titleOf(row)]
    return recordAudit(em, viewer, { action: `video-${change}`, subjectId, subjectName })
  }

  protected release(em: EntityManager, row: Row) {
    return this.releaseFiles(em, row.fileKeys())
  }

  /** Moves it to the Trash, and out of the cut. Throws CONFLICT while it is in progress. Returns its id. */
  remove(viewer: Viewer, id: string): Promise<string> {
    return this.db.fork().transactional(async (em) => {
      const { projectId } = await this.present(viewer, id, { em })
      const project = await this.deps.projects.openTo('generate', viewer, projectId, { em, lock: true })
      const row = await this.present(viewer, id, { em, lock: true })
      row.delete()
      await em.flush()
      await this.deps.hooks.run('video-withdrawn', em, { project, videoId: id })
      await this.record(em, viewer, row, 'deleted')
      await announce(em, { topic: 'video-gone', id, projectId })
      await this.deps.hooks.run('video-trash', em, { videoId: id })
      await this.deps.projects.touch(em, projectId)
      return id
    })
  }

  /**
   * Restores it outside the cut: an accepted video needs a new review, a card is added at the end. Throws
   * NOT_FOUND if it is not in the Trash, or its project is.
   */
  restore(viewer: Viewer, id: string): Promise<Visible<Row>> {
    return this.putBack(viewer, id, async (em, row) => {
      const project = await this.deps.projects.openTo('generate', viewer, row.projectId, { em, lock: true })
      await this.returned(em, project, row)
      await announceVideo(em, row)
      await this.deps.hooks.run('video-trash', em, { videoId: id })
      await this.deps.projects.touch(em, row.projectId)
    })
  }

  /**
   * Releases the files of a project that the transaction of `em` deletes. Locks the rows, so
   * that no files are added meanwhile.
   */
  async leaveProject(em: EntityManager, projectId: string): Promise<AfterCommit> {
    const keys: (string | null)[] = []
    for (const entity of this.entities) {
      const { tableName, props } = em.getMetadata().get(entity.name)
      const columns = props.flatMap(({ name, fieldNames }) => (name.endsWith('Key') ? fieldNames : []))
      const rows = await em.execute<Record<string, string | null>[]>(
        `select ${columns.join(', ')} from "${tableName}" where project_id = ? order by id for update`,
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
