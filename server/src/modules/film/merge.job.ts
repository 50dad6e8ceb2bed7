import type { EntityManager } from '@mikro-orm/postgresql'
import type { FreeSpace } from '../file/storage-watch.js'
import type { Attempt, JobHandler } from '#platform/queue/attempt'
import { conflict } from '#platform/errors/failure'
import type { Notify } from '#platform/events/notify'
import type { JobOf } from '#platform/queue/job.entity'
import type { ClipFiles, Film, FilmCache } from '../../media/film.js'
import { Card } from '../cut/cards/card.entity.js'
import { type Shown, shownOf } from '../cut/shown.js'
import type { Mezzanines } from '../video/mezzanines.js'
import { Film as FilmVideo } from '../video/film.entity.js'
import { Clip, VideoStatus } from '../video/clip.entity.js'
import type { Videos } from '../video/video.service.js'
import type { JobTasks, SharedTasks } from '#platform/queue/shared/shared-tasks'
import { editOf } from '#schema/cut-item'
import type { Storage } from '#platform/storage/storage'
import { captionsOf } from './film-captions.js'
import { fetchSounds, mixOf } from './film-mix.js'
import type { CardDrawings } from '../cut/cards/card-drawings.js'
import { overlaysOf } from './film-overlays.js'
import type { FilmItem } from './plan/film-plan.entity.js'
import { filmOrder } from './plan/film-plans.js'
import { bytesForFilm } from './merge.service.js'
import { type FilmJoiner, tellFailed } from './film-joiner.js'
import { offerMezzanine } from './shared-parts.js'

/** The share of the progress for clips that must be normalised first. */
const PREPARATION_SHARE = 0.5

/** Runs tasks one after another, also after a failure. */
const oneAfterAnother = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}

/**
 * Joins the clips of a film, normalising them first if needed, and uploads it while it is written. Other workers with a
 * free core prepare clips and parts at the same time.
 */
export class MergeVideos implements JobHandler<'merge'> {
  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      film: Film
      filmJoiner: FilmJoiner
      filmParts: FilmCache
      videos: Pick<Videos, 'fail'>
      space: FreeSpace
      mezzanines: Mezzanines
      cardDrawings: CardDrawings
      storage: Pick<Storage, 'fetchTo'>
      notify: Notify
      sharedTasks: SharedTasks
    },
  ) {
    this.db = deps.db
  }

  async run(job: JobOf<'merge'>, attempt: Attempt): Promise<void> {
    const tasks = this.deps.sharedTasks.of(job, this.deps.film.toolkit)
    try {
      await this.merge(job, attempt, tasks)
    } finally {
      await this.deps.sharedTasks.discardUnneeded().catch(() => undefined) // maintenance deletes them later
    }
  }

  private async merge(job: JobOf<'merge'>, attempt: Attempt, tasks: JobTasks): Promise<void> {
    const film = await this.db.fork().findOne(FilmVideo, job.subjectId)
    if (!film || film.status !== VideoStatus.IN_PROGRESS) return
    const { items, mix, captions, overlays } = await filmOrder(this.db.fork(), film)
    let videos = await this.videos(items)
    await this.deps.space.require(bytesForFilm(videos))
    const sounds = mix && (await fetchSounds(this.db.fork(), this.deps.storage, mix, attempt.folder))
    const begun = this.stale(videos).length ? PREPARATION_SHARE : 0
    if (begun) {
      await this.makeReady(this.stale(videos), attempt, { tasks, share: begun })
      videos = await this.videos(items)
    }
    const clips: ClipFiles[] = []
    const fetched = new Map<string, ClipFiles>()
    for (const [at, video] of videos.entries()) {
      const clip =
        fetched.get(video.id) ??
        (video instanceof Card
          ? this.deps.cardDrawings.clip(video, attempt.folder, { ...attempt, parts: this.deps.filmParts })
          : await this.deps.mezzanines.clip(video, attempt.folder, `clip-${at}`, {
              signal: attempt.signal,
              claims: tasks,
            }))
      fetched.set(video.id, clip)
      clips.push({ ...clip, edit: editOf(items[at]) })
    }
    await this.deps.filmJoiner.join(film, clips, {
      attempt,
      tasks,
      begun,
      sources: { items, videos },
      mix: mix && sounds ? mixOf(mix, { items, sounds }) : undefined,
      captions: captions.length ? captionsOf(captions, items) : undefined,
      overlays: overlays ? overlaysOf(overlays, { items, videos, captions }) : undefined,
    })
  }

  /** The clips that must be normalised first. Cards are drawn later, when the size of the film is known. */
  private stale(videos: readonly Shown[]): Clip[] {
    return videos.flatMap((video) =>
      video instanceof Card || this.deps.mezzanines.isCurrent(video) ? [] : video,
    )
  }

  /** The film's videos in order. Throws if one is missing, because the omission would go unnoticed. */
  private async videos(items: readonly FilmItem[]): Promise<Shown[]> {
    const clipIds = items.map(({ videoId }) => videoId)
    const found = await shownOf(this.db.fork(), clipIds)
    return clipIds.map((id, at) => {
      const video = found.get(id)
      if (!(video instanceof Card) && !video?.videoKey)
        throw conflict(`Video ${at + 1} of the film no longer exists`)
      return video
    })
  }

  /**
   * Normalises clips, one at a time here and others on other workers, as `share` of the progress. A failure stops the
   * others and is thrown.
   */
  private async makeReady(
    videos: Clip[],
    { folder, signal, progress }: Attempt,
    { tasks, share }: { tasks: JobTasks; share: number },
  ): Promise<void> {
    const { mezzanines } = this.deps
    const stale = new Map(videos.map((video) => [video.id, video]))
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

  async onFailed(em: EntityManager, job: JobOf<'merge'>, why: string): Promise<void> {
    await tellFailed(em, this.deps, { filmId: job.subjectId, why })
  }
}
