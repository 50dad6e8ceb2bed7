import { server } from './build-server.mjs'
import { client } from './build-client.mjs'
import { requireFfmpeg, requireNode } from './machine.mjs'

/** Builds if needed, and runs all of Cutroom, or only a part: `start.mjs api` or `start.mjs worker`. */
const [role = 'main'] = process.argv.slice(2)
const print = (line) => process.stdout.write(`• ${line}\n`)

try {
  requireNode()
  const { config } = await import('dotenv')
  config({ quiet: true })
  process.env.NODE_ENV ||= 'production'
  if (role === 'main') print('Cutroom is getting ready')
  requireFfmpeg(print)
  if (role !== 'worker') client.ensure(print)
  server.ensure(print)
  performance.mark('checks')
  if (role === 'main') print('Starting database, API and worker')
  await import(`../dist/server/src/${role}.js`)
} catch (error) {
  process.stderr.write(`\nCutroom cannot start. ${error.message}\n`)
  process.exit(1)
}
