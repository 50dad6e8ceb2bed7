import { z } from 'zod'
import { PAGE_NAMES, type Call, call, field, pageOf, pageQuery, pageResponse } from '#core/rest'
import type { Projects } from '../project/project.service.js'
import type { VideoSearch } from './video-search.js'
import { videoShape, videoView } from './video.rest.js'

const text = (description: string, example: string) => field(z.string().optional(), description, example)

/** The search for videos over REST. */
export const videoSearchCalls = (search: VideoSearch, projects: Projects): Call[] => [
  call({
    method: 'get',
    path: '/video/project/{id}/search',
    name: 'searchVideos',
    tag: 'Videos',
    summary: 'Those clips of a project that fit a search, newest first',
    description: 'All that is given must fit.',
    query: pageQuery.extend({
      words: text('Words of the prompt, in any case.', 'lighthouse'),
      model_name: text('The model.', 'fal-ai/veo3'),
      seed: field(z.coerce.number().int().optional(), 'The seed.', 7),
      author: text('The name of who asked for it.', 'ana'),
      from: text('Asked for then or later: a date or a time.', '2026-11-01'),
      to: text('Asked for before: a date or a time.', '2026-12-01'),
    }),
    names: { ...PAGE_NAMES, model: 'model_name' },
    answers: [{ status: 200, description: 'Videos.', shape: z.array(videoShape) }],
    fails: [404],
    run: async (context, { params, query }) => {
      const project = await projects.open(context.viewer, params.id)
      const { words, model_name: model, seed, author, from, to } = query
      const page = await search.find(project, { words, model, seed, author, from, to }, pageOf(query))
      return pageResponse(page, (video) => videoView(video, context))
    },
  }),
]
