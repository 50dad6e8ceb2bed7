import type { EntityManager } from '@mikro-orm/postgresql'
import type { PreparedSound } from '../../media/film.js'
import type { PendingFiles } from '../file/pending-files.js'
import type { Projects } from '../project/project.service.js'
import { Sound, announceSound } from './sound.entity.js'

/** The folder of sounds in the storage. */
const NAMESPACE = 'sounds'

/** The fields of a new sound besides its file. */
export type SoundFields = Pick<Sound, 'projectId' | 'authorId' | 'kind' | 'title'> &
  Partial<
    Pick<
      Sound,
      'source' | 'licence' | 'model' | 'words' | 'voice' | 'characterVoices' | 'seed' | 'plan' | 'timings'
    >
  >

/** A sound with a stored file, but no row yet. */
export type StoredSound = Omit<PreparedSound, 'audio'> & { fileKey: string }

/** Stores the files of new sounds, and adds them to projects. */
export class SoundStore {
  constructor(
    private readonly files: PendingFiles,
    private readonly projects: Pick<Projects, 'touch'>,
  ) {}

  /** Stores the files of sounds, all or none, and runs `use`; removes the files if that fails. */
  async keep<Result>(
    prepared: readonly PreparedSound[],
    use: (stored: StoredSound[]) => Promise<Result>,
  ): Promise<Result> {
    const files = Object.fromEntries(prepared.map(({ audio }, at) => [at, audio]))
    const keys = await this.files.store(NAMESPACE, files)
    try {
      return await use(prepared.map((one, at) => ({ ...one, fileKey: keys[at] })))
    } catch (error) {
      await this.files.discard(Object.values(keys)).catch(() => undefined) // maintenance deletes them later
      throw error
    }
  }

  /** Adds a stored sound to its project in the transaction of `em`. */
  async add(
    em: EntityManager,
    fields: SoundFields,
    { duration, samples, bytes, loudness, truePeak, peaks, fileKey }: StoredSound,
  ): Promise<Sound> {
    const { projectId } = fields
    const measured = { duration, samples, bytes, loudness, truePeak, peaks: Buffer.from(peaks) }
    const sound = em.create(Sound, { ...fields, ...measured, fileKey })
    await em.flush()
    await this.files.markUsed(em, [fileKey], projectId)
    await announceSound(em, sound)
    await this.projects.touch(em, projectId)
    return sound
  }
}
