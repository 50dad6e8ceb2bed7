import { cut } from '../cut/index.js'
import { file } from '../file/index.js'
import { jobs } from '../jobs/index.js'
import { defineModule } from '../module.js'
import { project } from '../project/index.js'
import { sound } from '../sound/index.js'
import { video } from '../video/index.js'
import { CueSheetResolver } from './cue-sheet.resolver.js'
import { FilmCaptionsResolver } from './film-captions.resolver.js'
import { FilmJoiner } from './film-joiner.js'
import { requireUnmixed } from './film-mix.js'
import { FilmPart, FilmPartStore } from './film-part-store.js'
import { filmCalls } from './film.rest.js'
import { MergeVideos } from './merge.job.js'
import { MergeResolver } from './merge.resolver.js'
import { mergeCalls } from './merge.rest.js'
import { Merges } from './merge.service.js'
import { FilmPlan } from './plan/film-plan.entity.js'
import { FilmPlanResolver, LastClipResolver, PlanClipResolver } from './plan/film-plan.resolver.js'
import { renderChanges } from './previews/changed-draft.js'
import { DERIVED_CLIPS, DerivedClips, renderDerivedClip } from './previews/derived-clips.js'
import { RenderPreview } from './previews/transition-preview.job.js'
import { TransitionPreviewResolver } from './previews/transition-preview.resolver.js'
import { TRANSITION_PREVIEWS, TransitionPreviews } from './previews/transition-preview.service.js'
import { workForMerges } from './shared-parts.js'

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
/** Notifications about a film. */
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
 * Merges drafts into films, and previews transitions. `Videos` of the module `video` stores the films; this module stores
 * their plans.
 */
export const film = defineModule({
  name: 'film',
  needs: [file, project, sound, video, jobs, cut],
  entities: [FilmPart, FilmPlan],
  services: ({ pendingFiles, em, film, jobs, log, mergeCacheBytes, notify, projects, storage, videos }) => {
    const filmParts = new FilmPartStore({
      db: em,
      storage,
      files: pendingFiles,
      mostBytes: mergeCacheBytes,
      log,
    })
    return {
      filmParts,
      filmJoiner: new FilmJoiner({ film, videos, pendingFiles, notify, parts: filmParts, log }),
      transitionPreviews: new TransitionPreviews({ db: em, projects, parts: filmParts, jobs }),
      merges: new Merges({ db: em, projects, jobs, videos }),
    }
  },
  resolvers: ({ events, files, merges, projects, transitionPreviews }) => [
    new MergeResolver(merges),
    new CueSheetResolver(),
    new FilmCaptionsResolver(),
    new FilmPlanResolver(),
    new PlanClipResolver(),
    new LastClipResolver(),
    new TransitionPreviewResolver({ previews: transitionPreviews, projects, events, files }),
  ],
  rest: ({ merges, videos, jobService }) => [...filmCalls(videos), ...mergeCalls(merges, videos, jobService)],
  hooks: ({ em, jobs, transitionPreviews }) => ({
    'sound-removal': requireUnmixed,
    'cut-changed': renderChanges({
      transitionPreviews,
      derivedClips: new DerivedClips({ db: em, jobs }),
    }),
  }),
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
  maintenance: ({ filmParts }) => [
    { run: () => filmParts.evict(), failure: 'unused parts of films could not be removed' },
  ],
})
