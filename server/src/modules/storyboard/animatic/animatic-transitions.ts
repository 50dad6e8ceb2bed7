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
import { type BoardFilm, type Segment, contentOf, shapeIn } from './board-film.js'
import type { ShotDrawings } from './shot-drawings.js'

/** The background queue of windows to render. */
export const BOARD_WINDOWS = 'board-window'
/** So many are asked for at once; the others when these are there. */
const AHEAD = 12

/** A transition of a board’s film, which is rendered or is to be. */
export interface BoardWindow {
  key: string
  seconds: number
  /** Null while it is not rendered. */
  fileKey: string | null
}

interface WindowTask {
  key: string
  projectId: string
}

/** Names the window in each gap; null where a cut is, or one of both shots has no picture yet. */
function windowKeysOf({ ratio, segments, gaps }: BoardFilm): (string | null)[] {
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

/** The transitions between the shots of boards, rendered for their players; an exported film finds them. */
export class BoardWindows {
  constructor(private readonly deps: { parts: FilmPartStore; jobs: Jobs }) {}

  /**
   * The window in each gap, null where there is none. Those that are not rendered yet are from now on, some at a
   * time; `transition-rendered` tells of each.
   */
  async of({ id: authorId }: Viewer, projectId: string, film: BoardFilm): Promise<(BoardWindow | null)[]> {
    const keys = windowKeysOf(film)
    const files = await this.deps.parts.filesOf(keys.filter((key) => key !== null))
    const missing = keys.filter((key) => key !== null && !files.has(key)) as string[]
    for (const key of missing.slice(0, AHEAD))
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

/** Renders windows of boards; without it, an exported film renders them. */
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
        .map((segment): ClipFiles => clipWithout(board, segment))
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
    board: BoardFilm,
    segment: Segment,
    folder: string,
    work: TaskOptions,
  ): Promise<ClipFiles> {
    const { mezzanines, sharedTasks } = this.deps
    if (segment.take) return mezzanines.clipElsewhere(segment.take, folder, { ...work, claims: sharedTasks })
    return { ...clipWithout(board, segment), contentId: contentOf(segment) }
  }
}

/** A segment without its files, of which only the shape matters. */
const clipWithout = ({ ratio }: BoardFilm, segment: Segment): ClipFiles => {
  const { width, height, frames, frameRate } = shapeIn(ratio, segment)
  return { mezzanineVideo: '', mezzanineSound: '', width, height, frames, frameRate: frameRate as FrameRate }
}
