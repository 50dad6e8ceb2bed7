import { conflict } from '#platform/errors/failure'
import { subjectIdOf } from '#platform/queue/job-kinds'
import type { Viewer } from '#platform/auth/viewer'
import type { Page } from '#platform/queries/page'
import { account } from '../account/index.js'
import { library } from '../library/index.js'
import { file } from '../file/index.js'
import { defineModule } from '../module.js'
import { project } from '../project/index.js'
import { type Project, ofVisibleProject } from '../project/project.entity.js'
import { billing } from '../billing/index.js'
import { sound } from '../sound/index.js'
import type { ShotPlace } from './takes.js'
import { TakesResolver } from './takes.resolver.js'
import { MotionDetection } from './motion-detection.js'
import { SmallPosters } from './small-posters.js'
import { CaptureResolver, CapturedFromResolver } from './captures/capture.resolver.js'
import { captureCalls } from './captures/capture.rest.js'
import { FilmGapsResolver } from './film-gaps.resolver.js'
import { FrameCaptures } from './captures/frame-captures.js'
import { Mezzanines } from './mezzanines.js'
import { EngineName, Clip } from './clip.entity.js'
import { Film } from './film.entity.js'
import type { Video } from './video.entity.js'
import { type ClipOrFilm, clipsById, filmsById } from './video.loader.js'
import { VideosOfProject } from './project-videos.resolver.js'
import { ReferenceResolver, VideoResolver } from './video.resolver.js'
import { videoCalls, videoSearchCalls } from './video.rest.js'
import { Videos } from './video.service.js'
import { VideoSearch } from './video-search.js'
import { VideoSearchResolver } from './video-search.resolver.js'
import type { ListedVideo, VideoTrashRequest } from './deleted-videos.js'
import { VideoTrash, type VideoTrashOperations } from './video-trash.js'
import { VideoTrashResolver } from './video-trash.resolver.js'

const auditActions = ['video-deleted', 'video-deleted-forever', 'video-restored'] as const
declare module '../audit/audit-entry.entity.js' {
  interface AuditActions extends Record<(typeof auditActions)[number], true> {}
}

declare module '#platform/events/events' {
  interface DomainEvents {
    video: { id: string; projectId: string }
    /** A video or film was moved to the Trash. */
    'video-gone': { id: string; projectId: string }
  }
}
declare module '#platform/events/hooks' {
  interface HookPoints {
    /** A hook sets `found` for a video in the table of another module. `video` is null while it is in the Trash. */
    'video-elsewhere': { id: string; found: { video: Video | null; trash: VideoTrashOperations } | null }
    /** A hook adds pages of deleted videos from the tables of other modules. */
    'video-trash-listed': { viewer: Viewer; request: VideoTrashRequest; pages: Page<ListedVideo>[] }
    /** A video or film was moved to the Trash or restored. */
    'video-trash': { videoId: string }
    /**
     * A video was accepted, and is added to the cut. The project and the video are locked. A hook adds the
     * shots of the storyboard in order to `shots`.
     */
    'video-accepted': { project: Project; video: Clip; shots: ShotPlace[] }
    /** An accepted video was added to the cut. The project and the video are locked. */
    'video-in-cut': Omit<HookPoints['video-accepted'], 'shots'>
    /** A video is no longer accepted or was moved to the Trash, and is removed from the cut. The project is locked. */
    'video-withdrawn': { project: Project; videoId: string }
    /** A video or film is finished. A hook sets `isShotTake` for a take of a storyboard shot. */
    'video-made': { video: ClipOrFilm; isShotTake: boolean }
  }
}

/** Clips and films, their review, and their files. */
export const video = defineModule({
  name: 'video',
  needs: [account, file, library, project, billing, sound],
  auditActions,
  entities: [Clip, Film],
  services: ({ assets, pendingFiles, em, engine, film, hooks, log, projects, scratch, storage }) => {
    const videos = new Videos(em, projects, pendingFiles, hooks)
    return {
      engineName: engine.name === 'fal' ? EngineName.FAL : EngineName.LOCAL,
      videos,
      videoSearch: new VideoSearch(em),
      videoTrash: new VideoTrash({ db: em, projects, videos, files: pendingFiles, hooks }),
      frameCaptures: new FrameCaptures({ db: em, videos, assets, film, storage, scratch }),
      mezzanines: new Mezzanines({ db: em, film, storage, files: pendingFiles, log }),
      motionDetection: new MotionDetection({ db: em, film, storage, scratch }),
      smallPosters: new SmallPosters({ db: em, film, storage, files: pendingFiles, scratch }),
    }
  },
  resolvers: ({ events, files, frameCaptures, projects, videos, videoSearch, videoTrash }) => [
    new VideoResolver(videos, events, files),
    new TakesResolver(videos),
    new VideoSearchResolver(videoSearch),
    new VideoTrashResolver({ trash: videoTrash, projects, events, files }),
    new VideosOfProject(videos, files),
    new FilmGapsResolver(),
    new ReferenceResolver(),
    new CaptureResolver(frameCaptures),
    new CapturedFromResolver(),
  ],
  references: {
    Clip: async (viewer, id, loaders) =>
      ofVisibleProject(viewer, await loaders.of(clipsById).load(id), loaders),
    Film: async (viewer, id, loaders) =>
      ofVisibleProject(viewer, await loaders.of(filmsById).load(id), loaders),
  },
  rest: ({ frameCaptures, projects, videos, videoSearch, videoTrash }) => [
    ...videoCalls(videos, { projects, trash: videoTrash }),
    ...videoSearchCalls(videoSearch, projects),
    ...captureCalls(frameCaptures),
  ],
  restTags: { Videos: 'Clips and films, and their jobs.' },
  hooks: ({ videos, videoTrash }) => ({
    'job-restarting': async (em, { job }) => {
      const id = subjectIdOf(job, 'Video')
      if (id && !(await videos.restart(em, id))) throw conflict('The video of this job was deleted')
    },
    'jobs-ended': (em, { jobs }) =>
      videos.failAll(
        em,
        jobs.flatMap(({ subjectId }) => subjectId ?? []),
        'Cancelled',
      ),
    'project-removal': (em, { projectId }) => videoTrash.leaveProject(em, projectId),
  }),
  maintenance: ({ log, motionDetection, smallPosters, videoTrash }) => [
    videoTrash.maintenance(log),
    {
      run: async () => {
        const count = await smallPosters.draw()
        if (count) log.info(`Created ${count} small posters for older videos and films`)
      },
      failure: 'small posters of older videos could not be created',
    },
    { run: () => motionDetection.detect(), failure: 'motion in older videos could not be detected' },
  ],
})
