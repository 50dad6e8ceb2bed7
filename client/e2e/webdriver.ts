import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { freePort } from './product.js'

const START_MS = 30_000
const COMMAND_MS = 60_000

type Json = Record<string, unknown>

/** A browser that Playwright cannot drive, with one page. */
export interface Driver {
  open(url: string): Promise<void>
  /** Runs a function in the page. Arguments and result must be JSON. */
  run<T, A extends unknown[]>(code: (...args: A) => T, ...args: A): Promise<T>
  /** Performs W3C input actions. */
  perform(actions: Json[]): Promise<void>
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

const callOf = (code: unknown, args: unknown[]) =>
  `JSON.stringify((${String(code)})(...${JSON.stringify(args)})) ?? "null"`

const isInstalled = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

const miniBrowser = (): string | undefined =>
  readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path))

/** Browsers that Playwright cannot drive, with a function to start them if installed. */
export const installedBrowsers = (): { name: string; start?: () => Promise<Driver> }[] => [
  { name: 'Firefox', ...(isInstalled('firefox-esr') && { start: openFirefox }) },
  {
    name: 'WebKit',
    ...(miniBrowser() && isInstalled('WebKitWebDriver') && isInstalled('Xvfb') && { start: openWebKit }),
  },
]

/**
 * Firefox over WebDriver BiDi. Its headless window is never active, so Enter and Space do not press buttons. Rejects if it
 * does not start.
 */
async function openFirefox(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'cutroom-firefox-'))
  const port = await freePort()
  const firefox = spawn(
    'firefox-esr',
    ['--headless', '--profile', profile, '--remote-debugging-port', String(port)],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  )
  const socket = await retried(() => connected(`ws://127.0.0.1:${port}/session`))
  const send = commands(socket)
  await send('session.new', { capabilities: {} })
  const tree = await send('browsingContext.getTree', {})
  const context = (tree.contexts as { context: string }[])[0]!.context
  return {
    open: async (url) => {
      const navigate = () => send('browsingContext.navigate', { context, url, wait: 'complete' })
      await navigate().catch(navigate) // pending loads of the page can abort the first navigation
    },
    run: async (code, ...args) => {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: callOf(code, args),
        target: { context },
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error((exceptionDetails as { text: string }).text)
      return JSON.parse((result as { value: string }).value)
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    close: async () => {
      socket.close()
      await stopped(firefox)
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** WebKitGTK in a virtual X server, over WebDriver Classic. Rejects if it does not start. */
async function openWebKit(): Promise<Driver> {
  const port = await freePort()
  const display = `:${port}`
  const screen = spawn('Xvfb', [display, '-screen', '0', '2200x1200x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  })
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const call = async (method: string, path: string, body?: Json): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(COMMAND_MS),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  await retried(() => call('GET', '/status'))
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        // without a toolbar, which would keep the window wider than a phone
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation', '--full-screen'] },
      },
    },
  })) as { sessionId: string }
  const at = (path: string) => `/session/${sessionId}${path}`
  const run: Driver['run'] = async (code, ...args) =>
    JSON.parse(
      (await call('POST', at('/execute/sync'), {
        script: `return ${callOf(code, args)}`,
        args: [],
      })) as string,
    )
  return {
    open: async (url) => void (await call('POST', at('/url'), { url })),
    run,
    perform: async (actions) => void (await call('POST', at('/actions'), { actions })),
    resize: async (width, height) => {
      const frame = await run(() => [outerWidth - innerWidth, outerHeight - innerHeight] as const)
      await call('POST', at('/window/rect'), { width: width + frame[0], height: height + frame[1] })
    },
    close: async () => {
      await call('DELETE', at('')).catch(() => undefined)
      await stopped(driver)
      await stopped(screen)
    },
  }
}

function connected(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url)
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
  })
}

/** Sends BiDi commands, and resolves to their results. */
function commands(socket: WebSocket) {
  const waiting = new Map<number, { resolve(result: Json): void; reject(error: Error): void }>()
  socket.on('message', (data) => {
    const { id, result, error, message } = JSON.parse(String(data))
    const command = waiting.get(id)
    waiting.delete(id)
    if (error) command?.reject(new Error(`${error}: ${message}`))
    else command?.resolve(result)
  })
  let last = 0
  return (method: string, params: Json): Promise<Json> =>
    new Promise((resolve, reject) => {
      const id = ++last
      const timer = setTimeout(() => reject(new Error(`${method} was not answered`)), COMMAND_MS)
      waiting.set(id, {
        resolve: (result) => (clearTimeout(timer), resolve(result)),
        reject: (error) => (clearTimeout(timer), reject(error)),
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
}

/** Retries until it succeeds, for half a minute. */
async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + START_MS
  for (;;)
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}
