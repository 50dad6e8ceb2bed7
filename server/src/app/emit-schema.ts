import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { makeSchema } from './schema.js'

const path = fileURLToPath(new URL('../../../schema/graph.graphql', import.meta.url))
const { sdl } = makeSchema()

if (process.argv.includes('--check')) {
  const kept = readFileSync(path, 'utf8')
  if (kept !== sdl) {
    const [now, before] = [sdl.split('\n'), kept.split('\n')]
    const at = now.findIndex((line, index) => line !== before[index])
    process.stderr.write(`schema/graph.graphql is not what the server emits, from line ${at + 1}:\n- ${before[at] ?? ''}\n+ ${now[at] ?? ''}\nRun npm run schema\n`)
    process.exit(1)
  }
} else {
  writeFileSync(path, sdl)
}
