import { Agent, request } from 'node:http'
import { loadavg } from 'node:os'
import { openBench } from './installation.js'

/**
 * Measures the same operations over REST and GraphQL, in turns: `doors.ts [ROUNDS] [WORD]`, by default 400
 * rounds of all; a word chooses those whose name contains it. Both return the same data, to the same client
 * over connections that stay open. Prints milliseconds at the 50th and 95th percentile and how much more each
 * costs than the other; neither should cost more than 1.3 times the other. Run it with `NODE_ENV=production`:
 * graphql checks more without it.
 */

const [rounds, word] = [Number(process.argv[2] ?? 400), process.argv[3] ?? '']
const WARM_UP = 150
const LIMIT = 1.3
const PASSWORD = 'correct horse battery'
const [ASSETS, CONTENTS, PAGE] = [500, 20, 50]

const { api, close, em } = await openBench()
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let token = ''

/** What the benchmark itself needs of a response. */
interface Answer {
  access_token: string
  project_id: string
  errors?: unknown
}

/** Sends one request over the open connection and returns its response, read. Throws unless it succeeds. */
const send = (method: string, path: string, body?: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const bytes = body && Buffer.from(JSON.stringify(body))
    const headers = {
      authorization: `Bearer ${token}`,
      ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }),
    }
    const sent = request({ agent, host: '127.0.0.1', port: api.port, method, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString()
        const answer = JSON.parse(text || '{}') as Answer
        if (response.statusCode! >= 300 || answer.errors)
          reject(new Error(`${method} ${path}: ${response.statusCode} ${text.slice(0, 300)}`))
        else resolve(answer)
      })
    })
    sent.once('error', reject)
    sent.end(bytes)
  })
const rest = (method: string, path: string, body?: object) => send(method, `/api/v1${path}`, body)
const graphql = (query: string, variables: object = {}) => send('POST', '/graphql', { query, variables })

const ASSET =
  'id name description tags url mediumUrl approvalStatus owner { id username } isGenerated flagged price isListed width height createdAt updatedAt'
const VIDEO = 'id url posterUrl status isMerged duration width height projectId createdAt updatedAt'
const PROJECT = 'id name description createdAt updatedAt'
const OWN = `query { assets(first: ${PAGE}, scope: MINE) { nodes { ${ASSET} } pageInfo { hasNextPage endCursor } } }`
const CONTENT = `query ($id: ID!) { project(id: $id) { ${PROJECT} assets(first: 200) { nodes { ${ASSET} } } clips: videos(first: 200) { nodes { ${VIDEO} } } films: videos(first: 200, isMerged: true) { nodes { ${VIDEO} } } } }`
const CREATE = `mutation ($input: CreateProjectInput!) { createProject(input: $input) { ${PROJECT} } }`
const EDIT = `mutation ($input: EditAssetInput!) { editAsset(input: $input) { ${ASSET} } }`

/**
 * Rows as uploads, prompts and merges would leave them; returns a project with contents and one of its
 * assets.
 */
async function fill(): Promise<{ projectId: string; assetId: string }> {
  await em.execute(
    `
    insert into asset (name, tags, approval_status, owner_id, original_key, medium_key, small_key, width, height, dominant_color, thumb_hash, created_at, updated_at)
    select 'North wall ' || n, array['dusk', 'take_' || n], 'approved', (select id from account),
      'assets/aa/bb/' || gen_random_uuid() || '.png', 'assets/aa/bb/' || gen_random_uuid() || '.webp', 'assets/aa/bb/' || gen_random_uuid() || '.webp',
      1280, 720, '#335577', '1QcSHQRnh493V4dIh4eXh1h4kJUI', now() - n * interval '1 second', now() - n * interval '1 second'
    from generate_series(1, ?::int) n`,
    [ASSETS],
  )
  const { project_id: projectId } = await rest('POST', '/projects', {
    project_name: 'The Keeper',
    project_desc: 'A lighthouse, and who lives there',
  })
  await em.execute(
    `insert into project_asset (project_id, asset_id) select ?::uuid, id from asset order by updated_at limit ?::int`,
    [projectId, CONTENTS],
  )
  await em.execute(
    `
    insert into video (project_id, author_id, status, is_merged, title, prompt, engine, duration, width, height, video_key, poster_key)
    select ?::uuid, (select id from account), 'accepted', n % 5 = 0, 'Take ' || n, 'A lighthouse', 'local', 5, 1280, 720,
      'videos/' || gen_random_uuid() || '.mp4', 'videos/' || gen_random_uuid() || '.webp' from generate_series(1, ?::int) n`,
    [projectId, CONTENTS],
  )
  const [{ id: assetId }] = await em.execute<[{ id: string }]>(
    'select id from asset order by updated_at limit 1',
  )
  await em.execute('vacuum analyze')
  return { projectId, assetId }
}

interface Pair {
  name: string
  rest(round: number): Promise<unknown>
  graphql(round: number): Promise<unknown>
  /** Before each of the two, untimed. */
  before?(): Promise<unknown>
}

/** Times both in turns, which goes first alternating, after both are warm. */
async function measure({ name, before, ...doors }: Pair): Promise<void> {
  const times: Record<'rest' | 'graphql', number[]> = { rest: [], graphql: [] }
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const door of round % 2 ? (['rest', 'graphql'] as const) : (['graphql', 'rest'] as const)) {
      await before?.()
      const begun = performance.now()
      await doors[door](round)
      if (round >= 0) times[door].push(performance.now() - begun)
    }
  }
  const at = (door: 'rest' | 'graphql', share: number) =>
    times[door].sort((a, b) => a - b)[Math.min(rounds - 1, Math.floor(rounds * share))]
  const figures = [0.5, 0.95]
    .flatMap((share) => [at('rest', share), at('graphql', share)])
    .map((time) => time.toFixed(2).padStart(9))
  const ratios = [0.5, 0.95].map((share) => at('rest', share) / at('graphql', share))
  const columns = ratios.map((ratio) => `${ratio.toFixed(2)} / ${(1 / ratio).toFixed(2)}`.padStart(14))
  process.stdout.write(
    `${name.padEnd(26)}${figures.join('')}${columns.join('')}${Math.max(ratios[0], 1 / ratios[0]) > LIMIT ? '  beyond the limit' : ''}\n`,
  )
}

try {
  const account = { email: 'ana@example.com', username: 'ana', password: PASSWORD }
  await rest('POST', '/admin/register', account)
  token = (await rest('POST', '/user/login', { identifier: 'ana', password: PASSWORD })).access_token
  const { projectId, assetId } = await fill()
  const unread = () =>
    em.execute(
      `insert into notification (user_id, message) select id, 'Your video is ready' from account, generate_series(1, 3)`,
    )
  const words = (round: number) => ({ name: `North wall ${round + WARM_UP}`, tags: ['dusk', 'brick'] })
  const pairs: Pair[] = [
    {
      name: `list of ${PAGE} own assets`,
      rest: () => rest('GET', `/assets?limit=${PAGE}`),
      graphql: () => graphql(OWN),
    },
    {
      name: 'a project with contents',
      rest: () => rest('GET', `/projects/${projectId}`),
      graphql: () => graphql(CONTENT, { id: projectId }),
    },
    {
      name: 'create a project',
      rest: () => rest('POST', '/projects', { project_name: 'A new one', project_desc: 'Words' }),
      graphql: () => graphql(CREATE, { input: { name: 'A new one', description: 'Words' } }),
    },
    {
      name: 'edit an asset',
      rest: (round) =>
        rest('PUT', `/assets/${assetId}/metadata`, {
          asset_id: assetId,
          ...words(round),
          text_desc: 'Words',
        }),
      graphql: (round) => graphql(EDIT, { input: { id: assetId, ...words(round), description: 'Words' } }),
    },
    {
      name: 'mark notifications read',
      before: unread,
      rest: () => rest('POST', '/notifications/mark_all_notifications_as_read'),
      graphql: () => graphql('mutation { markNotificationsRead }'),
    },
    {
      name: 'me',
      rest: () => rest('GET', '/me'),
      graphql: () => graphql('{ me { id email username isAdmin createdAt } }'),
    },
  ]
  process.stdout.write(
    `${rounds} rounds each after ${WARM_UP} to warm up; load of the machine ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}\n`,
  )
  process.stdout.write(
    `${'milliseconds'.padEnd(26)}${['REST p50', 'GraphQL', 'REST p95', 'GraphQL'].map((head) => head.padStart(9)).join('')}${'p50 R/G G/R'.padStart(14)}${'p95 R/G G/R'.padStart(14)}\n`,
  )
  for (const pair of pairs.filter(({ name }) => name.includes(word))) await measure(pair)
} finally {
  agent.destroy()
  await close()
}
