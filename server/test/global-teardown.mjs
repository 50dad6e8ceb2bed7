import { rmSync } from 'node:fs'
import { run } from './global-setup.mjs'

/** Stops the Postgres of the test files and removes its folder. */
export default async function globalTeardown() {
  await run.server.stop()
  rmSync(run.server.dataDir, { recursive: true, force: true })
  rmSync(run.folder, { recursive: true, force: true })
}
