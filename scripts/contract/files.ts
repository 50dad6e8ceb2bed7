import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { root } from '../stale.mjs'
import type { Contract } from './breaking-changes.js'

/** The contract of the last release, compressed, because `schema/` has the readable one. */
const RELEASED = join(root, 'schema/released')
const FILES = ['graph.graphql', 'openapi.json']

export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The version of package.json. */
export const currentVersion = (): string => (JSON.parse(read('package.json')) as { version: string }).version

const contractOf = ([sdl, openApi]: string[]): Contract => ({ sdl, openApi: JSON.parse(openApi) })

export const currentContract = () => contractOf(FILES.map((file) => read(`schema/${file}`)))

export const releasedContract = () =>
  contractOf(FILES.map((file) => gunzipSync(readFileSync(join(RELEASED, `${file}.gz`))).toString()))

/** Makes the current contract that of the last release. */
export function keepContract(): void {
  mkdirSync(RELEASED, { recursive: true })
  for (const file of FILES) writeFileSync(join(RELEASED, `${file}.gz`), gzipSync(read(`schema/${file}`)))
}
