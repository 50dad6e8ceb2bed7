import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { NATIVE } from './build-server.mjs'
import { root } from './stale.mjs'

/**
 * Copies the packages that the bundle cannot contain, with their dependencies: `node scripts/native-packages.mjs FOLDER`
 * creates `FOLDER/node_modules`. Everything else that runs is in dist.
 */
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/** The path at which the package at `from` resolves `name`, or undefined. */
function find(name, from) {
  const own = join(from, 'node_modules', name)
  if (packages[own] && existsSync(join(root, own))) return own
  if (from === '') return undefined
  return find(name, from.slice(0, Math.max(0, from.lastIndexOf('node_modules') - 1)))
}

function* needed(names, from = '', known = new Set()) {
  for (const name of names) {
    const folder = find(name, from)
    if (!folder || known.has(folder)) continue
    known.add(folder)
    yield folder
    const { dependencies, optionalDependencies } = packages[folder]
    yield* needed(Object.keys({ ...dependencies, ...optionalDependencies }), folder, known)
  }
}

const [to] = process.argv.slice(2)
if (!to) throw new Error('Name the folder that they are copied to')
for (const folder of needed(NATIVE))
  cpSync(join(root, folder), join(resolve(to), folder), {
    recursive: true,
    dereference: true,
    filter: (file) => !file.slice(join(root, folder).length).includes('node_modules'),
  })
