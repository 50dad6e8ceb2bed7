import { library } from '../library/index.js'
import { file } from '../file/index.js'
import { defineModule } from '../module.js'
import { project } from '../project/index.js'
import { billing } from '../billing/index.js'
import { video } from '../video/index.js'
import { jobs } from '../jobs/index.js'
import { GenerateImage } from './generate-image.job.js'
import { PictureResolver } from './picture.resolver.js'
import { PictureRequests } from './picture.service.js'

declare module '#platform/events/events' {
  interface Facts {
    /** The state of a picture that is made for a project has changed: its prompt, its asset, or a failure. */
    picture: { jobId: string; projectId: string }
  }
}

/** Generated pictures: requests, and their jobs. */
export const picture = defineModule({
  name: 'picture',
  needs: [file, library, project, billing, video, jobs],
  services: ({ em, engineName, jobs }) => ({ pictureRequests: new PictureRequests(em, jobs, engineName) }),
  resolvers: ({ pictureRequests }) => [new PictureResolver(pictureRequests)],
  jobs: (given) => [
    { kind: 'image', handler: new GenerateImage({ ...given, db: given.em }), atOnce: given.engineAtOnce },
  ],
})
