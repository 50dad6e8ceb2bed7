import { type TestInstallation, testInstallation } from '../installation.js'
import { pictureFile } from '../journeys/pictures.js'
import type { RestAnswer } from '../rest-client.js'
import { NAUGHTY } from './fuzz/inputs.js'
import { type ShapedClient, memberOf } from './shaped-client.js'
import { canonicalName, hasControlCharacters } from '#schema/rules/text'

const AT_ONCE = 6

let installation: TestInstallation
let ana: ShapedClient
let ben: ShapedClient
beforeAll(async () => {
  installation = await testInstallation({ env: { RATE_LIMIT: '999999999' }, patienceMs: 1 })
  ana = await memberOf(installation, 'ana')
  ben = await memberOf(installation, 'ben')
})
afterAll(() => installation.close())

/** The body of an accepted request; null if the text was refused as invalid input. */
async function accepted(answer: Promise<RestAnswer>): Promise<any> {
  const { status, body } = await answer
  expect([200, 201, 202, 409, 422]).toContain(status)
  return status < 400 ? body : null
}
const each = async (work: (text: string, at: number) => Promise<void>) => {
  const texts = [...NAUGHTY.entries()]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = texts.shift(); next; next = texts.shift()) await work(next[1], next[0])
    }),
  )
}
/** Length in characters, trimmed. */
const lengthOf = (text: string) => [...text.trim()].length
const whole = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Names and descriptions are composed (NFC). */
const composed = (text: string) => text.trim().normalize('NFC')

test('text of a project is returned composed and trimmed', async () => {
  const stored = new Map<string, { name: string; description: string }>()
  await each(async (text) => {
    const [named, described] = [
      await accepted(ben.post('/projects', { project_name: text })),
      await accepted(ben.post('/projects', { project_name: 'The Keeper', project_desc: text })),
    ]
    if (named) stored.set(named.project_id, { name: composed(text), description: '' })
    if (described) stored.set(described.project_id, { name: 'The Keeper', description: composed(text) })
    expect([text, !!named, !!described]).toEqual([
      text,
      whole(text) && !hasControlCharacters(text.trim()) && lengthOf(text) >= 3 && lengthOf(text) <= 50,
      whole(text) && lengthOf(text) <= 500,
    ])
  })
  const listed = (await ben.get<any[]>('/projects?limit=1000')).body.filter(({ project_id: id }) =>
    stored.has(id),
  )
  const back = new Map(
    listed.map(({ project_id: id, project_name: name, project_desc: description }) => [
      id,
      { name, description },
    ]),
  )
  for (const [id, text] of stored) expect(back.get(id) ?? (await read(id))).toEqual(text)
  expect(stored.size).toBeGreaterThan(NAUGHTY.length)
})
const read = async (id: string) => {
  const { project_name: name, project_desc: description } = (await ben.get(`/projects/${id}`)).body
  return { name, description }
}

test('messages and prompts are returned unchanged', async () => {
  const said = new Map<string, string>()
  const { project_id: id } = (await ben.post('/projects', { project_name: 'Talk' })).body
  await each(async (text, at) => {
    const kept = await accepted(ben.post(`/projects/${id}/messages`, { message_content: text }))
    expect(!!kept).toBe(whole(text) && !!text.trim())
    if (kept) said.set(kept.message_id, text.trim())
    if (at % 12 === 0) await accepted(ben.post('/video/video_gen', { prompt: text, project_id: id }))
    if (at % 12 === 6)
      await accepted(
        ben.post(
          '/generate/pi/image',
          { prompt: text, message_type: 'Describe', project_id: id },
          { prefer: 'respond-async' },
        ),
      )
  })
  const { messages } = (await ben.get<{ messages: any[] }>(`/projects/${id}/messages?limit=1000`)).body
  const back = new Map(messages.map(({ message_id, message_content }) => [message_id, message_content]))
  for (const [message, text] of said) expect(back.get(message)).toBe(text)
  const prompts = NAUGHTY.filter((text, at) => (at % 12) % 6 === 0 && whole(text) && text.trim()).map(
    (text) => text.trim(),
  )
  expect(messages.map(({ message_content: content }) => content)).toEqual(expect.arrayContaining(prompts))
})

test('texts of an asset are returned composed, with spaces in tags as underscores', async () => {
  let tagged = 0
  const file = await pictureFile('#356a8c', { width: 8, height: 8 })
  // different assets, because changes of one asset wait for each other
  const assets = await Promise.all(Array.from({ length: AT_ONCE }, () => ben.upload('Lighthouse', file)))
  await each(async (text, at) => {
    const put = (words: object) =>
      accepted(
        ben.put(`/assets/${assets[at % AT_ONCE].body.asset_id}/metadata`, { name: 'Lighthouse', ...words }),
      )
    const [named, described] = [
      await put({ name: text, tags: ['dusk'] }),
      (await put({ text_desc: text, tags: [text] })) ?? (await put({ text_desc: text })),
    ]
    if (named) expect(named.name).toBe(composed(text))
    if (!described) return
    expect(described.text_desc).toBe(composed(text))
    if (described.tags.length) expect(described.tags).toEqual([composed(text).replace(/\s+/g, '_')])
    tagged += described.tags.length
  })
  expect(tagged).toBeGreaterThan(50)
})

test('usernames are returned in their normalised form', async () => {
  let taken = 0
  await each(async (text) => {
    const renamed = await accepted(ana.post('/user/username', { username: text }))
    if (!renamed) return
    expect(renamed.username).toBe(canonicalName(text))
    taken += 1
  })
  expect(taken).toBeGreaterThan(100)
})
