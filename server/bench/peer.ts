import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../src/db/embedded.js'
import { GRAPHQL_ME, PAGE, POSTGRAPHILE_PAGE, SAME_AS_REST } from './peer/documents.js'
import { fill, signUp } from './peer/library.js'
import { type Program, startProgram } from './peer/program.js'
import { installPeers } from './peer/install.js'

/**
 * Measures the CPU time of the server process for one request beside other servers: `peer.ts [ROUNDS]
 * [REQUESTS]`, by default 9 rounds of 150 requests each, in turns. The list of 50 assets with their owners
 * beside PostGraphile 5 on the same rows; `me` over GraphQL and REST beside an Apollo Server that returns a
 * constant; the list over REST beside the same list over GraphQL. Prints medians over the rounds, and each
 * ratio, the median of the rounds, with its goal. PostGraphile, and the Node.js 24 that it needs, are installed from npm into a
 * temporary folder; so the first run needs the network. The name of another Node.js, as the environment
 * variable `PRODUCT_NODE`, runs the product and the Apollo Server under that.
 */

const [rounds, requests] = [Number(process.argv[2] ?? 9), Number(process.argv[3] ?? 150)]
const WARM_UP = 600
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]
const say = (line: string) => process.stdout.write(`${line}\n`)

interface Measured {
  name: string
  program: Program
  ask(): Promise<string>
  /** Milliseconds of CPU for one request, by round. */
  costs: number[]
}

/** The server's CPU time for one of so many requests, which are sent one at a time, in milliseconds. */
async function cost({ program, ask }: Measured, count: number): Promise<number> {
  const before = await program.cpuMs()
  for (let request = 0; request < count; request++) await ask()
  return ((await program.cpuMs()) - before) / count
}

const folder = await mkdtemp(join(tmpdir(), 'bench-peer-'))
const postgres = await startEmbedded({ dataDir: join(folder, 'postgres'), durable: false })
const programs: Program[] = []
const start = async (...program: Parameters<typeof startProgram>): Promise<Program> => {
  const started = await startProgram(...program)
  programs.push(started)
  return started
}

try {
  const peers = await installPeers()
  const execPath = process.env.PRODUCT_NODE ?? process.execPath
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder }
  const product = await start(new URL('peer/product.ts', import.meta.url), { env, execPath })
  const apollo = await start(new URL('peer/bare-apollo.ts', import.meta.url), { execPath })
  const token = await signUp(product)
  await fill(postgres.url)
  const postgraphile = await start(peers.postgraphile, { env, execPath: peers.node })
  const signedIn = { authorization: `Bearer ${token}` }
  const of = (name: string, program: Program, ask: () => Promise<string>): Measured => ({
    name,
    program,
    ask,
    costs: [],
  })
  const all = {
    page: of('list of 50, GraphQL', product, () => product.graphql(PAGE, signedIn)),
    postgraphile: of('list of 50, PostGraphile', postgraphile, () => postgraphile.graphql(POSTGRAPHILE_PAGE)),
    me: of('me, GraphQL', product, () => product.graphql(GRAPHQL_ME, signedIn)),
    restMe: of('me, REST', product, () => product.get('/api/v1/me', signedIn)),
    apollo: of('a constant, Apollo Server', apollo, () => apollo.graphql(GRAPHQL_ME)),
    restPage: of('same list, REST', product, () => product.get('/api/v1/team/assets?limit=50', signedIn)),
    sameAsRest: of('same list, GraphQL', product, () => product.graphql(SAME_AS_REST, signedIn)),
  }
  const turns = Object.values(all)
  for (const measured of turns) await cost(measured, WARM_UP)
  for (let round = 0; round < rounds; round++)
    for (const measured of round % 2 ? turns.toReversed() : turns)
      measured.costs.push(await cost(measured, requests))

  say(
    `${rounds} rounds of ${requests} requests; load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
  say(`Node.js of the product ${product.version}, of PostGraphile ${postgraphile.version}`)
  for (const { name, costs } of turns) {
    const range = `${Math.min(...costs).toFixed(2)} to ${Math.max(...costs).toFixed(2)}`
    say(`${name.padEnd(28)}${median(costs).toFixed(2).padStart(7)} ms of CPU (${range})`)
  }
  // of what ran within a second of each other, so that a busy neighbour counts for both
  const ratio = (one: Measured, other: Measured): number =>
    median(one.costs.map((cost, round) => cost / other.costs[round]))
  const compare = (name: string, one: Measured, other: Measured, goal: number) =>
    say(
      `${name.padEnd(36)}${ratio(one, other).toFixed(2).padStart(6)}   goal ${goal.toFixed(2)}   of the medians ${(median(one.costs) / median(other.costs)).toFixed(2)}`,
    )
  compare('list of 50 / PostGraphile', all.page, all.postgraphile, 0.8)
  compare('me over GraphQL / Apollo Server', all.me, all.apollo, 1.5)
  compare('me over REST / Apollo Server', all.restMe, all.apollo, 1.5)
  compare('list over REST / over GraphQL', all.restPage, all.sameAsRest, 0.7)
} finally {
  for (const program of programs) await program.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
