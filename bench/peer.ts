import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#platform/database/embedded/embedded'
import { installPeer } from './peer/install.js'
import { fillLibrary, signUp } from './peer/library.js'
import { LIST, LIST_LIKE_REST, ME, POSTGRAPHILE_LIST } from './peer/operations.js'
import { type Program, startProgram } from './peer/program.js'
import { median, print } from './shared/report.js'

/**
 * Measures the CPU time of a server process per request, alternating with other servers: `peer [ROUNDS] [REQUESTS]`, by
 * default 9 rounds of 150 requests. Prints medians over the rounds, and the ratios with their goals. PostGraphile and
 * the Node.js that it needs are installed from npm into a temporary folder. The environment variable `PRODUCT_NODE`
 * names another Node.js for the product and the Apollo Server.
 */

const [rounds, requests] = [Number(process.argv[2] ?? 9), Number(process.argv[3] ?? 150)]
const WARM_UP_REQUESTS = 4 * requests

interface Measurement {
  name: string
  program: Program
  send(): Promise<string>
  /** CPU milliseconds per request, by round. */
  costs: number[]
}

/** CPU milliseconds per request of `count` requests, which are sent one at a time. */
async function costOf({ program, send }: Measurement, count: number): Promise<number> {
  const before = await program.cpuMs()
  for (let request = 0; request < count; request++) await send()
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
  const peer = await installPeer()
  const execPath = process.env.PRODUCT_NODE ?? process.execPath
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder }
  const product = await start(new URL('peer/product.ts', import.meta.url), { env, execPath })
  const apollo = await start(new URL('peer/apollo-server.ts', import.meta.url), { execPath })
  const headers = { authorization: `Bearer ${await signUp(product)}` }
  await fillLibrary(postgres.url)
  const postgraphile = await start(peer.postgraphile, { env, execPath: peer.node })
  const of = (name: string, program: Program, send: () => Promise<string>): Measurement => ({
    name,
    program,
    send,
    costs: [],
  })
  const all = {
    list: of('list of 50, GraphQL', product, () => product.graphql(LIST, headers)),
    postgraphile: of('list of 50, PostGraphile', postgraphile, () => postgraphile.graphql(POSTGRAPHILE_LIST)),
    me: of('me, GraphQL', product, () => product.graphql(ME, headers)),
    restMe: of('me, REST', product, () => product.get('/api/v1/me', headers)),
    apollo: of('constant, Apollo Server', apollo, () => apollo.graphql(ME)),
    restList: of('same list, REST', product, () => product.get('/api/v1/team/assets?limit=50', headers)),
    listLikeRest: of('same list, GraphQL', product, () => product.graphql(LIST_LIKE_REST, headers)),
  }
  const measurements = Object.values(all)
  for (const measurement of measurements) await costOf(measurement, WARM_UP_REQUESTS)
  for (let round = 0; round < rounds; round++)
    for (const measurement of round % 2 ? measurements.toReversed() : measurements)
      measurement.costs.push(await costOf(measurement, requests))

  const loads = loadavg().map((load) => load.toFixed(1))
  print(`${rounds} rounds of ${requests} requests; load ${loads.join(' ')}`)
  print(`Node.js of the product ${product.version}, of PostGraphile ${postgraphile.version}`)
  for (const { name, costs } of measurements) {
    const range = `${Math.min(...costs).toFixed(2)} to ${Math.max(...costs).toFixed(2)}`
    print(`${name.padEnd(28)}${median(costs).toFixed(2).padStart(7)} ms of CPU (${range})`)
  }
  const compare = (name: string, one: Measurement, other: Measurement, goal: number) => {
    // by round, so that other load on the machine affects both
    const ratio = median(one.costs.map((cost, round) => cost / other.costs[round]))
    const ofMedians = median(one.costs) / median(other.costs)
    print(
      `${name.padEnd(36)}${ratio.toFixed(2).padStart(6)}   goal ${goal.toFixed(2)}   of the medians ${ofMedians.toFixed(2)}`,
    )
  }
  compare('list of 50 / PostGraphile', all.list, all.postgraphile, 1)
  compare('me over GraphQL / Apollo Server', all.me, all.apollo, 2)
  compare('me over REST / Apollo Server', all.restMe, all.apollo, 2)
  compare('list over REST / over GraphQL', all.restList, all.listLikeRest, 0.7)
} finally {
  for (const program of programs) await program.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
