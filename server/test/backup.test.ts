import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import pg from 'pg'
import { type Header, extract, pack } from 'tar-stream'
import { FILES_LOCK } from '#core/locks'
import { openStorage } from '../src/storage/storage.js'
import { runCommand, startCommand } from './backup-command.js'
import { startBucket } from './bucket.js'
import { freshDatabase } from './database.js'
import type { Client } from './graphql-client.js'
import { PASSWORD, type TestInstallation, testInstallation } from './installation.js'
import { clipsOf, filmHash, merge } from './journeys/film-making.js'
import { uploadOf } from './journeys/pictures.js'
import { projectOf, prompt } from './journeys/workspace.js'

jest.setTimeout(240_000)
const SECRET = 'a secret of thirty-two letters or more'
const folder = mkdtempSync(join(tmpdir(), 'backup-test-'))
const good = join(folder, 'good.tar')

let installation: TestInstallation
let ana: Client
let projectId: string
let filmId: string
let film: string
beforeAll(async () => {
  installation = await testInstallation({ worker: true, env: { AUTH_SECRET: SECRET } })
  ana = await installation.join('ana')
  projectId = await projectOf(ana)
  const videoIds = await clipsOf(ana, projectId, [['A lighthouse'], ['A train']])
  filmId = await merge(ana, { projectId, videoIds, transitions: ['fade'], lengths: [0.5] })
  film = await filmHash(installation, ana, filmId)
  await uploadOf(ana, 'A door')
  expect(await backup(good)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Saved \d+ rows and \d+ files \(\d+ MB\)/),
  })
})
afterAll(async () => {
  await installation?.close()
  rmSync(folder, { recursive: true })
})

const databaseOf = ({ installation }: TestInstallation) =>
  String(installation.database.config.get('clientUrl'))
const settings = () => ({
  DATABASE_URL: databaseOf(installation),
  DATA_DIR: installation.installation.env.DATA_DIR,
  AUTH_SECRET: SECRET,
})
const backup = (file: string, env: Record<string, string> = settings()) => runCommand('backup', [file], env)

/** An empty database with a folder of its own, and a restore into them. */
async function elsewhere(more: Record<string, string> = {}) {
  const database = await freshDatabase()
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: mkdtempSync(join(folder, 'elsewhere-')),
    AUTH_SECRET: SECRET,
    ...more,
  }
  return {
    database,
    env,
    storage: openStorage(env),
    restore: (file: string, ...flags: string[]) => runCommand('restore', [file, ...flags], env),
  }
}
/** What a forged entry says of itself. */
type Named = Pick<Header, 'name'> & Partial<Header>
type Elsewhere = Awaited<ReturnType<typeof elsewhere>>

async function query<Row extends pg.QueryResultRow = any>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}

const NAMED = `
  select unnest(array[video_key, poster_key, mezzanine_video_key, mezzanine_sound_key]) as key from video
  union select file_key from film_part
  union select unnest(array[original_key, medium_key, small_key]) from asset`
const named = async (url: string) =>
  (await query<{ key: string | null }>(url, NAMED)).flatMap(({ key }) => key ?? [])
const filesIn = (root: string) =>
  existsSync(root)
    ? readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : []

const hashOf = async (storage: Elsewhere['storage'], key: string) => {
  const hash = createHash('sha256')
  for await (const chunk of await storage.read(key)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** What a backup that is being written to `file` has so far. */
const partsOf = (file: string) =>
  readdirSync(folder).filter((name) => name.startsWith(`${basename(file)}.`) && name.endsWith('.part'))

/** The rows of every table, as text, in an order that does not matter. */
async function rowsOf(url: string): Promise<Record<string, string[]>> {
  const tables = await query<{ name: string }>(
    url,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const told: Record<string, string[]> = {}
  for (const { name } of tables) {
    const columns = name === 'mikro_orm_migrations' ? 'name' : 't'
    told[name] = (
      await query<{ row: string }>(url, `select ${columns}::text as row from ${name} t order by 1`)
    ).map(({ row }) => row)
  }
  return told
}

/**
 * Writes a backup again with other entries. `change` returns the new content of one; the sums are recomputed.
 */
async function forge(
  file: string,
  change: (header: Header, body: Buffer) => { header?: Header; body?: Buffer } | undefined,
  more: { header: Named; body?: string }[] = [],
): Promise<string> {
  const from = extract()
  const to = pack()
  const sums: string[] = []
  const add = (header: Named, body: Buffer) => {
    sums.push(`${createHash('sha256').update(body).digest('hex')}  ${header.name}\n`)
    to.entry({ ...header, size: body.length }, body)
  }
  from.end(readFileSync(file))
  for await (const entry of from) {
    const chunks: Buffer[] = []
    for await (const chunk of entry) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    if (entry.header.name === 'SHA256SUMS') {
      for (const { header, body: added } of more) {
        if (header.type && header.type !== 'file') to.entry(header)
        else add(header, Buffer.from(added ?? ''))
      }
      to.entry({ name: 'SHA256SUMS' }, sums.join(''))
      continue
    }
    const changed = change(entry.header, body)
    if (changed) add({ ...entry.header, ...changed.header }, changed.body ?? body)
  }
  to.finalize()
  const chunks: Buffer[] = []
  for await (const chunk of to) chunks.push(chunk as Buffer)
  const forged = join(folder, `forged-${Math.random().toString(36).slice(2)}.tar`)
  writeFileSync(forged, Buffer.concat(chunks))
  return forged
}

test('every row is in a backup, every file is there and equal; the file is for its owner alone', async () => {
  const { database, env, storage, restore } = await elsewhere()
  try {
    expect(statSync(good).mode & 0o777).toBe(0o600)
    const before = await rowsOf(databaseOf(installation))
    expect(await restore(good)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('This installation is empty'),
    })
    expect(await rowsOf(env.DATABASE_URL)).toEqual({ ...before, arriving_file: [], queue_watch: [] })
    const keys = await named(env.DATABASE_URL)
    expect(keys.length).toBeGreaterThan(10)
    for (const key of keys)
      expect(await hashOf(storage, key)).toBe(await hashOf(installation.installation.storage, key))
    // Whatever looks like a file anywhere in the data is one that the backup knows.
    const mentioned = new Set(
      Object.entries(before).flatMap(([table, rows]) =>
        table === 'arriving_file'
          ? []
          : rows.flatMap((row) => row.match(/[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f-]{36}\.\w+/g) ?? []),
      ),
    )
    expect([...mentioned].sort()).toEqual(keys.sort())
    expect(filesIn(join(env.DATA_DIR, 'scratch'))).toEqual([])
  } finally {
    await database.drop()
  }
})

test('what was in a folder goes into a bucket, and works: old passwords, sessions, tokens and films', async () => {
  const bucket = await startBucket()
  const {
    createApiToken: { token: secret },
  } = await ana.ask('mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }', {
    input: { name: 'a tool', scope: 'READ', expiresInDays: 1 },
  })
  const file = join(folder, 'with-token.tar')
  expect((await backup(file)).code).toBe(0)
  const { database, restore } = await elsewhere({ STORAGE_URL: bucket.url })
  expect((await restore(file)).err).toBe('')
  const other = await testInstallation({
    env: { AUTH_SECRET: SECRET, STORAGE_URL: bucket.url },
    on: database,
  })
  try {
    for (const person of [
      await other.signIn('ana', PASSWORD),
      other.client(ana.token),
      other.client(secret),
    ]) {
      expect(await filmHash(other, person, filmId)).toBe(film)
      expect(
        (await other.rest(person).get('/projects')).body.map(
          ({ project_id: id }: { project_id: string }) => id,
        ),
      ).toEqual([projectId])
    }
  } finally {
    await other.close()
    await bucket.close()
  }
})

test('files whose rows are deleted while a backup is made are in it, and go after it', async () => {
  const own = await projectOf(ana, 'Soon gone')
  await clipsOf(ana, own, [['A tent']])
  const before = await named(databaseOf(installation))
  const { child, ended } = startCommand('backup', ['-'], settings())
  await once(child.stdout!, 'readable') // its rows are copied, and it waits for its reader
  await ana.ask('mutation ($id: ID!) { deleteProject(id: $id) }', { id: own })
  const left = new Set(await named(databaseOf(installation)))
  const gone = before.filter((key) => !left.has(key))
  expect(gone.length).toBeGreaterThan(2)
  await uploadOf(ana, 'Too late for it')
  const chunks: Buffer[] = []
  for await (const chunk of child.stdout!) chunks.push(chunk as Buffer)
  expect(await ended).toMatchObject({ code: 0 })
  const file = join(folder, 'streamed.tar')
  writeFileSync(file, Buffer.concat(chunks))

  const { database, env, storage, restore } = await elsewhere()
  try {
    expect(await restore(file)).toMatchObject({ code: 0, err: '' })
    expect((await named(env.DATABASE_URL)).sort()).toEqual(before.sort())
    for (const key of gone)
      expect(await hashOf(storage, key)).toBe(await hashOf(installation.installation.storage, key))
    expect(await query(env.DATABASE_URL, `select from asset where name = 'Too late for it'`)).toHaveLength(0)
  } finally {
    await database.drop()
  }
  await query(databaseOf(installation), `update arriving_file set since = now() - interval '25 hours'`)
  await installation.installation.services.pendingFiles.sweep()
  for (const key of gone)
    await expect(installation.installation.storage.stat(key)).rejects.toThrow('No file is stored')
})

test('a backup is never written over, and none is half', async () => {
  const before = readFileSync(good)
  expect(await backup(good)).toMatchObject({
    code: 1,
    err: expect.stringContaining('exists already, and a backup is never written over'),
  })
  expect(readFileSync(good).equals(before)).toBe(true)
  expect(await backup(join(folder, 'nowhere', 'x.tar'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('its folder does not exist'),
  })

  const held = new pg.Client(databaseOf(installation))
  await held.connect()
  await held.query('select pg_advisory_lock_shared($1)', [FILES_LOCK])
  const file = join(folder, 'stopped.tar')
  const { child, ended } = startCommand('backup', [file], settings())
  while (!partsOf(file).length) await new Promise((resolve) => setTimeout(resolve, 50))
  child.kill('SIGINT')
  expect(await ended).toMatchObject({ code: 130, err: expect.stringContaining('Stopped') })
  expect([existsSync(file), partsOf(file)]).toEqual([false, []])

  const twice = join(folder, 'twice.tar')
  const two = [1, 2].map(() => startCommand('backup', [twice], settings()).ended)
  while (partsOf(twice).length < 2) await new Promise((resolve) => setTimeout(resolve, 50))
  await held.end()
  const ends = await Promise.all(two)
  expect(ends.map(({ code }) => code).sort()).toEqual([0, 1])
  expect(ends.find(({ code }) => code)!.err).toContain('exists already')
  expect(partsOf(twice)).toEqual([])
})

test('a storage that has none of the files is told, and is no backup', async () => {
  const file = join(folder, 'wrong-storage.tar')
  expect(
    await backup(file, { ...settings(), STORAGE_URL: mkdtempSync(join(folder, 'empty-')) }),
  ).toMatchObject({ code: 1, err: expect.stringContaining('is not there') })
  expect([existsSync(file), partsOf(file)]).toEqual([false, []])
})

test('a lost file is told, and all else is saved', async () => {
  const copy = await elsewhere()
  try {
    await copy.restore(good)
    const [key] = await named(copy.env.DATABASE_URL)
    await copy.storage.remove([key])
    const file = join(folder, 'without-one.tar')
    expect(await backup(file, copy.env)).toMatchObject({
      code: 0,
      out: expect.stringContaining(
        `1 files that the database names were not in the storage, and are not in the backup: ${key}`,
      ),
    })
  } finally {
    await copy.database.drop()
  }
})

describe('a restore', () => {
  test('is refused while the product runs, and where there are accounts', async () => {
    expect(await runCommand('restore', [good, '--replace'], settings())).toMatchObject({
      code: 1,
      err: expect.stringContaining('Cutroom is running on this database'),
    })
    const copy = await elsewhere()
    try {
      await copy.restore(good)
      const before = await rowsOf(copy.env.DATABASE_URL)
      expect(await copy.restore(good)).toMatchObject({
        code: 1,
        err: expect.stringContaining('Add -- --replace'),
        out: expect.stringMatching(/This installation has 1 accounts, \d+ projects/),
      })
      expect(await rowsOf(copy.env.DATABASE_URL)).toEqual(before)
    } finally {
      await copy.database.drop()
    }
  })

  test('replaces what is there, and its files', async () => {
    const copy = await elsewhere()
    const lived = await testInstallation({
      env: { AUTH_SECRET: SECRET, STORAGE_URL: join(copy.env.DATA_DIR, 'files') },
      on: { ...copy.database, drop: async () => {} },
    })
    const ben = await lived.join('ben')
    await uploadOf(ben, 'A window')
    await lived.close()
    expect(filesIn(join(copy.env.DATA_DIR, 'files'))).toHaveLength(3)
    try {
      expect(await copy.restore(good, '--replace')).toMatchObject({ code: 0, err: '' })
      expect(await query(copy.env.DATABASE_URL, 'select username from account')).toEqual([
        { username: 'ana' },
      ])
      const keys = await named(copy.env.DATABASE_URL)
      expect(filesIn(join(copy.env.DATA_DIR, 'files')).sort()).toEqual(
        keys.map((key) => key.slice(key.lastIndexOf('/') + 1)).sort(),
      )
      expect(await query(copy.env.DATABASE_URL, 'select key from arriving_file')).toEqual([])
    } finally {
      await copy.database.drop()
    }
  })

  test('that fails leaves rows and files as they were', async () => {
    const copy = await elsewhere()
    try {
      await copy.restore(good)
      await query(copy.env.DATABASE_URL, `update account set username = 'hers'`)
      const [before, files] = [
        await rowsOf(copy.env.DATABASE_URL),
        filesIn(join(copy.env.DATA_DIR, 'files')).sort(),
      ]
      const later = join(folder, 'later.tar')
      await backup(later)
      const wrong = await forge(later, ({ name }, body) =>
        name === 'cutroom-backup.json'
          ? { body: Buffer.from(body.toString().replace(/"rows": \d+/g, '"rows": 99')) }
          : {},
      )
      expect(await copy.restore(wrong, '--replace')).toMatchObject({
        code: 1,
        err: expect.stringContaining('is shorter than it says'),
      })
      expect(await rowsOf(copy.env.DATABASE_URL)).toEqual(before)
      expect(filesIn(join(copy.env.DATA_DIR, 'files')).sort()).toEqual(files)
    } finally {
      await copy.database.drop()
    }
  })

  test('refuses what is no whole backup before anything is changed', async () => {
    const bytes = readFileSync(good)
    const damaged = join(folder, 'damaged.tar')
    const flipped = Buffer.from(bytes)
    flipped[Math.floor(bytes.length / 2)] ^= 1
    writeFileSync(damaged, flipped)
    const cut = join(folder, 'cut.tar')
    writeFileSync(cut, bytes)
    truncateSync(cut, bytes.length - 5_000)
    const [noise, empty] = [join(folder, 'noise.tar'), join(folder, 'empty.tar')]
    writeFileSync(noise, Buffer.alloc(20_000, 'x'))
    writeFileSync(empty, '')
    const extra = (header: Named, body?: string) => forge(good, () => ({}), [{ header, body }])
    const key = 'aa/aa/aaaaaaaa-1111-4111-8111-111111111111.mp4'
    const header = (change: (given: any) => void) =>
      forge(good, ({ name }, body) => {
        if (name !== 'cutroom-backup.json') return {}
        const given = JSON.parse(body.toString())
        change(given)
        return { body: Buffer.from(JSON.stringify(given)) }
      })
    const wrong: [string, string][] = [
      [damaged, 'This is no whole backup'],
      [cut, 'This is no whole backup'],
      [noise, 'This is no whole backup'],
      [empty, 'This is no whole backup'],
      [await extra({ name: '../../../../tmp/evil' }, 'x'), 'it holds more than a backup does'],
      [await extra({ name: 'files/../../evil.mp4' }, 'x'), 'it holds more than a backup does'],
      [
        await extra({ name: `files/videos/${key}`, type: 'symlink', linkname: '/etc/passwd' }),
        'it holds more than a backup does',
      ],
      [
        await extra({ name: `files/videos/${key}`, type: 'link', linkname: '/etc/passwd' }),
        'it holds more than a backup does',
      ],
      [await extra({ name: '/etc/cron.d/evil' }, 'x'), 'it holds more than a backup does'],
      [
        await forge(good, ({ name }) => (name === 'tables/video.copy.gz' ? undefined : {})),
        'the table video is missing',
      ],
      [await header((given) => (given.format = 2)), 'made by a newer Cutroom'],
      [await header((given) => given.migrations.push('Migration29990101000000')), 'made by a newer Cutroom'],
      [await header((given) => (given.tables[0].name = 'pg_catalog"."x')), 'its header cannot be read'],
    ]
    for (const [file, sentence] of wrong) {
      const DATA_DIR = join(folder, 'untouched')
      const { code, err } = await runCommand('restore', [file], { DATA_DIR })
      expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(sentence) })
      expect(err).toContain('Nothing was changed')
      expect(existsSync(DATA_DIR)).toBe(false)
    }
  })

  test('takes rows only into tables and columns that there are', async () => {
    const copy = await elsewhere()
    try {
      const wrong = await forge(good, ({ name }, body) =>
        name === 'cutroom-backup.json'
          ? { body: Buffer.from(body.toString().replace('"password_hash"', '"no_column"')) }
          : {},
      )
      expect(await copy.restore(wrong)).toMatchObject({
        code: 1,
        err: expect.stringContaining('is not one of Cutroom’s'),
      })
      expect(filesIn(join(copy.env.DATA_DIR, 'files'))).toEqual([])
      expect(await copy.restore(good)).toMatchObject({ code: 0 })
    } finally {
      await copy.database.drop()
    }
  })

  test('reads the standard input, and brings the secret that was kept in the data folder', async () => {
    const from = await elsewhere()
    const to = await elsewhere()
    const [kept, restored] = [from, to].map(({ env }) => ({
      DATABASE_URL: env.DATABASE_URL,
      DATA_DIR: env.DATA_DIR,
    }))
    try {
      await from.restore(good)
      writeFileSync(join(from.env.DATA_DIR, 'auth-secret'), `${'s'.repeat(40)}\n`, { mode: 0o600 })
      const file = join(folder, 'with-secret.tar')
      expect((await backup(file, kept)).code).toBe(0)
      const { child, ended } = startCommand('restore', ['-'], restored)
      child.stdin!.end(readFileSync(file))
      const said = text(child.stdout!)
      expect((await ended).err).toBe('')
      expect(await said).toContain('Restored')
      const secret = join(to.env.DATA_DIR, 'auth-secret')
      expect([readFileSync(secret, 'utf8').trim(), statSync(secret).mode & 0o777]).toEqual([
        's'.repeat(40),
        0o600,
      ])

      rmSync(secret)
      mkdirSync(join(secret, 'in-the-way'), { recursive: true })
      const halfDone = await runCommand('restore', [file, '--replace'], restored)
      expect(halfDone).toMatchObject({
        code: 1,
        err: expect.stringContaining('Rows and files were restored, but not the secret'),
      })
      expect(readFileSync(`${secret}.arriving`, 'utf8').trim()).toBe('s'.repeat(40))
      expect(filesIn(join(to.env.DATA_DIR, 'files'))).toHaveLength((await named(to.env.DATABASE_URL)).length)
    } finally {
      await from.database.drop()
      await to.database.drop()
    }
  })

  test('goes on with what was queued when the backup was made', async () => {
    const { videoId, jobId } = await prompt(ana, projectId, 'A kite')
    const copy = await elsewhere()
    await copy.restore(good)
    await query(copy.env.DATABASE_URL, `insert into job select (jsonb_populate_record(null::job, $1)).*`, [
      await jobRow(jobId),
    ])
    await query(
      copy.env.DATABASE_URL,
      `insert into video select (jsonb_populate_record(null::video, $1)).*`,
      [await videoRow(videoId)],
    )
    const file = join(folder, 'with-job.tar')
    expect((await backup(file, copy.env)).code).toBe(0)
    await copy.database.drop()

    const again = await elsewhere()
    expect((await again.restore(file)).err).toBe('')
    const other = await testInstallation({
      worker: true,
      env: { AUTH_SECRET: SECRET, STORAGE_URL: join(again.env.DATA_DIR, 'files') },
      on: again.database,
    })
    try {
      expect(await filmHash(other, await other.signIn('ana'), videoId)).toMatch(/^[0-9a-f]{64}$/)
    } finally {
      await other.close()
    }
  })
})

/** A job before a worker has started it, and its video. */
const jobRow = async (id: string) => ({
  ...(await query(databaseOf(installation), 'select to_jsonb(job) as row from job where id = $1', [id]))[0]
    .row,
  status: 'queued',
  attempts: 0,
  progress: 0,
  lease_until: null,
  started_at: null,
  finished_at: null,
})
const videoRow = async (id: string) => ({
  ...(
    await query(databaseOf(installation), 'select to_jsonb(video) as row from video where id = $1', [id])
  )[0].row,
  status: 'in_progress',
  video_key: null,
  poster_key: null,
  mezzanine_video_key: null,
  mezzanine_sound_key: null,
})
