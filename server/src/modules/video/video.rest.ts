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
import { badInput } from '#platform/errors/failure'
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
  assets: field(z.array(assetShape), `Its assets, newest change first: ${LIMITS.page.restMax} at most.`),
  videos: field(z.array(videoShape), `Its clips and films, newest first: ${LIMITS.page.restMax} at most.`),
})

/** Videos of projects over REST. */
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
        'Those in this state alone: `pending` ones need a review.',
        'pending',
      ),
    }),
    names: PAGE_NAMES,
    responses: [{ status: 200, description: 'Videos; films have `isMerged`.', shape: z.array(videoShape) }],
    errors: [404],
    run: async (context, { params, query }) => {
      const project = await projects.open(context.viewer, params.id)
      const page = await videos.list(project, { ...pageOf(query), status: query.status })
      return pageResponse(page, (video) => videoView(video, context))
    },
  }),
  call({
    method: 'put',
    path: '/video/videos/{video_id}/status',
    name: 'reviewVideo',
    tag,
    summary: 'Accepts or declines a video',
    description:
      'An accepted one takes the place of another take of its shot in the cut, else enters at the place of its shot in the storyboard, else at the end; a declined one is removed from it. While it is in progress, once it failed, and if it has that review already: 409.',
    body: z.object({
      status: field(z.enum(Review, 'status must be accepted or declined'), 'The decision.', 'accepted'),
      reason: field(
        declineRule.shape.reason,
        `Why it is declined, at most ${LIMITS.video.reasonMax} characters; given with \`declined\` again, it changes.`,
        null,
      ),
    }),
    responses: [{ status: 200, description: 'The video as it is now.', shape: videoShape }],
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
    name: 'renameVideo',
    tag,
    summary: 'Gives a video or film another title',
    body: z.object({
      title: field(videoRule.shape.title, `At most ${LIMITS.video.titleMax} characters.`, TITLE),
    }),
    responses: [{ status: 200, description: 'The video as it is now.', shape: videoShape }],
    errors: [404],
    run: async (context, { params, body }) =>
      videoView(await videos.rename(context.viewer, params.video_id, body), context),
  }),
  call({
    method: 'delete',
    path: '/video/videos/{video_id}',
    name: 'deleteVideo',
    tag,
    summary: 'Moves a video or film to the Trash',
    description:
      'An accepted one leaves the cut. In the app it can be restored for 30 days. While it is in progress: 409.',
    responses: [{ status: 204, description: 'It is in the Trash.' }],
    errors: [404, 409],
    run: async ({ viewer }, { params }) => void (await trash.remove(viewer, params.video_id)),
  }),
  call({
    method: 'delete',
    path: '/trash/videos/{video_id}',
    name: 'deleteVideoForever',
    tag,
    summary: 'Deletes a video or film of the Trash forever',
    description:
      'Before its 30 days are over, with its files: who requested it, the owner of its project, and admins. It cannot be undone. While a film is merged from it: 409.',
    responses: [{ status: 204, description: 'It is gone.' }],
    errors: [403, 404, 409],
    run: async ({ viewer }, { params }) => void (await trash.deleteForever(viewer, params.video_id)),
  }),
  call({
    method: 'put',
    path: '/projects/{id}/video',
    name: 'chooseProjectCover',
    tag: 'Projects',
    summary: 'Makes a video the project’s cover',
    body: z.object({
      project_id: pathProjectId,
      video_id: field(
        z.string('Please give an id').nullable(),
        'A video of it; null for none.',
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

/** The search for videos over REST. */
export const videoSearchCalls = (search: VideoSearch, projects: Projects): Call[] => [
  call({
    method: 'get',
    path: '/video/project/{id}/search',
    name: 'searchVideos',
    tag: 'Videos',
    summary: 'Those clips of a project that fit a search, newest first',
    description: 'All that is given must fit.',
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
