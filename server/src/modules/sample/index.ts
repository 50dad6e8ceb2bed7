import { account } from '../account/index.js'
import { cut } from '../cut/index.js'
import { sound } from '../sound/index.js'
import { speech } from '../speech/index.js'
import { film } from '../film/index.js'
import { generation } from '../generation/index.js'
import { jobs } from '../jobs/index.js'
import { Film } from '../video/film.entity.js'
import { defineModule } from '../module.js'
import { project } from '../project/index.js'
import { storyboard } from '../storyboard/index.js'
import { video } from '../video/index.js'
import { CutSampleFilm } from './cut-sample-film.job.js'
import { SampleFilmResolver } from './sample-film.resolver.js'
import { SampleFilm, SampleFilms } from './sample-film.service.js'

declare module '#platform/queue/job-kinds' {
  interface JobKinds {
    sample: { projectId: string }
  }
}

/** A sample project with a finished film for new users. */
export const sample = defineModule({
  name: 'sample',
  needs: [account, project, sound, video, jobs, cut, generation, film, storyboard, speech],
  entities: [SampleFilm],
  services: ({ em, jobs, projects, shotVoices, soundOrders, storyboards, takeOrders }) => ({
    sampleFilms: new SampleFilms({
      db: em,
      jobs,
      projects,
      shotVoices,
      soundOrders,
      storyboards,
      takeOrders,
    }),
  }),
  resolvers: ({ sampleFilms }) => [new SampleFilmResolver(sampleFilms)],
  jobs: { sample: { handler: (given) => new CutSampleFilm({ ...given, db: given.em }) } },
  hooks: ({ sampleFilms }) => ({
    'sound-made':
      async (_em, { sound: { projectId } }) =>
      () =>
        sampleFilms.orderCut(projectId),
    'sound-failed':
      async (_em, { projectId }) =>
      () =>
        sampleFilms.orderCut(projectId),
    'jobs-ended':
      async (_em, { jobs: ended }) =>
      () =>
        sampleFilms.orderCutsWithout(ended.map(({ id }) => id)),
    'video-made': async (_em, { video }) =>
      video instanceof Film ? undefined : () => sampleFilms.orderCut(video.projectId),
  }),
})
