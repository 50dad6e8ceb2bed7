import { config } from 'dotenv'
import { server } from './build-server.mjs'
import { requireNode } from './machine.mjs'

/**
 * Builds the server if necessary, and runs one of its commands: `backup.mjs backup FILE`, `backup.mjs restore
 * FILE`.
 */
const [command] = process.argv.splice(2, 1)

try {
  requireNode()
  config({ quiet: true })
  process.env.NODE_ENV ||= 'production'
  server.ensure((line) => process.stderr.write(`• ${line}\n`))
} catch (error) {
  process.stderr.write(`\n${error.message}\n`)
  process.exit(1)
}
await import(`../dist/server/src/${command}.js`)
