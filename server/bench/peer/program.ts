import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'

type Headers = Record<string, string>

/** A server in a process of its own. */
export interface Program {
  /** Of its Node.js. */
  version: string
  /** The CPU time that its process has used, in milliseconds. */
  cpuMs(): Promise<number>
  /** Sends an operation; returns the response. Throws unless it succeeds. */
  graphql(query: string, headers?: Headers): Promise<string>
  get(path: string, headers?: Headers): Promise<string>
  post(path: string, body: object): Promise<string>
  stop(): Promise<void>
}

/** What a program says when it listens. */
interface Ready {
  port: number
  version: string
}

const TYPESCRIPT = ['--import', './scripts/typescript.mjs']

/** Starts a program that reports as `server/bench/peer/report.mjs` does. */
export async function startProgram(
  file: URL,
  { env = {}, execPath = process.execPath }: { env?: NodeJS.ProcessEnv; execPath?: string } = {},
): Promise<Program> {
  const child = fork(file, {
    execPath,
    execArgv: ['--no-warnings', ...(file.pathname.endsWith('.ts') ? TYPESCRIPT : [])],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  const ended = once(child, 'exit')
  const { port, version } = await message<Ready>(child, ended)
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
      return message<number>(child, ended)
    },
    graphql: (query, headers = {}) => send('POST', '/graphql', headers, { query }),
    get: (path, headers = {}) => send('GET', path, headers),
    post: (path, body) => send('POST', path, {}, body),
    stop: async () => {
      agent.destroy()
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

/** What the program says next. Throws if it ends first. */
async function message<Said>(child: ChildProcess, ended: Promise<unknown>): Promise<Said> {
  const failed = ended.then(() => {
    throw new Error('A program ended before it was to')
  })
  const [said] = (await Promise.race([once(child, 'message'), failed])) as [Said]
  return said
}
