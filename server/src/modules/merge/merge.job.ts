import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { TransitionOrCut } from '#schema/limits'
import type { FreeSpace } from '../file/free-space.js'
import type { PendingFiles } from '../file/pending-files.js'
import type { Attempt, JobHandler } from '#core/attempt'
import { conflict } from '#core/failure'
import type { Notify } from '#core/notify'
import type { Job } from '../work/job.entity.js'
import type { Clip, Film, FilmCache, FilmOptions } from '../../media/film.js'
import { projectNameOf } from '../project/project-name.js'
import type { Mezzanines } from '../video/mezzanines.js'
import { Video, VideoStatus } from '../video/video.entity.js'
import type { Videos } from '../video/video.service.js'
import type { JobTasks, SharedTasks } from '../work/shared-tasks.js'
import { bytesForFilm } from './bytes-for-film.js'
import { offerMezzanine, sharedParts } from './shared-parts.js'

/** The share of the progress for clips that must be normalised first. */
const PREPARATION_SHARE = 0.5

/** The folder of films in the storage. */
const SHELF = 'films'

/** The gaps between the clips: a transition that the clips are too short for becomes a plain cut. */
const transitionsOf = ({ gaps }: Video): TransitionOrCut[] =>
  gaps.map(({ transition, seconds }) => (seconds ? transition : '') as TransitionOrCut)

/** Size, fit and lengths of a film, as chosen when its merge started. */
const lookOf = ({ gaps, size, fit }: Video): Pick<FilmOptions, 'lengths' | 'size' | 'fit'> => ({
  lengths: gaps.map(({ seconds }) => seconds || undefined),
  size: size ?? undefined,
  fit: fit ?? undefined,
})

/** Begins each work when the one before it has ended, however that ended. */
const oneAfterAnother = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}

/**
 * Joins a film's clips, which were normalised on arrival, or are now, and stores it while it is written. Other
 * workers with a free core make clips and parts of it at the same time.
 */
export class MergeVideos implements JobHandler<Job> {
  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      film: Film
      videos: Pick<Videos, 'deliver' | 'fail'>
      space: FreeSpace
      pendingFiles: Pick<PendingFiles, 'store'>
      mezzanines: Mezzanines
      notify: Notify
      parts: FilmCache & { isOff: boolean }
      sharedTasks: SharedTasks
      log: Logger
    },
  ) {
    this.db = deps.db
  }

  async run(job: Job, attempt: Attempt): Promise<void> {
    const tasks = this.deps.sharedTasks.of(job, this.deps.film.toolkit)
    try {
      await this.merge(job, attempt, tasks)
    } finally {
      await this.deps.sharedTasks.discardUnwanted().catch(() => undefined) // maintenance does it later
    }
  }

  private async merge(job: Job, attempt: Attempt, tasks: JobTasks): Promise<void> {
    const film = await this.db.fork().findOne(Video, job.videoId!)
    if (!film || film.status !== VideoStatus.IN_PROGRESS) return
    let videos = await this.videos(film)
    await this.deps.space.require(bytesForFilm(videos))
    const begun = videos.every((video) => this.deps.mezzanines.isCurrent(video)) ? 0 : PREPARATION_SHARE
    if (begun) {
      await this.makeReady(videos, attempt, { tasks, share: begun })
      videos = await this.videos(film)
    }
    const clips: Clip[] = []
    for (const [at, video] of videos.entries())
      clips.push(
        await this.deps.mezzanines.clip(video, attempt.folder, `clip-${at}`, {
          signal: attempt.signal,
          claims: tasks,
        }),
      )
    let stored: { videoKey: string } | undefined
    const joined = await this.deps.film.join(clips, transitionsOf(film), attempt.folder, {
      ...lookOf(film),
      cache: this.deps.parts,
      sharing: this.deps.parts.isOff ? undefined : sharedParts(tasks),
      log: this.deps.log,
      store: async (file) => {
        stored = await this.deps.pendingFiles.store(SHELF, { videoKey: file })
      },
      signal: attempt.signal,
      progress: (done) => attempt.progress(begun + (1 - begun) * done),
    })
    const { width, height, frames, frameRate, duration, bytes } = joined
    const made = {
      shelf: SHELF,
      files: { posterKey: joined.poster },
      stored,
      facts: { width, height, frames, frameRate, duration, bytes, hasSound: true, cost: 0 },
    } as const
    await this.deps.videos.deliver(
      attempt,
      { id: film.id, ...made },
      async (em, { authorId, projectId, title }) => {
        const project = await projectNameOf(em, projectId)
        await this.deps.notify(em, { type: 'film-ready', userId: authorId, projectId, project, title })
      },
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

  /**
   * Normalises the clips that need it, one after the other here and others elsewhere, which takes `share` of
   * the progress. When one fails the others are given up, and the cause is thrown.
   */
  private async makeReady(
    videos: Video[],
    { folder, signal, progress }: Attempt,
    { tasks, share }: { tasks: JobTasks; share: number },
  ): Promise<void> {
    const { mezzanines } = this.deps
    const stale = new Map(
      videos.filter((video) => !mezzanines.isCurrent(video)).map((video) => [video.id, video]),
    )
    await Promise.all(
      [...stale.values()].map((video) => offerMezzanine(tasks, mezzanines.taskKey(video), video.id)),
    )
    const stop = new AbortController()
    const work = { claims: tasks, signal: AbortSignal.any([signal, stop.signal]) }
    const inTurn = oneAfterAnother()
    let ready = 0
    const making = [...stale.values()].map(async (video) => {
      await mezzanines.renewed(video, `${folder}/${video.id}`, { ...work, inTurn })
      progress((share * ++ready) / stale.size)
    })
    await Promise.all(making).catch(async (error: unknown) => {
      stop.abort(error)
      await Promise.allSettled(making)
      throw error
    })
  }

  async onFailed(em: EntityManager, job: Job, why: string): Promise<void> {
    const film = await this.deps.videos.fail(em, job.videoId!, why)
    if (!film) return
    const { authorId, projectId, title } = film
    const project = await projectNameOf(em, projectId)
    await this.deps.notify(em, { type: 'film-failed', userId: authorId, projectId, project, title, why })
  }
}
