import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { editOf } from '#schema/cut-item'
import type { TransitionOrCut } from '#schema/limits'
import type { BackgroundWork } from '#platform/queue/background/background-tasks'
import type { Clip, Film } from '../../media/film.js'
import { cutItems } from '../video/draft/draft-cut.js'
import { Project } from '../project/project.entity.js'
import { type Mezzanines, shapeOf } from '../video/mezzanines.js'
import { Video } from '../video/video.entity.js'
import type { SharedTasks } from '#platform/queue/shared/shared-tasks'
import { FileMissing, type Storage } from '#platform/storage/storage'
import { clipSources } from './shared-parts.js'
import type { FilmPartStore } from './film-part-store.js'
import type { PreviewTask, TransitionPreviews } from './transition-preview.service.js'

/**
 * Renders one window of a draft, of what it shows of its clips, and caches it for previews and the merge.
 * Rendering it twice gives the same result; if it is not rendered, the merge does it.
 */
export class RenderPreview {
  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      film: Film
      mezzanines: Mezzanines
      parts: FilmPartStore
      previews: TransitionPreviews
      sharedTasks: SharedTasks
      storage: Pick<Storage, 'fetchTo' | 'isHere' | 'read'>
      log: Logger
    },
  ) {
    this.db = deps.db
  }

  run: BackgroundWork<PreviewTask> = async (task, { folder, signal }) => {
    const { key, projectId, before, after, transition, seconds } = task
    if (!before || !after) return // a task of an earlier release
    if (await this.deps.parts.fileOf(key)) return this.deps.previews.announceRendered(task)
    const em = this.db.fork()
    const project = await em.findOne(Project, { id: projectId, deletedAt: null })
    const inCut = (await cutItems(em, projectId)).map(({ videoId }) => videoId)
    const ids = [before, after].map(({ videoId }) => videoId)
    const found = await em.find(Video, { id: { $in: [...inCut, ...ids] }, projectId })
    const pair = ids.map((id) => found.find((clip) => clip.id === id && clip.videoKey))
    if (!project || pair.includes(undefined)) return
    // Of the others only sizes and rates matter, which determine the film’s.
    const others = found.filter(({ id }) => !ids.includes(id))
    const { mezzanines, parts, sharedTasks, storage } = this.deps
    const work = { signal, gentle: true, claims: sharedTasks }
    const draw = async (clipOf: (video: Video, at: number) => Promise<Clip>) => {
      const clips: Clip[] = []
      for (const [at, video] of (pair as Video[]).entries())
        clips.push({ ...(await clipOf(video, at)), edit: editOf([before, after][at]) })
      clips.push(...others.map((clip) => ({ mezzanineVideo: '', mezzanineSound: '', ...shapeOf(clip) })))
      const gaps = clips.slice(1).map((_, at) => (at ? '' : transition) as TransitionOrCut)
      return this.deps.film.window({ clips, gaps, at: 0 }, folder, {
        cache: parts,
        sharing: parts.isOff ? undefined : sharedTasks,
        sources: clipSources({ storage, parts }, folder),
        lengths: [seconds],
        size: project.cutSize ?? undefined,
        ratio: project.cutRatio ?? undefined,
        fit: project.cutFit,
        frameRate: project.cutFrameRate ?? undefined,
        gentle: true,
        signal,
        log: this.deps.log,
      })
    }
    const window = await draw((video, at) =>
      mezzanines.clipElsewhere(video, `${folder}/clip-${at}`, work),
    ).catch((error: unknown) => {
      if (!(error instanceof FileMissing)) throw error
      return draw((video, at) => mezzanines.clip(video, folder, `clip-${at}`, work)) // made ready again
    })
    await this.deps.parts.keep(key, window.file)
    await this.deps.previews.announceRendered(task)
  }
}
