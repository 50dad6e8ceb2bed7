import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql'
import type { z } from 'zod'
import { mergeRule } from '#schema/rules/cut'
import { shortenGaps } from '#schema/cut'
import { editOf, shownSeconds } from '#schema/cut-item'
import { check } from '#platform/errors/check'
import { type Issue, badInput } from '#platform/errors/failure'
import type { Jobs } from '#platform/queue/jobs'
import type { Viewer } from '#platform/auth/viewer'
import type { Projects } from '../project/project.service.js'
import { itemOf } from '#schema/cut/order'
import { Film } from '../video/film.entity.js'
import { Clip, VideoStatus } from '../video/clip.entity.js'
import { cutItems } from '../cut/elements/cut-item.entity.js'
import { shownOf } from '../cut/shown.js'
import type { Videos } from '../video/video.service.js'
import type { CutInput } from '../cut/cut.service.js'
import { captionOrder } from './film-captions.js'
import { mixOrder } from './film-mix.js'
import { overlayOrder } from './film-overlays.js'
import { FilmPlan, type FilmItem } from './plan/film-plan.entity.js'

const NOT_NEW = 'The id of a film must be new'
/** Required space as a multiple of the clips, for the parts and the film. */
const SPACE_FACTOR = 2

/** Free bytes required to merge these clips and sounds. */
export const bytesForFilm = (clips: readonly Pick<Clip, 'bytes'>[]): number =>
  SPACE_FACTOR * clips.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)

type MergedClip = Pick<Clip, 'bytes' | 'duration' | 'frames' | 'frameRate'>
type MergeOrder = z.output<typeof mergeRule> & Pick<CutInput, 'projectId'>

/** Merging accepted videos into one film. */
export class Merges {
  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      jobs: Jobs
      videos: Pick<Videos, 'begin'>
    },
  ) {}

  /**
   * Starts a merge; returns the film in progress. Throws BAD_USER_INPUT, with all issues, unless every clip is an item of
   * the cut or an accepted video, there is one gap fewer than clips, each with a known transition or none, and lengths,
   * size, fit, frame rate and title are valid; STORAGE_FULL or QUOTA_REACHED without enough space. Shortens transitions
   * if a clip is too short. Returns the existing film if the viewer already started a merge with this `filmId`, so that
   * the call can be retried.
   */
  async start(viewer: Viewer, input: CutInput & { filmId?: string | null }): Promise<Film> {
    const order = { ...check(mergeRule, input), projectId: input.projectId }
    if (!order.videoIds.length)
      throw badInput([{ path: ['videoIds'], message: 'There are no videos to merge' }])
    const begun = await this.begun(viewer, order)
    if (begun) return begun
    try {
      return await this.begin(viewer, order)
    } catch (error) {
      if (!order.filmId || !(error instanceof UniqueConstraintViolationException)) throw error
      const first = await this.begun(viewer, order) // a concurrent retry was faster
      if (first) return first
      throw badInput([{ path: ['filmId'], message: NOT_NEW }])
    }
  }

  private async begun(viewer: Viewer, { filmId, projectId }: MergeOrder): Promise<Film | null> {
    if (!filmId) return null
    const em = this.deps.db.fork()
    const project = await this.deps.projects.openTo('merge', viewer, projectId, { em })
    return em.findOne(Film, { id: filmId, projectId: project.id, authorId: viewer.id })
  }

  private begin(viewer: Viewer, order: MergeOrder): Promise<Film> {
    const { filmId, projectId, videoIds, gaps, size, ratio, fit, frameRate, title, clipGain, loudness } =
      order
    const { burnedCaptions } = order
    return this.deps.db.fork().transactional(async (em) => {
      const project = await this.deps.projects.openTo('merge', viewer, projectId, { em })
      if (filmId && (await shownOf(em, [filmId])).size)
        throw badInput([{ path: ['filmId'], message: NOT_NEW }])
      const { items, clips } = await this.requireItems(em, project.id, videoIds)
      const durations = items.map((item, at) => shownSeconds(item, clips[at]))
      const number = await em.count(Film, { projectId: project.id })
      const film = await this.deps.videos.begin(em, Film, {
        ...(filmId && { id: filmId }),
        projectId: project.id,
        authorId: viewer.id,
        title: title ?? `${project.name} ${number + 1}`,
        clipIds: items.map(({ videoId }) => videoId),
        gaps: shortenGaps(durations, gaps),
        size,
        filmRatio: ratio,
        fit,
        frameRate,
      })
      const sound = await mixOrder(em, { projectId: project.id, items }, { clipGain, loudness })
      const captions = await captionOrder(em, project.id)
      const overlays = await overlayOrder(em, { projectId: project.id, items }, { burnedCaptions, captions })
      em.create(FilmPlan, { filmId: film.id, items, mix: sound.mix, captions, overlays })
      await this.deps.jobs.add(
        em,
        { kind: 'merge', projectId: project.id, authorId: viewer.id, subjectId: film.id },
        { bytes: bytesForFilm([...clips, sound]) },
      )
      await this.deps.projects.touch(em, project.id)
      return film
    })
  }

  /** The current items with these ids and their videos, in the order of `itemIds`. */
  private async requireItems(
    em: EntityManager,
    projectId: string,
    itemIds: readonly string[],
  ): Promise<{ items: FilmItem[]; clips: MergedClip[] }> {
    const cut = await cutItems(em, projectId)
    const found = itemIds.map((id) => itemOf({ items: cut }, id))
    const ids = found.flatMap((item) => item?.videoId ?? [])
    const known = await shownOf(em, ids, { projectId, deletedAt: null, status: VideoStatus.ACCEPTED })
    const issues = found.flatMap((item, at): Issue[] => {
      if (!item || !known.has(item.videoId))
        return [{ path: ['videoIds', at], message: 'This is not an accepted video of this project' }]
      const isAgain = found.indexOf(item) < at
      return isAgain ? [{ path: ['videoIds', at], message: 'Each item may be listed once' }] : []
    })
    if (issues.length) throw badInput(issues)
    const items = found.map((item) => ({ ...editOf(item!), itemId: item!.id, videoId: item!.videoId }))
    return { items, clips: items.map(({ videoId }) => known.get(videoId)!) }
  }
}
