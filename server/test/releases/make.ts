import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { Client } from '../graphql-client.js'
import { type Content, PASSWORD, fill, signIn } from './fill.js'
import { askOf, questionsAbout } from './questions.js'

/**
 * Writes the folder of a release: starts an installation of the code beside this file on the empty database at
 * `DATABASE_URL`, fills, queries and dumps it. `README.md` says when and how to run this.
 */
const SECRET = 'a secret of thirty-two letters or more'
const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const TYPESCRIPT = ['--import', './scripts/typescript.mjs', '--no-warnings']

/** ffmpeg at a quality that only a test accepts: the files are kept in the repository. */
const SMALL_FFMPEG = `#!/usr/bin/env bash
arguments=()
for word; do
  [ "$before" = -crf ] && word=48
  arguments+=("$word")
  before=$word
done
exec '${process.env.FFMPEG_PATH || 'ffmpeg'}' "\${arguments[@]}"
`

/**
 * Moves dates of expiry and removal into the far future, so that the rows do not depend on the day on which they are
 * read.
 */
const TIMELESS = `
  update session set expires_at = '2099-01-01Z';
  update api_token set expires_at = '2099-01-01Z';
  update account_link set expires_at = '2099-01-01Z';
  update asset set deleted_at = '2099-01-01Z' where deleted_at is not null;
  update idempotent_request set created_at = '2099-01-01Z';
`

async function make(databaseUrl: string, to: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cutroom-release-'))
  const backup = join(folder, 'backup.tar')
  const env = {
    ...process.env,
    ...settingsIn(folder),
    DATABASE_URL: databaseUrl,
    PORT: String(await freePort()),
  }
  const product = spawn(process.execPath, [...TYPESCRIPT, 'server/src/main.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    const nobody = new Client(`http://127.0.0.1:${env.PORT}`)
    await ready(nobody.url, product)
    const content = await fill(nobody)
    await query(databaseUrl, TIMELESS)
    const answers = await ask(nobody, content)
    await query(databaseUrl, TIMELESS) // the queries have created sessions
    await end(product)
    execFileSync(process.execPath, [...TYPESCRIPT, 'server/src/backup.ts', backup], { cwd: ROOT, env })
    mkdirSync(to, { recursive: true })
    writeFileSync(join(to, 'database.sql'), dump(databaseUrl))
    writeFileSync(join(to, 'backup.tar.gz'), gzipSync(readFileSync(backup), { level: 9 }))
    const about = { secret: SECRET, password: PASSWORD, content }
    writeFileSync(join(to, 'answers.json'), recorded(about, answers))
  } finally {
    await end(product)
    rmSync(folder, { recursive: true, force: true })
  }
}

function settingsIn(folder: string): Record<string, string> {
  const ffmpeg = join(folder, 'ffmpeg')
  writeFileSync(ffmpeg, SMALL_FFMPEG)
  chmodSync(ffmpeg, 0o755)
  return {
    NODE_ENV: 'test',
    DATA_DIR: join(folder, 'data'),
    AUTH_SECRET: SECRET,
    FFMPEG_PATH: ffmpeg,
    RATE_LIMIT: '999999999',
  }
}

/**
 * All queries with their responses. Throws for a query that this code does not support, because its response would
 * prove nothing.
 */
async function ask(nobody: Client, content: Content): Promise<object[]> {
  const people = new Map([['', nobody]])
  const answers: object[] = []
  for (const question of questionsAbout(content)) {
    const { as } = question
    if (!people.has(as)) people.set(as, await signIn(nobody, as))
    const answer = await askOf(people.get(as)!, question)
    if (JSON.stringify(answer).includes('GRAPHQL_VALIDATION_FAILED'))
      throw new Error(`${question.query}: ${JSON.stringify(answer)}`)
    answers.push({ ...question, answer })
  }
  return answers
}

/** JSON with a line for each response. */
function recorded(about: object, answers: object[]): string {
  const lines = answers.map((answer) => JSON.stringify(answer)).join(',\n')
  return `${JSON.stringify(about, null, 2).slice(0, -2)},\n  "answers": [\n${lines}\n]}\n`
}

/** SQL that any client may run, on Postgres of the same or a later version. */
function dump(databaseUrl: string): string {
  const flags = ['--inserts', '--no-owner', '--no-privileges', '--no-comments', databaseUrl]
  const sql = execFileSync('pg_dump', flags, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  return sql.replaceAll(/^\\(un)?restrict .*\n/gm, '') // commands of psql, not SQL
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = probe.address() as { port: number }
        probe.close(() => resolve(port))
      })
  })

async function ready(url: string, product: ChildProcess): Promise<void> {
  for (;;) {
    if (product.exitCode !== null) throw new Error('The installation did not start')
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function end(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null || product.signalCode !== null) return
  const ended = new Promise((resolve) => product.once('exit', resolve))
  product.kill('SIGTERM')
  await ended
}

async function query(url: string, statements: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}

const [release] = process.argv.slice(2)
if (!release || !process.env.DATABASE_URL)
  throw new Error(
    'DATABASE_URL=postgres://… of an empty database, then the name of the release, such as 0.2.0',
  )
await make(process.env.DATABASE_URL, fileURLToPath(new URL(release, import.meta.url)))
