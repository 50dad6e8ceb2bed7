import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { TransitionOrCut } from '#schema/limits'
import { announce } from '#platform/events/events'
import type { Viewer } from '#platform/auth/viewer'
import type { ClipFiles, Film, FrameRate, TaskOptions } from '../../../media/film.js'
import type { Storage } from '#platform/storage/storage'
import { clipSources } from '../../film/shared-parts.js'
import type { FilmPartStore } from '../../film/film-part-store.js'
import type { Mezzanines } from '../../video/mezzanines.js'
import type { BackgroundWork } from '#platform/queue/background/background-tasks'
import type { Jobs } from '#platform/queue/jobs'
import type { SharedTasks } from '#platform/queue/shared/shared-tasks'
import { type AnimaticPlan, type Segment, contentOf, shapeIn } from './animatic-plan.js'
import type { ShotDrawings } from './shot-drawings.js'

/** The background queue of transition windows. */
export const BOARD_WINDOWS = 'board-window'
/** Windows queued per request; the client requests the rest when these are rendered. */
const BATCH_SIZE = 12

/** A transition of a board’s film, rendered or to be rendered. */
export interface BoardWindow {
  key: string
  seconds: number
  /** Null until it is rendered. */
  fileKey: string | null
}

interface WindowTask {
  key: string
  projectId: string
}

/** Keys of the windows by gap; null for a cut, or if one of the two shots has no footage yet. */
function windowKeysOf({ ratio, segments, gaps }: AnimaticPlan): (string | null)[] {
  const look = segments.map((segment) => {
    const { width, height, frameRate } = shapeIn(ratio, segment)
    return `${width}x${height}@${frameRate}`
  })
  look.sort()
  return gaps.map(({ transition, seconds }, at) => {
    const pair = [contentOf(segments[at]), contentOf(segments[at + 1])]
    if (!seconds || pair.includes(undefined)) return null
    const named = JSON.stringify([pair, transition, look])
    return `board-${createHash('sha256').update(named).digest('hex')} ${seconds}`
  })
}

/** Renders the transitions between the shots of boards for the player; film exports reuse them. */
export class BoardWindows {
  constructor(private readonly deps: { parts: FilmPartStore; jobs: Jobs }) {}

  /**
   * The window of each gap, or null. Queues up to `BATCH_SIZE` missing ones; `transition-rendered` announces each.
   */
  async of({ id: authorId }: Viewer, projectId: string, film: AnimaticPlan): Promise<(BoardWindow | null)[]> {
    const keys = windowKeysOf(film)
    const files = await this.deps.parts.filesOf(keys.filter((key) => key !== null))
    const missing = keys.filter((key) => key !== null && !files.has(key)) as string[]
    for (const key of missing.slice(0, BATCH_SIZE))
      await this.deps.jobs.enqueueBackground(
        BOARD_WINDOWS,
        key,
        { key, projectId },
        { authorId, need: 'prepared' },
      )
    return keys.map(
      (key, at) => key && { key, seconds: film.gaps[at].seconds, fileKey: files.get(key) ?? null },
    ) as (BoardWindow | null)[]
  }
}

/** Renders windows of boards ahead of the export, which renders missing ones itself. */
export class RenderBoardWindow {
  constructor(
    private readonly deps: {
      db: EntityManager
      film: Film
      drawings: ShotDrawings
      mezzanines: Mezzanines
      parts: FilmPartStore
      sharedTasks: SharedTasks
      storage: Pick<Storage, 'fetchTo' | 'isHere' | 'read'>
      log: Logger
    },
  ) {}

  run: BackgroundWork<WindowTask> = async ({ key, projectId }, { folder, signal }) => {
    const { db, drawings, film, log, parts, sharedTasks, storage } = this.deps
    if (!(await parts.fileOf(key))) {
      const board = await drawings.film(projectId)
      const at = windowKeysOf(board).indexOf(key)
      if (at < 0) return // the board has changed
      const work = { signal, gentle: true }
      const pair = [
        await this.clip(board, board.segments[at], `${folder}/before`, work),
        await this.clip(board, board.segments[at + 1], `${folder}/after`, work),
      ]
      const others = board.segments
        .filter((_, place) => place !== at && place !== at + 1)
        .map((segment): ClipFiles => clipWithoutFiles(board, segment))
      const clips = [...pair, ...others]
      const { transition, seconds } = board.gaps[at]
      const window = await film.window(
        {
          clips,
          gaps: clips.slice(1).map((_, place) => (place ? '' : transition) as TransitionOrCut),
          at: 0,
        },
        folder,
        {
          cache: parts,
          sharing: parts.isOff ? undefined : sharedTasks,
          sources: clipSources({ storage, parts }, folder),
          lengths: [seconds],
          log,
          ...work,
        },
      )
      await parts.keep(key, window.file)
    }
    await announce(db.fork(), { topic: 'transition-rendered', projectId, key })
  }

  private async clip(
    board: AnimaticPlan,
    segment: Segment,
    folder: string,
    work: TaskOptions,
  ): Promise<ClipFiles> {
    const { mezzanines, sharedTasks } = this.deps
    if (segment.take) return mezzanines.clipElsewhere(segment.take, folder, { ...work, claims: sharedTasks })
    return { ...clipWithoutFiles(board, segment), contentId: contentOf(segment) }
  }
}

/** A segment without files: only its shape is used. */
const clipWithoutFiles = ({ ratio }: AnimaticPlan, segment: Segment): ClipFiles => {
  const { width, height, frames, frameRate } = shapeIn(ratio, segment)
  return { mezzanineVideo: '', mezzanineSound: '', width, height, frames, frameRate: frameRate as FrameRate }
}
