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
import { SHOT_DRAWING, SHOT_REDRAWING } from './animatic-plan.js'
import { ShotDrawer } from './shot-drawer.js'
import type { ShotDrawings } from './shot-drawings.js'

type AnimaticDependencies = WorkerDependencies & {
  filmJoiner: FilmJoiner
  filmParts: FilmPartStore
  mezzanines: Mezzanines
  sharedTasks: SharedTasks
  shotDrawings: ShotDrawings
  space: FreeSpace
  videos: Videos
}

const optionsOf = (dependencies: AnimaticDependencies) => ({
  ...dependencies,
  db: dependencies.em,
  drawings: dependencies.shotDrawings,
  parts: dependencies.filmParts,
  drawer: new ShotDrawer({ ...dependencies, db: dependencies.em, drawings: dependencies.shotDrawings }),
})

/** The jobs that draw an animatic and join its draft film. */
export const jobsOfAnimatic = {
  drawing: { handler: (dependencies: AnimaticDependencies) => new DrawAnimatic(optionsOf(dependencies)) },
  draft: {
    subject: 'Video',
    handler: (dependencies: AnimaticDependencies) => new MakeDraftFilm(optionsOf(dependencies)),
  },
}

/** Shared tasks: any worker draws shots for the animatics of other jobs. */
export const sharedOfAnimatic = (dependencies: AnimaticDependencies) => ({
  [SHOT_DRAWING]: sharedDrawing(optionsOf(dependencies).drawer),
})

/** Background tasks that redraw shots and render transitions after a change. */
export const backgroundOfAnimatic = (dependencies: AnimaticDependencies) => ({
  [SHOT_REDRAWING]: backgroundDrawing(optionsOf(dependencies)),
  [BOARD_WINDOWS]: new RenderBoardWindow(optionsOf(dependencies)).run,
})
