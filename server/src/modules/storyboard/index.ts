import { account } from '../account/index.js'
import { library } from '../library/index.js'
import { generation } from '../generation/index.js'
import { file } from '../file/index.js'
import { cut } from '../cut/index.js'
import { film } from '../film/index.js'
import { model } from '../model/index.js'
import { defineModule } from '../module.js'
import { project } from '../project/index.js'
import { ofVisibleProject } from '../project/project.entity.js'
import { billing } from '../billing/index.js'
import { review } from '../review/index.js'
import { sound } from '../sound/index.js'
import { video } from '../video/index.js'
import { BoardCut } from './takes/board-cut.js'
import { boardCutCalls } from './takes/board-cut.rest.js'
import { animaticCalls } from './animatic/animatic.rest.js'
import { BoardCutResolver, ShotTakesResolver } from './takes/shot-takes.resolver.js'
import { ChosenTakes } from './takes/chosen-takes.js'
import { FirstFrameDecisions } from './first-frames/first-frame-decisions.js'
import { FirstFrameEstimates } from './first-frames/first-frame-estimates.js'
import { FirstFrameOrders } from './first-frames/first-frame-orders.js'
import { FirstFrameFieldsResolver, FirstFramesResolver } from './first-frames/first-frames.resolver.js'
import { firstFrameCalls } from './first-frames/first-frames.rest.js'
import { ShotFirstFrame } from './first-frames/first-frame.entity.js'
import { MarkedPictures } from './first-frames/marked-pictures.js'
import { GuestFirstFrames } from './first-frames/guest-first-frames.js'
import {
  FirstFrameVerdictsResolver,
  GuestFirstFrameFieldsResolver,
  GuestFirstFramesResolver,
  VerdictShotResolver,
} from './first-frames/guest-first-frames.resolver.js'
import { guestFirstFrameCalls } from './first-frames/guest-first-frames.rest.js'
import { ShotRefusal, ShotTake } from './takes/shot-take.entity.js'
import { takeCalls } from './takes/shot-takes.rest.js'
import { BoardSheets } from './export/board-sheets.js'
import { jobs } from '../jobs/index.js'
import { AnimaticResolver } from './animatic/animatic.resolver.js'
import { DrawingJobResolver, ShotDrawingResolver } from './animatic/shot-drawing.resolver.js'
import { Animatics } from './animatic/animatic.service.js'
import { backgroundOfAnimatic, jobsOfAnimatic, sharedOfAnimatic } from './animatic/animatic-jobs.js'
import { BoardWindows } from './animatic/animatic-transitions.js'
import { ShotDrawing } from './animatic/shot-drawing.entity.js'
import { ShotDrawings } from './animatic/shot-drawings.js'
import { scriptCalls } from './script/script.rest.js'
import { ScriptResolver } from './script/script.resolver.js'
import { ScriptSplitter } from './script/script-splitter.js'
import { ShotResolver } from './shot.resolver.js'
import { requireShots } from './shots/shot-sounds.js'
import { StoryboardShot } from './shots/shot.entity.js'
import { shotCalls } from './shots/shot.rest.js'
import { ShotTrash } from './shots/shot-trash.js'
import { StoryboardElement } from './elements/element.entity.js'
import { ContinuityCheck } from './continuity/continuity-check.entity.js'
import { Continuity } from './continuity/continuity.js'
import {
  ContinuityCheckResolver,
  ContinuityPictureResolver,
  ContinuityResolver,
} from './continuity/continuity.resolver.js'
import { continuityCalls } from './continuity/continuity.rest.js'
import { AssetUseResolver } from './elements/asset-use.resolver.js'
import {
  StoryboardElementsResolver,
  ShotPicturesResolver,
  StoryboardElementResolver,
} from './elements/element.resolver.js'
import { elementCalls } from './elements/element.rest.js'
import { StoryboardElements } from './elements/storyboard-elements.js'
import { ShotTrashResolver } from './shots/shot-trash.resolver.js'
import { ScoreResolver } from './score/score.resolver.js'
import { scoreCalls } from './score/score.rest.js'
import { StoryboardOrder, readShotPlaces } from './storyboard-order.js'
import { Storyboard, shotsById } from './storyboard.entity.js'
import { ShotChangesResolver, StoryboardOfProject, StoryboardResolver } from './storyboard.resolver.js'
import { TakeNumberResolver } from './takes/take-number.resolver.js'
import { TakeEstimates } from './takes/take-estimate.js'
import { TakeOrders } from './takes/take-orders.js'
import { boardCalls } from './storyboard.rest.js'
import {
  BoardSoundsResolver,
  CharacterVoiceResolver,
  ShotVoicesResolver,
} from './voices/shot-voices.resolver.js'
import { voiceCalls } from './voices/shot-voices.rest.js'
import { castShots } from './voices/shot-cast.js'
import { ShotVoices } from './voices/shot-voices.js'
import { Storyboards } from './storyboard.service.js'

const auditActions = ['shot-deleted-forever'] as const
declare module '../audit/audit-entry.entity.js' {
  interface AuditActions extends Record<(typeof auditActions)[number], true> {}
}

declare module '#platform/events/events' {
  interface DomainEvents {
    /** The order or the settings of a storyboard; `id` is that of the project. */
    storyboard: { id: string }
    'storyboard-shot': { id: string; projectId: string }
  }
}

declare module '#platform/queue/job-kinds' {
  interface JobKinds {
    drawing: { projectId: string }
    draft: { projectId: string; subjectId: string }
  }
}

/** The plan of a film: its shots, with their drawings and takes, and the cut from them. */
export const storyboard = defineModule({
  name: 'storyboard',
  needs: [account, model, library, file, project, billing, sound, video, jobs, generation, cut, film, review],
  auditActions,
  entities: [
    ShotDrawing,
    Storyboard,
    StoryboardShot,
    StoryboardElement,
    ShotTake,
    ShotRefusal,
    ShotFirstFrame,
    ContinuityCheck,
  ],
  services: ({ em, film, filmParts, jobs, pendingFiles, projects, videos, videoModels: models, ...of }) => {
    const order = new StoryboardOrder({ db: em, projects })
    const drawings = new ShotDrawings({ db: em, files: pendingFiles, film })
    const windows = new BoardWindows({ parts: filmParts, jobs })
    const animatics = new Animatics({ db: em, projects, drawings, windows, jobs, videos })
    const elements = new StoryboardElements({ db: em, projects, order })
    const storyboards = new Storyboards({ db: em, projects, order, animatics, elements })
    const common = { db: em, projects, order, storyboards }
    const priced = { ...common, models, prices: of.prices, budgets: of.budgets }
    const takeEstimates = new TakeEstimates(priced)
    return {
      shotDrawings: drawings,
      animatics,
      storyboardOrder: order,
      storyboards,
      shotTrash: new ShotTrash({ db: em, order, projects, drawings }),
      takeOrders: new TakeOrders({ ...common, videoGeneration: of.videoGeneration }),
      takeEstimates,
      boardEstimates: { TAKES: takeEstimates, FIRST_FRAMES: new FirstFrameEstimates(priced) },
      firstFrameOrders: new FirstFrameOrders({
        ...common,
        imageGeneration: of.imageGeneration,
        markedPictures: new MarkedPictures({ ...of, db: em, film }),
      }),
      firstFrameDecisions: new FirstFrameDecisions({ ...common, animatics }),
      guestFirstFrames: new GuestFirstFrames(of),
      chosenTakes: new ChosenTakes(common),
      shotVoices: new ShotVoices({
        ...common,
        soundOrders: of.soundOrders,
        soundEstimates: of.soundEstimates,
      }),
      boardSheets: new BoardSheets({ db: em, projects, order, storage: of.storage }),
      storyboardElements: elements,
      continuity: new Continuity({ db: em, projects, notes: of.notes }),
      boardCut: new BoardCut({ ...common, cuts: of.cuts }),
      scriptSplitter: new ScriptSplitter({ ...of, projects }),
    }
  },
  resolvers: ({ animatics, events, files, projects, shotDrawings, storyboards, ...services }) => [
    new AnimaticResolver({ animatics, files }),
    new DrawingJobResolver(animatics),
    new ShotDrawingResolver(shotDrawings, files),
    new StoryboardOfProject(storyboards),
    new StoryboardResolver({ storyboards, projects, events }),
    new ShotChangesResolver(storyboards, events),
    new ShotResolver(),
    new TakeNumberResolver(),
    new ShotTakesResolver({
      orders: services.takeOrders,
      estimates: services.takeEstimates,
      estimatesOf: services.boardEstimates,
      chosen: services.chosenTakes,
    }),
    new FirstFramesResolver({
      orders: services.firstFrameOrders,
      decisions: services.firstFrameDecisions,
    }),
    new FirstFrameFieldsResolver(),
    new FirstFrameVerdictsResolver(),
    new GuestFirstFramesResolver(services.guestFirstFrames),
    new GuestFirstFrameFieldsResolver(files),
    new VerdictShotResolver(),
    new BoardCutResolver(services.boardCut),
    new StoryboardElementsResolver(),
    new StoryboardElementResolver(services.storyboardElements),
    new ShotPicturesResolver(),
    new ContinuityResolver(services.continuity),
    new ContinuityPictureResolver(),
    new ContinuityCheckResolver(),
    new AssetUseResolver(),
    new ScriptResolver(services.scriptSplitter),
    new ShotTrashResolver(services.shotTrash),
    new ScoreResolver(projects),
    new ShotVoicesResolver(services.shotVoices),
    new CharacterVoiceResolver(),
    new BoardSoundsResolver(services.shotVoices),
  ],
  rest: ({ boardSheets, projects, shotTrash, storyboards, storyboardElements, ...services }) => [
    ...boardCalls(storyboards, { projects, sheets: boardSheets }),
    ...shotCalls(storyboards, shotTrash),
    ...elementCalls(storyboardElements),
    ...continuityCalls(services.continuity),
    ...takeCalls(services),
    ...firstFrameCalls(services),
    ...guestFirstFrameCalls(services.guestFirstFrames),
    ...boardCutCalls(services.boardCut),
    ...animaticCalls(services.animatics),
    ...scriptCalls(services.scriptSplitter),
    ...scoreCalls(projects),
    ...voiceCalls(services.shotVoices),
  ],
  restTags: {
    Storyboard: 'The plan of a film: shots, characters, places and props, with drawings and takes.',
  },
  references: {
    StoryboardShot: async (viewer, id, loaders) =>
      ofVisibleProject(viewer, await loaders.of(shotsById).load(id), loaders),
  },
  jobs: jobsOfAnimatic,
  shared: sharedOfAnimatic,
  background: backgroundOfAnimatic,
  hooks: ({
    chosenTakes,
    firstFrameDecisions: frames,
    guestFirstFrames,
    shotVoices,
    shotDrawings,
    storyboardElements,
  }) => ({
    'image-made': async (em, event) => {
      event.isFirstFrame = await frames.made(em, event)
    },
    'guest-file': (em, file) => guestFirstFrames.findFile(em, file),
    'image-failed': (em, { jobId }) => frames.announce(em, [jobId]),
    'jobs-ended': (em, { jobs: ended }) =>
      frames.announce(
        em,
        ended.map(({ id }) => id),
      ),
    'asset-decided': (em, event) => storyboardElements.pictureChanged(em, event),
    'project-asset': (em, event) => storyboardElements.pictureChanged(em, event),
    'video-accepted': async (em, { project: { id }, shots }) =>
      void shots.push(...(await readShotPlaces(em, id))),
    'video-in-cut': async (em, { video }) => shotVoices.playInCut(em, await chosenTakes.accepted(em, video)),
    'video-made': async (em, event) => {
      event.isShotTake = await chosenTakes.made(em, event.video)
    },
    'sounds-ordered': async (em, ordered) => {
      await requireShots(em, ordered)
      await castShots(em, ordered)
    },
    'sound-made': (em, event) => shotVoices.made(em, event),
    'project-removal': (em, { projectId }) => shotDrawings.leaveProject(em, projectId),
  }),
  settled: ({ scriptSplitter }) => scriptSplitter.settled(),
  maintenance: ({ log, shotDrawings, shotTrash, storyboardElements }) => [
    { run: () => shotDrawings.removeUnused(), failure: 'drawings of removed shots could not be removed' },
    shotTrash.maintenance(log),
    {
      run: async () => {
        const count = await storyboardElements.empty()
        if (count)
          log.info(`Deleted ${count} characters, places and props that had been in the Trash for 30 days`)
      },
      failure: 'deleted characters, places and props could not be removed',
    },
  ],
})
