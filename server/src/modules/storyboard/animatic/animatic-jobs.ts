import type { FreeSpace } from '../../file/storage-watch.js'
import type { FilmJoiner } from '../../film/film-joiner.js'
import type { FilmPartStore } from '../../film/film-part-store.js'
import type { WorkerDependencies } from '../../module.js'
import type { Mezzanines } from '../../video/mezzanines.js'
import type { Videos } from '../../video/video.service.js'
import type { SharedTasks } from '#platform/queue/shared/shared-tasks'
import { BOARD_WINDOWS, RenderBoardWindow } from './animatic-transitions.js'
import { MakeDraftFilm } from './draft-film.job.js'
import { DrawAnimatic, backgroundDrawing, sharedDrawing } from './draw-animatic.job.js'
import { SHOT_DRAWING, SHOT_REDRAWING } from './board-film.js'
import { ShotDrawer } from './shot-drawer.js'
import type { ShotDrawings } from './shot-drawings.js'

type Given = WorkerDependencies & {
  filmJoiner: FilmJoiner
  filmParts: FilmPartStore
  mezzanines: Mezzanines
  sharedTasks: SharedTasks
  shotDrawings: ShotDrawings
  space: FreeSpace
  videos: Videos
}

const needsOf = (given: Given) => ({
  ...given,
  db: given.em,
  drawings: given.shotDrawings,
  parts: given.filmParts,
  drawer: new ShotDrawer({ ...given, db: given.em, drawings: given.shotDrawings }),
})

/** The jobs that draw an animatic and join its draft film. */
export const jobsOfAnimatic = {
  drawing: { handler: (given: Given) => new DrawAnimatic(needsOf(given)) },
  draft: { subject: 'Video', handler: (given: Given) => new MakeDraftFilm(needsOf(given)) },
}

/** What any worker draws for the boards of others. */
export const sharedOfAnimatic = (given: Given) => ({ [SHOT_DRAWING]: sharedDrawing(needsOf(given).drawer) })

/** What is drawn and rendered anew after a change. */
export const backgroundOfAnimatic = (given: Given) => ({
  [SHOT_REDRAWING]: backgroundDrawing(needsOf(given)),
  [BOARD_WINDOWS]: new RenderBoardWindow(needsOf(given)).run,
})
