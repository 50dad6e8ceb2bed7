import { server } from './build-server.mjs'
import { client } from './build-client.mjs'
import { demandFfmpeg, demandNode } from './machine.mjs'

/**
 * Builds what is not built yet and runs the whole of Cutroom; or, as `start.mjs api` and `start.mjs worker`,
 * one of its halves.
 */
const [role = 'main'] = process.argv.slice(2)
const say = (line) => process.stdout.write(`• ${line}\n`)

try {
  demandNode()
  const { config } = await import('dotenv')
  config({ quiet: true })
  process.env.NODE_ENV ||= 'production'
  if (role === 'main') say('Cutroom is getting ready')
  demandFfmpeg(say)
  if (role !== 'worker') client.ensure(say)
  server.ensure(say)
  if (role === 'main') say('Starting database, API and worker')
  await import(`../dist/server/src/${role}.js`)
} catch (error) {
  process.stderr.write(`\nCutroom cannot start. ${error.message}\n`)
  process.exit(1)
}
