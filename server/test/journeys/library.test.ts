/** Covers specification F1, F2, F3, F6, L24, L26, L28, M2, M3, M4, R17, S13. */
import { Asset } from '../../src/modules/library/asset.entity.js'
import { type Client, type Refused, refusalOf } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { pictureFile, uploadOf } from './pictures.js'
import { projectOf } from './workspace.js'

let installation: TestInstallation
let ana: Client
let ada: Client
let ben: Client
let cleo: Client
beforeAll(async () => {
  installation = await testInstallation()
  ana = await installation.join('ana')
  ada = await installation.join('ada')
  ben = await installation.join('ben')
  cleo = await installation.join('cleo')
  const { me } = await ada.ask('{ me { id } }')
  await ana.ask('mutation ($id: ID!) { updateMember(input: { userId: $id, isAdmin: true }) { isAdmin } }', {
    id: me.id,
  })
})
afterAll(() => installation.close())

const LIST = `query ($scope: AssetScope!, $origin: AssetOrigin! = ALL, $search: String, $first: Int! = 50, $after: String) {
  assets(scope: $scope, origin: $origin, search: $search, first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { id name } }
}`
const names = async (person: Client, variables: object): Promise<string[]> =>
  (await person.ask(LIST, { scope: 'TEAM', ...variables })).assets.nodes.map(
    ({ name }: { name: string }) => name,
  )
const changes = (person: Client) =>
  person.listen('subscription { assetChanged { deletedId asset { id name approvalStatus } } }')
const review = (person: Client, ids: string[], approve = true) =>
  person.ask(
    'mutation ($ids: [ID!]!, $approve: Boolean!) { moderatePendingAssets(input: { ids: $ids, approve: $approve }) { approvalStatus } }',
    { ids, approve },
  )
const decide = (person: Client, id: string, approve: boolean) =>
  person.ask(
    'mutation ($id: ID!, $approve: Boolean!) { moderateFlaggedAsset(input: { id: $id, approve: $approve }) { approvalStatus flagged } }',
    { id, approve },
  )
const flag = (person: Client, id: string, reason: string) =>
  person.ask(
    'mutation ($id: ID!, $reason: String!) { flagAsset(input: { id: $id, reason: $reason }) { flagged flagReason viewerCanFlag } }',
    { id, reason },
  )
const remove = (person: Client, id: string) =>
  person.ask('mutation ($id: ID!) { deleteAsset(id: $id) }', { id })
const restore = (person: Client, id: string) =>
  person.ask('mutation ($id: ID!) { restoreAsset(id: $id) { id name } }', { id })
const told = async (person: Client): Promise<string[]> =>
  (await person.ask('{ notifications { nodes { message } } }')).notifications.nodes.map(
    ({ message }: { message: string }) => message,
  )
const trail = async (): Promise<string[]> =>
  (
    await ana.ask('{ audit(first: 200) { nodes { action actor { username } subjectName } } }')
  ).audit.nodes.map(
    ({ action, actor, subjectName }: any) => `${actor?.username ?? 'nobody'} ${action} ${subjectName}`,
  )
const approved = async (owner: Client, name: string, more = {}) => {
  const asset = await uploadOf(owner, name, more)
  if (asset.approvalStatus === 'PENDING') await review(ana, [asset.id])
  return asset
}

test('an upload is visible to its owner and admins until it is approved; then the team is notified', async () => {
  const live = await changes(cleo)
  const asset = await uploadOf(ben, 'North wall', { tags: ['old brick', 'Dusk'], description: ' Wet ' })
  expect(asset).toMatchObject({
    approvalStatus: 'PENDING',
    tags: ['old_brick', 'Dusk'],
    description: 'Wet',
    viewerCanEdit: true,
    viewerCanReview: false,
    viewerHasCopy: true,
  })
  expect(
    (await ben.ask('query ($id: ID!) { asset(id: $id) { price isListed } }', { id: asset.id })).asset,
  ).toEqual({ price: '0', isListed: false })
  expect(await names(cleo, {})).toEqual([])
  expect(await names(ben, {})).toEqual(['North wall'])
  expect(await names(ana, {})).toEqual(['North wall'])
  await review(ana, [asset.id])
  expect((await live.next()).value).toEqual({
    assetChanged: {
      deletedId: null,
      asset: { id: asset.id, name: 'North wall', approvalStatus: 'APPROVED' },
    },
  })
  expect(await told(ben)).toContain('ana approved your asset “North wall”')
  expect((await refusalOf(review(ada, [asset.id], false))).message).toBe(
    'ana has already approved this asset',
  )
  expect((await uploadOf(ana, 'An admin’s own')).approvalStatus).toBe('APPROVED')
})

test('search finds a substring of the name or of any tag, ignoring case, in any script, and literally', async () => {
  await approved(ben, 'Éclair über Straße', { tags: ['Дождь'] })
  expect(await names(cleo, { search: 'OLD_B' })).toEqual(['North wall'])
  expect(await names(cleo, { search: 'oldxb' })).toEqual([])
  expect(await names(cleo, { search: 'éCLAIR ÜB' })).toEqual(['Éclair über Straße'])
  expect(await names(cleo, { search: 'дожд' })).toEqual(['Éclair über Straße'])
  expect(await names(cleo, { search: '%' })).toEqual([])
  expect(await names(cleo, { origin: 'GENERATED' })).toEqual([])
  expect(await names(cleo, { scope: 'MINE' })).toEqual([])
})

test('a deleted asset is removed from libraries and projects, and restored to them', async () => {
  const asset = await approved(ben, 'Harbour')
  const project = await projectOf(cleo, 'Harbour film')
  await cleo.ask(
    'mutation ($p: ID!, $a: ID!) { addAssetToProject(input: { projectId: $p, assetId: $a }) { id } }',
    {
      p: project,
      a: asset.id,
    },
  )
  expect((await ben.ask('{ notifications { nodes { message link } } }')).notifications.nodes).toContainEqual({
    message: 'cleo added your asset “Harbour” to the project “Harbour film”',
    link: `/projects/${project}?tab=assets`,
  })
  const inProject = async () =>
    (
      await cleo.ask('query ($id: ID!) { project(id: $id) { assetCount assets { totalCount } } }', {
        id: project,
      })
    ).project
  const live = await changes(cleo)
  await remove(ana, asset.id)
  expect((await live.next()).value).toEqual({ assetChanged: { deletedId: asset.id, asset: null } })
  expect(await inProject()).toEqual({ assetCount: 0, assets: { totalCount: 0 } })
  const trash = 'query { trashedAssets { nodes { id name deletedAt } } }'
  expect((await ben.ask(trash)).trashedAssets.nodes).toMatchObject([{ id: asset.id, name: 'Harbour' }])
  expect((await cleo.ask(trash)).trashedAssets.nodes).toEqual([])
  await restore(ben, asset.id)
  expect(await inProject()).toEqual({ assetCount: 1, assets: { totalCount: 1 } })
  expect(await trail()).toEqual(
    expect.arrayContaining(['ana ASSET_DELETED Harbour', 'ben ASSET_RESTORED Harbour']),
  )
})

test('equal files are stored once, and removed 30 days after the last asset that uses them', async () => {
  const file = await pictureFile('#774411')
  const [one, two] = [await uploadOf(ben, 'Twin one', { file }), await uploadOf(cleo, 'Twin two', { file })]
  const path = (url: string) => url.split('?')[0]
  expect(path(one.url)).toBe(path(two.url))
  const { services, database } = installation.installation
  const forget = async (owner: Client, id: string) => {
    await remove(owner, id)
    await database.em
      .fork()
      .nativeUpdate(Asset, { id }, { deletedAt: new Date(Date.now() - 31 * 24 * 3600_000) })
    expect(await services.assetTrash.empty()).toBe(1)
  }
  const fetched = async (url: string) => (await fetch(new URL(url, installation.url))).status
  await forget(ben, one.id)
  expect(await fetched(two.url)).toBe(200)
  expect((await refusalOf(restore(ben, one.id))).code).toBe('NOT_FOUND')
  await forget(cleo, two.id)
  expect(await fetched(two.url)).toBe(404)
})

test('admins are notified of a flag; of two simultaneous decisions one succeeds, and the other names who decided', async () => {
  const asset = await approved(ben, 'Skyline')
  expect((await flag(cleo, asset.id, 'Somebody else’s photo')).flagAsset).toEqual({
    flagged: true,
    flagReason: null,
    viewerCanFlag: false,
  })
  for (const admin of [ana, ada])
    expect(await told(admin)).toContain('cleo flagged “Skyline”: Somebody else’s photo')
  const queue = '{ flaggedAssets { totalCount nodes { id flagReason flaggedAt flaggedBy { username } } } }'
  const who = 'query ($id: ID!) { asset(id: $id) { flagged flaggedAt flaggedBy { id } } }'
  expect((await cleo.ask(who, { id: asset.id })).asset).toEqual({
    flagged: true,
    flaggedAt: null,
    flaggedBy: null,
  })
  expect((await ada.ask(queue)).flaggedAssets).toEqual({
    totalCount: 1,
    nodes: [
      {
        id: asset.id,
        flagReason: 'Somebody else’s photo',
        flaggedAt: expect.any(String),
        flaggedBy: { username: 'cleo' },
      },
    ],
  })
  const results = await Promise.allSettled([decide(ana, asset.id, false), decide(ada, asset.id, true)])
  const lost = results.find((result): result is PromiseRejectedResult => result.status === 'rejected')!
    .reason as Refused
  const [winner, status] = results[0].status === 'fulfilled' ? ['ana', 'declined'] : ['ada', 'approved']
  expect(results.filter(({ status: how }) => how === 'fulfilled')).toHaveLength(1)
  expect([lost.code, lost.message]).toEqual(['CONFLICT', `${winner} has already ${status} this asset`])
  expect((await ada.ask(queue)).flaggedAssets.totalCount).toBe(0)
  expect(await told(ben)).toContain(`${winner} ${status} your asset “Skyline”`)
})

test('the marketplace lists an approved asset with a price, and each user gets one copy', async () => {
  const asset = await approved(ben, 'Neon alley', { tags: ['night'] })
  const list = (person: Client, price: string) =>
    person.ask(
      'mutation ($id: ID!, $price: Decimal!) { listAsset(input: { id: $id, price: $price }) { price isListed } }',
      { id: asset.id, price },
    )
  const copy = (person: Client) =>
    person.ask(
      'mutation ($id: ID!) { addToLibrary(id: $id) { id name tags sourceId approvalStatus isListed owner { username } } }',
      { id: asset.id },
    )
  const market = async (person: Client) =>
    (await person.ask('{ marketAssets(search: "NIGHT") { nodes { name price viewerHasCopy } } }'))
      .marketAssets.nodes
  expect((await list(ben, '0')).listAsset).toEqual({ price: '0', isListed: true })
  expect((await list(ben, '12.5')).listAsset).toEqual({ price: '12.5', isListed: true })
  expect(await market(cleo)).toEqual([{ name: 'Neon alley', price: '12.5', viewerHasCopy: false }])
  const [one, other] = await Promise.all([copy(cleo), copy(cleo)])
  expect(other).toEqual(one)
  expect(await names(cleo, { scope: 'MINE', search: 'neon' })).toEqual(['Neon alley'])
  expect(await market(cleo)).toMatchObject([{ viewerHasCopy: true }])
  expect(await copy(cleo)).toEqual(one)
  expect((await refusalOf(copy(ben))).message).toBe('This asset is already in your library')
  expect(await told(ben)).toContain(
    'cleo added your asset “Neon alley” from the marketplace to their library',
  )
  await ben.ask('mutation ($id: ID!) { unlistAsset(id: $id) { isListed } }', { id: asset.id })
  expect(await market(cleo)).toEqual([])
  expect(await trail()).toEqual(
    expect.arrayContaining([
      'ben ASSET_LISTED Neon alley',
      'cleo ASSET_COPIED Neon alley',
      'ben ASSET_UNLISTED Neon alley',
    ]),
  )
})
