import { startBucket } from '../../test/bucket.js'
import { projectOf, prompt } from '../../test/journeys/workspace.js'
import { type Case, assert, pause, until } from '../case.js'
import { join } from '../people.js'
import { newDatabase, query } from '../postgres.js'
import { ready, start } from '../product.js'
import { untilTaken, withProvider, submitsOf } from '../with-provider.js'
import { FaultyProxy } from '../faulty-proxy.js'
import { openJobs } from '../workers.js'

const starts: Case = {
  name: 'four first starts at once on an empty database',
  isQuick: true,
  run: async () => {
    const databaseUrl = await newDatabase()
    const roles = ['api', 'worker', 'api', 'worker'] as const
    const begun = Date.now()
    const processes = await Promise.all(roles.map((role) => start(role, { databaseUrl, waits: false })))
    await Promise.all(processes.map((one, at) => ready(one, roles[at])))
    return `2 APIs and 2 workers ready after ${((Date.now() - begun) / 1000).toFixed(1)} s`
  },
}

const outages: Case = {
  name: 'the worker repeatedly loses Postgres for 3 s while jobs start and end',
  run: () =>
    withProvider(async (place) => {
      const { api, fal, databaseUrl } = place
      fal.behave({ ms: 800 })
      const ana = await join(api.url, 'ana')
      const projectId = await projectOf(ana.graphql)
      const { wire, url } = await FaultyProxy.toDatabase(databaseUrl)
      try {
        const worker = await start('worker', {
          databaseUrl: url,
          dataDir: place.dataDir,
          settings: place.settings,
        })
        const words = Array.from({ length: 24 }, (_, at) => `Scene number ${at + 1}`)
        for (const each of words) await untilTaken(() => prompt(ana.graphql, projectId, each))
        for (let time = 0; time < 4; time++) {
          await pause(1_000 + Math.random() * 1_500)
          wire.set('down')
          await pause(3_000)
          wire.set('ok')
        }
        const back = Date.now()
        await until('every job has ended', 90, async () => !(await openJobs(databaseUrl)))
        assert(!worker.isEnded, `the worker ended:\n${worker.words.slice(-1_000)}`)
        const ended = await query(
          databaseUrl,
          'select status, failures, count(*)::int as count from job group by 1, 2',
        )
        assert(
          ended.length === 1 && ended[0].status === 'succeeded' && ended[0].failures === 0,
          `not all succeeded: ${JSON.stringify(ended)}`,
        )
        for (const each of words)
          assert(submitsOf(place, each).length === 1, `${submitsOf(place, each).length} submits of “${each}”`)
        return `4 outages of 3 s, 24 jobs: all done ${Math.round((Date.now() - back) / 1000)} s after the last, one submit each, no attempt used up; the worker holds ${worker.megabytes} MB`
      } finally {
        await wire.close()
      }
    }),
}

const storageAway: Case = {
  name: 'the storage is unavailable for 45 s while videos finish',
  minutes: 5,
  run: async () => {
    const bucket = await startBucket()
    const storageUrl = new URL(bucket.url)
    const { hostname, port } = new URL(storageUrl.searchParams.get('endpoint')!)
    const wire = await FaultyProxy.to({ host: hostname, port: Number(port) })
    storageUrl.searchParams.set('endpoint', `http://127.0.0.1:${wire.port}`)
    try {
      return await withProvider(
        async (place) => {
          const { api, fal, databaseUrl } = place
          fal.behave({ ms: 1_000 })
          const ana = await join(api.url, 'ana')
          const projectId = await projectOf(ana.graphql)
          await start('worker', { databaseUrl, dataDir: place.dataDir, settings: place.settings })
          wire.set('down')
          for (let at = 0; at < 4; at++) await prompt(ana.graphql, projectId, `Scene number ${at + 1}`)
          await pause(45_000)
          assert((await openJobs(databaseUrl)) === 4, `${await openJobs(databaseUrl)} of 4 jobs still wait`)
          wire.set('ok')
          const back = Date.now()
          await until('every job has ended', 120, async () => !(await openJobs(databaseUrl)))
          const ended = await query(
            databaseUrl,
            'select status, failures, count(*)::int as count from job group by 1, 2',
          )
          assert(
            ended.length === 1 && ended[0].status === 'succeeded' && ended[0].failures === 0,
            `not all succeeded: ${JSON.stringify(ended)}`,
          )
          assert(fal.submits.length === 4, `${fal.submits.length} submits for 4 videos`)
          return `4 videos, 4 submits, no attempt used up: all there ${Math.round((Date.now() - back) / 1000)} s after the storage was back`
        },
        { STORAGE_URL: storageUrl.href },
      )
    } finally {
      await wire.close()
      await bucket.close()
    }
  },
}

export const cases: Case[] = [starts, outages, storageAway]
