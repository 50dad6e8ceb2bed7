import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#platform/database/embedded/embedded'

/** The folder and the Postgres of this run, for `global-teardown.mjs`. */
export const run = {}

/** Starts one temporary Postgres for all test files and sets its address as `TEST_DATABASE_URL`. */
export default async function globalSetup() {
  run.folder = mkdtempSync(join(tmpdir(), 'cutroom-test-'))
  chmodSync(run.folder, 0o755)
  run.server = await startEmbedded({ dataDir: join(run.folder, 'postgres'), durable: false })
  process.env.TEST_DATABASE_URL = run.server.url
  process.env.TEST_FIXTURES = join(run.folder, 'fixtures')
}
