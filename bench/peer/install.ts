import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages } from '../shared/install-packages.js'

const POSTGRAPHILE = '5.1.5'
const GRAPHQL = '16.15.0'
const NODE = '24.21.0'
/** The npm package of Node.js for this machine. */
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`

export interface Peer {
  /** The program that runs PostGraphile. */
  postgraphile: URL
  /** The Node.js to run it with. */
  node: string
}

/** Installs PostGraphile and the Node.js that it needs. */
export async function installPeer(): Promise<Peer> {
  const folder = installPackages('peer', [
    `postgraphile@${POSTGRAPHILE}`,
    `graphql@${GRAPHQL}`,
    `${NODE_PACKAGE}@${NODE}`,
  ])
  for (const name of ['postgraphile.mjs', 'report.mjs'])
    await copyFile(new URL(name, import.meta.url), join(folder, name))
  return {
    postgraphile: pathToFileURL(join(folder, 'postgraphile.mjs')),
    node: join(folder, 'node_modules', NODE_PACKAGE, 'bin/node'),
  }
}
