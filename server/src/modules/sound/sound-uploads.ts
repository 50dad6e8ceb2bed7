import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS } from '#schema/limits'
import { SOUND_TOO_LARGE, TOO_MANY_SOUNDS, soundRule } from '#schema/rules/sound'
import { type Visible, asVisible } from '#platform/auth/visible'
import type { Viewer } from '#platform/auth/viewer'
import { FairLimiter } from '#platform/concurrency/fair-limiter'
import { exemptFromLimits } from '#platform/database/operation'
import { check } from '#platform/errors/check'
import { badInput, conflict, tooLarge } from '#platform/errors/failure'
import { type Film, FilmFailure } from '../../media/film.js'
import type { Quotas } from '../file/quotas.js'
import { ReceiveFailure, receiveFile } from '../file/receive-file.js'
import type { FreeSpace } from '../file/storage-watch.js'
import type { Project } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'
import type { SoundFields, SoundStore, StoredSound } from './sound-store.js'
import { Sound } from './sound.entity.js'

const SIZE = { bytes: LIMITS.sound.bytes, message: SOUND_TOO_LARGE }
/** Concurrency per process. Decoding takes some seconds of a core. */
const AT_ONCE = { atOnce: 2, ofOne: 1, waitingEach: 10, waitingAll: 50, patienceMs: 120_000 }

/** Unchecked input. */
export interface SoundInput {
  projectId: string
  kind: string
  title: string
  source?: string | null
  licence?: string | null
}

interface ArrivingFile {
  fields: Omit<SoundFields, 'projectId' | 'authorId'>
  source: string
  /** Folder for temporary files. */
  folder: string
  /** Whether it counts towards the daily quota. */
  isCounted: boolean
}

/** Throws CONFLICT if a locked project has the maximum number of sounds. */
export async function requireRoomForSound(
  em: EntityManager,
  projectId: string,
  added?: Sound,
): Promise<void> {
  const others = { projectId, deletedAt: null, ...(added && { id: { $ne: added.id } }) }
  if ((await em.count(Sound, others)) >= LIMITS.sound.perProject) throw conflict(TOO_MANY_SOUNDS)
}

/** Adds sounds to projects. */
export class SoundUploads {
  private readonly limiter = new FairLimiter(AT_ONCE)

  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      film: Pick<Film, 'prepareSound'>
      store: SoundStore
      quotas: Quotas
      space: FreeSpace
      scratch: string
    },
  ) {}

  /**
   * Detects the type from the content, re-encodes the sound, and adds it to the project. A refused file leaves nothing
   * behind. Throws NOT_FOUND if the project is not visible, BAD_USER_INPUT naming the field, CONFLICT if the project is full,
   * RATE_LIMITED and STORAGE_FULL if a quota is used up.
   */
  upload(viewer: Viewer, input: SoundInput, file: Readable): Promise<Visible<Sound>> {
    return exemptFromLimits(() => this.receive(viewer, input, file))
  }

  private async receive(viewer: Viewer, input: SoundInput, file: Readable): Promise<Visible<Sound>> {
    const folder = await mkdtemp(join(this.deps.scratch, 'sound-'))
    try {
      const fields = check(soundRule, input)
      const project = await this.openWithRoom(viewer, input.projectId, { isCounted: true })
      const source = join(folder, 'source')
      await receiveFile(file, source, SIZE).catch(refuseFile)
      return await this.keep(viewer, project.id, { fields, source, folder, isCounted: true })
    } catch (error) {
      file.destroy()
      throw error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /**
   * Opens a project that can get another sound. Throws NOT_FOUND, FORBIDDEN, CONFLICT if it is full, STORAGE_FULL, and
   * RATE_LIMITED if the daily quota of the viewer is used up.
   */
  async openWithRoom(
    viewer: Viewer,
    projectId: string,
    { isCounted }: Pick<ArrivingFile, 'isCounted'>,
  ): Promise<Visible<Project>> {
    const project = await this.deps.projects.openTo('generate', viewer, projectId)
    await requireRoomForSound(this.deps.db.fork(), project.id)
    await this.deps.space.require(LIMITS.sound.bytes)
    if (isCounted) await this.deps.quotas.requireUpload(viewer.id)
    return project
  }

  /** Re-encodes the sound of a file and adds it to a project. */
  async keep(
    viewer: Viewer,
    projectId: string,
    { source, folder, ...arriving }: ArrivingFile,
  ): Promise<Visible<Sound>> {
    const prepared = await this.limiter.run(viewer.id, () =>
      this.deps.film.prepareSound(source, folder, {}).catch(refuseFile),
    )
    return this.deps.store.keep([prepared], ([stored]) =>
      this.add(viewer, projectId, { ...arriving, stored }),
    )
  }

  private add(
    viewer: Viewer,
    projectId: string,
    { fields, isCounted, stored }: Omit<ArrivingFile, 'source' | 'folder'> & { stored: StoredSound },
  ): Promise<Visible<Sound>> {
    return this.deps.db.fork().transactional(async (em) => {
      await this.deps.projects.openTo('generate', viewer, projectId, { em, lock: true })
      await requireRoomForSound(em, projectId)
      const sound = await this.deps.store.add(em, { ...fields, projectId, authorId: viewer.id }, stored)
      if (isCounted) await this.deps.quotas.countUpload(em, viewer.id, sound.bytes)
      return asVisible(sound)
    })
  }
}

/** An error in the file is reported under its field; an error of this machine is rethrown. */
function refuseFile(error: unknown): never {
  const isOfFile = error instanceof ReceiveFailure || (error instanceof FilmFailure && !error.retryable)
  if (!isOfFile) throw error
  const issue = { path: ['file'], message: error.message }
  throw error.code === 'FILE_TOO_LARGE' ? tooLarge(issue) : badInput([issue])
}
