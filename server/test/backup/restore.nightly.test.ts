import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { migratorOf } from '#platform/database/migrator'
import { openDatabase } from '../../src/app/process/database.js'
import { testInstallation } from '../installation.js'
import { filmHash } from '../journeys/film-making.js'
import { uploadOf } from '../journeys/pictures.js'
import { prompt } from '../journeys/workspace.js'
import { runCommand, startCommand } from './command.js'
import { forgeHeader } from './forge.js'
import { namedFiles, query, rowsOf } from './rows.js'
import { type SavedInstallation, filesIn, savedInstallation } from './saved-installation.js'

let saved: SavedInstallation
beforeAll(async () => {
  saved = await savedInstallation()
})
afterAll(() => saved.close())

const at = (name: string) => join(saved.folder, name)
const filesOf = ({ DATA_DIR }: { DATA_DIR: string }) => filesIn(join(DATA_DIR, 'files')).sort()

test('a restore is refused while the server runs, and if there are accounts', async () => {
  expect(await runCommand('restore', [saved.file, '--replace'], saved.env)).toMatchObject({
    code: 1,
    err: expect.stringContaining('Cutroom is running on this database'),
  })
  const { env, restore } = await saved.elsewhere()
  await restore(saved.file)
  const before = await rowsOf(env.DATABASE_URL)
  expect(await restore(saved.file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('Add -- --replace'),
    out: expect.stringMatching(/This installation has 1 accounts, \d+ projects/),
  })
  expect(await rowsOf(env.DATABASE_URL)).toEqual(before)
})

test('a forced restore replaces existing rows and files', async () => {
  const { database, env, restore } = await saved.elsewhere()
  const lived = await testInstallation({
    env: { ...saved.settings, STORAGE_URL: join(env.DATA_DIR, 'files') },
    on: { ...database, drop: async () => {} },
  })
  await uploadOf(await lived.join('ben'), 'A window')
  await lived.close()
  expect(filesOf(env)).toHaveLength(3)
  expect(await restore(saved.file, '--replace')).toMatchObject({ code: 0, err: '' })
  expect(await query(env.DATABASE_URL, 'select username from account')).toEqual([{ username: 'ana' }])
  const keys = await namedFiles(env.DATABASE_URL)
  expect(filesOf(env)).toEqual(keys.map((key) => key.slice(key.lastIndexOf('/') + 1)).sort())
  expect(await query(env.DATABASE_URL, 'select key from arriving_file')).toEqual([])
})

test('a restore replaces an installation of an older release with other table names', async () => {
  const { database, env, restore } = await saved.elsewhere()
  const old = await openDatabase(database.url)
  await migratorOf(old).up({ to: 'Migration20261126190000_search_folding' })
  await old.close()
  await query(env.DATABASE_URL, `insert into account (email, username) values ('ben@example.com', 'ben')`)
  expect(await restore(saved.file, '--replace')).toMatchObject({ code: 0, err: '' })
  expect(await query(env.DATABASE_URL, 'select username from account')).toEqual([{ username: 'ana' }])
})

test('a failed restore changes no rows or files', async () => {
  const { env, restore } = await saved.elsewhere()
  await restore(saved.file)
  await query(env.DATABASE_URL, `update account set username = 'hers'`)
  const [before, files] = [await rowsOf(env.DATABASE_URL), filesOf(env)]
  await uploadOf(saved.ana, 'A gate')
  await saved.backup(at('later.tar'))
  const wrong = await forgeHeader(at('later.tar'), (header) => header.replace(/"rows": \d+/g, '"rows": 99'))
  expect(await restore(wrong, '--replace')).toMatchObject({
    code: 1,
    err: expect.stringContaining('is shorter than it says'),
  })
  expect(await rowsOf(env.DATABASE_URL)).toEqual(before)
  expect(filesOf(env)).toEqual(files)
})

test('a restore only writes to existing tables and columns', async () => {
  const { env, restore } = await saved.elsewhere()
  const wrong = await forgeHeader(saved.file, (header) => header.replace('"password_hash"', '"no_column"'))
  expect(await restore(wrong)).toMatchObject({
    code: 1,
    err: expect.stringContaining('is not one of Cutroom’s'),
  })
  expect(filesOf(env)).toEqual([])
  expect(await restore(saved.file)).toMatchObject({ code: 0 })
})

test('a restore reads standard input, and restores the secret of the data folder', async () => {
  const kept = 's'.repeat(40)
  const from = await saved.elsewhere()
  const to = await saved.elsewhere()
  await from.restore(saved.file)
  writeFileSync(join(from.env.DATA_DIR, 'auth-secret'), `${kept}\n`, { mode: 0o600 })
  const withoutSecret = ({ env: { DATABASE_URL, DATA_DIR } }: typeof from) => ({ DATABASE_URL, DATA_DIR })
  const file = at('with-secret.tar')
  expect((await saved.backup(file, withoutSecret(from))).code).toBe(0)
  const { child, ended } = startCommand('restore', ['-'], withoutSecret(to))
  child.stdin!.end(readFileSync(file))
  const said = text(child.stdout!)
  expect((await ended).err).toBe('')
  expect(await said).toContain('Restored')
  const secret = join(to.env.DATA_DIR, 'auth-secret')
  expect([readFileSync(secret, 'utf8').trim(), statSync(secret).mode & 0o777]).toEqual([kept, 0o600])

  rmSync(secret)
  mkdirSync(join(secret, 'in-the-way'), { recursive: true })
  expect(await runCommand('restore', [file, '--replace'], withoutSecret(to))).toMatchObject({
    code: 1,
    err: expect.stringContaining('Rows and files were restored, but not the secret'),
  })
  expect(readFileSync(`${secret}.arriving`, 'utf8').trim()).toBe(kept)
  expect(filesOf(to.env)).toHaveLength((await namedFiles(to.env.DATABASE_URL)).length)
})

test('queued jobs continue after a restore', async () => {
  const { videoId, jobId } = await prompt(saved.ana, saved.projectId, 'A kite')
  const copy = await saved.elsewhere()
  await copy.restore(saved.file)
  for (const [table, row] of [
    ['job', await waitingJob(jobId)],
    ['clip', await waitingVideo(videoId)],
  ] as const)
    await query(
      copy.env.DATABASE_URL,
      `insert into ${table} select (jsonb_populate_record(null::${table}, $1)).*`,
      [row],
    )
  const file = at('with-job.tar')
  expect((await saved.backup(file, copy.env)).code).toBe(0)

  const again = await saved.elsewhere()
  expect((await again.restore(file)).err).toBe('')
  const other = await testInstallation({
    worker: true,
    env: { ...saved.settings, STORAGE_URL: join(again.env.DATA_DIR, 'files') },
    on: again.database,
  })
  try {
    expect(await filmHash(other, await other.signIn('ana'), videoId)).toMatch(/^[0-9a-f]{64}$/)
  } finally {
    await other.close()
  }
})

const rowOf = async (table: 'job' | 'clip', id: string): Promise<object> => {
  const [{ row }] = await query<{ row: object }>(
    saved.env.DATABASE_URL,
    `select to_jsonb(${table}) as row from ${table} where id = $1`,
    [id],
  )
  return row
}

/** A queued job and its video. */
const waitingJob = async (id: string) => ({
  ...(await rowOf('job', id)),
  status: 'queued',
  attempts: 0,
  progress: 0,
  lease_until: null,
  started_at: null,
  finished_at: null,
  sending_at: null,
  request_id: null,
  request_model: null,
})
const waitingVideo = async (id: string) => ({
  ...(await rowOf('clip', id)),
  status: 'in_progress',
  video_key: null,
  poster_key: null,
  mezzanine_video_key: null,
  small_poster_key: null,
  mezzanine_sound_key: null,
})
