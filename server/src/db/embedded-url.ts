import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PASSWORD_FILE } from './embedded-paths.js'

/** The application's own database. */
export const DATABASE = 'cutroom'

/** The address of a database of the server on this folder. */
export function urlOf(dataDir: string, port: number, database = DATABASE): string {
  const password = readFileSync(join(dataDir, PASSWORD_FILE), 'utf8').trim()
  return `postgres://app:${password}@127.0.0.1:${port}/${database}`
}
