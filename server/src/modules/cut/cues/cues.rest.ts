import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { type Call, call } from '#platform/api/rest'
import type { Projects } from '../../project/project.service.js'
import { cuesByProject } from '../elements/cut-cue.entity.js'
import { cueShape, cueView } from './cue-views.js'

export const cueCalls = (projects: Projects): Call[] => [
  call({
    method: 'get',
    path: '/projects/{id}/cut/cues',
    name: 'listCues',
    tag: 'Cuts',
    summary: 'The music, voices and effects of a cut',
    description: 'Includes silent cues, whose sound is in the Trash or whose item is not in the cut.',
    maxItems: LIMITS.cue.perCut,
    responses: [{ status: 200, description: 'Cues.', shape: z.array(cueShape) }],
    errors: [404],
    run: async ({ viewer, loaders }, { params }) => {
      const project = await projects.open(viewer, params.id)
      return ((await loaders.of(cuesByProject).load(project.id)) ?? []).map(cueView)
    },
  }),
]
