import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pino } from 'pino'
import { readEnv } from '../src/app/config/env.js'
import { openApi } from '../src/app/process/api.js'
import { openInstallation } from '../src/app/process/installation.js'
import { startEmbedded } from '../src/db/embedded.js'

/**
 * An installation with an API in this process, on a Postgres of its own. With `kept` its folder stays for the
 * next run; `isFilled` then says that it was there already.
 */
export async function openBench(kept?: string) {
  const folder = kept ? resolve(kept) : await mkdtemp(join(tmpdir(), 'bench-'))
  const isFilled = existsSync(join(folder, 'postgres'))
  await mkdir(folder, { recursive: true })
  const server = await startEmbedded({ dataDir: join(folder, 'postgres'), durable: false })
  const env = {
    ...readEnv({ NODE_ENV: 'test', DATA_DIR: folder, RATE_LIMIT: '100000000', PATH: process.env.PATH }),
    PORT: 0,
  }
  const installation = await openInstallation(env, {
    databaseUrl: server.url,
    secret: 'a secret of thirty-two letters or more',
    log: pino({ level: 'silent' }),
  })
  const api = await openApi(installation)
  return {
    api,
    databaseUrl: server.url,
    em: installation.database.em,
    installation,
    isFilled,
    async close() {
      await api.drain()
      await installation.close()
      await server.stop()
      if (!kept) await rm(folder, { recursive: true, force: true })
    },
  }
}
