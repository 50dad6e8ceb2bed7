/** Covers specification L29, L30, R71. */
import { Asset } from '../../src/modules/library/asset.entity.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { endedJob, generateAsset } from './images.js'

let installation: TestInstallation
let [ana, ben]: Client[] = []
beforeAll(async () => {
  installation = await testInstallation({ worker: true })
  ana = await installation.join('ana')
  ben = await installation.join('ben')
})
afterAll(() => installation.close())

const FIND = `query ($generation: AssetGenerationInput, $search: String, $origin: AssetOrigin! = ALL, $after: String) {
  assets(generation: $generation, search: $search, origin: $origin, first: 2, after: $after) {
    nodes { id name generation { prompt seed model } } count { value } pageInfo { hasNextPage endCursor } } }`
const list = async (variables: Record<string, unknown>) => (await ben.ask(FIND, variables)).assets
const find = async (generation: object, more: object = {}): Promise<string[]> =>
  (await list({ generation, ...more })).nodes.map(({ name }: { name: string }) => name)

async function picture(owner: Client, name: string, more: Partial<Asset>): Promise<void> {
  const em = installation.installation.database.em.fork()
  const { me } = await owner.ask('{ me { id } }')
  const file = { originalKey: 'o', mediumKey: 'm', smallKey: 's', width: 1, height: 1 }
  const looks = { dominantColor: '#335577', thumbHash: '' }
  const facts = { isGenerated: true, approvalStatus: 'approved' as Asset['approvalStatus'], ...more }
  em.create(Asset, { ...file, ...looks, ownerId: me.id, name, ...facts })
  await em.flush()
}

test('a generated asset stores prompt, model and seed, and can be found by them', async () => {
  const { id } = await generateAsset(ben, { prompt: 'A heron in the reeds', ratio: '4:3', seed: 3 })
  const { asset } = await endedJob(ben, id)
  const [found] = (await list({ generation: { words: 'HERON', seed: 3, author: 'Ben' } })).nodes
  const generation = { prompt: 'A heron in the reeds', seed: 3, model: expect.stringMatching(/./) }
  expect(found).toEqual({ id: asset.id, name: 'A heron in the reeds', generation })
  const { body } = await installation.rest(ana).get('/team/assets?words=heron&seed=3')
  expect(body).toMatchObject([{ asset_id: asset.id, prompt: generation.prompt, seed: 3 }])
  expect((await installation.rest(ana).get('/assets?words=heron')).body).toEqual([])
  await ben.ask('mutation ($id: ID!) { deleteAsset(id: $id) }', { id: asset.id })
  expect(await find({ words: 'heron' })).toEqual([])
})

test('generated assets are found by words, model, seed, owner and date, by all together, and by name', async () => {
  const day = (date: number) => new Date(`2026-03-0${date}T12:00:00Z`)
  const made = { prompt: 'A Lighthouse at dusk', seed: 7, model: 'a-model' }
  await picture(ana, 'Dusk', { ...made, createdAt: day(1) })
  await picture(ben, 'Noon', { ...made, prompt: 'A lighthouse at noon', seed: 8, createdAt: day(2) })
  await picture(ben, 'Train', { prompt: 'A train', model: 'another', createdAt: day(3) })
  await picture(ben, 'Declined', { ...made, approvalStatus: 'declined' as Asset['approvalStatus'] })
  await picture(ana, 'Upload', { isGenerated: false, createdAt: day(4) })
  await picture(ana, 'Frame', { createdAt: day(5) })
  const before = { createdBefore: '2026-03-06T00:00:00Z' }
  expect(await find(before)).toEqual(['Frame', 'Train'])
  expect(await find({ ...before, words: ' LIGHTHOUSE ', author: 'ana' })).toEqual(['Dusk'])
  expect(await find({ words: 'house at d', ...before })).toEqual(['Dusk'])
  expect(await find({ words: '%' })).toEqual([])
  expect(await find({ model: 'another' })).toEqual(['Train'])
  expect(await find({ seed: 8 })).toEqual(['Noon'])
  expect(await find({ author: 'nobody' })).toEqual([])
  expect(await find({ createdAfter: '2026-03-02T00:00:00Z', createdBefore: '2026-03-03T00:00:00Z' })).toEqual(
    ['Noon'],
  )
  expect(await find({ words: 'lighthouse', ...before }, { search: 'noo' })).toEqual(['Noon'])
  expect(await find(before, { search: 'upload' })).toEqual([])
  expect(await find(before, { origin: 'UPLOADED' })).toEqual([])
  const first = await list({ generation: before })
  expect(first).toMatchObject({ count: { value: 4 }, pageInfo: { hasNextPage: true } })
  expect(await find(before, { after: first.pageInfo.endCursor })).toEqual(['Noon', 'Dusk'])
  const { nodes } = await list({ search: 'frame' })
  expect(nodes).toMatchObject([{ name: 'Frame', generation: null }])
  expect(await installation.rest(ana).get('/team/assets?created_after=soon')).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['query', 'created_after'] }] },
  })
})
