import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { type Call, call, field, idField } from '#platform/api/rest'
import type { Projects } from '../../project/project.service.js'
import { cuesByProject } from '../elements/cut-cue.entity.js'
import { cutShape, cutView } from '../cut-views.js'
import { CUE_NAMES, cueFields, cueInput, cueShape, cueView } from './cue-views.js'
import type { Cues } from './cues.service.js'

const tag = 'Cuts'
const NOW = { status: 200, description: 'The cut as it is now.', shape: cutShape }

/** Cues of cuts over REST. */
export const cueCalls = ({ cues, projects }: { cues: Cues; projects: Projects }): Call[] => [
  call({
    method: 'get',
    path: '/projects/{id}/cut/cues',
    name: 'listCues',
    tag,
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
  call({
    method: 'post',
    path: '/projects/{id}/cut/cues',
    name: 'addCue',
    tag,
    summary: 'Adds music, a voice or an effect to a cut',
    description: 'What is left out is as in the whole sound, at the start of the film.',
    body: z.object({
      sound_id: idField('A sound of the project.', 'sound'),
      new_cue_id: field(
        z.string().nullish(),
        'The id of the cue: a new UUID.',
        '4c2d2f9a-55c8-4f4e-8f0a-2f9f6a3c1d79',
      ),
      ...cueFields,
    }),
    names: { ...CUE_NAMES, id: 'new_cue_id' },
    responses: [{ ...NOW, status: 201 }],
    errors: [404],
    run: async (context, { params, body: { sound_id: soundId, new_cue_id: id, ...fields } }) => {
      const added = { projectId: params.id, soundId, id, ...cueInput(fields) }
      return cutView((await cues.add(context.viewer, added)).project, context)
    },
  }),
  call({
    method: 'put',
    path: '/projects/{id}/cut/cues',
    name: 'updateCues',
    tag,
    summary: 'Changes cues of a cut, all or none',
    description:
      'What is left out stays as it is; `item_id` and `out_seconds` may be null. 409 if the same field has changed since the revision that you know.',
    body: z.object({
      cues: field(
        z.array(
          z.object({
            cue_id: idField('The cue.', 'cue'),
            revision: field(z.int(), 'The revision of the cue that you know.', 1),
            sound_id: field(z.string().nullish(), 'Another sound of the project.', null),
            ...cueFields,
          }),
        ),
        `Up to ${LIMITS.cue.perCut} changes.`,
      ),
    }),
    names: { ...CUE_NAMES, id: 'cue_id' },
    responses: [NOW],
    errors: [404, 409],
    run: async (context, { params, body }) => {
      const changes = body.cues.map(({ cue_id: id, revision, sound_id: soundId, ...fields }) => ({
        id,
        revision,
        soundId,
        ...cueInput(fields),
      }))
      const { project } = await cues.update(context.viewer, { projectId: params.id, cues: changes })
      return cutView(project, context)
    },
  }),
  call({
    method: 'delete',
    path: '/projects/{id}/cut/cues/{cue_id}',
    name: 'removeCue',
    tag,
    summary: 'Removes a cue from a cut',
    description: 'The sound stays in the project.',
    responses: [NOW],
    errors: [404],
    run: async (context, { params }) => {
      const removed = { projectId: params.id, id: params.cue_id }
      return cutView((await cues.remove(context.viewer, removed)).project, context)
    },
  }),
]
