import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { startBucket } from '../../test/bucket.js'
import { startFal } from '../../test/fal/fal.js'
import { UPLOAD } from '../../test/journeys/pictures.js'
import { arrived, look, projectOf, prompt } from '../../test/journeys/workspace.js'
import { type Case, assert, pause, until } from '../case.js'
import { type Person, join } from '../people.js'
import { newDatabase, query } from '../postgres.js'
import { start } from '../product.js'

const KILOBYTE = 1024
const UPLOAD_PATHS = ['/graphql', '/api/v1/assets/upload']

/** A unique image of some kilobytes. */
async function noise(mean: number): Promise<File> {
  const bytes = await sharp({
    create: {
      width: 60,
      height: 60,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean, sigma: 40 },
    },
  })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'noise.png', { type: 'image/png' })
}

/** Starts an upload of 20 MB without sending a body; returns the status of the response. */
const begin = ({ token }: Person, address: string) =>
  new Promise<number>((resolve, reject) => {
    const upload = request(address, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'apollo-require-preflight': '1',
        'content-type': 'multipart/form-data; boundary=edge',
        'content-length': 20_000_000,
      },
    })
    upload.once('error', reject)
    upload.once('response', async (answer) => {
      await text(answer)
      upload.destroy()
      resolve(answer.statusCode!)
    })
    upload.flushHeaders()
  })

const quotas: Case = {
  name: 'twenty uploads at once exceed a quota by at most one, and afterwards no file is read',
  isQuick: true,
  run: async () => {
    const [limit, largest] = [60 * KILOBYTE, 40 * KILOBYTE]
    const databaseUrl = await newDatabase()
    const api = await start('api', {
      databaseUrl,
      settings: { UPLOAD_QUOTA_GB_PER_DAY: (limit / 1024 ** 3).toFixed(12) },
    })
    const ana = await join(api.url, 'ana')
    const files = await Promise.all(Array.from({ length: 20 }, (_, at) => noise(40 + 5 * at)))
    const statuses = await Promise.all(
      files.map(async (file, at) => {
        if (at % 2) return (await ana.rest.upload(`Noise ${at}`, file)).status
        const { errors } = await ana.graphql.sendFiles(UPLOAD, { input: { name: `Noise ${at}` }, file })
        if (!errors) return 201
        return errors[0].extensions?.code === 'RATE_LIMITED' ? 429 : errors[0].message
      }),
    )
    assert(
      statuses.every((status) => status === 201 || status === 429) && statuses.includes(429),
      `the statuses were ${statuses.join()}`,
    )
    const [{ bytes, files: counted }] = await query<{ bytes: string; files: number }>(
      databaseUrl,
      'select bytes, files from upload_day',
    )
    const [{ sum }] = await query<{ sum: string }>(databaseUrl, 'select sum(bytes) from stored_file')
    assert(counted === statuses.filter((status) => status === 201).length, `${counted} were counted`)
    assert(Number(bytes) < limit + largest && bytes === sum, `${bytes} bytes were counted and ${sum} stored`)
    const afterwards = await Promise.all(UPLOAD_PATHS.map((door) => begin(ana, api.url + door)))
    assert(afterwards.join() === '429,429', `afterwards the statuses were ${afterwards.join()}`)
    return `${counted} of 20 were taken, ${bytes} bytes of ${limit}; then 429 in both APIs before the file`
  },
}

const LEAVE = 'mutation ($id: ID!) { revokeMember(userId: $id) }'
const CLOSE = 'mutation ($input: EditProjectInput!) { editProject(input: $input) { id } }'

const addresses: Case = {
  name: 'file URLs stop working for revoked members, and when a project is closed to a member',
  isQuick: true,
  run: async () => {
    const fal = await startFal({ key: 'a-key' })
    try {
      const [databaseUrl, settings] = [await newDatabase(), { FAL_KEY: 'a-key', FAL_URL: fal.url }]
      const api = await start('api', { databaseUrl, settings })
      await start('worker', { databaseUrl, settings: { ...settings, DATA_DIR: api.dataDir } })
      const [ana, ben, cleo, dora] = [
        await join(api.url, 'ana'),
        await join(api.url, 'ben'),
        await join(api.url, 'cleo'),
        await join(api.url, 'dora'),
      ]
      const statusOf = async (address: string) => (await fetch(new URL(address, api.url))).status
      const ends = async (address: string) => {
        const begun = performance.now()
        await until('the address ends', 5, async () => (await statusOf(address)) === 403, 20)
        return Math.round(performance.now() - begun)
      }
      const projectId = await projectOf(ben.graphql)
      const { videoId } = await prompt(ben.graphql, projectId, 'A lighthouse')
      const video = await arrived(ben.graphql, videoId)
      assert(video.url, `the video is ${video.status}: ${video.failure}`)
      const [own, ofCleo, ofDora] = await Promise.all(
        [ben, cleo, dora].map(async ({ graphql }) => (await look(graphql, videoId)).url as string),
      )
      for (const address of [own, ofCleo, ofDora])
        assert((await statusOf(address)) === 200, 'a URL does not work')
      await ana.graphql.ask(LEAVE, { id: dora.id })
      const left = await ends(ofDora)
      await ben.graphql.ask(CLOSE, {
        input: { id: projectId, name: 'The Keeper', description: '', isPrivate: true },
      })
      const closed = await ends(ofCleo)
      assert((await statusOf(own)) === 200, 'the owner’s URL stopped working')
      return `ended ${left} ms after the member was revoked, ${closed} ms after the project was closed; the owner’s works`
    } finally {
      await fal.close()
    }
  },
}

const LOOK_ALIKES = {
  'a Cyrillic letter': 'p\u0430ul',
  'a zero-width space': 'pa\u200Bul',
  'a mark that reverses its direction': 'pa\u202Elu',
  'wide letters': 'ｐａｕｌ',
  'a one for an l': 'pau1',
}
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }'

const names: Case = {
  name: 'confusable names are refused by both APIs',
  run: async () => {
    const api = await start('api', { databaseUrl: await newDatabase() })
    const [ana] = [await join(api.url, 'ana'), await join(api.url, 'paul')]
    let count = 0
    for (const [what, username] of Object.entries(LOOK_ALIKES)) {
      const person = () => ({
        email: `mallory${count++}@example.com`,
        username,
        password: 'correct horse battery',
      })
      const { errors } = await ana.graphql.as().send(REGISTER, { input: person() })
      const { status } = await ana.rest.post('/admin/register', person())
      const renamed = await ana.rest.post('/user/username', { username })
      assert(
        errors && [409, 422].includes(status) && [409, 422].includes(renamed.status),
        `${what}: GraphQL ${errors?.[0].message ?? 'took it'}, REST ${status} and ${renamed.status}`,
      )
    }
    return `${Object.keys(LOOK_ALIKES).join(', ')}: refused on registering by both APIs and on renaming`
  },
}

const slowReaders: Case = {
  name: 'a player that pauses for 15 s reads the rest of a file from a bucket',
  run: async () => {
    const bucket = await startBucket()
    try {
      const api = await start('api', {
        databaseUrl: await newDatabase(),
        settings: { STORAGE_URL: bucket.url },
      })
      const ana = await join(api.url, 'ana')
      const picture = await sharp({
        create: {
          width: 2_400,
          height: 2_400,
          channels: 3,
          background: 'red',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .png()
        .toBuffer()
      assert(picture.length < 20_000_000, `the picture has ${picture.length} bytes`)
      const { data } = (await ana.graphql.sendFiles(UPLOAD, {
        input: { name: 'Noise' },
        file: new File([new Uint8Array(picture)], 'a.png'),
      })) as { data?: { uploadAsset: { url: string; bytes: number } } }
      assert(data, 'the image was refused')
      const read = await new Promise<number>((resolve, reject) => {
        request(new URL(data.uploadAsset.url, api.url))
          .once('error', reject)
          .once('response', async (answer) => {
            try {
              let bytes = 0
              await pause(15_000)
              for await (const chunk of answer) bytes += (chunk as Buffer).length
              resolve(bytes)
            } catch (error) {
              reject(error as Error)
            }
          })
          .end()
      })
      assert(read > 6_000_000, `${read} bytes came`)
      return `${read} bytes came, whole`
    } finally {
      await bucket.close()
    }
  },
}

export const cases: Case[] = [quotas, addresses, names, slowReaders]
