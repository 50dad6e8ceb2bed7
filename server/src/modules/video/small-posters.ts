import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { Film as FilmTools } from '../../media/film.js'
import { FileMissing, type Storage } from '#platform/storage/storage'
import type { PendingFiles } from '../file/pending-files.js'
import { Film } from './film.entity.js'
import { Clip } from './clip.entity.js'
import type { Video } from './video.entity.js'

const BATCH = 100

/** A table with posters. */
type Kind = typeof Clip | typeof Film
type WithPoster = Pick<Video, 'id' | 'posterKey'>

/** Creates small posters for videos and films without one. */
export class SmallPosters {
  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      film: Pick<FilmTools, 'smallPoster'>
      storage: Pick<Storage, 'fetchTo'>
      files: PendingFiles
      /** A folder of this machine. */
      scratch: string
    },
  ) {
    this.db = deps.db
  }

  /** Creates missing small posters, also for the Trash, and returns their number. Skips lost posters. */
  async draw(): Promise<number> {
    return (await this.drawThose(Clip)) + (await this.drawThose(Film))
  }

  private async drawThose(kind: Kind): Promise<number> {
    let drawn = 0
    for (let after: string | undefined; ;) {
      const found: WithPoster[] = await this.db
        .fork()
        .find<Video>(
          kind,
          { posterKey: { $ne: null }, smallPosterKey: null, ...(after && { id: { $gt: after } }) },
          { orderBy: { id: 'asc' }, limit: BATCH },
        )
      for (const video of found) if (await this.drawOf(kind, video)) drawn += 1
      if (found.length < BATCH) return drawn
      after = found.at(-1)!.id
    }
  }

  private async drawOf(kind: Kind, video: WithPoster): Promise<boolean> {
    const folder = await mkdtemp(join(this.deps.scratch, 'small-poster-'))
    try {
      const poster = await this.deps.storage.fetchTo(video.posterKey!, join(folder, 'poster.webp'))
      return await this.keep(kind, video, await this.deps.film.smallPoster(poster, folder))
    } catch (error) {
      if (error instanceof FileMissing) return false
      throw error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** False if another process was faster, or the video was deleted. */
  private async keep(kind: Kind, { id }: WithPoster, file: string): Promise<boolean> {
    const { smallPosterKey } = await this.deps.files.store(kind === Film ? 'films' : 'videos', {
      smallPosterKey: file,
    })
    try {
      return await this.db.fork().transactional(async (em) => {
        const video = await em.findOne(
          kind,
          { id, smallPosterKey: null },
          { lockMode: LockMode.PESSIMISTIC_WRITE },
        )
        if (!video) return false
        await em.nativeUpdate(kind, id, { smallPosterKey })
        await this.deps.files.markUsed(em, [smallPosterKey], video.projectId)
        return true
      })
    } finally {
      await this.deps.files.discard([smallPosterKey]).catch(() => undefined) // a later sweep deletes the pending file
    }
  }
}
