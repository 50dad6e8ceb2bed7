import { asset } from '../asset/index.js'
import { file } from '../file/index.js'
import { defineModule } from '../module.js'
import { project } from '../project/index.js'
import { video } from '../video/index.js'
import { work } from '../work/index.js'
import { GenerateImage } from './generate-image.job.js'
import { PictureResolver } from './picture.resolver.js'
import { PictureOrders } from './picture.service.js'

declare module '../../core/events.js' {
  interface Facts {
    /** More is known of a picture that is made for a project: its prompt, its asset, or that it failed. */
    picture: { jobId: string; projectId: string }
  }
}

/** Pictures made from words: their orders, and their making. */
export const picture = defineModule({
  name: 'picture',
  needs: [file, asset, project, video, work],
  services: ({ em, engineName, jobs }) => ({ pictureOrders: new PictureOrders(em, jobs, engineName) }),
  resolvers: ({ pictureOrders }) => [new PictureResolver(pictureOrders)],
  jobs: (given) => [
    { kind: 'image', handler: new GenerateImage({ ...given, db: given.em }), atOnce: given.engineAtOnce },
  ],
})
