import type { EntityManager } from '@mikro-orm/postgresql'
import type { VideoRatio } from '#schema/limits'
import type { Attempt, JobHandler } from '#platform/queue/attempt'
import { conflict } from '#platform/errors/failure'
import type { Notify } from '#platform/events/notify'
import type { ClipFiles, Film, FrameRate } from '../../../media/film.js'
import type { Storage } from '#platform/storage/storage'
import type { FreeSpace } from '../../file/storage-watch.js'
import { type FilmJoiner, tellFailed } from '../../film/film-joiner.js'
import type { Mezzanines } from '../../video/mezzanines.js'
import { Film as FilmVideo } from '../../video/film.entity.js'
import { VideoStatus } from '../../video/clip.entity.js'
import type { Videos } from '../../video/video.service.js'
import type { JobOf } from '#platform/queue/job.entity'
import type { JobTasks, SharedTasks } from '#platform/queue/shared/shared-tasks'
import { type PreparedMix, fetchSounds, mixOf } from '../../film/film-mix.js'
import type { AnimaticPlan, Segment } from './animatic-plan.js'
import { boardCues } from './board-mix.js'
import type { FinishedDrawing } from './shot-drawing.entity.js'
import type { ShotDrawer } from './shot-drawer.js'
import type { ShotDrawings } from './shot-drawings.js'

/** Metadata of the file. Guests may read it, so it does not name the project. */
const tags = { title: 'Draft', comment: 'Draft, made with Cutroom’s storyboard' }
/** The share of the progress for fetching clips and drawing slates. */
const CLIPS_SHARE = 0.3

/** Joins the current shots of a board to a film: chosen takes, drawings and slates. */
export class MakeDraftFilm implements JobHandler<'draft'> {
  constructor(
    private readonly deps: {
      db: EntityManager
      film: Film
      filmJoiner: FilmJoiner
      drawer: ShotDrawer
      drawings: ShotDrawings
      mezzanines: Mezzanines
      videos: Pick<Videos, 'fail'>
      sharedTasks: SharedTasks
      storage: Pick<Storage, 'fetchTo'>
      space: FreeSpace
      notify: Notify
    },
  ) {}

  async run(job: JobOf<'draft'>, attempt: Attempt): Promise<void> {
    const { db, drawings, film: tools, filmJoiner, sharedTasks, space } = this.deps
    const film = await db.fork().findOne(FilmVideo, job.subjectId)
    if (!film || film.status !== VideoStatus.IN_PROGRESS) return
    await space.require()
    const tasks = sharedTasks.of(job, tools.toolkit)
    const board = await drawings.film(film.projectId)
    const { gaps, ratio, segments } = board
    if (!segments.length) throw conflict('The storyboard has no shots left')
    const clips: ClipFiles[] = []
    try {
      for (const [at, segment] of segments.entries()) {
        clips.push(await this.clip(segment, { ratio, name: `clip-${at}`, attempt, tasks }))
        attempt.progress((CLIPS_SHARE * (at + 1)) / segments.length)
      }
      const mix = await this.mix(board, attempt)
      await filmJoiner.join({ ...film, gaps }, clips, { attempt, tasks, begun: CLIPS_SHARE, tags, mix })
    } finally {
      await sharedTasks.discardUnneeded().catch(() => undefined) // maintenance does it later
    }
  }

  /** The mix of voices and music; undefined without either, so the clips keep their own sound. */
  private async mix(board: AnimaticPlan, { folder }: Attempt): Promise<PreparedMix | undefined> {
    const cues = boardCues(board)
    if (!cues.length) return undefined
    const order = { cues, clipGain: 0, loudness: null }
    const sounds = await fetchSounds(this.deps.db.fork(), this.deps.storage, order, folder)
    return mixOf(order, { items: board.segments.map(({ shot }) => ({ itemId: shot.id })), sounds })
  }

  private async clip(
    segment: Segment,
    {
      ratio,
      name,
      attempt: { folder, signal },
      tasks,
    }: { ratio: VideoRatio; name: string; attempt: Attempt; tasks: JobTasks },
  ): Promise<ClipFiles> {
    const { drawer, mezzanines } = this.deps
    if (segment.take) return mezzanines.clip(segment.take, folder, name, { signal, claims: tasks })
    const drawn = segment.drawing ?? segment.slate.drawn
    return this.drawn(
      drawn ?? (await drawer.slate(segment, ratio, { folder, signal, claims: tasks })),
      folder,
      name,
    )
  }

  private async drawn(drawing: FinishedDrawing, folder: string, name: string): Promise<ClipFiles> {
    const { mezzanineVideoKey, mezzanineSoundKey, width, height, frames, frameRate } = drawing
    const [mezzanineVideo, mezzanineSound] = await Promise.all([
      this.deps.storage.fetchTo(mezzanineVideoKey, `${folder}/${name}.mp4`),
      this.deps.storage.fetchTo(mezzanineSoundKey, `${folder}/${name}.wav`),
    ])
    const shape = { width, height, frames, frameRate: frameRate as FrameRate }
    return { mezzanineVideo, mezzanineSound, ...shape, contentId: mezzanineVideoKey }
  }

  async onFailed(em: EntityManager, job: JobOf<'draft'>, why: string): Promise<void> {
    await tellFailed(em, this.deps, { filmId: job.subjectId, why })
  }
}
