import { startFal } from '../../test/fal/fal.js'
import { arrived, projectOf, prompt, review } from '../../test/journeys/workspace.js'
import { type Case, assert } from '../case.js'
import { join } from '../people.js'
import { newDatabase } from '../postgres.js'
import { start } from '../product.js'

const MERGE = 'mutation ($input: MergeInput!) { mergeVideos(input: $input) { id } }'

const mainJob: Case = {
  name: 'API and worker in separate processes create a film',
  run: async () => {
    const fal = await startFal({ key: 'a-key' })
    try {
      const [databaseUrl, settings] = [await newDatabase(), { FAL_KEY: 'a-key', FAL_URL: fal.url }]
      const api = await start('api', { databaseUrl, settings })
      await start('worker', { databaseUrl, settings: { ...settings, DATA_DIR: api.dataDir } })
      const ana = await join(api.url, 'ana')
      const projectId = await projectOf(ana.graphql)
      const asked = await Promise.all(
        ['A lighthouse', 'A train'].map((words) => prompt(ana.graphql, projectId, words)),
      )
      for (const { videoId } of asked) {
        const video = await arrived(ana.graphql, videoId)
        assert(video.status === 'PENDING', `a video is ${video.status}: ${video.failure}`)
        await review(ana.graphql, videoId, 'ACCEPTED')
      }
      const { mergeVideos } = await ana.graphql.ask(MERGE, {
        input: {
          projectId,
          videoIds: asked.map(({ videoId }) => videoId),
          gaps: [{ transition: 'dissolve' }],
        },
      })
      const film = await arrived(ana.graphql, mergeVideos.id)
      assert(film.url, `the film is ${film.status}: ${film.failure}`)
      assert(fal.submits.length === 2, `${fal.submits.length} submits for 2 videos`)
      return `2 videos, 2 submits, 1 film; the API holds ${api.megabytes} MB`
    } finally {
      await fal.close()
    }
  },
}

export const cases: Case[] = [mainJob]
