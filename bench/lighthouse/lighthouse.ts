import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages } from '../shared/install-packages.js'

/** The last version that supports Node.js 20. */
const VERSION = '12.8.2'

/** The part of a result that is used. */
export interface LighthouseResult {
  lhr: {
    categories: { performance: { score: number | null } }
    audits: Record<string, { numericValue?: number; displayValue?: string }>
    runtimeError?: { message: string }
  }
}
type Lighthouse = (url: string, flags: object, config?: object) => Promise<LighthouseResult>

/** Installs and loads Lighthouse. It takes 185 MB, so it is not a dependency of the project. */
export async function loadLighthouse(): Promise<{ lighthouse: Lighthouse; desktopConfig: object }> {
  const core = join(installPackages('lighthouse', [`lighthouse@${VERSION}`]), 'node_modules/lighthouse/core')
  const load = (file: string) => import(pathToFileURL(join(core, file)).href) as Promise<{ default: unknown }>
  return {
    lighthouse: (await load('index.js')).default as Lighthouse,
    desktopConfig: (await load('config/desktop-config.js')).default as object,
  }
}
