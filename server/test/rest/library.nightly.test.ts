/** Covers specification L25, L26, R17, R38, R39, R40, R41, R42, S14. */
import { type TestInstallation, testInstallation } from '../installation.js'
import { pictureFile } from '../journeys/pictures.js'
import { statementsOf } from '../statements.js'
import { type ShapedClient, memberOf, placesOf, wordsOf } from './shaped-client.js'

const TYPE = 'File type not supported. Please upload an image file (JPEG, PNG, GIF, WEBP).'
const NAME = 'Asset name must be at least 3 characters'

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

  test('refuses invalid input with all issues, and stores nothing', async () => {
    const before = await namesOf(cleo, '/assets')
    const picture = await pictureFile()
    const refused = (name: string, file: Blob | null, fields: Record<string, string> = {}) =>
      cleo.upload(name, file, fields)
    expect(wordsOf(await refused('ab', picture))).toEqual([NAME])
    expect(wordsOf(await refused('   ', picture))).toEqual([NAME])
    expect(wordsOf(await refused('x'.repeat(101), picture))).toEqual([
      'Asset name must be less than 100 characters',
    ])
    const all = await refused('ab', picture, {
      text_desc: 'x'.repeat(501),
      tags: JSON.stringify(['1', '2', '3', '4', '5', '6']),
      price: '5',
    })
    expect(placesOf(all)).toEqual([
      ['body', 'name'],
      ['body', 'text_desc'],
      ['body', 'tags'],
      ['body', 'price'],
    ])
    expect(
      placesOf(await refused('Long tag', picture, { tags: JSON.stringify(['fine', 'x'.repeat(21)]) })),
    ).toEqual([['body', 'tags', 1]])
    for (const tags of ['dusk', '{"a":1}', '["a"', '[1]', '7'])
      expect(placesOf(await refused('Odd tags', picture, { tags }))[0].slice(0, 2)).toEqual(['body', 'tags'])
    for (const price of ['free', '-1', '0.01'])
      expect(placesOf(await refused('Odd price', picture, { price }))).toEqual([['body', 'price']])
    const noFile = await refused('No file', null)
    expect([placesOf(noFile), wordsOf(noFile)]).toEqual([[['body', 'file']], ['Please choose a file']])
    const text = await refused('A page', new Blob(['<!doctype html>'], { type: 'image/png' }))
    expect([placesOf(text), wordsOf(text)]).toEqual([[['body', 'file']], [TYPE]])
    expect(wordsOf(await refused('Empty', new Blob([])))).toEqual([TYPE])
    expect(wordsOf(await refused('Half', picture.slice(0, Math.floor(picture.size / 2))))).toEqual([
      'Error processing file. Please try again.',
    ])
    expect(await refused('Too large', new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]))).toMatchObject({
      status: 413,
      body: { detail: 'File too large. Maximum size is 20MB.' },
    })
    expect(await cleo.post('/assets/upload', { name: 'As JSON' })).toMatchObject({
      status: 415,
      body: { detail: 'The body must be multipart/form-data' },
    })
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

test('GET /assets lists the caller’s assets, GET /team/assets the team’s; latest change first, in pages', async () => {
  const { asset_id: first } = await approvedOf(cleo, 'Cleo’s first')
  await uploadOf(cleo, 'Cleo’s second')
  expect(await namesOf(cleo, '/assets')).toEqual(['Cleo’s second', 'Cleo’s first'])
  expect(await namesOf(ben, '/assets')).not.toContain('Cleo’s first')
  expect(await namesOf(ben, '/team/assets')).toEqual(expect.arrayContaining(['Cleo’s first', 'The admin’s']))
  expect(await namesOf(ben, '/team/assets')).not.toContain('Cleo’s second')
  expect(await namesOf(ana, '/team/assets')).toContain('Cleo’s second')
  await cleo.put(`/assets/${first}/metadata`, { name: 'Cleo’s first, renamed', text_desc: '', tags: [] })
  expect(await namesOf(cleo, '/assets')).toEqual(['Cleo’s first, renamed', 'Cleo’s second'])
  const page = await cleo.get('/assets?limit=1')
  const [, next] = /^<(.*)>; rel="next"$/.exec(page.headers.get('link')!)!
  expect([page.body.length, await namesOf(cleo, next.replace(/.*\/api\/v1/, ''))]).toEqual([
    1,
    ['Cleo’s second'],
  ])
  expect((await cleo.get('/assets')).headers.get('link')).toBeNull()
  for (const query of ['limit=0', 'limit=1001', 'limit=x', 'limit=1.5'])
    expect(placesOf(await cleo.get(`/assets?${query}`))).toEqual([['query', 'limit']])
  expect(placesOf(await cleo.get('/assets?cursor=nonsense'))).toEqual([['query', 'cursor']])
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

test('DELETE /assets/{id} is for its owner, DELETE /admin/assets/{id} for admins', async () => {
  const [shared, pending] = [await approvedOf(ben, 'To delete'), await uploadOf(ben, 'Pending, to delete')]
  expect(await cleo.delete(`/assets/${shared.asset_id}`)).toMatchObject({
    status: 403,
    body: { detail: 'Only the owner of an asset may do this' },
  })
  expect(await cleo.delete(`/assets/${pending.asset_id}`)).toMatchObject({
    status: 404,
    body: { detail: 'Asset not found' },
  })
  expect(await ana.delete(`/assets/${shared.asset_id}`)).toMatchObject({ status: 403 })
  expect(await ben.delete(`/admin/assets/${shared.asset_id}`)).toMatchObject({
    status: 403,
    body: { detail: 'Only admins may do this' },
  })
  expect(await ben.delete(`/assets/${shared.asset_id}`)).toMatchObject({ status: 204, body: '' })
  expect(await ben.delete(`/assets/${shared.asset_id}`)).toMatchObject({ status: 404 })
  expect(await ana.delete(`/admin/assets/${pending.asset_id}`)).toMatchObject({ status: 204, body: '' })
  expect(await namesOf(ben, '/assets')).not.toContain('Pending, to delete')
})

test('PUT /admin/assets/{id}/review is for one admin, with a note to the owner; a second one gets the name of the first', async () => {
  const { asset_id: id } = await uploadOf(ben, 'To review')
  const path = `/admin/assets/${id}/review`
  expect(await ben.put(path, { asset_id: id, approve: true })).toMatchObject({ status: 403 })
  expect(placesOf(await ana.put(path, { asset_id: 'another', approve: true }))).toEqual([
    ['body', 'asset_id'],
  ])
  expect(placesOf(await ana.put(path, { asset_id: id, approve: 'yes', note: 'x'.repeat(501) }))).toEqual([
    ['body', 'approve'],
    ['body', 'note'],
  ])
  expect(await ana.put(path, { asset_id: id, approve: true, note: 'Welcome aboard' })).toMatchObject({
    status: 200,
    body: { asset_id: id, approval_status: 'approved', owner_username: 'ben' },
  })
  expect((await ben.get('/notifications?limit=1')).body[0].message).toMatch(/To review.*Welcome aboard/)
  expect(await ana.put(path, { approve: false })).toMatchObject({
    status: 409,
    body: { detail: 'ana has already approved this asset' },
  })
  const { asset_id: other } = await uploadOf(ben, 'To decline')
  expect(await ana.put(`/admin/assets/${other}/review`, { approve: false })).toMatchObject({
    status: 200,
    body: { approval_status: 'declined' },
  })
})

test('PUT /assets/{id}/metadata is for its owner and admins; issues use REST field names', async () => {
  const asset = await approvedOf(ben, 'To edit')
  const path = `/assets/${asset.asset_id}/metadata`
  const words = { asset_id: asset.asset_id, name: 'Edited', text_desc: 'Two\nlines', tags: ['new tag'] }
  expect(await cleo.put(path, words)).toMatchObject({ status: 403 })
  expect(
    await cleo.put(`/assets/${(await uploadOf(ben, 'Unseen')).asset_id}/metadata`, {
      ...words,
      asset_id: undefined,
    }),
  ).toMatchObject({ status: 404 })
  const { status, body } = await ben.put(path, words)
  expect([status, body]).toMatchObject([200, { name: 'Edited', text_desc: 'Two\nlines', tags: ['new_tag'] }])
  expect(body.updated_at > asset.updated_at).toBe(true)
  expect(await ana.put(path, { ...words, name: 'Edited by ana' })).toMatchObject({
    status: 200,
    body: { name: 'Edited by ana', owner_username: 'ben' },
  })
  expect(
    placesOf(await ben.put(path, { ...words, asset_id: 'another', name: 'ab', text_desc: 'x'.repeat(501) })),
  ).toEqual([
    ['body', 'name'],
    ['body', 'text_desc'],
    ['body', 'asset_id'],
  ])
  expect(placesOf(await ben.put(path, { ...words, tags: ['1', '2', '3', '4', '5', '6'] }))).toEqual([
    ['body', 'tags'],
  ])
})
