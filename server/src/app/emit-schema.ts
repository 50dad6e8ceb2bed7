import 'reflect-metadata'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './config/project-folder.js'
import { makeCalls } from './rest/calls.js'
import { describeCalls } from './rest/openapi.js'
import { graphSdl } from './graphql/schema.js'
import type { Services } from '../modules/index.js'

/** only calls that are run need services */
const calls = makeCalls({} as Services)

const contracts = [
  { name: 'graph.graphql', emitted: graphSdl() },
  { name: 'openapi.json', emitted: `${JSON.stringify(describeCalls(calls), null, 2)}\n` },
]

for (const { name, emitted } of contracts) {
  const path = join(PROJECT, 'schema', name)
  if (!process.argv.includes('--check')) {
    writeFileSync(path, emitted)
    continue
  }
  const kept = readFileSync(path, 'utf8')
  if (kept === emitted) continue
  const [now, before] = [emitted.split('\n'), kept.split('\n')]
  const at = now.findIndex((line, index) => line !== before[index])
  process.stderr.write(
    `schema/${name} is not what the server emits, from line ${at + 1}:\n- ${before[at] ?? ''}\n+ ${now[at] ?? ''}\nRun npm run schema\n`,
  )
  process.exitCode = 1
}
