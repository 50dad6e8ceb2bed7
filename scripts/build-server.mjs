import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesIn, product, root } from './stale.mjs'

const OUT = 'dist'
/** The benchmark is among them, to measure what production runs. */
const COMPILED = ['server/src', 'schema', 'server/bench/merge', 'server/bench/merge.ts']

/** The compiled API and worker, in dist: JavaScript in the same tree, with source maps. */
export const server = product({
  name: 'server',
  sources: [...COMPILED, 'scripts/build-server.mjs', '.swcrc', 'package.json', 'package-lock.json'],
  stamp: `${OUT}/.built`,
  builder: 'scripts/build-server.mjs',
})

/**
 * Leaves out tests, the example supergraph, programs that load TypeScript, and the emitted contract files.
 */
const isLeftOut = (file) => /\.test\.ts$|\.mjs$|^schema\/(supergraph\/|.*\.(json|graphql)$)/.test(file)

/** The output of a source: compiled, or copied if the code reads it as a file. */
async function outputsOf(file) {
  if (!file.endsWith('.ts')) return [[join(OUT, file), readFileSync(join(root, file))]]
  const { transformFile } = await import('@swc/core')
  const to = join(OUT, file.replace(/\.ts$/, '.js'))
  const { code, map } = await transformFile(join(root, file), {
    cwd: root,
    root,
    sourceMaps: true,
    inlineSourcesContent: false,
    sourceFileName: relative(dirname(to), file),
  })
  return [
    [to, `${code}//# sourceMappingURL=${basename(to)}.map\n`],
    [`${to}.map`, map],
  ]
}

/** The package.json of dist: the names that begin with # lead to the compiled files there. */
function packageOfOutput() {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const compiled = Object.entries(imports).map(([name, path]) => [name, path.replace(/\.ts$/, '.js')])
  return JSON.stringify({ type: 'module', imports: Object.fromEntries(compiled) }, null, 2)
}

/** Atomically: another process may be starting from it. */
function write(file, content) {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.${process.pid}`, content)
  renameSync(`${path}.${process.pid}`, path)
}

/** Removes output without a source: a renamed migration would run twice. */
function clear(kept) {
  if (!existsSync(join(root, OUT))) return
  for (const name of readdirSync(join(root, OUT), { recursive: true })) {
    const file = join(OUT, name)
    if (/\.(js|map)$/.test(file) && !kept.has(file)) rmSync(join(root, file), { force: true })
  }
}

async function compile() {
  const sources = COMPILED.flatMap((folder) => [...filesIn(folder)]).filter((file) => !isLeftOut(file))
  const outputs = (await Promise.all(sources.map(outputsOf))).flat()
  for (const [file, content] of outputs) write(file, content)
  write(join(OUT, 'package.json'), `${packageOfOutput()}\n`)
  clear(new Set(outputs.map(([file]) => file)))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await server.build(compile)
