import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { type Metrics, openMetrics } from '../../src/app/telemetry/metrics.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { arrived, projectOf, prompt } from '../journeys/workspace.js'
import { endWorker, startWorker } from '../worker-process.js'

let team: TestInstallation
let ana: Client
let metrics: Metrics

beforeAll(async () => {
  team = await testInstallation()
  ana = await team.join('ana')
  metrics = await openMetrics(
    { installation: team.installation, sockets: team.sockets },
    { port: 0, host: '127.0.0.1' },
  )
})
afterAll(async () => {
  await metrics.close()
  await team.close()
})

/** Scrapes the metrics; returns values by name with labels. */
async function scrape(port = metrics.port): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('version=0.0.4'),
  ])
  const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

/** Scrapes until the metrics match, because those of the queue are a few seconds old. */
async function scrapeUntil(isWanted: (figures: Map<string, number>) => boolean, port = metrics.port) {
  for (;;) {
    const figures = await scrape(port).catch(() => new Map<string, number>())
    if (isWanted(figures)) return figures
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('an API has metrics of requests, operations, connections and sockets, without client-defined labels', async () => {
  const projectId = await projectOf(ana)
  const rest = `${team.url}/api/v1/projects/${projectId}`
  expect((await fetch(rest, { headers: ana.headers })).status).toBe(200)
  for (const path of ['/a-name-of-mine', '/api/v1/a-name-of-mine', '/files/a-name-of-mine'])
    await fetch(`${team.url}${path}?a-name-of-mine`)
  await ana.ask('query AName { aName: me { id } }')
  await ana.send('{ noSuchField }')
  await ana.listen('subscription { memberChanged { removedId } }')
  const figures = await scrape()
  const names = [...figures.keys()]
  const of = (name: string, labels: string) =>
    figures.get(`cutroom_${name}_duration_seconds_count{${labels}}`)
  expect(of('graphql_operation', 'type="query",outcome="ok"')).toBeGreaterThan(0)
  expect(of('graphql_operation', 'type="invalid",outcome="failed"')).toBeGreaterThan(0)
  expect(names).toContainEqual(
    expect.stringMatching(
      /^cutroom_http_request_duration_seconds_count\{route="GET \/api\/v1\/projects\/:\w+",outcome="200"\}/,
    ),
  )
  expect(names.filter((name) => /a-name|AName|aName/.test(name) || name.includes(projectId))).toEqual([])
  expect(figures.get('cutroom_sockets')).toBe(1)
  expect(figures.get('cutroom_pool_connections_max')).toBeGreaterThan(0)
  expect(figures.get('cutroom_cache_requests_total{cache="viewers",result="hit"}')).toBeGreaterThan(0)
  expect(names).toEqual(
    expect.arrayContaining([
      'cutroom_storage_fetched_bytes_total',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ]),
  )
})

test('the queue has metrics by kind, with the oldest waiting time; a worker has those of jobs and ffmpeg', async () => {
  const { videoId } = await prompt(ana, await projectOf(ana), 'A lighthouse at dusk')
  const waiting = await scrapeUntil(
    (figures) => figures.get('cutroom_queue_jobs{kind="video",state="waiting"}') === 1,
  )
  expect(waiting.get('cutroom_queue_oldest_waiting_seconds{kind="video"}')).toBeGreaterThan(0)
  expect(waiting.get('cutroom_queue_jobs{kind="merge",state="waiting"}')).toBe(0)

  const port = await freePort()
  const worker = startWorker(team, { METRICS_PORT: String(port) })
  try {
    await arrived(ana, videoId)
    const count = 'cutroom_job_duration_seconds_count{kind="video",outcome="succeeded"}'
    const done = await scrapeUntil((figures) => figures.has(count), port)
    expect(done.get(count)).toBe(1)
    expect(done.get('cutroom_provider_call_duration_seconds_count{call="local video",outcome="ok"}')).toBe(1)
    expect(done.get('cutroom_program_duration_seconds_count{program="ffmpeg",outcome="ok"}')).toBeGreaterThan(
      0,
    )
    expect(done.has('cutroom_sockets')).toBe(false)
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    await scrapeUntil((figures) => figures.get('cutroom_queue_jobs{kind="video",state="waiting"}') === 0)
  } finally {
    await endWorker(worker)
  }
})

test('simultaneous scrapes query Postgres once', async () => {
  const { config } = team.installation.database
  let asked = 0
  config.set('onQuery', (statement: string) => {
    if (statement.includes('oldestSeconds')) asked += 1
    return statement
  })
  await Promise.all(Array.from({ length: 20 }, () => scrape()))
  config.set('onQuery', (statement: string) => statement)
  expect(asked).toBeLessThanOrEqual(1)
})

test('the public port has no metrics, and the metrics port nothing else', async () => {
  const isPublic = await fetch(`${team.url}/metrics`, { headers: { accept: 'text/plain' } })
  expect(isPublic.status).toBe(404)
  for (const path of ['/', '/graphql', '/api/v1/me', '/readyz'])
    expect((await fetch(`http://127.0.0.1:${metrics.port}${path}`)).status).toBe(404)
})

test('the error of a port in use names it', async () => {
  const opened = openMetrics({ installation: team.installation }, { port: metrics.port, host: '127.0.0.1' })
  await expect(opened).rejects.toThrow(`METRICS_PORT ${metrics.port} is taken by another program`)
})
