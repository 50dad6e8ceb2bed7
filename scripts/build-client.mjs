import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const STAMP = join(root, 'client/dist/.built')
const SOURCES = ['client/src', 'client/public', 'schema', 'client/index.html', 'client/vite.config.ts', 'package-lock.json']

function* filesIn(path) {
  if (!existsSync(join(root, path))) return
  const entries = (() => {
    try {
      return readdirSync(join(root, path), { withFileTypes: true })
    } catch {
      return undefined
    }
  })()
  if (!entries) return yield path
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) yield* filesIn(join(path, entry.name))
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const source of SOURCES) for (const file of filesIn(source)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Builds the client where its sources have changed since the last time. Answers whether it had to. */
export async function buildClient(say) {
  const now = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return false
  say('Building the client')
  const { build } = await import('vite')
  await build({ configFile: join(root, 'client/vite.config.ts'), logLevel: 'warn' })
  writeFileSync(STAMP, now)
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildClient((line) => process.stdout.write(`${line}\n`))
