/** Covers specification K31, K32, K33, K34, K35. */
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import sharp from 'sharp'
import { TEAM_QUOTA_REACHED } from '#schema/limits'
import { startFal } from '../fal/fal.js'
import { makeClip, makeMedia } from '../fal/media.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { clipsOf, merge } from './film-making.js'
import { UPLOAD, uploadOf } from './pictures.js'
import { arrived, projectOf, prompt } from './workspace.js'

const MEGABYTE = 1024 ** 2
const GIGABYTE = 1024 ** 3

const USAGE = `{ storage { bytes limitBytes quotaBytes installationQuotaBytes freeBytes isNearlyFull isFull unmeasuredFiles
  kinds { kind bytes files } projectCount projects { projectId name deletedAt bytes takesBytes filmsBytes files } } }`
const SET_QUOTA =
  'mutation ($bytes: BigInt) { updateStorageQuota(quotaBytes: $bytes) { quotaBytes isFull isNearlyFull } }'

let fal: Awaited<ReturnType<typeof startFal>>
let team: TestInstallation
/** An admin and a member. */
let [ana, ben]: Client[] = []
beforeEach(async () => {
  fal = await startFal({ key: 'a-key', media: { ...(await makeMedia()), clipFor: () => makeClip(1, 20) } })
})
afterEach(async () => {
  await team.close()
  await fal.close()
})
const open = async (env: Record<string, string> = {}, { worker = false } = {}) => {
  team = await testInstallation({ worker, env: { FAL_KEY: 'a-key', FAL_URL: fal.url, ...env } })
  ana = await team.join('ana')
  ben = await team.join('ben')
}

const usage = async () => (await ana.ask(USAGE)).storage
const setQuota = async (bytes: number | null) => (await ana.ask(SET_QUOTA, { bytes })).updateStorageQuota
/** Usage of the folder of files, by namespace. */
async function onDisk(): Promise<Record<string, { bytes: number; files: number }>> {
  const root = join(team.installation.env.DATA_DIR, 'files')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const namespaces: Record<string, { bytes: number; files: number }> = {}
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const namespace = (namespaces[relative(root, path).split(sep)[0]] ??= { bytes: 0, files: 0 })
    namespace.bytes += (await stat(path)).size
    namespace.files += 1
  }
  return namespaces
}
let pictures = 0
/** A unique image of more than a megabyte. */
async function largePicture(): Promise<File> {
  const noise = { type: 'gaussian', mean: 60 + 3 * pictures++, sigma: 50 } as const
  const bytes = await sharp({ create: { width: 800, height: 800, channels: 3, background: 'red', noise } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'noise.png', { type: 'image/png' })
}
const warnings = async (person: Client) =>
  (await person.ask('{ notifications { nodes { message link } } }')).notifications.nodes.filter(
    ({ message }: { message: string }) => message.includes('Storage is'),
  )
const rows = async (table: string) =>
  Number(
    (await team.installation.database.em.fork().execute(`select count(*) as count from ${table}`))[0].count,
  )

test('admins see the usage of each kind and project, equal to the disk, over both APIs', async () => {
  await open({}, { worker: true })
  const [keeper, tide] = [await projectOf(ana, 'The Keeper'), await projectOf(ben, 'Low tide')]
  await uploadOf(ben, 'Harbour')
  await clipsOf(ben, tide, [['A harbour']])
  const videoIds = await clipsOf(ana, keeper, [['A lighthouse'], ['A train']])
  await arrived(
    ana,
    await merge(ana, { projectId: keeper, videoIds, transitions: ['fade'], lengths: [0.25] }),
  )

  const seen = await usage()
  const { assets, videos, films, parts } = await onDisk()
  expect(seen.kinds).toEqual([
    { kind: 'PICTURES', ...assets },
    { kind: 'TAKES', ...videos },
    { kind: 'FILMS', ...films },
    { kind: 'SOUNDS', bytes: 0, files: 0 },
    { kind: 'MERGE_CACHE', ...parts },
  ])
  expect(seen.bytes).toBe(assets!.bytes + videos!.bytes + films!.bytes + parts!.bytes)
  expect(seen.projects.map(({ projectId, name }: Record<string, string>) => [projectId, name])).toEqual([
    [keeper, 'The Keeper'],
    [tide, 'Low tide'],
  ])
  const [ofKeeper, ofTide] = seen.projects
  expect(ofKeeper).toMatchObject({ filmsBytes: films!.bytes, bytes: ofKeeper.takesBytes + films!.bytes })
  expect(ofTide).toMatchObject({ filmsBytes: 0, bytes: ofTide.takesBytes, files: 5, deletedAt: null })
  expect(ofKeeper.takesBytes + ofTide.takesBytes).toBe(videos!.bytes)
  expect(seen).toMatchObject({ projectCount: 2, quotaBytes: null, isFull: false, unmeasuredFiles: 0 })
  expect(seen.freeBytes).toBeGreaterThan(0)

  const { status, body } = await team.rest(ana).get('/admin/storage')
  expect([status, body.bytes, body.kinds.length]).toEqual([200, seen.bytes, 5])
  expect(body.projects[0]).toMatchObject({
    project_id: keeper,
    films_bytes: films!.bytes,
    is_in_trash: false,
  })
})

test('a reached team quota refuses every request before it is billed, over both APIs, and changes nothing', async () => {
  await open({}, { worker: true })
  const projectId = await projectOf(ben)
  const videoIds = await clipsOf(ben, projectId, [['A lighthouse'], ['A train']])
  const failing = await prompt(ben, projectId, 'A harbour')
  await arrived(ben, failing.videoId)
  await team.installation.database.em
    .fork()
    .execute(`update job set status = 'failed' where id = ?`, [failing.jobId])
  while ((await usage()).bytes < MEGABYTE) await uploadOf(ana, 'Noise', { file: await largePicture() })
  expect(await setQuota(MEGABYTE)).toEqual({ quotaBytes: MEGABYTE, isFull: true, isNearlyFull: true })
  const [paid, messages, jobs, stored] = [
    fal.submits.length,
    await rows('message'),
    await rows('job'),
    await rows('stored_file'),
  ]
  const input = { projectId, prompt: 'A storm' }
  const orders: [string, Record<string, unknown>][] = [
    ['mutation ($input: SendPromptInput!) { sendPrompt(input: $input) { prompt { id } } }', { input }],
    ['mutation ($input: ImagePromptInput!) { generateImage(input: $input) { prompt { id } } }', { input }],
    [
      'mutation ($input: GenerateAssetInput!) { generateAsset(input: $input) { id } }',
      { input: { prompt: 'A storm' } },
    ],
    [
      'mutation ($input: MergeInput!) { mergeVideos(input: $input) { id } }',
      { input: { projectId, videoIds, gaps: [{ transition: 'fade', seconds: 0.25 }] } },
    ],
    ['mutation ($id: ID!) { retryJob(input: { id: $id }) { id } }', { id: failing.jobId }],
  ]
  for (const [order, variables] of orders)
    expect((await ben.send(order, variables)).errors).toMatchObject([
      { message: TEAM_QUOTA_REACHED, extensions: { code: 'QUOTA_REACHED' } },
    ])
  const upload = { input: { name: 'Noise' }, file: await largePicture() }
  expect((await ben.sendFiles(UPLOAD, upload)).errors?.[0]).toMatchObject({ message: TEAM_QUOTA_REACHED })
  const rest = team.rest(ben)
  const refused = { status: 507, body: { detail: TEAM_QUOTA_REACHED } }
  expect(
    await rest.call('POST', '/video/video_gen', { body: { project_id: projectId, prompt: 'A storm' } }),
  ).toMatchObject(refused)
  expect(await rest.call('POST', '/generate', { body: { prompt: 'A storm' } })).toMatchObject(refused)
  expect((await ben.ask('{ uploadAllowance { storageBytesLeft } }')).uploadAllowance.storageBytesLeft).toBe(0)
  expect([fal.submits.length, await rows('message'), await rows('job'), await rows('stored_file')]).toEqual([
    paid,
    messages,
    jobs,
    stored,
  ])

  await setQuota(null)
  const { videoId } = await prompt(ben, projectId, 'A storm')
  expect((await arrived(ben, videoId)).status).toBe('PENDING')
})

test('the smaller of the installation’s and the team’s quota applies', async () => {
  await open({ STORAGE_QUOTA_GB: '2' })
  expect(await usage()).toMatchObject({ installationQuotaBytes: 2 * GIGABYTE, quotaBytes: null })
  await setQuota(GIGABYTE)
  expect((await usage()).limitBytes).toBe(GIGABYTE)
  expect((await ben.ask('{ uploadAllowance { storageBytesLeft } }')).uploadAllowance.storageBytesLeft).toBe(
    GIGABYTE,
  )
  await setQuota(3 * GIGABYTE)
  expect((await usage()).limitBytes).toBeLessThanOrEqual(2 * GIGABYTE)
})

test('admins are warned once when 90 % are reached, and again only after space was freed', async () => {
  await open()
  const atEighty = async () => setQuota(Math.ceil((await usage()).bytes / 0.8))
  const atNinety = async (more = 1) => setQuota(Math.floor((await usage()).bytes / 0.9) * more)
  while ((await usage()).bytes < 2 * MEGABYTE) await uploadOf(ana, 'Noise', { file: await largePicture() })
  await atEighty()
  expect(await warnings(ana)).toEqual([])
  expect(await atNinety()).toMatchObject({ isNearlyFull: true, isFull: false })
  expect(await warnings(ana)).toEqual([
    {
      message: expect.stringMatching(/^Storage is 90 % full: [\d.]+ MB of [\d.]+ MB\./),
      link: '/settings?tab=storage',
    },
  ])
  await uploadOf(ana, 'Noise', { file: await largePicture() })
  await atNinety()
  expect(await warnings(ana)).toHaveLength(1)
  expect(await warnings(ben)).toEqual([])
  await atEighty()
  await atNinety()
  expect(await warnings(ana)).toHaveLength(2)
})

test('an upload that fills the storage to 90 % warns as well', async () => {
  await open()
  await uploadOf(ana, 'Noise', { file: await largePicture() })
  await setQuota(Math.ceil((await usage()).bytes * 1.8))
  expect(await warnings(ana)).toEqual([])
  await uploadOf(ben, 'Noise', { file: await largePicture() })
  expect(await warnings(ana)).toHaveLength(1)
})

test('files of unknown size are measured in the background, and count from then on', async () => {
  await open()
  await uploadOf(ana, 'Harbour')
  const { bytes, kinds } = await usage()
  const em = team.installation.database.em.fork()
  await em.execute('update stored_file set bytes = null; update storage_use set bytes = 0')
  await em.execute(`insert into stored_file (key) values ('assets/00/00/lost.webp')`)
  expect(await usage()).toMatchObject({ bytes: 0, unmeasuredFiles: 4 })
  expect(await team.installation.services.fileSizes.measure()).toBe(4)
  const { files, ...pictures } = kinds[0]
  expect(await usage()).toMatchObject({ bytes, unmeasuredFiles: 0 })
  expect((await usage()).kinds[0]).toEqual({ ...pictures, files: files + 1 })
})
