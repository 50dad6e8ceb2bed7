import { execFile } from 'node:child_process'
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const POSTGRAPHILE = '5.1.5'
const GRAPHQL = '16.15.0'
const NODE = '24.21.0'
/** The package of a Node.js for this machine. */
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`

/** PostGraphile as a program, and the Node.js to run it with. */
export interface Peers {
  postgraphile: URL
  node: string
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Installs PostGraphile into a temporary folder, which later runs use again. */
export async function installPeers(): Promise<Peers> {
  const folder = join(tmpdir(), `bench-peer-postgraphile-${POSTGRAPHILE}-node-${NODE}`)
  if (!(await exists(folder))) {
    const arriving = `${folder}-${process.pid}`
    await mkdir(arriving)
    await writeFile(join(arriving, 'package.json'), '{ "private": true, "type": "module" }\n')
    const packages = [`postgraphile@${POSTGRAPHILE}`, `graphql@${GRAPHQL}`, `${NODE_PACKAGE}@${NODE}`]
    const options = ['--no-audit', '--no-fund', '--ignore-scripts']
    await promisify(execFile)('npm', ['install', ...options, ...packages], { cwd: arriving })
    await rename(arriving, folder).catch(() => rm(arriving, { recursive: true }))
  }
  for (const name of ['postgraphile.mjs', 'report.mjs'])
    await copyFile(new URL(name, import.meta.url), join(folder, name))
  return {
    postgraphile: pathToFileURL(join(folder, 'postgraphile.mjs')),
    node: join(folder, 'node_modules', NODE_PACKAGE, 'bin/node'),
  }
}
