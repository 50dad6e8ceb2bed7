import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { type Call, call } from '#platform/api/rest'
import type { Projects } from '../../project/project.service.js'
import { cuesByProject } from '../elements/cut-cue.entity.js'
import { cueShape, cueView } from './cue-views.js'

/** Cues of cuts over REST. */
export const cueCalls = (projects: Projects): Call[] => [
  call({
    method: 'get',
    path: '/projects/{id}/cut/cues',
    name: 'listCues',
    tag: 'Cuts',
    summary: 'The music, voices and effects of a cut',
    description: 'Silent ones are among them: of a sound in the Trash, or of an item that has left the cut.',
    maxItems: LIMITS.cue.perCut,
    responses: [{ status: 200, description: 'Cues.', shape: z.array(cueShape) }],
    errors: [404],
    run: async ({ viewer, loaders }, { params }) => {
      const project = await projects.open(viewer, params.id)
      return ((await loaders.of(cuesByProject).load(project.id)) ?? []).map(cueView)
    },
  }),
]
