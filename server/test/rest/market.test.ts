/** Covers specification M5, R43, R44. */
import { type TestInstallation, testInstallation } from '../installation.js'
import { pictureFile } from '../journeys/pictures.js'
import { type ShapedClient, memberOf, placesOf, wordsOf } from './shaped-client.js'

let installation: TestInstallation
let ana: ShapedClient
let ben: ShapedClient
let cleo: ShapedClient
beforeAll(async () => {
  installation = await testInstallation()
  ana = await memberOf(installation, 'ana')
  ben = await memberOf(installation, 'ben')
  cleo = await memberOf(installation, 'cleo')
})
afterAll(() => installation.close())

let hue = 0
const uploadOf = async (person: ShapedClient, name: string, fields: Record<string, string> = {}) => {
  const { status, body } = await person.upload(
    name,
    await pictureFile(`hsl(${(hue += 37) % 360}, 60%, 40%)`),
    fields,
  )
  expect(status).toBe(201)
  return body
}
const approvedOf = async (person: ShapedClient, name: string) => {
  const { asset_id: id } = await uploadOf(person, name)
  return (await ana.put(`/admin/assets/${id}/review`, { asset_id: id, approve: true })).body
}

test('admins see a flagged asset; the first decision applies, and the second gets the name of the first admin', async () => {
  const { asset_id: id } = await approvedOf(ben, 'To flag')
  const { asset_id: pending } = await uploadOf(ben, 'Pending, not to flag')
  expect(await ben.post(`/assets/${id}/flag`, { reason: 'My own' })).toMatchObject({ status: 403 })
  expect(await cleo.post(`/assets/${pending}/flag`, { reason: 'Not seen' })).toMatchObject({ status: 404 })
  expect(placesOf(await cleo.post(`/assets/${id}/flag`, { reason: ' ' }))).toEqual([['body', 'reason']])
  expect(await cleo.post(`/assets/${id}/flag`, { reason: 'A logo' })).toMatchObject({
    status: 200,
    body: { flagged: true, approval_status: 'approved' },
  })
  expect(await cleo.post(`/assets/${id}/flag`, { reason: 'Again' })).toMatchObject({
    status: 409,
    body: { detail: 'This asset is already flagged' },
  })
  expect(await cleo.get('/moderation/assets')).toMatchObject({
    status: 403,
    body: { detail: 'Only admins may do this' },
  })
  expect((await ana.get('/moderation/assets')).body).toMatchObject([{ asset_id: id, flagged: true }])
  const decide = (person: ShapedClient, body: object) =>
    person.post(`/moderation/assets/${id}/decision`, body)
  expect(await cleo.post(`/moderation/assets/${id}/decision`, { approve: true })).toMatchObject({
    status: 403,
  })
  expect(placesOf(await decide(ana, { asset_id: 'another' }))).toEqual([
    ['body', 'approve'],
    ['body', 'asset_id'],
  ])
  expect(await decide(ana, { asset_id: id, approve: false })).toMatchObject({
    status: 200,
    body: { approval_status: 'declined', flagged: false },
  })
  expect(await decide(ana, { asset_id: id, approve: true })).toMatchObject({
    status: 409,
    body: { detail: 'ana has already declined this asset' },
  })
  expect((await ana.get('/moderation/assets')).body).toEqual([])
})

test('the marketplace: the owner sets and removes a price; others copy the asset once', async () => {
  const { asset_id: id } = await approvedOf(ben, 'To sell')
  const { asset_id: pending } = await uploadOf(ben, 'Not to sell yet')
  const offer = (person: ShapedClient, price: unknown, asset = id) =>
    person.post('/marketplace/list', { asset_id: asset, price })
  expect(await offer(cleo, 5)).toMatchObject({ status: 403 })
  expect(await offer(ana, 5)).toMatchObject({ status: 403 })
  expect(await offer(ben, 5, pending)).toMatchObject({
    status: 409,
    body: { detail: 'Only an approved asset can be on the marketplace' },
  })
  for (const price of [12.345, -1, '5', 1e9, undefined])
    expect(placesOf(await offer(ben, price))).toEqual([['body', 'price']])
  expect(wordsOf(await offer(ben, 12.345))).toEqual(['Price must have at most 2 decimals'])
  for (const price of [0, 12.34])
    expect(await offer(ben, price)).toMatchObject({ status: 200, body: { price } })
  expect((await cleo.get('/marketplace/assets')).body).toMatchObject([
    { asset_id: id, price: 12.34, owner_username: 'ben' },
  ])

  const add = (person: ShapedClient, asset = id) =>
    person.post('/marketplace/add-to-library', { asset_id: asset })
  const { status, body: copy } = await add(cleo)
  expect([status, copy]).toMatchObject([
    201,
    { name: 'To sell', owner_username: 'cleo', approval_status: 'approved', price: null },
  ])
  expect(copy.asset_id).not.toBe(id)
  expect(await add(cleo)).toMatchObject({ status: 200, body: { asset_id: copy.asset_id } })
  expect(await add(ben)).toMatchObject({
    status: 409,
    body: { detail: 'This asset is already in your library' },
  })
  expect(await add(cleo, pending)).toMatchObject({ status: 404 })
  expect(await offer(ben, null)).toMatchObject({ status: 200, body: { price: null } })
  expect((await cleo.get('/marketplace/assets')).body).toEqual([])
  expect(await add(ana)).toMatchObject({ status: 404 })
})
