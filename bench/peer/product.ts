import { pino } from 'pino'
import { readEnv } from '../../server/src/app/config/env.js'
import { openApi } from '../../server/src/app/process/api.js'
import { openInstallation } from '../../server/src/app/process/installation.js'
import { report } from './report.mjs'

/** The API of the product with its production settings. */
const { DATABASE_URL, DATA_DIR, PATH } = process.env
const env = {
  ...readEnv({ NODE_ENV: 'production', DATA_DIR, RATE_LIMIT: '100000000', PATH }),
  PORT: 0,
}
const installation = await openInstallation(env, {
  databaseUrl: DATABASE_URL!,
  secret: 'a secret of thirty-two letters or more',
  log: pino({ level: 'silent' }),
})
const api = await openApi(installation)
report(api.port, async () => {
  await api.drain()
  await installation.close()
})
