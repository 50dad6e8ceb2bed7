import { z } from 'zod'
import { type Call, call, pageOf, pageQuery, pageResponse } from '#platform/api/rest'
import { GENERATION_NAMES, generationOf, generationQuery } from '../library/asset.rest.js'
import type { Projects } from '../project/project.service.js'
import type { VideoSearch } from './video-search.js'
import { videoShape, videoView } from './video.rest.js'

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
