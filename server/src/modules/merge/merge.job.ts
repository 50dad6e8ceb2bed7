import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { TransitionOrCut } from '#schema/limits'
import type { FreeSpace } from '../file/free-space.js'
import type { Attempt, JobHandler } from '#core/attempt'
import { conflict } from '#core/failure'
import type { Notify } from '#core/notify'
import type { Job } from '../work/job.entity.js'
import type { Clip, Film, FilmCache, FilmOptions } from '../../media/film.js'
import type { Mezzanines } from '../video/mezzanines.js'
import { Video, VideoStatus } from '../video/video.entity.js'
import type { Videos } from '../video/video.service.js'

/** The share of the progress for clips that must be normalised first. */
const PREPARATION_SHARE = 0.5

/** Space that a film needs, as a multiple of its clips: for its parts, and for itself. */
const SPACE_FACTOR = 2

/** The gaps between the clips: a transition that the clips are too short for becomes a plain cut. */
const transitionsOf = ({ gaps }: Video): TransitionOrCut[] =>
  gaps.map(({ transition, seconds }) => (seconds ? transition : '') as TransitionOrCut)

/** Size, fit and lengths of a film, as chosen when its merge started. */
const lookOf = ({ gaps, size, fit }: Video): Pick<FilmOptions, 'lengths' | 'size' | 'fit'> => ({
  lengths: gaps.map(({ seconds }) => seconds || undefined),
  size: size ?? undefined,
  fit: fit ?? undefined,
})

/** Joins a film's clips, which were normalised on arrival, or are now, and stores it. */
export class MergeVideos implements JobHandler<Job> {
  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      film: Film
      videos: Pick<Videos, 'deliver' | 'fail'>
      space: FreeSpace
      mezzanines: Mezzanines
      notify: Notify
      parts: FilmCache
      log: Logger
    },
  ) {
    this.db = deps.db
  }

  async run(job: Job, attempt: Attempt): Promise<void> {
    const film = await this.db.fork().findOne(Video, job.videoId!)
    if (!film || film.status !== VideoStatus.IN_PROGRESS) return
    const videos = await this.videos(film)
    await this.deps.space.require(SPACE_FACTOR * videos.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0))
    const begun = videos.every((video) => this.deps.mezzanines.isCurrent(video)) ? 0 : PREPARATION_SHARE
    const clips = await this.clips(videos, attempt, begun)
    const joined = await this.deps.film.join(clips, transitionsOf(film), attempt.folder, {
      ...lookOf(film),
      cache: this.deps.parts,
      log: this.deps.log,
      signal: attempt.signal,
      progress: (done) => attempt.progress(begun + (1 - begun) * done),
    })
    const { width, height, frames, frameRate, duration, bytes } = joined
    const made = {
      shelf: 'films',
      files: { videoKey: joined.file, posterKey: joined.poster },
      facts: { width, height, frames, frameRate, duration, bytes, hasSound: true, cost: 0 },
    } as const
    await this.deps.videos.deliver(attempt, { id: film.id, ...made }, (em, { authorId, projectId, title }) =>
      this.deps.notify(em, { type: 'film-ready', userId: authorId, projectId, title }),
    )
  }

  /** The film's videos in its order. Throws when one is missing: nobody would notice what was left out. */
  private async videos({ clipIds }: Video): Promise<Video[]> {
    const found = new Map(
      (await this.db.fork().find(Video, { id: { $in: clipIds } })).map((video) => [video.id, video]),
    )
    return clipIds.map((id, at) => {
      const video = found.get(id)
      if (!video?.videoKey) throw conflict(`Video ${at + 1} of the film is not there any more`)
      return video
    })
  }

  /** Fetches the clips to this machine; normalising those that need it takes `share` of the progress. */
  private async clips(
    videos: Video[],
    { folder, signal, progress }: Attempt,
    share: number,
  ): Promise<Clip[]> {
    const clips: Clip[] = []
    for (const [at, video] of videos.entries()) {
      clips.push(await this.deps.mezzanines.clip(video, folder, `clip-${at}`, { signal }))
      progress((share * (at + 1)) / videos.length)
    }
    return clips
  }

  async onFailed(em: EntityManager, job: Job, why: string): Promise<void> {
    const film = await this.deps.videos.fail(em, job.videoId!, why)
    if (!film) return
    const { authorId, projectId, title } = film
    await this.deps.notify(em, { type: 'film-failed', userId: authorId, projectId, title, why })
  }
}
