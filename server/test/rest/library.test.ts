/** Covers specification L25, L26, M5, R17, R22, R38, R39, R40, R41, R42, R43, R44, S14. */
import { type TestInstallation, testInstallation } from '../installation.js'
import { pictureFile } from '../journeys/pictures.js'
import { statementsOf } from '../statements.js'
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
  const file = await pictureFile(`hsl(${(hue += 37) % 360}, 60%, 40%)`)
  const { status, body } = await person.upload(name, file, fields)
  expect(status).toBe(201)
  return body
}
const approvedOf = async (person: ShapedClient, name: string) => {
  const { asset_id: id } = await uploadOf(person, name)
  return (await ana.put(`/admin/assets/${id}/review`, { asset_id: id, approve: true })).body
}
const namesOf = async (person: ShapedClient, path: string): Promise<string[]> =>
  (await person.get(path)).body.map(({ name }: { name: string }) => name)

describe('POST /assets/upload', () => {
  test('stores the image with its texts; tags are JSON text, the price is text; an admin’s upload is approved', async () => {
    const asset = await uploadOf(ben, '  Lighthouse at dusk ', {
      text_desc: 'From the pier',
      tags: '["light house","dusk","dusk"]',
      price: '0',
    })
    const { body: me } = await ben.get('/me')
    expect(asset).toMatchObject({
      name: 'Lighthouse at dusk',
      text_desc: 'From the pier',
      tags: ['light_house', 'dusk'],
      approval_status: 'pending',
      owner_username: 'ben',
      owner_id: me.user_id,
      user_id: me.user_id,
      isGenerated: false,
      flagged: false,
      price: null,
      width: 640,
      height: 360,
    })
    for (const url of [asset.asset_url, asset.image_url]) {
      const file = await fetch(url)
      expect([file.status, file.headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image'])
      expect((await fetch(url, { headers: { range: 'bytes=0-9' } })).status).toBe(206)
      expect((await fetch(url.replace(/signature=.*/, 'signature=x'))).status).toBe(403)
    }
    expect(await uploadOf(ana, 'The admin’s')).toMatchObject({
      approval_status: 'approved',
      text_desc: '',
      tags: [],
    })
  })

  test('refuses invalid forms with all issues, and stores nothing', async () => {
    const before = await namesOf(cleo, '/assets')
    const picture = await pictureFile()
    const refused = (fields: Record<string, string>, file: Blob | null = picture, name = 'A page') =>
      cleo.upload(name, file, fields)
    const tags = JSON.stringify(['1', '2', '3', '4', '5', '6'])
    expect(placesOf(await refused({ text_desc: 'x'.repeat(501), tags, price: '5' }, picture, 'ab'))).toEqual([
      ['body', 'name'],
      ['body', 'text_desc'],
      ['body', 'tags'],
      ['body', 'price'],
    ])
    for (const odd of ['dusk', '{"a":1}', '["a"', '[1]', '7'])
      expect(placesOf(await refused({ tags: odd }))[0].slice(0, 2)).toEqual(['body', 'tags'])
    for (const price of ['free', '-1', '0.01'])
      expect(placesOf(await refused({ price }))).toEqual([['body', 'price']])
    const noFile = await refused({}, null)
    expect([placesOf(noFile), wordsOf(noFile)]).toEqual([[['body', 'file']], ['Please choose a file']])
    expect(await refused({}, new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]))).toMatchObject({
      status: 413,
      body: { detail: 'File too large. Maximum size is 20MB.' },
    })
    expect(await cleo.post('/assets/upload', { name: 'As JSON' })).toMatchObject({ status: 415 })
    const two = new FormData()
    for (const field of ['file', 'other']) two.set(field, picture, 'picture.png')
    expect(placesOf(await cleo.call('POST', '/assets/upload', { body: two }))).toEqual([['body', 'file']])
    const elsewhere = new FormData()
    elsewhere.set('picture', picture, 'picture.png')
    expect(placesOf(await cleo.call('POST', '/assets/upload', { body: elsewhere }))).toEqual([
      ['body', 'picture'],
    ])
    expect(await namesOf(cleo, '/assets')).toEqual(before)
  })
})

test('GET /assets lists the caller’s assets, GET /team/assets the team’s; latest change first', async () => {
  const { asset_id: first } = await approvedOf(cleo, 'Cleo’s first')
  await uploadOf(cleo, 'Cleo’s second')
  expect(await namesOf(cleo, '/assets')).toEqual(['Cleo’s second', 'Cleo’s first'])
  expect(await namesOf(ben, '/assets')).not.toContain('Cleo’s first')
  expect(await namesOf(ben, '/team/assets')).toContain('Cleo’s first')
  expect(await namesOf(ben, '/team/assets')).not.toContain('Cleo’s second')
  await cleo.put(`/assets/${first}/metadata`, { name: 'Cleo’s first, renamed', text_desc: '', tags: [] })
  expect(await namesOf(cleo, '/assets')).toEqual(['Cleo’s first, renamed', 'Cleo’s second'])
})

test('a list shows an asset like a single one, and reads only the name of its owner', async () => {
  const { asset_id: id } = await uploadOf(cleo, 'Listed and alone')
  const words = { name: 'Listed and alone', text_desc: 'At dusk', tags: ['dusk'] }
  const { body: alone } = await cleo.put(`/assets/${id}/metadata`, words)
  let listed: unknown
  const statements = await statementsOf(installation, async () => {
    listed = (await cleo.get('/assets?limit=1')).body
  })
  expect(listed).toEqual([alone])
  const ofOwners = statements.filter((sql) => sql.includes('"account"') && sql.includes('"asset"'))
  expect(ofOwners).toHaveLength(1)
  expect(ofOwners[0]).toContain('username')
  expect(ofOwners[0]).not.toMatch(/password_hash|email/)
})

test('an asset is edited, flagged, decided about and deleted', async () => {
  const { asset_id: id, updated_at: before } = await approvedOf(ben, 'To edit')
  const words = { asset_id: id, name: 'Edited', text_desc: 'Two\nlines', tags: ['new tag'] }
  const { status, body } = await ben.put(`/assets/${id}/metadata`, words)
  expect([status, body]).toMatchObject([200, { name: 'Edited', text_desc: 'Two\nlines', tags: ['new_tag'] }])
  expect(body.updated_at > before).toBe(true)
  expect(await cleo.post(`/assets/${id}/flag`, { reason: 'A logo' })).toMatchObject({
    status: 200,
    body: { flagged: true, approval_status: 'approved' },
  })
  expect((await ana.get('/moderation/assets')).body).toMatchObject([{ asset_id: id, flagged: true }])
  const decide = (approve: boolean) =>
    ana.post(`/moderation/assets/${id}/decision`, { asset_id: id, approve })
  expect(await decide(false)).toMatchObject({
    status: 200,
    body: { approval_status: 'declined', flagged: false },
  })
  expect(await decide(true)).toMatchObject({
    status: 409,
    body: { detail: 'ana has already declined this asset' },
  })
  expect(await ben.delete(`/assets/${id}`)).toMatchObject({ status: 204, body: '' })
  const { asset_id: pending } = await uploadOf(ben, 'Pending')
  expect(await ana.delete(`/admin/assets/${pending}`)).toMatchObject({ status: 204, body: '' })
})

test('PUT /admin/assets/{id}/review approves or declines, with a note to the owner', async () => {
  const { asset_id: id } = await uploadOf(ben, 'To review')
  const path = `/admin/assets/${id}/review`
  expect(placesOf(await ana.put(path, { asset_id: 'another', approve: true }))).toEqual([
    ['body', 'asset_id'],
  ])
  expect(await ana.put(path, { asset_id: id, approve: true, note: 'Welcome aboard' })).toMatchObject({
    status: 200,
    body: { asset_id: id, approval_status: 'approved', owner_username: 'ben' },
  })
  expect((await ben.get('/notifications?limit=1')).body[0].message).toMatch(/To review.*Welcome aboard/)
  const { asset_id: other } = await uploadOf(ben, 'To decline')
  expect(await ana.put(`/admin/assets/${other}/review`, { approve: false })).toMatchObject({
    status: 200,
    body: { approval_status: 'declined' },
  })
})

test('the marketplace: the owner sets and removes a price; others copy the asset once', async () => {
  const { asset_id: id } = await approvedOf(ben, 'To sell')
  const offer = (price: unknown) => ben.post('/marketplace/list', { asset_id: id, price })
  for (const price of ['5', undefined]) expect(placesOf(await offer(price))).toEqual([['body', 'price']])
  for (const price of [0, 12.34]) expect(await offer(price)).toMatchObject({ status: 200, body: { price } })
  expect((await cleo.get('/marketplace/assets')).body).toMatchObject([
    { asset_id: id, price: 12.34, owner_username: 'ben' },
  ])
  const add = () => cleo.post('/marketplace/add-to-library', { asset_id: id })
  const { status, body: copy } = await add()
  expect([status, copy]).toMatchObject([
    201,
    { name: 'To sell', owner_username: 'cleo', approval_status: 'approved', price: null },
  ])
  expect(copy.asset_id).not.toBe(id)
  expect(await add()).toMatchObject({ status: 200, body: { asset_id: copy.asset_id } })
  expect(await offer(null)).toMatchObject({ status: 200, body: { price: null } })
  expect((await cleo.get('/marketplace/assets')).body).toEqual([])
})
