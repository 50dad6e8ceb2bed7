import {
  Agent,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  createServer,
  request,
} from 'node:http'
import { type Case, assert, pause, until } from '../case.js'
import { Stopwatch, formatSeries } from '../measure.js'
import { at, join } from '../people.js'
import { newDatabase, postmasterOf } from '../postgres.js'
import { type Running, freePort, start } from '../product.js'

/** How often the load balancer checks whether an API is ready; must be well below `DRAIN_SECONDS`. */
const POLL_EVERY_MS = 500
const DRAIN_SECONDS = '2'
const CALLERS = 12

/** Sends each call to the next ready API, on keep-alive connections, without retries. */
class Balancer {
  private readonly agents = new Map<string, Agent>()
  private ready: string[] = []
  private turn = 0
  private readonly server: Server
  private readonly polling: NodeJS.Timeout

  private constructor(private readonly urls: string[]) {
    this.server = createServer((asked, answer) => this.pass(asked, answer))
    this.polling = setInterval(() => void this.poll(), POLL_EVERY_MS)
  }

  static async before(urls: string[]): Promise<Balancer> {
    const balancer = new Balancer(urls)
    await balancer.poll()
    await new Promise<void>((resolve) => balancer.server.listen(0, '127.0.0.1', resolve))
    return balancer
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as { port: number }).port}`
  }

  get readyCount(): number {
    return this.ready.length
  }

  private async poll(): Promise<void> {
    const seen = await Promise.all(
      this.urls.map((url) =>
        fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    this.ready = this.urls.filter((_url, index) => seen[index])
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const url = this.ready[(this.turn += 1) % this.ready.length]
    if (!url) return void answer.writeHead(502).end()
    const agent = this.agents.get(url) ?? new Agent({ keepAlive: true })
    this.agents.set(url, agent)
    const onward = request(
      `${url}${asked.url}`,
      { agent, method: asked.method, headers: asked.headers },
      (given) => {
        answer.writeHead(given.statusCode!, { 'content-type': given.headers['content-type'] ?? 'text/plain' })
        given.pipe(answer)
      },
    )
    onward.once('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
    asked.pipe(onward)
  }

  async close(): Promise<void> {
    clearInterval(this.polling)
    for (const agent of this.agents.values()) agent.destroy()
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}

const rolling: Case = {
  name: 'two APIs are restarted in turn, twice, under load',
  run: async () => {
    const databaseUrl = await newDatabase()
    const ports = [String(await freePort()), String(await freePort())]
    const settings = (index: number) => ({ PORT: ports[index]!, DRAIN_SECONDS, RATE_LIMIT: '1000000' })
    const apis: Running[] = [await start('api', { databaseUrl, settings: settings(0) })]
    const { dataDir } = apis[0]!
    apis.push(await start('api', { databaseUrl, dataDir, settings: settings(1) }))
    const balancer = await Balancer.before(apis.map(({ url }) => url))
    const ana = at(balancer.url, await join(apis[0]!.url, 'ana'))
    const watches = Array.from({ length: CALLERS }, () => new Stopwatch())
    const calls = watches.map((watch, caller) => {
      let count = 0
      return watch.repeat(() => {
        count += 1
        return count % 5
          ? ana.rest.get('/projects?limit=5')
          : ana.rest.post('/projects', { project_name: `Rolling ${caller}-${count}`, project_desc: '' })
      }, 15)
    })
    await pause(1_000)
    for (const index of [0, 1, 0, 1]) {
      const code = await apis[index]!.end('SIGTERM')
      assert(code === 0, `an API exited with ${code}:\n${apis[index]!.words.slice(-1_000)}`)
      apis[index] = await start('api', { databaseUrl, dataDir, settings: settings(index) })
      await until('both APIs accept calls', 10, () => balancer.readyCount === 2)
    }
    const series = await Promise.all(calls.map((call) => call.stop()))
    await balancer.close()
    const total = series.reduce((sum, { count }) => sum + count, 0)
    const failed = series.reduce(
      (sum, { count, statuses }) => sum + count - (statuses[200] ?? 0) - (statuses[201] ?? 0),
      0,
    )
    assert(
      !failed,
      `${failed} of ${total} calls failed; ${JSON.stringify(series.map(({ statuses }) => statuses))}`,
    )
    assert(total > 1_000, `only ${total} calls`)
    return `${total} calls, ${failed} failed, in 4 restarts; one caller: ${formatSeries(series[0]!)}`
  },
}

const embedded: Case = {
  name: 'the embedded Postgres is killed',
  run: async () => {
    const main = await start('main')
    const ana = await join(main.url, 'ana')
    const seconds: number[] = []
    for (const round of [1, 2, 3]) {
      assert(
        (await ana.rest.post('/projects', { project_name: `Round ${round}`, project_desc: '' })).status ===
          201,
        'a project cannot be created',
      )
      process.kill(postmasterOf(`${main.dataDir}/postgres`), 'SIGKILL')
      const killed = Date.now()
      await until('a call works again', 30, async () => {
        const { status } = await ana.rest.get('/projects')
        assert(status === 200 || status === 503, `a call got ${status}`)
        return status === 200 && Date.now() - killed > 200
      })
      seconds.push((Date.now() - killed) / 1000)
      await pause(10_500) // if it ends again sooner, it has not recovered
    }
    const { body } = await ana.rest.get('/projects')
    assert(body.length === 3, `${body.length} of 3 projects are there`)
    assert((await main.end('SIGTERM')) === 0, 'the process did not exit cleanly')
    return `back after ${seconds.map((took) => `${took.toFixed(1)} s`).join(', ')}; 3 of 3 projects stored`
  },
}

export const cases: Case[] = [rolling, embedded]
