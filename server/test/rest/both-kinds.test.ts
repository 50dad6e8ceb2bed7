import { Film } from '../../src/modules/video/film.entity.js'
import { EngineName, Clip } from '../../src/modules/video/clip.entity.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { projectOf } from '../journeys/workspace.js'

let installation: TestInstallation
let ana: Client
let projectId: string
beforeAll(async () => {
  installation = await testInstallation()
  ana = await installation.join('ana')
  projectId = await projectOf(ana)
})
afterAll(() => installation.close())

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const FILMS = ['b', 'c', 'f']

/** Adds clips and films in alternation; the first two have the same time. */
async function addBoth(deletedAt: Date | null): Promise<string[]> {
  const { me } = await ana.ask('{ me { id } }')
  const em = installation.installation.database.em.fork()
  const now = Date.now()
  const made = NAMES.map((title, at) => {
    const time = new Date(now - 60_000 * Math.max(at, 1))
    const fields = { projectId, authorId: me.id, title, createdAt: time, deletedAt: deletedAt && time }
    return FILMS.includes(title)
      ? em.create(Film, fields)
      : em.create(Clip, { ...fields, engine: EngineName.LOCAL })
  })
  await em.flush()
  const [first, second] = made
  // equal times are ordered by id, descending
  if (first.id < second.id) made.splice(0, 2, second, first)
  return made.map(({ title }) => title)
}

test('a list of both kinds is paged in order of time, without repetitions', async () => {
  const expected = await addBoth(null)
  for (const limit of [1, 2, 3, 100]) {
    const found: { title: string; isMerged: boolean }[] = []
    let url: string | undefined = `${installation.url}/api/v1/video/project/${projectId}?limit=${limit}`
    while (url) {
      const response: Response = await fetch(url, { headers: { authorization: `Bearer ${ana.token}` } })
      const page = (await response.json()) as typeof found
      expect(page.length).toBeLessThanOrEqual(limit)
      found.push(...page)
      url = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
      url &&= new URL(url, installation.url).href
    }
    expect(found.map(({ title }) => title)).toEqual(expected)
    expect(found.filter(({ isMerged }) => isMerged).map(({ title }) => title)).toEqual(
      expected.filter((title) => FILMS.includes(title)),
    )
  }
})

interface TrashPage {
  nodes: { title: string }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null }
  totalCount: number
  count: { value: number; isExact: boolean }
}

test('the Trash lists both kinds, together and separately, and counts them', async () => {
  const expected = await addBoth(new Date())
  const READ = `query ($first: Int!, $after: String, $isMerged: Boolean) {
    trashedVideos(first: $first, after: $after, isMerged: $isMerged) {
      nodes { title isMerged } pageInfo { hasNextPage hasPreviousPage endCursor } totalCount count { value isExact }
    } }`
  const read = async (isMerged: boolean | null) => {
    const titles: string[] = []
    let after: string | null = null
    do {
      const page: TrashPage = (await ana.ask(READ, { first: 2, after, isMerged })).trashedVideos
      titles.push(...page.nodes.map(({ title }) => title))
      expect(page.count).toEqual({ value: page.totalCount, isExact: true })
      expect(page.pageInfo.hasPreviousPage).toBe(after !== null)
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
      if (!after) expect(titles).toHaveLength(page.totalCount)
    } while (after)
    return titles
  }
  expect(await read(null)).toEqual(expected)
  expect(await read(true)).toEqual(expected.filter((title) => FILMS.includes(title)))
  expect(await read(false)).toEqual(expected.filter((title) => !FILMS.includes(title)))
})
