import { readdirSync, statSync } from 'node:fs'
import { join as path } from 'node:path'
import sharp from 'sharp'
import { SmallDisk, canMount } from '../../test/full-disk.js'
import { UPLOAD, gif, pictureFile } from '../../test/journeys/pictures.js'
import { type Case, assert, until } from '../case.js'
import { Stopwatch, formatSeries } from '../measure.js'
import { type Person, join } from '../people.js'
import { newDatabase } from '../postgres.js'
import { type Running, newFolder, start } from '../product.js'

const file = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name)
const upload = (person: Person, picture: File, name = 'Harbour') =>
  person.graphql.sendFiles(UPLOAD, { input: { name }, file: picture })

/** Measures the response times of another user during `attack`. */
async function beside(api: Running, ana: Person, attack: () => Promise<unknown>): Promise<string> {
  const { data } = (await upload(ana, await pictureFile())) as { data: { uploadAsset: { url: string } } }
  const address = new URL(data.uploadAsset.url, api.url)
  const tries = {
    healthz: () => fetch(`${api.url}/healthz`),
    me: async () => ({ status: (await ana.graphql.ask('{ me { id } }')).me.id === ana.id ? 200 : 'wrong' }),
    file: async () => {
      const answer = await fetch(address)
      await answer.arrayBuffer()
      return answer
    },
  }
  const watched = Object.entries(tries).map(
    ([name, attempt]) => [name, new Stopwatch().repeat(attempt, 50)] as const,
  )
  const begun = performance.now()
  await attack()
  const seconds = (performance.now() - begun) / 1000
  const lines = [`the attack took ${seconds.toFixed(1)} s`]
  for (const [name, watch] of watched) {
    const series = await watch.stop()
    assert(
      Object.keys(series.statuses).join() === '200',
      `${name} was answered ${JSON.stringify(series.statuses)}`,
    )
    assert(series.p95 < 2_000, `${name} took ${Math.round(series.p95)} ms at p95`)
    lines.push(`${name}: ${formatSeries(series)}`)
  }
  return `${lines.join('; ')}; the API holds ${api.megabytes} MB`
}

const longAnimations: Case = {
  name: 'six animations of 300,000 frames are refused, and delay nobody',
  run: async () => {
    const api = await start('api', { databaseUrl: await newDatabase(), settings: { RATE_LIMIT: '100000' } })
    const [ana, mallory] = [await join(api.url, 'ana'), await join(api.url, 'mallory')]
    return beside(api, ana, async () => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => upload(mallory, file(gif(14, 14, 300_000), 'long.gif'))),
      )
      for (const { errors } of answers)
        assert(
          errors?.[0].message.startsWith('Animation too large.'),
          `the response was ${JSON.stringify(errors)}`,
        )
    })
  },
}

const heavyPictures: Case = {
  name: 'six images of the maximum size at once delay nobody',
  run: async () => {
    const api = await start('api', { databaseUrl: await newDatabase(), settings: { RATE_LIMIT: '100000' } })
    const [ana, mallory] = [await join(api.url, 'ana'), await join(api.url, 'mallory')]
    const still = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    return beside(api, ana, async () => {
      const heavy = [
        file(gif(120, 120, 4_000), 'a.gif'),
        file(still, 'b.png'),
        file(gif(121, 120, 4_000), 'c.gif'),
        file(still, 'd.png'),
        file(gif(122, 120, 4_000), 'e.gif'),
        file(still, 'f.png'),
      ]
      for (const { errors } of await Promise.all(heavy.map((one) => upload(mallory, one))))
        assert(!errors, `the response was ${JSON.stringify(errors)}`)
    })
  },
}

/** Everything in a folder that others may access. */
const openTo = (folder: string, mode = 0o077): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path(folder, name))
    .filter((name) => !mode || (statSync(name).mode & mode) !== 0)

const privateFiles: Case = {
  name: 'only the owner can access written files',
  run: async () => {
    const api = await start('api', { databaseUrl: await newDatabase(), settings: { RATE_LIMIT: '100000' } })
    const ana = await join(api.url, 'ana')
    for (const colour of ['#102030', '#405060']) await upload(ana, await pictureFile(colour))
    const folders = ['files', 'scratch'].map((name) => path(api.dataDir, name))
    const open = folders.flatMap((folder) => [
      ...(statSync(folder).mode & 0o077 ? [folder] : []),
      ...openTo(folder),
    ])
    assert(!open.length, `others may read ${open.join(', ')}`)
    return `${folders.flatMap((folder) => openTo(folder, 0)).length} files and folders, none open to others`
  },
}

const fullDatabase: Case = {
  name: 'a full disk of the database refuses writes with a reason, and works again with free space',
  run: async () => {
    if (!canMount) return 'not run: only root can mount a disk in memory'
    const disk = new SmallDisk(256, newFolder())
    try {
      const main = await start('main', { dataDir: disk.folder, settings: { STORAGE_URL: newFolder() } })
      const ana = await join(main.url, 'ana')
      const kept: string[] = []
      const write = async () => {
        const { status, body } = await ana.rest.call('POST', '/projects', {
          body: { project_name: `Project ${kept.length}`, project_desc: 'x'.repeat(400) },
        })
        if (status === 201) kept.push((body as { project_id: string }).project_id)
        return { status }
      }
      for (let count = 0; count < 20; count += 1) await write()
      disk.fill()
      const full = new Stopwatch()
      const isRefused = () => Object.keys(full.series.statuses).some((status) => status !== '201')
      for (let count = 0; count < 3_000 && !isRefused(); count += 1) await full.time(write)
      for (let count = 0; count < 20; count += 1) await full.time(write)
      const statuses = Object.keys(full.series.statuses)
      assert(
        statuses.every((status) => ['201', '507', '503'].includes(status)),
        `the statuses were ${statuses.join(', ')}`,
      )
      // the result is cached for a second
      await until('readyz names the database', 10, async () => {
        const ready = await fetch(`${main.url}/readyz`)
        const { checks } = (await ready.json()) as { checks?: Record<string, boolean> }
        return ready.status === 503 && checks?.database === false
      })
      disk.empty()
      const begun = performance.now()
      await until('writes go on', 60, async () => (await write()).status === 201)
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      const there = await Promise.all(
        kept.map(
          async (id) =>
            (await ana.graphql.ask('query ($id: ID!) { project(id: $id) { id } }', { id })).project.id,
        ),
      )
      assert(there.length === kept.length, 'an acknowledged write is lost')
      await until('readyz is 200', 30, async () => (await fetch(`${main.url}/readyz`)).status === 200)
      await main.end()
      return `while full ${JSON.stringify(full.series.statuses)}; ${kept.length} writes acknowledged and kept; writes again after ${seconds} s`
    } finally {
      disk.unmount()
    }
  },
}

export const cases: Case[] = [longAnimations, heavyPictures, privateFiles, fullDatabase]
