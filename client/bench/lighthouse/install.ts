import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The last version that runs under Node.js 20. */
const VERSION = '12.8.2'

/** What is read of a result. */
export interface LighthouseResult {
  lhr: {
    categories: { performance: { score: number | null } }
    audits: Record<string, { numericValue?: number; displayValue?: string }>
    runtimeError?: { message: string }
  }
}
type Lighthouse = (url: string, flags: object, config?: object) => Promise<LighthouseResult>

/**
 * Lighthouse, installed from npm into a temporary folder: with 185 MB it is too large for everybody who installs
 * the project.
 */
export async function installLighthouse(): Promise<{ lighthouse: Lighthouse; desktop: object }> {
  const folder = join(tmpdir(), `bench-lighthouse-${VERSION}`)
  const core = join(folder, 'node_modules/lighthouse/core')
  if (!existsSync(core)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${VERSION}`], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  const load = (file: string) => import(pathToFileURL(join(core, file)).href) as Promise<{ default: unknown }>
  return {
    lighthouse: (await load('index.js')).default as Lighthouse,
    desktop: (await load('config/desktop-config.js')).default as object,
  }
}
