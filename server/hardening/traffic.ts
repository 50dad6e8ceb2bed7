import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { pause } from './case.js'
import type { Person } from './people.js'

const CHANGES = 'subscription { projectChanged { project { name } } }'
const PICTURE = 'mutation ($input: GenerateAssetInput!) { generateAsset(input: $input) { id } }'
const GRAPHQL = 'query ($id: ID!) { me { id } project(id: $id) { name } }'

type Count = Record<string, number>
const add = (count: Count, name: string | number) => void (count[name] = (count[name] ?? 0) + 1)
/** The counts as text. */
export const words = (count: Count) =>
  Object.entries(count)
    .map(([name, times]) => `${name}: ${times}`)
    .join(', ') || 'none'

/** Traffic over REST, GraphQL and sockets during database outages. */
export class Traffic {
  readonly rest: Count = {}
  readonly graphql: Count = {}
  readonly acknowledged: string[] = []
  readonly jobs: string[] = []
  readonly heard = new Set<string>()
  /** Duration of each response, in seconds. */
  readonly waits: number[] = []
  /** The last success at each API, in milliseconds since 1970. */
  readonly wentWell: Record<string, number[]> = {}
  /** Responses that must never occur: signed out, or not found for existing things. */
  readonly wrong: string[] = []
  private isOver = false
  private readonly running: Promise<unknown>[] = []
  private readonly socket

  constructor(
    private readonly ana: Person,
    private readonly projectId: string,
  ) {
    this.socket = createClient({
      url: `${ana.graphql.url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${ana.token}` },
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: () => pause(300 + Math.random() * 400),
      lazy: true,
    })
    for (let writer = 0; writer < 3; writer += 1) this.running.push(this.keepWriting(writer))
    this.running.push(
      this.repeat(() => this.read(), 50),
      this.repeat(() => this.ask(), 50),
      this.repeat(() => this.order(), 1_500),
      this.listen(),
    )
  }

  private async repeat(attempt: () => Promise<unknown>, pauseMs: number): Promise<void> {
    while (!this.isOver) {
      await attempt()
      await pause(pauseMs)
    }
  }

  private async timed<Answer>(door: string, attempt: () => Promise<Answer>): Promise<Answer | undefined> {
    const begun = Date.now()
    const answer = await attempt().catch(
      (error: Error) => void this.wrong.push(`${door}: ${String(error.cause ?? error)}`),
    )
    this.waits.push((Date.now() - begun) / 1000)
    return answer ?? undefined
  }

  private well(door: string): void {
    ;(this.wentWell[door] ??= []).push(Date.now())
  }

  /** Creates one project after another, each sent with its own key until it is acknowledged. */
  private async keepWriting(writer: number): Promise<void> {
    for (let at = 0; !this.isOver; at += 1) {
      const name = `Written ${writer}-${at}`
      for (;;) {
        const answer = await this.timed('write', () =>
          this.ana.rest.post(
            '/projects',
            { project_name: name, project_desc: '' },
            { 'idempotency-key': name.replace(' ', '-') },
          ),
        )
        if (answer) add(this.rest, answer.status)
        if (answer && [401, 404, 500].includes(answer.status)) this.wrong.push(`a write: ${answer.status}`)
        // 409: it was executed, but the connection broke before the response was stored
        if (answer && [201, 409].includes(answer.status)) {
          this.acknowledged.push(name)
          this.well('REST')
          break
        }
        if (this.isOver) return
        await pause(200)
      }
      await pause(30)
    }
  }

  private async read(): Promise<void> {
    const answer = await this.timed('read', () => this.ana.rest.get(`/projects/${this.projectId}`))
    if (!answer) return
    add(this.rest, answer.status)
    if (![200, 503].includes(answer.status)) this.wrong.push(`a read: ${answer.status}`)
  }

  private async ask(): Promise<void> {
    const answer = await this.timed('GraphQL', () => this.ana.graphql.send(GRAPHQL, { id: this.projectId }))
    if (!answer) return
    const codes = [...new Set(answer.errors?.map(({ extensions }) => extensions?.code ?? 'none'))]
    add(this.graphql, codes.join('+') || 'ok')
    if (codes.some((code) => code !== 'UNAVAILABLE')) this.wrong.push(`GraphQL: ${codes.join('+')}`)
    if (!codes.length) this.well('GraphQL')
  }

  private async order(): Promise<void> {
    const answer = await this.timed('job', () =>
      this.ana.graphql.send(PICTURE, {
        input: { prompt: `A lighthouse at dusk, number ${this.jobs.length}`, ratio: '1:1' },
      }),
    )
    const id = answer?.data?.generateAsset?.id as string | undefined
    if (id) this.jobs.push(id)
  }

  private async listen(): Promise<void> {
    while (!this.isOver) {
      const changes = this.socket.iterate<{ projectChanged: { project: { name: string } | null } }>({
        query: CHANGES,
      })
      try {
        for await (const { data } of changes) {
          if (data?.projectChanged.project) this.heard.add(data.projectChanged.project.name)
          this.well('socket')
        }
      } catch {
        await pause(300)
      }
    }
  }

  async stop(): Promise<void> {
    this.isOver = true
    await this.socket.dispose()
    await Promise.all(this.running)
  }

  /** Seconds from `since` until the first success at the API; or undefined. */
  recovered(door: string, since: number): number | undefined {
    const first = this.wentWell[door]?.find((time) => time >= since)
    return first === undefined ? undefined : (first - since) / 1000
  }
}
