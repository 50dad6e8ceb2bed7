import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { Gap } from '../../../../schema/limits.js'
import type { BackgroundWork } from '../../core/worker.js'
import type { Film } from '../../media/film.js'
import { FRAME_RATE } from '../../../../schema/limits.js'
import type { Storage } from '../../storage/storage.js'
import { Project } from '../project/project.entity.js'
import { Video } from '../video/video.entity.js'
import type { FilmParts } from './film-parts.js'
import type { PreviewTicket, TransitionPreviews } from './transition-preview.service.js'

/** Renders one window of a draft, keeps it for the merge and for whoever looks at it. Rendered twice it is the same; not at all, the merge renders it. */
export class RenderPreview {
  constructor(
    private readonly db: EntityManager,
    private readonly film: Film,
    private readonly storage: Storage,
    private readonly parts: FilmParts,
    private readonly previews: TransitionPreviews,
    private readonly log: Logger,
  ) {}

  run: BackgroundWork<PreviewTicket> = async (ticket, { folder, signal }) => {
    const { key, projectId, beforeId, afterId, transition, seconds } = ticket
    if (await this.parts.fileOf(key)) return this.previews.arrived(ticket)
    const em = this.db.fork()
    const project = await em.findOne(Project, projectId)
    const found = await em.find(Video, { id: { $in: [...(project?.cutVideoIds ?? []), beforeId, afterId] }, projectId })
    const pair = [beforeId, afterId].map((id) => found.find((clip) => clip.id === id && clip.mezzanineVideoKey))
    if (!project || pair.includes(undefined)) return
    // The others stand for their sizes alone, which decide about the film’s.
    const others = project.cutVideoIds.filter((id) => id !== beforeId && id !== afterId).flatMap((id) => found.find((clip) => clip.id === id) ?? [])
    const clips = await Promise.all([...(pair as Video[]), ...others].map(async (clip, at) => ({
      mezzanineVideo: at < 2 ? await this.storage.fetchTo(clip.mezzanineVideoKey!, `${folder}/clip-${at}.mp4`) : '',
      mezzanineSound: '', width: clip.width!, height: clip.height!, frames: clip.frames!, contentId: clip.mezzanineVideoKey!,
    })))
    const gaps = clips.slice(1).map((_, at) => (at ? '' : transition) as Gap)
    const window = await this.film.window(clips, gaps, 0, folder, {
      cache: this.parts, lengths: [Math.round(seconds * FRAME_RATE)], size: project.cutSize ?? undefined, fit: project.cutFit, gentle: true, signal, log: this.log,
    })
    await this.parts.keep(key, window.file)
    await this.previews.arrived(ticket)
  }
}
