import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { FilmRate, TransitionOrCut } from '#schema/limits'
import type { Attempt } from '#platform/queue/attempt'
import type { Notify } from '#platform/events/notify'
import type { ClipFiles, Film, FilmCache, FilmOptions } from '../../media/film.js'
import type { PendingFiles } from '../file/pending-files.js'
import type { captionsOf } from './film-captions.js'
import type { PreparedMix } from './film-mix.js'
import type { FilmItem } from './plan/film-plan.entity.js'
import { planClips, planOf, storePlan } from './plan/film-plans.js'
import { projectNameOf } from '../project/project.entity.js'
import { Film as FilmVideo } from '../video/film.entity.js'
import type { Shown } from '../cut/shown.js'
import type { Videos } from '../video/video.service.js'
import type { JobTasks } from '#platform/queue/shared/shared-tasks'
import { sharedParts } from './shared-parts.js'

/** The folder of films in the storage. */
const NAMESPACE = 'films'

/** The transitions between the clips. A transition becomes a plain cut if its clips are too short. */
const transitionsOf = (gaps: FilmVideo['gaps']): TransitionOrCut[] =>
  gaps.map(({ transition, seconds }) => (seconds ? transition : '') as TransitionOrCut)

/** Size, fit, frame rate and transition lengths of a film, as chosen at the start of its merge. */
const lookOf = ({
  gaps,
  size,
  filmRatio,
  fit,
  frameRate,
}: JoinedFilm): Pick<FilmOptions, 'lengths' | 'size' | 'ratio' | 'fit' | 'frameRate'> => ({
  lengths: gaps.map(({ seconds }) => seconds || undefined),
  size: size ?? undefined,
  ratio: filmRatio ?? undefined,
  fit: fit ?? undefined,
  frameRate: (frameRate ?? undefined) as FilmRate | undefined,
})

type JoinedFilm = Pick<FilmVideo, 'id' | 'gaps' | 'size' | 'filmRatio' | 'fit' | 'frameRate'>

/** Joins clips on this machine into a film, uploads it while it is written, and delivers it. */
export class FilmJoiner {
  constructor(
    private readonly deps: {
      film: Film
      videos: Pick<Videos, 'deliver'>
      pendingFiles: Pick<PendingFiles, 'store'>
      notify: Notify
      parts: FilmCache & { isOff: boolean }
      log: Logger
    },
  ) {}

  /**
   * Completes the attempt. `begun` is the progress so far; `tags` are written into the file. The plan is stored if the items
   * and videos of the clips are given, and so is the result of the mix.
   */
  async join(
    video: JoinedFilm,
    clips: ClipFiles[],
    {
      attempt,
      tasks,
      begun,
      tags,
      sources,
      mix,
      captions,
      overlays,
    }: {
      attempt: Attempt
      tasks: JobTasks
      begun: number
      sources?: { items: FilmItem[]; videos: Shown[] }
      mix?: PreparedMix
      captions?: ReturnType<typeof captionsOf>
    } & Pick<FilmOptions, 'tags' | 'overlays'>,
  ): Promise<void> {
    let stored: { videoKey: string } | undefined
    const joined = await this.deps.film.join(clips, transitionsOf(video.gaps), attempt.folder, {
      ...lookOf(video),
      tags,
      mix: mix?.mix,
      captions: captions?.captions,
      overlays,
      cache: this.deps.parts,
      sharing: this.deps.parts.isOff ? undefined : sharedParts(tasks),
      log: this.deps.log.child({ film: video.id }),
      store: async (file) => {
        stored = await this.deps.pendingFiles.store(NAMESPACE, { videoKey: file })
      },
      signal: attempt.signal,
      progress: (done) => attempt.progress(begun + (1 - begun) * done),
    })
    const { width, height, frames, frameRate, duration, bytes } = joined
    const plan =
      sources &&
      planOf(
        planClips(
          sources.items,
          sources.videos.map((of, at) => ({ video: of, contentId: clips[at].contentId })),
        ),
        video.gaps,
        frameRate,
      )
    if (plan && plan.frames !== frames)
      throw new Error(`A film of ${frames} frames has a plan of ${plan.frames}`)
    const made = {
      kind: FilmVideo,
      namespace: NAMESPACE,
      files: { posterKey: joined.poster, smallPosterKey: joined.smallPoster },
      stored,
      fields: {
        width,
        height,
        frames,
        frameRate,
        duration,
        bytes,
        gaps: video.gaps,
        hasSound: true,
      },
    } as const
    await this.deps.videos.deliver(
      attempt,
      { id: video.id, ...made },
      async (em, { id, authorId, projectId, title }) => {
        if (plan)
          await storePlan(em, id, {
            items: sources!.items,
            plan,
            mixed: mix?.mixed(joined.sound) ?? null,
            captioned: captions?.captioned() ?? null,
          })
        const project = await projectNameOf(em, projectId)
        await this.deps.notify(em, {
          type: 'film-ready',
          userId: authorId,
          projectId,
          project,
          title,
          filmId: id,
        })
      },
    )
  }
}

/** Marks a film as failed and notifies its author, in the transaction of `em`. */
export async function tellFailed(
  em: EntityManager,
  { videos, notify }: { videos: Pick<Videos, 'fail'>; notify: Notify },
  { filmId, why }: { filmId: string; why: string },
): Promise<void> {
  const film = await videos.fail(em, filmId, why)
  if (!film) return
  const { authorId, projectId, title } = film
  const project = await projectNameOf(em, projectId)
  await notify(em, { type: 'film-failed', userId: authorId, projectId, project, title, why })
}
