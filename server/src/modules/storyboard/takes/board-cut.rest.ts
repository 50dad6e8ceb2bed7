import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { type Call, call, field, idField, shape } from '#platform/api/rest'
import type { BoardCut } from './board-cut.js'

const tag = 'Storyboard'
const videoIds = (description: string) => field(z.array(idField('The video.', 'video')), description)

const cutShape = shape('StoryboardCut', 'What a cut from the storyboard would be.', {
  shots: field(
    z.array(
      shape('ShotInCut', 'What becomes of a shot in the cut.', {
        shot_id: idField('The shot.', 'shot'),
        take_id: field(z.string().nullable(), 'Its take; null: the shot is left out.', null),
        left_out: field(z.string().nullable(), 'Why it is left out, in a sentence.', 'It has no take'),
        is_accepted: field(
          z.boolean(),
          'Whether its take waits for a review, and is accepted by the cut.',
          false,
        ),
        is_longer: field(
          z.boolean(),
          'Whether its take lasts longer than was planned: it is used whole.',
          false,
        ),
      }),
    ),
    'All shots in order: at most 100.',
  ),
  other_video_ids: videoIds('Accepted videos that are on no shot: they stay, behind the others.'),
  giving_way_ids: videoIds(
    'Accepted takes of its shots that give way to the chosen ones: they wait for a review again.',
  ),
})

/** The cut of a project from its storyboard, over REST. */
export const boardCutCalls = (boardCut: BoardCut): Call[] => [
  call({
    method: 'get',
    path: '/projects/{id}/storyboard/cut',
    name: 'getStoryboardCut',
    tag,
    summary: 'What a cut from the storyboard would be now',
    description: '`POST /projects/{id}/storyboard/cut` makes it.',
    maxItems: LIMITS.storyboard.shotsMax,
    responses: [{ status: 200, description: 'What would become of each shot.', shape: cutShape }],
    errors: [404],
    run: async ({ viewer }, { params }) => {
      const { shots, others, givingWay } = await boardCut.plan(viewer, params.id)
      return {
        shots: shots.map(({ shot, take, leftOut, isAccepted, isLonger }) => ({
          shot_id: shot.id,
          take_id: take?.id ?? null,
          left_out: leftOut,
          is_accepted: isAccepted,
          is_longer: isLonger,
        })),
        other_video_ids: others.map(({ id }) => id),
        giving_way_ids: givingWay.map(({ id }) => id),
      }
    },
  }),
  call({
    method: 'post',
    path: '/projects/{id}/storyboard/cut',
    name: 'cutFromStoryboard',
    tag,
    summary: 'Makes the chosen takes the cut of the project',
    description:
      'In the order of the board and with its transitions. Takes that wait for a review are accepted by it.',
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
