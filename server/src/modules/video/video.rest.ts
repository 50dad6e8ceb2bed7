import { z } from 'zod'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { LIMITS } from '#schema/limits'
import { declineRule, videoRule } from '#schema/rules/video'
import {
  PAGE_NAMES,
  type Call,
  call,
  field,
  pageResponse,
  pageOf,
  pageQuery,
  shape,
} from '#platform/api/rest'
import { trashCalls } from '#platform/api/trash-calls'
import { badInput } from '#platform/errors/failure'
import { truth } from '../billing/billing.rest.js'
import { assetShape, assetView } from '../library/asset-view.js'
import { pathProjectId, projectShape, projectView } from '../project/project.rest.js'
import type { Projects } from '../project/project.service.js'
import { GENERATION_NAMES, generationOf, generationQuery } from '../library/asset.rest.js'
import { Review, VideoStatus } from './clip.entity.js'
import { videoShape, videoView } from './video-view.js'
import type { Videos } from './video.service.js'
import type { VideoTrash } from './video-trash.js'
import type { VideoSearch } from './video-search.js'

const tag = 'Videos'
const TITLE = 'A lighthouse at dusk'

const filledShape = shape('ProjectWithContents', 'A project with its assets and videos.', {
  ...projectShape.shape,
  assets: field(z.array(assetShape), `Its assets, latest change first, at most ${LIMITS.page.restMax}.`),
  videos: field(z.array(videoShape), `Its clips and films, newest first, at most ${LIMITS.page.restMax}.`),
})

export const videoCalls = (
  videos: Videos,
  { projects, trash }: { projects: Projects; trash: VideoTrash },
): Call[] => [
  call({
    method: 'get',
    path: '/projects/{id}',
    name: 'getProject',
    tag: 'Projects',
    summary: 'One project with its assets and videos',
    maxItems: LIMITS.page.restMax,
    responses: [{ status: 200, description: 'The project.', shape: filledShape }],
    errors: [404],
    run: async (context, { params }) => {
      const project = await projects.open(context.viewer, params.id)
      const all = pageOf({ limit: LIMITS.page.restMax })
      const [assets, clips] = await Promise.all([projects.assets(project, all), videos.list(project, all)])
      return {
        ...projectView(project),
        assets: await Promise.all(assets.nodes.map((asset) => assetView(asset, context))),
        videos: await Promise.all(clips.nodes.map((video) => videoView(video, context))),
      }
    },
  }),
  call({
    method: 'get',
    path: '/video/project/{id}',
    name: 'listVideos',
    tag,
    summary: 'The clips and films of a project, newest first',
    query: pageQuery.extend({
      status: field(
        z.enum(VideoStatus, `status must be one of ${Object.values(VideoStatus).join(', ')}`).optional(),
        'Only videos in this state; `pending` videos need a review.',
        'pending',
      ),
      is_in_cut: truth('Only clips that are in the cut, or only those that are not.'),
    }),
    names: PAGE_NAMES,
    responses: [{ status: 200, description: 'Videos; films have `isMerged`.', shape: z.array(videoShape) }],
    errors: [404],
    run: async (context, { params, query }) => {
      const project = await projects.open(context.viewer, params.id)
      const { status, is_in_cut: isInCut } = query
      const page = await videos.list(project, { ...pageOf(query), status, isInCut })
      return pageResponse(page, (video) => videoView(video, context))
    },
  }),
  call({
    method: 'put',
    path: '/video/videos/{video_id}/status',
    name: 'reviewVideo',
    mutation: 'acceptVideo',
    tag,
    summary: 'Accepts or declines a video',
    description:
      'An accepted video replaces another take of its shot in the cut, else is added in storyboard order, else at the end. A declined one is removed from the cut. 409 if it is in progress or failed, or already has this review.',
    body: z.object({
      status: field(z.enum(Review, 'status must be accepted or declined'), 'The decision.', 'accepted'),
      reason: field(
        declineRule.shape.reason,
        `Reason for declining, at most ${LIMITS.video.reasonMax} characters. Decline again to change it.`,
        null,
      ),
    }),
    responses: [{ status: 200, description: 'The changed video.', shape: videoShape }],
    errors: [404, 409],
    run: async (context, { params, body: { status, reason } }) => {
      const { viewer } = context
      if (reason && status === Review.ACCEPTED)
        throw badInput([{ path: ['reason'], message: 'Only a declined video has a reason' }])
      const video = reason
        ? await videos.decline(viewer, params.video_id, { reason })
        : await videos.review(viewer, params.video_id, status)
      return videoView(video, context)
    },
  }),
  call({
    method: 'put',
    path: '/video/videos/{video_id}',
    name: 'updateVideo',
    tag,
    summary: 'Renames a video or film',
    body: z.object({
      title: field(videoRule.shape.title, `At most ${LIMITS.video.titleMax} characters.`, TITLE),
    }),
    responses: [{ status: 200, description: 'The renamed video.', shape: videoShape }],
    errors: [404],
    run: async (context, { params, body }) =>
      videoView(await videos.rename(context.viewer, params.video_id, body), context),
  }),
  call({
    method: 'get',
    path: '/video/videos/{video_id}',
    name: 'getVideo',
    tag,
    summary: 'One video or film',
    responses: [{ status: 200, description: 'The video.', shape: videoShape }],
    errors: [404],
    run: async (context, { params }) =>
      videoView(await videos.open(context.viewer, params.video_id), context),
  }),
  call({
    method: 'delete',
    path: '/video/videos/{video_id}',
    name: 'deleteVideo',
    tag,
    summary: 'Moves a video or film to the Trash',
    description:
      'Removes an accepted video from the cut. It can be restored for 30 days. 409 while it is in progress.',
    responses: [{ status: 204, description: 'It is in the Trash.' }],
    errors: [404, 409],
    run: async ({ viewer }, { params }) => void (await trash.remove(viewer, params.video_id)),
  }),
  ...trashCalls({
    one: 'a video or film',
    many: 'videos',
    tag,
    trash,
    path: '/video/videos/{video_id}',
    names: { list: 'listTrashedVideos', restore: 'restoreVideo', deleteForever: 'deleteVideoForever' },
    nameOf: ({ title }) => title,
    restore: { description: 'An accepted video needs a new review.', errors: [409] },
    deleteForever: {
      description:
        'Deletes its files, too. Only for its author, while an editor, and managers of the project. 409 while a film is being merged from it.',
      errors: [403, 409],
    },
  }),
  call({
    method: 'put',
    path: '/projects/{id}/video',
    name: 'updateProjectCover',
    tag: 'Projects',
    summary: 'Makes a video the project’s cover',
    body: z.object({
      project_id: pathProjectId,
      video_id: field(
        z.string('Please give an id').nullable(),
        'A video of the project; null restores the automatic cover.',
        EXAMPLE_IDS.video,
      ),
    }),
    pathFields: { project_id: 'id' },
    responses: [{ status: 200, description: 'The project.', shape: projectShape }],
    errors: [404, 409],
    run: async ({ viewer }, { params, body }) =>
      projectView(await videos.chooseCover(viewer, params.id, body.video_id)),
  }),
]

export const videoSearchCalls = (search: VideoSearch, projects: Projects): Call[] => [
  call({
    method: 'get',
    path: '/video/project/{id}/search',
    name: 'searchVideos',
    tag: 'Videos',
    summary: 'Searches the clips of a project, newest first',
    description: 'All conditions must match.',
    query: pageQuery.extend(generationQuery.shape),
    names: GENERATION_NAMES,
    responses: [{ status: 200, description: 'Videos.', shape: z.array(videoShape) }],
    errors: [404],
    run: async (context, { params, query }) => {
      const project = await projects.open(context.viewer, params.id)
      const page = await search.find(project, generationOf(query) ?? {}, pageOf(query))
      return pageResponse(page, (video) => videoView(video, context))
    },
  }),
]
