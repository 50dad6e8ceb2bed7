import { chmodSync, mkdtempSync } from 'node:fs'
import { register } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts one throw-away Postgres for all test files; `TEST_DATABASE_URL` leads to it. */
export default async function globalSetup() {
  register('@swc-node/register/esm', import.meta.url)
  const { startEmbedded } = await import('../src/db/embedded.ts')
  const folder = mkdtempSync(join(tmpdir(), 'cutroom-test-'))
  chmodSync(folder, 0o755)
  const server = await startEmbedded({ dataDir: join(folder, 'postgres'), durable: false })
  process.env.TEST_DATABASE_URL = server.url
  process.env.TEST_FIXTURES = join(folder, 'fixtures')
  globalThis.testPostgres = { server, folder }
}
