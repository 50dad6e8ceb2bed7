import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { startBucket } from '../../test/bucket.js'
import { UPLOAD } from '../../test/journeys/pictures.js'
import { type Case, assert, pause } from '../case.js'
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

export const cases: Case[] = [quotas, slowReaders]
