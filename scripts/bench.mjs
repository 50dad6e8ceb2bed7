import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { requireFfmpeg, requireNode } from './machine.mjs'
import { print, run, TYPESCRIPT } from './testing/run.mjs'
import { root } from './stale.mjs'

/** Runs a benchmark with production settings: `npm run bench -- NAME [ARGUMENTS]`. Without NAME lists all. */
const FOLDER = 'bench'
const [name, ...args] = process.argv.slice(2)
const names = readdirSync(join(root, FOLDER))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''))

if (names.includes(name)) {
  requireNode()
  requireFfmpeg(print)
  process.chdir(root)
  process.env.NODE_ENV = 'production'
  process.exitCode = await run([...TYPESCRIPT, join(FOLDER, `${name}.ts`), ...args])
} else {
  print(`Usage: npm run bench -- NAME [ARGUMENTS]\nBenchmarks: ${names.join(', ')}. See bench/README.md.`)
  process.exitCode = name ? 1 : 0
}
