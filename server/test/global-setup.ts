import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../src/db/embedded.js'

/**
 * Starts one throw-away Postgres for all test files, to which `TEST_DATABASE_URL` leads; returns what stops
 * it and removes its folder.
 */
export default async function globalSetup() {
  const folder = mkdtempSync(join(tmpdir(), 'cutroom-test-'))
  chmodSync(folder, 0o755)
  const server = await startEmbedded({ dataDir: join(folder, 'postgres'), durable: false })
  process.env.TEST_DATABASE_URL = server.url
  process.env.TEST_FIXTURES = join(folder, 'fixtures')
  return async () => {
    await server.stop()
    rmSync(server.dataDir, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}
