import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { type Call, call, field, idField, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import type { BoardCut } from './board-cut.js'
import { ShotInCutType } from './take-types.js'

const tag = 'Storyboard'
const videoIds = (description: string) => field(z.array(idField('The video.', 'video')), description)

const inCut = restFields(ShotInCutType, { leftOut: 'It has no take', isAccepted: false, isLonger: false })
const cutShape = shape('StoryboardCut', 'A preview of the cut from the storyboard.', {
  shots: field(
    z.array(
      shape('ShotInCut', 'A shot in the cut.', {
        shot_id: idField('The shot.', 'shot'),
        take_id: field(z.string().nullable(), 'Its take; null: the shot is left out.', null),
        ...inCut.fields,
      }),
    ),
    'All shots in order: at most 100.',
  ),
  other_video_ids: videoIds('Accepted videos that belong to no shot; they follow at the end.'),
  giving_way_ids: videoIds('Accepted takes that the chosen ones replace; they wait for a review again.'),
})

/** The cut of a project from its storyboard, over REST. */
export const boardCutCalls = (boardCut: BoardCut): Call[] => [
  call({
    method: 'get',
    path: '/projects/{id}/storyboard/cut',
    name: 'getStoryboardCut',
    tag,
    summary: 'A preview of the cut from the storyboard',
    description: '`POST /projects/{id}/storyboard/cut` builds it.',
    maxItems: LIMITS.storyboard.shotsMax,
    responses: [{ status: 200, description: 'The preview, shot by shot.', shape: cutShape }],
    errors: [404],
    run: async ({ viewer }, { params }) => {
      const { shots, others, givingWay } = await boardCut.plan(viewer, params.id)
      return {
        shots: shots.map((one) => ({
          shot_id: one.shot.id,
          take_id: one.take?.id ?? null,
          ...inCut.of(one),
        })),
        other_video_ids: others.map(({ id }) => id),
        giving_way_ids: givingWay.map(({ id }) => id),
      }
    },
  }),
  call({
    method: 'post',
    path: '/projects/{id}/storyboard/cut',
    name: 'updateCutFromStoryboard',
    tag,
    summary: 'Builds the cut of the project from the chosen takes',
    description:
      'In the order of the board and with its transitions. This accepts takes that wait for a review.',
    responses: [
      {
        status: 200,
        description: 'The cut.',
        shape: shape('CutFromStoryboard', 'The cut of a project.', {
          video_ids: videoIds('Its videos in order.'),
        }),
      },
    ],
    errors: [404, 409],
    run: async ({ viewer }, { params }) => ({
      video_ids: (await boardCut.make(viewer, params.id)).items.map(({ videoId }) => videoId),
    }),
  }),
]
