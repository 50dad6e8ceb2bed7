import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LaunchOptions } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--autoplay-policy=no-user-gesture-required',
]
const UNPACKED = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url))

/** Launch options for a headless Chromium: `CHROMIUM_PATH`, an installed one, or else the one from npm. */
export async function findChromium(): Promise<LaunchOptions> {
  const executablePath = process.env.CHROMIUM_PATH || installed()
  return executablePath ? { executablePath, args: ARGS, headless: true } : packed()
}

function installed(): string | undefined {
  for (const name of NAMES) {
    const path = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()
    if (path && existsSync(path)) return path
  }
  return MAC.find((path) => existsSync(path))
}

/**
 * Chromium from npm, with its own libraries and fonts if this machine has none. Ignores the package’s arguments: they disable
 * site isolation and run all contexts in one process, where two users would share a session.
 */
async function packed(): Promise<LaunchOptions> {
  const { default: chromium } = await import('@sparticuz/chromium')
  if (!existsSync(UNPACKED)) await unpack(() => chromium.executablePath())
  const executablePath = join(UNPACKED, 'chromium')
  const env: Record<string, string> = {}
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] = value
  if (spawnSync(executablePath, ['--version'], { stdio: 'ignore' }).status !== 0)
    env.LD_LIBRARY_PATH = join(UNPACKED, 'al2023/lib')
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_FILE = join(UNPACKED, 'fonts.conf')
  return { executablePath, args: ARGS, headless: true, env }
}

/** Unpacks the package, which uses the temporary folder, and unpacks libraries only on AWS Lambda. */
async function unpack(run: () => Promise<string>): Promise<void> {
  const making = `${UNPACKED}.${process.pid}`
  const { TMPDIR, AWS_LAMBDA_JS_RUNTIME } = process.env
  mkdirSync(making, { recursive: true })
  Object.assign(process.env, { TMPDIR: making, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' })
  try {
    await run()
  } finally {
    for (const [name, value] of Object.entries({ TMPDIR, AWS_LAMBDA_JS_RUNTIME })) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
  writeFileSync(
    join(making, 'fonts.conf'),
    `<?xml version="1.0"?>
<fontconfig><dir>${UNPACKED}/fonts</dir><cachedir>${UNPACKED}/font-cache</cachedir></fontconfig>
`,
  )
  try {
    renameSync(making, UNPACKED)
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    if (!existsSync(UNPACKED)) throw error // unless another test file was faster
  }
}
