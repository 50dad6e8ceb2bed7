import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { LaunchOptions } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ARGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', '--font-render-hinting=none', '--autoplay-policy=no-user-gesture-required',
]

/** How to launch a headless Chromium: `CHROMIUM_PATH`, one found on this machine, else the one that comes from npm. */
export async function findChromium(): Promise<LaunchOptions> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH, args: ARGS, headless: true }
  for (const name of NAMES) {
    const { stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (stdout.trim() && existsSync(stdout.trim())) return { executablePath: stdout.trim(), args: ARGS, headless: true }
  }
  const { default: packed } = await import('@sparticuz/chromium')
  return { executablePath: await packed.executablePath(), args: [...packed.args, ...ARGS], headless: true }
}
