import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testInstallation } from '../installation.js'
import { uploadOf } from '../journeys/pictures.js'
import { runCommand } from './command.js'
import { type ForgedHeader, forge, forgeHeader } from './forge.js'

const folder = mkdtempSync(join(tmpdir(), 'damaged-backup-'))
const whole = join(folder, 'whole.tar')

beforeAll(async () => {
  const { installation, join: register, close } = await testInstallation()
  await uploadOf(await register('ana'), 'A door')
  const env = {
    DATABASE_URL: String(installation.database.config.get('clientUrl')),
    DATA_DIR: installation.env.DATA_DIR,
  }
  expect(await runCommand('backup', [whole], env)).toMatchObject({ code: 0 })
  await close()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a file with these bytes. */
function written(name: string, bytes: Buffer | string): string {
  writeFileSync(join(folder, name), bytes)
  return join(folder, name)
}
function flipped(): string {
  const bytes = readFileSync(whole)
  const table = bytes.indexOf(Buffer.from('1f8b08', 'hex'))
  bytes[table + 12] ^= 1
  return written('flipped.tar', bytes)
}
function cutOff(): string {
  const bytes = readFileSync(whole)
  const file = written('cut.tar', bytes)
  truncateSync(file, bytes.length - 5_000)
  return file
}
const withEntry = (header: ForgedHeader, body?: string) => forge(whole, () => ({}), [{ header, body }])
const withoutClips = () => forge(whole, ({ name }) => (name === 'tables/clip.copy.gz' ? undefined : {}))
const withHeader = (change: (header: any) => void) =>
  forgeHeader(whole, (given) => {
    const header = JSON.parse(given)
    change(header)
    return JSON.stringify(header)
  })

const FILE = 'files/videos/aa/aa/aaaaaaaa-1111-4111-8111-111111111111.mp4'
const PASSWORDS = '/etc/passwd'
const wrong: [what: string, file: () => string | Promise<string>, sentence: string][] = [
  ['with a changed byte', flipped, 'This backup is incomplete'],
  ['that is truncated', cutOff, 'This backup is incomplete'],
  ['that is noise', () => written('noise.tar', Buffer.alloc(20_000, 'x')), 'This backup is incomplete'],
  ['that is empty', () => written('empty.tar', ''), 'This backup is incomplete'],
  [
    'with an entry outside of its folder',
    () => withEntry({ name: '../../../../tmp/evil' }, 'x'),
    'it holds more than a backup does',
  ],
  [
    'with a file outside of the storage',
    () => withEntry({ name: 'files/../../evil.mp4' }, 'x'),
    'it holds more than a backup does',
  ],
  [
    'with a symbolic link',
    () => withEntry({ name: FILE, type: 'symlink', linkname: PASSWORDS }),
    'it holds more than a backup does',
  ],
  [
    'with a hard link',
    () => withEntry({ name: FILE, type: 'link', linkname: PASSWORDS }),
    'it holds more than a backup does',
  ],
  [
    'with an absolute path',
    () => withEntry({ name: '/etc/cron.d/evil' }, 'x'),
    'it holds more than a backup does',
  ],
  ['without a table', withoutClips, 'the table clip is missing'],
  ['in a newer format', () => withHeader((header) => (header.format = 2)), 'made by a newer Cutroom'],
  [
    'with a newer migration',
    () => withHeader((header) => header.migrations.push('Migration29990101000000')),
    'made by a newer Cutroom',
  ],
  [
    'with an injected table name',
    () => withHeader((header) => (header.tables[0].name = 'pg_catalog"."x')),
    'its header cannot be read',
  ],
]

test.each(wrong)('a file %s is refused before anything is changed', async (_what, file, sentence) => {
  const DATA_DIR = join(folder, 'untouched')
  const { code, err } = await runCommand('restore', [await file()], { DATA_DIR })
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(sentence) })
  expect(err).toContain('Nothing was changed')
  expect(existsSync(DATA_DIR)).toBe(false)
})

test('the original backup is valid', async () => {
  const { out } = await runCommand('restore', [whole], {
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
    DATA_DIR: folder,
  })
  expect(out).toContain('The backup is whole')
})
