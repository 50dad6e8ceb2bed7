import { type Client as SocketClient, createClient } from 'graphql-ws'
import { type CloseEvent, WebSocket } from 'ws'

type Variables = Record<string, unknown>

/** The raw response of one operation. */
export interface Answer<Data = Record<string, never>> {
  status: number
  headers: Headers
  data?: Data | null
  errors?: {
    message: string
    path?: (string | number)[]
    extensions?: {
      code?: string
      issues?: { path: (string | number)[]; message: string }[]
      [more: string]: unknown
    }
  }[]
}

/** The error of a refused operation, thrown by `ask` and `subscribe`. */
export class Refused extends Error {
  constructor(readonly errors: NonNullable<Answer['errors']>) {
    super(errors.map(({ message }) => message).join('; '))
  }

  get code() {
    return this.errors[0]?.extensions?.code
  }

  get issues() {
    return this.errors[0]?.extensions?.issues
  }
}

/** The refusal of an operation; rejects if it succeeds. */
export const refusalOf = (asked: Promise<unknown>): Promise<Refused> =>
  asked.then(
    () => Promise.reject(new Error('It was not refused')),
    (error: Refused) => error,
  )

/** A GraphQL client of the server at `url` (its origin), with or without a token. */
export class Client {
  private socket?: SocketClient
  /** Resolves with code and reason when the socket closes. */
  readonly closed: Promise<{ code: number; reason: string }>
  private told: (event: { code: number; reason: string }) => void = () => {}

  constructor(
    readonly url: string,
    readonly token?: string,
  ) {
    this.closed = new Promise((resolve) => (this.told = resolve))
  }

  /** A client of the same server with another token or none. */
  as(token?: string): Client {
    return new Client(this.url, token)
  }

  get headers(): Record<string, string> {
    return this.token ? { authorization: `Bearer ${this.token}` } : {}
  }

  /** Sends an operation over HTTP and returns the raw response. */
  async send<Data = any>(
    query: string,
    variables: Variables = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<Data>> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.headers, ...headers },
      body: JSON.stringify({ query, variables }),
    })
    return read(response)
  }

  /** Sends a query or mutation and returns its data. Throws `Refused`. */
  async ask<Data = any>(query: string, variables: Variables = {}): Promise<Data> {
    return dataOf(await this.send<Data>(query, variables))
  }

  /** Like `send`, with files: each `Blob` in the variables becomes a part (graphql-multipart-request-spec). */
  async sendFiles<Data = any>(
    query: string,
    variables: Variables,
    headers: Record<string, string> = { 'apollo-require-preflight': 'true' },
  ): Promise<Answer<Data>> {
    const files: { path: string; blob: Blob }[] = []
    const emptied = withoutFiles(variables, 'variables', files)
    const form = new FormData()
    form.set('operations', JSON.stringify({ query, variables: emptied }))
    form.set('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))))
    for (const [index, { blob }] of files.entries())
      form.set(String(index), blob, blob instanceof File ? blob.name : 'file')
    return read(
      await fetch(`${this.url}/graphql`, {
        method: 'POST',
        headers: { ...this.headers, ...headers },
        body: form,
      }),
    )
  }

  /** Sends an upload and returns its data. Throws `Refused`. */
  async upload<Data = any>(query: string, variables: Variables): Promise<Data> {
    return dataOf(await this.sendFiles<Data>(query, variables))
  }

  /**
   * Runs an operation over the socket and yields its results until the caller stops. Throws `Refused`, or
   * the close event of the socket. Opens the socket if needed.
   */
  async *subscribe<Data = any>(
    query: string,
    variables: Variables = {},
    extensions?: Variables,
  ): AsyncGenerator<Data> {
    try {
      const request = { query, variables, extensions }
      for await (const { data, errors } of this.connection().iterate<Data>(request))
        yield dataOf({ data, errors } as Answer<Data>)
    } catch (error) {
      if (Array.isArray(error)) throw new Refused(error as NonNullable<Answer['errors']>)
      throw error
    }
  }

  /** Resolves with a stream when its subscription was received, so that no later event is missed. */
  async listen<Data = any>(
    query: string,
    variables: Variables = {},
    extensions?: Variables,
  ): Promise<AsyncGenerator<Data>> {
    const stream = this.subscribe<Data>(query, variables, extensions)
    const first = stream.next()
    first.catch(() => {})
    // Operations of a socket are received in order, and a subscription gets each change since then.
    const later = this.connection().iterate({ query: '{ __typename }' })
    await later.next().catch(() => {})
    return (async function* () {
      try {
        const { done, value } = await first
        if (done) return
        yield value
        yield* stream
      } finally {
        await stream.return(undefined)
      }
    })()
  }

  private connection(): SocketClient {
    this.socket ??= createClient({
      url: `${this.url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: this.token ? { authorization: `Bearer ${this.token}` } : {},
      retryAttempts: 0,
      on: {
        closed: (event) => {
          const { code, reason } = event as CloseEvent
          this.told({ code, reason })
        },
      },
    })
    return this.socket
  }

  async close(): Promise<void> {
    await this.socket?.dispose()
  }
}

async function read<Data>(response: Response): Promise<Answer<Data>> {
  const text = await response.text()
  const body = text.startsWith('{')
    ? (JSON.parse(text) as Pick<Answer<Data>, 'data' | 'errors'>)
    : { errors: [{ message: text }] }
  return { status: response.status, headers: response.headers, ...body }
}

function dataOf<Data>({ data, errors }: Pick<Answer<Data>, 'data' | 'errors'>): Data {
  if (errors?.length) throw new Refused(errors)
  return data as Data
}

function withoutFiles(value: unknown, path: string, files: { path: string; blob: Blob }[]): unknown {
  if (value instanceof Blob) {
    files.push({ path, blob: value })
    return null
  }
  if (Array.isArray(value)) return value.map((item, index) => withoutFiles(item, `${path}.${index}`, files))
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, withoutFiles(item, `${path}.${key}`, files)]),
    )
  return value
}
