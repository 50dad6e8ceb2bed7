import { file } from '../file/index.js'
import { library } from '../library/index.js'
import { defineModule } from '../module.js'
import { project } from '../project/index.js'
import { sound } from '../sound/index.js'
import { video } from '../video/index.js'
import { jobs } from '../jobs/index.js'
import { CARD_DRAWINGS, CardDrawings } from './cards/card-drawings.js'
import { CardResolver } from './cards/cards.resolver.js'
import { cardCalls } from './cards/cards.rest.js'
import { Cards } from './cards/cards.service.js'
import { Credits } from './cards/credits.js'
import { captionCalls, filmCaptionCalls } from './captions/captions.rest.js'
import {
  CaptionResolver,
  CaptionTrackResolver,
  CaptionsResolver,
  FilmCaptionsResolver,
} from './captions/captions.resolver.js'
import { Captions } from './captions/captions.service.js'
import { CueSheetResolver } from './cues/cue-sheet.resolver.js'
import { CueResolver } from './cues/cues.resolver.js'
import { cueCalls, cueSheetCalls } from './cues/cues.rest.js'
import { Cues } from './cues/cues.service.js'
import { requireUnmixed } from './cues/film-mix.js'
import { useMadeSound } from './cues/made-sounds.js'
import { CutItemResolver } from './cut-items.resolver.js'
import { CutItems } from './cut-items.service.js'
import { cutCalls, planCalls } from './cut.rest.js'
import { Cuts } from './cut.service.js'
import { DrawingPreviews } from './drawing-previews.js'
import { LowerThirdResolver, LowerThirdsResolver } from './lower-thirds/lower-thirds.resolver.js'
import { lowerThirdCalls } from './lower-thirds/lower-thirds.rest.js'
import { LowerThirds } from './lower-thirds/lower-thirds.service.js'
import { DERIVED_CLIPS, DerivedClips, renderDerivedClip } from './derived-clips.js'
import { FilmJoiner } from './film-joiner.js'
import { FilmPart, FilmPartStore } from './film-part-store.js'
import { MergeVideos } from './merge.job.js'
import { CutOfProject, MergeResolver } from './merge.resolver.js'
import { FilmPlan } from './plan/film-plan.entity.js'
import { FilmPlanResolver, PlanClipResolver } from './plan/film-plan.resolver.js'
import { mergeCalls } from './merge.rest.js'
import { Merges } from './merge.service.js'
import { workForMerges } from './shared-parts.js'
import { RenderPreview } from './transition-preview.job.js'
import { TransitionPreviewResolver } from './transition-preview.resolver.js'
import { TRANSITION_PREVIEWS, TransitionPreviews } from './transition-preview.service.js'

declare module '#platform/events/events' {
  interface DomainEvents {
    'transition-rendered': { projectId: string; key: string }
  }
}
declare module '#platform/queue/job-kinds' {
  interface JobKinds {
    merge: { projectId: string; subjectId: string }
  }
}
/** What is told of a film. */
interface OfProject {
  title: string
  projectId: string
  project: string
}
declare module '#platform/events/notify' {
  interface NotificationEvents {
    'film-ready': OfProject & { filmId: string }
    'film-failed': OfProject & { why: string }
  }
}

const mergedTab = ({ projectId }: { projectId: string }) => `/projects/${projectId}?tab=merged`

/**
 * Films: the draft cut, previews of its transitions, and the merge. The draft is stored in the module of videos,
 * which accepts them, and a film as a video, by `Videos`; its plan is stored here.
 */
export const cut = defineModule({
  name: 'cut',
  needs: [file, library, project, sound, video, jobs],
  entities: [FilmPart, FilmPlan],
  services: ({
    pendingFiles,
    em,
    film,
    jobs,
    log,
    mergeCacheBytes,
    notify,
    projects,
    scratch,
    storage,
    videos,
  }) => {
    const filmParts = new FilmPartStore({
      db: em,
      storage,
      files: pendingFiles,
      mostBytes: mergeCacheBytes,
      log,
    })
    const transitionPreviews = new TransitionPreviews({ db: em, projects, parts: filmParts, jobs })
    const previews = new DrawingPreviews()
    const cardDrawings = new CardDrawings({
      db: em,
      film,
      storage,
      files: pendingFiles,
      parts: filmParts,
      jobs,
      previews,
      scratch,
    })
    const cuts = new Cuts(em, projects, transitionPreviews, new DerivedClips({ db: em, jobs }), cardDrawings)
    return {
      filmParts,
      filmJoiner: new FilmJoiner({ film, videos, pendingFiles, notify, parts: filmParts, log }),
      transitionPreviews,
      cuts,
      cutItems: new CutItems(cuts),
      cardDrawings,
      cards: new Cards({ db: em, projects, cuts, drawings: cardDrawings }),
      credits: new Credits({ db: em, projects }),
      cues: new Cues(cuts),
      captions: new Captions(cuts),
      lowerThirds: new LowerThirds(cuts, projects, previews),
      merges: new Merges({ db: em, projects, jobs, videos }),
    }
  },
  resolvers: ({
    captions,
    cards,
    credits,
    cues,
    cuts,
    cutItems,
    events,
    files,
    lowerThirds,
    merges,
    projects,
    transitionPreviews,
  }) => [
    new LowerThirdsResolver(lowerThirds),
    new LowerThirdResolver(),
    new MergeResolver({ merges, cuts, projects, events }),
    new CutOfProject(),
    new CutItemResolver(cutItems),
    new CardResolver(cards, credits),
    new CueResolver(cues),
    new CueSheetResolver(),
    new CaptionsResolver(captions),
    new CaptionTrackResolver(),
    new CaptionResolver(),
    new FilmCaptionsResolver(),
    new FilmPlanResolver(),
    new PlanClipResolver(),
    new TransitionPreviewResolver({ previews: transitionPreviews, projects, events, files }),
  ],
  rest: ({
    captions,
    cards,
    credits,
    cues,
    cuts,
    cutItems,
    lowerThirds,
    merges,
    projects,
    videos,
    jobService,
  }) => [
    ...cutCalls({ cuts, cutItems, projects }),
    ...cardCalls({ cards, credits }),
    ...cueCalls({ cues, projects }),
    ...lowerThirdCalls({ lowerThirds, projects }),
    ...captionCalls({ captions, projects }),
    ...planCalls(videos),
    ...cueSheetCalls(videos),
    ...filmCaptionCalls(videos),
    ...mergeCalls(merges, videos, jobService),
  ],
  restTags: { Cuts: 'The drafts of films, and where the frames of a film come from.' },
  hooks: () => ({ 'sound-removal': requireUnmixed, 'sound-made': useMadeSound }),
  jobs: {
    merge: {
      subject: 'Video',
      watchedFirst: true,
      handler: (given) => new MergeVideos({ ...given, db: given.em }),
    },
  },
  background: (given) => ({
    [TRANSITION_PREVIEWS]: new RenderPreview({
      ...given,
      db: given.em,
      parts: given.filmParts,
      previews: given.transitionPreviews,
    }).run,
    [CARD_DRAWINGS]: given.cardDrawings.draw,
    [DERIVED_CLIPS]: renderDerivedClip({ ...given, db: given.em, parts: given.filmParts }),
  }),
  shared: (given) => (given.filmParts.isOff ? {} : workForMerges(given)),
  templates: {
    'film-ready': {
      text: ({ title, project: within }) =>
        `Your film “${title}” in “${within}” is merged and ready to download`,
      link: ({ projectId, filmId }) => `/projects/${projectId}?tab=videos&film=${filmId}`,
    },
    'film-failed': {
      text: ({ title, project: within, why }) =>
        `Your film “${title}” in “${within}” could not be merged: ${why}`,
      link: mergedTab,
    },
  },
  maintenance: ({ cardDrawings, filmParts }) => [
    { run: () => cardDrawings.prepareMissing(), failure: 'cards without a file could not be drawn' },
    { run: () => filmParts.evict(), failure: 'unused pieces of films could not be removed' },
  ],
})
