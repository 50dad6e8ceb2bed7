import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { FRAME_RATE, type Gap } from '../../../../schema/limits.js'
import type { Attempt, JobHandler } from '../../core/attempt.js'
import { announce } from '../../core/events.js'
import { Failure } from '../../core/failure.js'
import type { Herald } from '../../core/herald.js'
import type { Job } from '../../core/job.entity.js'
import type { Clip, Film, FilmCache, FilmOptions } from '../../media/film.js'
import type { Storage } from '../../storage/storage.js'
import type { ArrivingFiles } from '../video/arriving-files.js'
import { Video, VideoStatus } from '../video/video.entity.js'

/** What joins the clips: a transition that none of them is long enough for is a plain cut. */
const gapsOf = ({ transitions, lengths }: Video): Gap[] => transitions.map((key, gap) => (lengths[gap] === 0 ? '' : key) as Gap)

/** What a film is to look like, as it was chosen when its merge began. */
const lookOf = ({ lengths, size, fit }: Video): Pick<FilmOptions, 'lengths' | 'size' | 'fit'> => ({
  lengths: lengths.map((length) => Math.round(length * FRAME_RATE) || undefined), size: size ?? undefined, fit: fit ?? undefined,
})

/** Joins a film's clips, which were made ready for it when they arrived, and stores it. */
export class MergeVideos implements JobHandler {
  constructor(
    private readonly db: EntityManager,
    private readonly film: Film,
    private readonly storage: Pick<Storage, 'fetchTo'>,
    private readonly files: ArrivingFiles,
    private readonly herald: Herald,
    private readonly parts: FilmCache,
    private readonly log: Logger,
  ) {}

  async run(job: Job, attempt: Attempt): Promise<void> {
    const film = await this.db.fork().findOne(Video, job.videoId!)
    if (!film || film.status !== VideoStatus.IN_PROGRESS) return
    const joined = await this.film.join(await this.clips(film, attempt), gapsOf(film), attempt.folder, {
      ...lookOf(film),
      cache: this.parts,
      log: this.log,
      signal: attempt.signal,
      progress: (done) => attempt.progress(done),
    })
    const keys = await this.files.store('films', { videoKey: joined.file, posterKey: joined.poster })
    try {
      await attempt.finish(async (em) => {
        const fresh = await em.findOneOrFail(Video, film.id, { lockMode: LockMode.PESSIMISTIC_WRITE })
        const { width, height, frames, duration, bytes } = joined
        Object.assign(fresh, keys, { width, height, frames, duration, bytes, hasSound: true, cost: 0 })
        fresh.status = VideoStatus.PENDING
        fresh.finishedAt = new Date()
        await em.flush()
        await this.files.named(em, Object.values(keys))
        await announce(em, { topic: 'video', id: fresh.id, projectId: fresh.projectId }, { topic: 'project', id: fresh.projectId })
        await this.herald(em, { type: 'film-ready', userId: fresh.authorId, projectId: fresh.projectId, title: fresh.title })
      })
    } catch (error) {
      await this.files.giveUp(Object.values(keys))
      throw error
    }
  }

  /** The clips on this machine, in the film's order. Throws when one is missing: a silent gap ruins the film. */
  private async clips(film: Video, attempt: Attempt): Promise<Clip[]> {
    const found = new Map((await this.db.fork().find(Video, { id: { $in: film.clipIds } })).map((clip) => [clip.id, clip]))
    const clips: Clip[] = []
    for (const [at, id] of film.clipIds.entries()) {
      const clip = found.get(id)
      if (!clip?.mezzanineVideoKey || !clip.mezzanineSoundKey) throw new Failure('CONFLICT', `Video ${at + 1} of the film is not there any more`)
      clips.push({
        mezzanineVideo: await this.storage.fetchTo(clip.mezzanineVideoKey, `${attempt.folder}/clip-${at}.mp4`),
        mezzanineSound: await this.storage.fetchTo(clip.mezzanineSoundKey, `${attempt.folder}/clip-${at}.wav`),
        width: clip.width!, height: clip.height!, frames: clip.frames!, contentId: clip.mezzanineVideoKey,
      })
    }
    return clips
  }

  async gaveUp(em: EntityManager, job: Job, why: string): Promise<void> {
    const film = await em.findOne(Video, job.videoId!, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!film) return
    film.fail(why)
    await em.flush()
    await announce(em, { topic: 'video', id: film.id, projectId: film.projectId })
    await this.herald(em, { type: 'film-failed', userId: film.authorId, projectId: film.projectId, title: film.title, why })
  }
}
