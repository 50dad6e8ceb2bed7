import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Film } from '../../media/film.js'
import { FileMissing, type Storage } from '#platform/storage/storage'
import { shapeOf } from './mezzanines.js'
import { Video } from './video.entity.js'

/** Videos that one run looks at, so that maintenance ends. */
const MOST = 200

/** Detects the moving part of videos that arrived before that was recorded. */
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

  /** Returns how many videos were looked at; the newest come first. */
  async detect(): Promise<number> {
    const videos = await this.deps.db.fork().find(
      Video,
      {
        motion: null,
        isMerged: false,
        deletedAt: null,
        mezzanineVideoKey: { $ne: null },
        frames: { $ne: null },
      },
      { orderBy: { createdAt: 'desc' }, limit: MOST },
    )
    for (const video of videos) await this.detectIn(video)
    return videos.length
  }

  private async detectIn(video: Video): Promise<void> {
    const folder = await mkdtemp(join(this.deps.scratch, 'motion-'))
    try {
      const key = video.mezzanineVideoKey!
      const mezzanineVideo = await this.deps.storage.fetchTo(key, join(folder, 'mezzanine.mp4'))
      const shape = shapeOf(video)
      const found = await this.deps.film.motion({ mezzanineVideo, ...shape }, { gentle: true })
      // unless it was normalised again meanwhile
      await this.deps.db
        .fork()
        .nativeUpdate(
          Video,
          { id: video.id, mezzanineVideoKey: key },
          { motion: found ?? { from: 0, to: shape.frames } },
        )
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}
