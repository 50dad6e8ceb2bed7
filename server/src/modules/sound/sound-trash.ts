import type { EntityManager } from '@mikro-orm/postgresql'
import type { Viewer } from '#platform/auth/viewer'
import { type Visible, isVisible } from '#platform/auth/visible'
import { Trash, type TrashChange, type TrashRequest } from '#platform/database/trash'
import { forbidden } from '#platform/errors/failure'
import { announce } from '#platform/events/events'
import type { AfterCommit, Hooks } from '#platform/events/hooks'
import { isSelf } from '#platform/events/observed-viewer'
import { matching, searchOf } from '#platform/queries/search'
import { recordAudit } from '../audit/audit.service.js'
import type { PendingFiles } from '../file/pending-files.js'
import type { Project } from '../project/project.entity.js'
import { may, mayManageProject } from '../project/project-roles.js'
import { inSeenProject } from '../project/project-filter.js'
import type { Projects } from '../project/project.service.js'
import { Sound, announceSound } from './sound.entity.js'
import type { Sounds } from './sound.service.js'
import { requireRoomForSound } from './sound-uploads.js'

/** Whether a viewer who sees the project may permanently delete a sound from the Trash. */
export const mayDeleteSoundForever = (
  viewer: Viewer,
  sound: Pick<Sound, 'authorId'>,
  project: Project,
): boolean =>
  mayManageProject(viewer, project) || (isSelf(viewer, sound.authorId) && may(viewer, project, 'generate'))

/**
 * The Trash of sounds. Editors of the project can delete and restore them (specification V75). Permanent deletion needs
 * more rights (V61). The cues of a deleted sound are silent until it is restored.
 */
export class SoundTrash extends Trash<Sound> {
  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      sounds: Sounds
      files: PendingFiles
      hooks: Hooks
    },
  ) {
    super(deps.db, [Sound], { one: 'Sound', many: 'sounds' })
  }

  protected listOf(viewer: Viewer, { search }: TrashRequest) {
    return { conditions: [inSeenProject(viewer), ...matching(searchOf('folded(r.title)', search))] }
  }

  protected maySee(em: EntityManager, viewer: Viewer, { projectId }: Sound) {
    return isVisible(this.deps.projects.open(viewer, projectId, { em }))
  }

  protected override async requireRemovable(em: EntityManager, viewer: Viewer, sound: Sound) {
    const project = await this.deps.projects.openTo('generate', viewer, sound.projectId, { em })
    if (!mayDeleteSoundForever(viewer, sound, project))
      throw forbidden('Only the person who uploaded a sound and project managers may delete it forever')
    await this.deps.hooks.run('sound-removal', em, { soundId: sound.id, projectId: project.id })
  }

  protected record(em: EntityManager, viewer: Viewer, { id, title }: Sound, change: TrashChange) {
    return recordAudit(em, viewer, { action: `sound-${change}`, subjectId: id, subjectName: title })
  }

  protected async release(em: EntityManager, { fileKey, projectId }: Sound) {
    await announce(em, { topic: 'cut', id: projectId }) // its cues are removed with it
    return this.releaseFiles(em, [fileKey])
  }

  /** Moves it to the Trash. Its cues stay, but are silent. Returns its id. */
  remove(viewer: Viewer, id: string): Promise<string> {
    return this.db.fork().transactional(async (em) => {
      const sound = await this.deps.sounds.open(viewer, id, { em, lock: true })
      await this.deps.projects.openTo('generate', viewer, sound.projectId, { em })
      sound.deletedAt = new Date()
      await em.flush()
      await recordAudit(em, viewer, { action: 'sound-deleted', subjectId: id, subjectName: sound.title })
      await announceSound(em, sound)
      await this.deps.projects.touch(em, sound.projectId)
      return id
    })
  }

  /** Restores it; its cues are heard again. Throws NOT_FOUND if it is not in the Trash, or its project is. */
  restore(viewer: Viewer, id: string): Promise<Visible<Sound>> {
    return this.putBack(viewer, id, async (em, sound) => {
      await this.deps.projects.openTo('generate', viewer, sound.projectId, { em, lock: true })
      await requireRoomForSound(em, sound.projectId, sound)
      await announceSound(em, sound)
      await this.deps.projects.touch(em, sound.projectId)
    })
  }

  /** Releases the files of a project’s sounds, which the transaction of `em` deletes. */
  async leaveProject(em: EntityManager, projectId: string): Promise<AfterCommit> {
    const sounds = await em.execute<{ file_key: string }[]>(
      'select file_key from sound where project_id = ? order by id for update',
      [projectId],
    )
    return this.releaseFiles(
      em,
      sounds.map((sound) => sound.file_key),
    )
  }

  private async releaseFiles(em: EntityManager, keys: string[]): Promise<AfterCommit> {
    await this.deps.files.markPending(em, keys)
    return () => this.deps.files.discard(keys)
  }
}
