import { account } from '../account/index.js'
import { asset } from '../asset/index.js'
import { chat } from '../chat/index.js'
import { file } from '../file/index.js'
import { merge } from '../merge/index.js'
import { model } from '../model/index.js'
import { defineModule } from '../module.js'
import { project } from '../project/index.js'
import { ofVisibleProject } from '../project/project.reference.js'
import { spending } from '../spending/index.js'
import { video } from '../video/index.js'
import { BoardCut } from './board-cut.js'
import { boardCutCalls } from './board-cut.rest.js'
import { boardFilmCalls } from './board-film.rest.js'
import { BoardCutResolver } from './board-cut.resolver.js'
import { BoardShotsResolver } from './board-shots.resolver.js'
import { ChosenTakes } from './chosen-takes.js'
import { ShotRefusal, ShotTake } from './shot-take.entity.js'
import { takeCalls } from './shot-takes.rest.js'
import { ShotTakesResolver } from './shot-takes.resolver.js'
import { BoardSheets } from './board-sheets.js'
import { work } from '../work/index.js'
import { AnimaticResolver } from './animatic.resolver.js'
import { DrawingJobResolver, ShotDrawingResolver } from './shot-drawing.resolver.js'
import { Animatics } from './animatic.service.js'
import { backgroundOfAnimatic, jobsOfAnimatic, sharedOfAnimatic } from './animatic-work.js'
import { BoardWindows } from './board-windows.js'
import { ShotDrawing } from './shot-drawing.entity.js'
import { ShotDrawings } from './shot-drawings.js'
import { scriptCalls } from './script.rest.js'
import { ScriptResolver } from './script.resolver.js'
import { ScriptSplitter } from './script-splitter.js'
import { ShotResolver } from './shot.resolver.js'
import { StoryboardShot } from './shot.entity.js'
import { shotCalls } from './shot.rest.js'
import { ShotTrash } from './shot-trash.js'
import { StoryboardSet } from './storyboard-set.entity.js'
import { SetsOfStoryboard, ShotPicturesResolver, StoryboardSetResolver } from './storyboard-set.resolver.js'
import { setCalls } from './storyboard-set.rest.js'
import { StoryboardSets } from './storyboard-sets.js'
import { ShotTrashResolver } from './shot-trash.resolver.js'
import { StoryboardOrder } from './storyboard-order.js'
import { Storyboard } from './storyboard.entity.js'
import { shotsById } from './storyboard.loader.js'
import { ShotChangesResolver, StoryboardOfProject, StoryboardResolver } from './storyboard.resolver.js'
import { TakeEstimates } from './take-estimate.js'
import { TakeOrders } from './take-orders.js'
import { boardCalls } from './storyboard.rest.js'
import { Storyboards } from './storyboard.service.js'

declare module '#platform/events/events' {
  interface Facts {
    /** The order of a storyboard, or what its shots have in common; `id` is that of the project. */
    storyboard: { id: string }
    'storyboard-shot': { id: string; projectId: string }
  }
}

/** The plan of a film: its shots, drawn, filmed and cut in their order. */
export const storyboard = defineModule({
  name: 'storyboard',
  needs: [account, model, asset, file, project, spending, video, work, chat, merge],
  entities: [ShotDrawing, Storyboard, StoryboardShot, StoryboardSet, ShotTake, ShotRefusal],
  services: ({ em, film, filmParts, jobs, pendingFiles, projects, videos, videoModels: models, ...of }) => {
    const order = new StoryboardOrder({ db: em, projects })
    const drawings = new ShotDrawings({ db: em, files: pendingFiles, film })
    const windows = new BoardWindows({ parts: filmParts, jobs })
    const animatics = new Animatics({ db: em, projects, drawings, windows, jobs, videos })
    const storyboards = new Storyboards({ db: em, projects, order, animatics })
    const given = { db: em, projects, order, storyboards }
    return {
      shotDrawings: drawings,
      animatics,
      storyboardOrder: order,
      storyboards,
      shotTrash: new ShotTrash({ db: em, order, projects, drawings }),
      takeOrders: new TakeOrders({ ...given, chat: of.chat, models }),
      takeEstimates: new TakeEstimates({ ...given, models, prices: of.prices, budgets: of.budgets }),
      chosenTakes: new ChosenTakes(given),
      boardSheets: new BoardSheets({ db: em, projects, order, storage: of.storage }),
      storyboardSets: new StoryboardSets({ db: em, projects, order }),
      boardCut: new BoardCut({ ...given, cuts: of.cuts }),
      scriptSplitter: new ScriptSplitter({ ...of, projects }),
    }
  },
  resolvers: ({ animatics, events, files, projects, shotDrawings, storyboards, ...services }) => [
    new AnimaticResolver({ animatics, files }),
    new DrawingJobResolver(animatics),
    new ShotDrawingResolver(shotDrawings, files),
    new StoryboardOfProject(storyboards),
    new StoryboardResolver({ storyboards, projects, events }),
    new BoardShotsResolver(services.takeEstimates),
    new ShotChangesResolver(storyboards, services.shotTrash, events),
    new ShotResolver(),
    new ShotTakesResolver({
      orders: services.takeOrders,
      estimates: services.takeEstimates,
      chosen: services.chosenTakes,
    }),
    new BoardCutResolver(services.boardCut),
    new SetsOfStoryboard(),
    new StoryboardSetResolver(services.storyboardSets),
    new ShotPicturesResolver(),
    new ScriptResolver(services.scriptSplitter),
    new ShotTrashResolver(services.shotTrash),
  ],
  rest: ({ boardSheets, projects, shotTrash, storyboards, storyboardSets, ...services }) => [
    ...boardCalls(storyboards, { projects, sheets: boardSheets }),
    ...shotCalls(storyboards, shotTrash),
    ...setCalls(storyboardSets),
    ...takeCalls(services),
    ...boardCutCalls(services.boardCut),
    ...boardFilmCalls(services.animatics),
    ...scriptCalls(services.scriptSplitter),
  ],
  restTags: { Storyboard: 'The plan of a film: shots, cast and places, and what they become.' },
  references: {
    StoryboardShot: async (viewer, id, loaders) =>
      ofVisibleProject(viewer, await loaders.of(shotsById).load(id), loaders),
  },
  jobs: jobsOfAnimatic,
  shared: sharedOfAnimatic,
  background: backgroundOfAnimatic,
  hooks: ({ chosenTakes, shotDrawings, storyboardSets }) => ({
    'asset-decided': (em, given) => storyboardSets.pictureChanged(em, given),
    'project-asset': (em, given) => storyboardSets.pictureChanged(em, given),
    'video-made': (em, { video: made }) => chosenTakes.made(em, made),
    'project-removal': (em, { projectId }) => shotDrawings.leaveProject(em, projectId),
  }),
  settled: ({ scriptSplitter }) => scriptSplitter.settled(),
  maintenance: ({ log, shotDrawings, shotTrash, storyboardSets }) => [
    { run: () => shotDrawings.removeUnused(), failure: 'drawings of removed shots could not be removed' },
    {
      run: async () => {
        const count = await shotTrash.empty()
        if (count) log.info(`Removed ${count} shots that had been in the Trash for 30 days`)
      },
      failure: 'the Trash could not be emptied of shots',
    },
    {
      run: async () => {
        const count = await storyboardSets.empty()
        if (count) log.info(`Removed ${count} casts and places that had been in the Trash for 30 days`)
      },
      failure: 'the Trash could not be emptied of casts and places',
    },
  ],
})
