/** Covers specification L23. */
import sharp from 'sharp'
import { type TestInstallation, testInstallation } from '../installation.js'
import { UPLOAD, uploadOf } from './pictures.js'

const KILOBYTE = 1024
const ALLOWANCE = '{ uploadAllowance { bytesLeft filesLeft renewsAt storageBytesLeft } }'
const USED_UP = 'You have reached your upload limit for today. It resets at midnight (UTC).'
const NO_ROOM = 'Storage is full. An admin can free up space.'

let installation: TestInstallation
const open = async (env: Record<string, string>) => (installation = await testInstallation({ env }))
beforeEach(() => {
  pictures = 0
})
afterEach(() => installation.close())

let pictures: number
/** A unique image of some kilobytes. */
const noise = async (width = 60): Promise<File> => {
  const mean = 40 + 5 * pictures++
  const bytes = await sharp({
    create: {
      width,
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
const gigabytes = (bytes: number) => (bytes / 1024 ** 3).toFixed(12)
const folderBytes = async () =>
  Number(
    (
      await installation.installation.database.em
        .fork()
        .execute('select coalesce(sum(bytes), 0) as sum from stored_file')
    )[0].sum,
  )

test('the allowance shows what a user may still upload today, and counts uploads, over both APIs', async () => {
  await open({ UPLOADS_PER_DAY: '3' })
  const ana = await installation.join('ana')
  const ben = await installation.join('ben')
  const { uploadAllowance: before } = await ana.ask(ALLOWANCE)
  expect(before).toMatchObject({ bytesLeft: 2 * 1024 ** 3, filesLeft: 3, storageBytesLeft: null })
  expect(new Date(before.renewsAt).toISOString()).toMatch(/T00:00:00\.000Z$/)
  const asset = await uploadOf(ana, 'Noise', { file: await noise() })
  const { uploadAllowance: after } = await ana.ask(ALLOWANCE)
  expect(after.filesLeft).toBe(2)
  expect(before.bytesLeft - after.bytesLeft).toBeGreaterThan(asset.bytes)
  expect(before.bytesLeft - after.bytesLeft).toBe(await folderBytes())
  await uploadOf(ana, 'More noise', { file: await noise() })
  const form = new FormData()
  form.set('file', await noise())
  form.set('name', 'Even more noise')
  expect((await installation.rest(ana).call('POST', '/assets/upload', { body: form })).status).toBe(201)

  const { errors } = await ana.sendFiles(UPLOAD, { input: { name: 'Too much' }, file: await noise() })
  expect(errors?.[0]).toMatchObject({
    message: USED_UP,
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) },
  })
  const again = new FormData()
  again.set('file', await noise())
  again.set('name', 'Too much')
  const refused = await installation.rest(ana).call('POST', '/assets/upload', { body: again })
  expect([refused.status, refused.body]).toEqual([429, { detail: USED_UP, code: 'RATE_LIMITED' }])
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(24 * 3600)
  expect((await installation.rest(ana).get('/assets/upload')).body).toMatchObject({
    files_left: 0,
    renews_at: before.renewsAt,
  })
  await uploadOf(ben, 'Of somebody else', { file: await noise() })
})

test('an installation’s quota limits stored files, and removed files free space', async () => {
  await open({ STORAGE_QUOTA_GB: gigabytes(40 * KILOBYTE) })
  const ana = await installation.join('ana')
  const ids: string[] = []
  let failure
  while (!failure) {
    const { data, errors } = (await ana.sendFiles(UPLOAD, {
      input: { name: 'Noise' },
      file: await noise(),
    })) as { data?: { uploadAsset?: { id: string } }; errors?: { message: string; extensions?: object }[] }
    failure = errors?.[0]
    if (data?.uploadAsset) ids.push(data.uploadAsset.id)
  }
  expect(failure).toMatchObject({ message: NO_ROOM, extensions: { code: 'STORAGE_FULL' } })
  expect((await ana.ask(ALLOWANCE)).uploadAllowance.storageBytesLeft).toBe(0)
  const form = new FormData()
  form.set('file', await noise())
  form.set('name', 'Too much')
  expect(await installation.rest(ana).call('POST', '/assets/upload', { body: form })).toMatchObject({
    status: 507,
    body: { detail: NO_ROOM },
  })

  for (const id of ids) await ana.ask('mutation ($id: ID!) { deleteAsset(id: $id) }', { id })
  await installation.installation.services.assetTrash.empty(Date.now() + 31 * 24 * 3600 * 1000)
  expect((await ana.ask(ALLOWANCE)).uploadAllowance.storageBytesLeft).toBe(40 * KILOBYTE)
  await uploadOf(ana, 'Room again', { file: await noise() })
})
