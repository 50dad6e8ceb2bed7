import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'

type Headers = Record<string, string>

/** A server in a separate process. */
export interface Program {
  /** The version of its Node.js. */
  version: string
  /** The CPU time of the process so far, in milliseconds. */
  cpuMs(): Promise<number>
  /** Sends an operation and returns the response. Throws on errors. */
  graphql(query: string, headers?: Headers): Promise<string>
  get(path: string, headers?: Headers): Promise<string>
  post(path: string, body: object): Promise<string>
  stop(): Promise<void>
}

/** The first message of a program. */
interface Ready {
  port: number
  version: string
}

const TYPESCRIPT = ['--import', './scripts/typescript.mjs']

/** Starts a program that reports to its parent with `report.mjs`. */
export async function startProgram(
  file: URL,
  { env = {}, execPath = process.execPath }: { env?: NodeJS.ProcessEnv; execPath?: string } = {},
): Promise<Program> {
  const child = fork(file, {
    execPath,
    execArgv: ['--no-warnings', ...(file.pathname.endsWith('.ts') ? TYPESCRIPT : [])],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  const exited = once(child, 'exit')
  const { port, version } = await nextMessage<Ready>(child, exited)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = (method: string, path: string, headers: Headers, body?: object): Promise<string> =>
    new Promise((resolve, reject) => {
      const bytes = body && Buffer.from(JSON.stringify(body))
      const sent = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: {
            ...headers,
            ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }),
          },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.once('error', reject)
          response.once('end', () => {
            const text = Buffer.concat(chunks).toString()
            if (response.statusCode! < 300 && !text.startsWith('{"errors"')) resolve(text)
            else reject(new Error(`${method} ${path}: ${response.statusCode} ${text.slice(0, 500)}`))
          })
        },
      )
      sent.once('error', reject)
      sent.end(bytes)
    })
  return {
    version,
    cpuMs: async () => {
      child.send('cpu')
      return nextMessage<number>(child, exited)
    },
    graphql: (query, headers = {}) => send('POST', '/graphql', headers, { query }),
    get: (path, headers = {}) => send('GET', path, headers),
    post: (path, body) => send('POST', path, {}, body),
    stop: async () => {
      agent.destroy()
      if (child.connected) child.disconnect()
      await exited
    },
  }
}

/** The next message of the program. Throws if it exits first. */
async function nextMessage<Message>(child: ChildProcess, exited: Promise<unknown>): Promise<Message> {
  const failed = exited.then(() => {
    throw new Error('A program exited unexpectedly')
  })
  const [message] = (await Promise.race([once(child, 'message'), failed])) as [Message]
  return message
}
