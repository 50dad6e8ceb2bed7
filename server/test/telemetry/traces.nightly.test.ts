import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { openTraces } from '../../src/app/telemetry/traces.js'
import { Clip } from '../../src/modules/video/clip.entity.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { startClips } from '../fal/clips.js'
import { clipsOf, merge } from '../journeys/film-making.js'
import { arrived, projectOf, prompt } from '../journeys/workspace.js'
import { endWorker, startWorker } from '../worker-process.js'
import { type ReceivedSpan, startCollector } from './collector.js'

type Collector = Awaited<ReturnType<typeof startCollector>>
const log = pino({ level: 'silent' })
let team: TestInstallation
let ana: Client
let collector: Collector

beforeAll(async () => {
  team = await testInstallation()
  ana = await team.join('ana')
  collector = await startCollector()
})
afterAll(async () => {
  await collector.close()
  await team.close()
})

/** The names of a span and its ancestors, outermost first. */
const pathTo = (span: ReceivedSpan): string[] => {
  const parent = collector.spans.find(({ spanId }) => spanId === span.parentSpanId)
  return [...(parent ? pathTo(parent) : []), span.name]
}

test('one trace has the request of a video, its job in a worker process, the engine and ffmpeg', async () => {
  const worker = startWorker(team, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const stop = await openTraces({ endpoint: collector.url, serviceName: 'cutroom-api' }, log)
  try {
    const { videoId, jobId } = await prompt(ana, await projectOf(ana), 'A lighthouse at dusk, secretly')
    await arrived(ana, videoId)
    const job = await collector.arrived(({ attributes }) => attributes['cutroom.job'] === jobId)
    const isOfTrace = ({ traceId }: ReceivedSpan) => traceId === job.traceId
    await collector.arrived((span) => isOfTrace(span) && span.name === 'POST /graphql')
    const trace = collector.spans.filter(isOfTrace)
    const programs = trace.filter(({ name }) => name === 'ffmpeg').map(pathTo)
    const upToJob = ['POST /graphql', 'graphql mutation', 'job video']
    expect(pathTo(job)).toEqual(upToJob)
    expect(programs).toContainEqual([...upToJob, 'engine local video', 'ffmpeg'])
    const services = new Map(trace.map(({ name, service }) => [name, service]))
    expect(services.get('POST /graphql')).toBe('cutroom-api')
    expect(services.get('ffmpeg')).toBe('cutroom-worker')
    expect(trace.some(({ isFailed }) => isFailed)).toBe(false)
    expect(JSON.stringify(trace)).not.toContain('secretly')
  } finally {
    await Promise.all([stop(), endWorker(worker)])
  }
})

test('requested previews, and parts of a film at another worker, belong to the trace of their request', async () => {
  const clips = await startClips()
  const provided = await testInstallation({ env: clips.env })
  const ana = await provided.join('ana')
  const workers = [0, 1].map(() => startWorker(provided, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }))
  const stop = await openTraces({ endpoint: collector.url, serviceName: 'cutroom-api' }, log)
  try {
    const projectId = await projectOf(ana)
    const videoIds = await clipsOf(ana, projectId, [['A lighthouse'], ['A harbour']])
    const [beforeId, afterId] = videoIds
    await ana.ask('mutation ($input: TransitionPreviewInput!) { previewTransition(input: $input) { key } }', {
      input: { projectId, beforeId, afterId, transition: 'wipeleft', seconds: 0.5 },
    })
    const preview = await collector.arrived(({ name }) => name === 'job transition-preview')
    await collector.arrived(({ spanId }) => spanId === preview.parentSpanId)
    expect(pathTo(preview)).toContain('graphql mutation')

    await provided.installation.database.em
      .fork()
      .nativeUpdate(Clip, { id: { $in: videoIds } }, { mezzanineSetting: 'an older one' })
    await arrived(ana, await merge(ana, { projectId, videoIds, transitions: ['fade'], lengths: [0.5] }))
    const piece = await collector.arrived(({ name }) => /^job (mezzanine|film-part)$/.test(name))
    const ofMerge = await collector.arrived(({ spanId }) => spanId === piece.parentSpanId)
    expect(ofMerge.name).toBe('job merge')
  } finally {
    await Promise.all([stop(), ...workers.map((worker) => endWorker(worker))])
    await provided.close()
    await clips.close()
  }
})

test('a REST span has the path template as name, and the id of its request', async () => {
  const stop = await openTraces({ endpoint: collector.url, serviceName: 'cutroom-api' }, log)
  const projectId = await projectOf(ana)
  const response = await fetch(`${team.url}/api/v1/projects/${projectId}`, { headers: ana.headers })
  await stop()
  const span = await collector.arrived(({ name }) => name.startsWith('GET /api/v1/projects/'))
  expect(span.name).not.toContain(projectId)
  expect(span.attributes).toMatchObject({
    'http.response.status_code': 200,
    'cutroom.request_id': response.headers.get('x-request-id'),
  })
})

test('a request continues the trace of its caller, and ignores a malformed one', async () => {
  const stop = await openTraces({ endpoint: collector.url, serviceName: 'cutroom-api' }, log)
  const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
  for (const traceparent of [`00-${traceId}-${spanId}-01`, 'nonsense'])
    await fetch(`${team.url}/api/v1/me`, { headers: { ...ana.headers, traceparent } })
  await stop()
  const continued = await collector.arrived(({ parentSpanId }) => parentSpanId === spanId)
  expect(continued).toMatchObject({ name: 'GET /api/v1/me', traceId })
  const others = collector.spans.filter(({ name }) => name === 'GET /api/v1/me')
  expect(others.map(({ parentSpanId }) => parentSpanId ?? '')).toEqual([spanId, ''])
})

test('without an observer, a job has no trace', async () => {
  const { jobId } = await prompt(ana, await projectOf(ana), 'A fox')
  const [row] = await team.installation.database.em
    .fork()
    .execute('select trace_parent from job where id = ?', [jobId])
  expect(row).toEqual({ trace_parent: null })
})

test.each(['is away', 'never answers'])('a collector that %s delays nothing', async (state) => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  if (state === 'is away') await new Promise((resolve) => silent.close(resolve))
  const stop = await openTraces({ endpoint, serviceName: 'cutroom' }, log)
  for (let at = 0; at < 20; at += 1) expect((await ana.ask('{ me { username } }')).me.username).toBe('ana')
  const isStopped = stop().then(() => true)
  expect(await Promise.race([isStopped, pause(10_000, false, { ref: false })])).toBe(true)
  silent.closeAllConnections()
  silent.close()
})
