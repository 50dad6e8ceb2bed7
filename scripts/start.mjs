import { register } from 'node:module'
import { buildClient } from './build-client.mjs'
import { demandFfmpeg, demandNode } from './machine.mjs'

const say = (line) => process.stdout.write(`• ${line}\n`)

try {
  demandNode()
  const { config } = await import('dotenv')
  config({ quiet: true })
  process.env.NODE_ENV ||= 'production'
  say('Cutroom is getting ready')
  demandFfmpeg(say)
  await buildClient(say)
  say('Starting database, API and worker')
  register('@swc-node/register/esm', import.meta.url)
  await import('../server/src/main.ts')
} catch (error) {
  process.stderr.write(`\nCutroom cannot start. ${error.message}\n`)
  process.exit(1)
}
