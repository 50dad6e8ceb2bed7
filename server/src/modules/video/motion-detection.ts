import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Film } from '../../media/film.js'
import { FileMissing, type Storage } from '#platform/storage/storage'
import { shapeOf } from './mezzanines.js'
import { Clip } from './clip.entity.js'

/** Videos per run, so that maintenance ends. */
const VIDEOS_MAX = 200

/** Detects motion in videos that are older than its detection. */
export class MotionDetection {
  constructor(
    private readonly deps: {
      db: EntityManager
      film: Pick<Film, 'motion'>
      storage: Pick<Storage, 'fetchTo'>
      /** A folder of this machine. */
      scratch: string
    },
  ) {}

  /** Processes the newest videos first. Throws failures at the end, after all videos. */
  async detect(): Promise<void> {
    const videos = await this.deps.db.fork().find(
      Clip,
      {
        motion: null,
        deletedAt: null,
        mezzanineVideoKey: { $ne: null },
        frames: { $ne: null },
      },
      { orderBy: { createdAt: 'desc' }, limit: VIDEOS_MAX },
    )
    const errors: unknown[] = []
    for (const video of videos) await this.detectIn(video).catch((error: unknown) => errors.push(error))
    if (errors.length) throw new AggregateError(errors, `Motion was not detected in ${errors.length} videos`)
  }

  private async detectIn(video: Clip): Promise<void> {
    const folder = await mkdtemp(join(this.deps.scratch, 'motion-'))
    const { id, mezzanineVideoKey } = video
    const shape = shapeOf(video)
    const found = await this.motionOf(mezzanineVideoKey!, shape, folder).finally(() =>
      rm(folder, { recursive: true, force: true }),
    )
    // unless normalised again meanwhile
    await this.deps.db
      .fork()
      .nativeUpdate(
        Clip,
        { id, mezzanineVideoKey },
        { motion: found ?? { startFrame: 0, endFrame: shape.frames } },
      )
  }

  /** Null also for a lost file, so that no later run retries it. Normalising the video again detects its motion. */
  private async motionOf(key: string, shape: ReturnType<typeof shapeOf>, folder: string) {
    try {
      const mezzanineVideo = await this.deps.storage.fetchTo(key, join(folder, 'mezzanine.mp4'))
      return await this.deps.film.motion({ mezzanineVideo, ...shape }, { gentle: true })
    } catch (error) {
      if (error instanceof FileMissing) return null
      throw error
    }
  }
}
