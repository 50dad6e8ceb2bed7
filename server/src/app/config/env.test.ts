import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authSecret, readEnv } from './env.js'

const folder = mkdtempSync(join(tmpdir(), 'env-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('no variable is required', () => {
  const env = readEnv({})
  expect(env).toMatchObject({ PORT: 4000, REGISTRATION: 'open', LOG_LEVEL: 'info', NODE_ENV: 'development' })
  expect(env.DATA_DIR).toMatch(/\.data$/)
  expect(env.FAL_KEY).toBeUndefined()
})

test('an empty variable counts as absent, and unknown ones are ignored', () => {
  expect(readEnv({ PORT: '', FAL_KEY: ' ', DATABASE_URL: '', PATH: '/bin' })).toEqual(readEnv({}))
})

test('values are typed', () => {
  const env = readEnv({
    PORT: '8080',
    REGISTRATION: 'invite',
    PUBLIC_URL: 'https://films.example.com/',
    DATA_DIR: 'somewhere',
    WEBHOOK_NETWORKS: '10.0.0.0/8, fd12::/16',
  })
  expect(env.WEBHOOK_NETWORKS).toEqual(['10.0.0.0/8', 'fd12::/16'])
  expect(env).toMatchObject({ PORT: 8080, REGISTRATION: 'invite', PUBLIC_URL: 'https://films.example.com' })
  expect(env.DATA_DIR).toBe(join(process.cwd(), 'somewhere'))
})

test('one error lists every invalid variable, one per line', () => {
  const wrong = {
    PORT: 'four',
    REGISTRATION: 'closed',
    DATABASE_URL: 'mysql://x',
    AUTH_SECRET: 'short',
    STORAGE_URL: 'ftp://files',
    LOG_LEVEL: 'loud',
    SMTP_URL: 'mail.example.com',
    FAL_URL: 'fal',
    PUBLIC_URL: 'films.example.com',
    NODE_ENV: 'staging',
    WEBHOOK_NETWORKS: 'intranet',
  }
  let message = ''
  try {
    readEnv(wrong)
  } catch (error) {
    message = (error as Error).message
  }
  const lines = message
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
  expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(wrong).sort())
  expect(lines).toContain('REGISTRATION must be one of: open, invite')
  expect(lines).toContain('AUTH_SECRET must have at least 32 characters')
})

test.each(['65536', '-1', '4e3', '80.5'])('%s is not a valid port', (PORT) => {
  expect(() => readEnv({ PORT })).toThrow('PORT must be a port number')
})

test.each(['s3://bucket/films?region=eu-west-1', '/var/films', './films', 'file:///var/films'])(
  '%s can be a storage',
  (STORAGE_URL) => {
    expect(readEnv({ STORAGE_URL }).STORAGE_URL).toBe(STORAGE_URL)
  },
)

test('a secret is made once, is readable by its owner alone, and stays the same', () => {
  const env = readEnv({ DATA_DIR: join(folder, 'new') })
  const secret = authSecret(env)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(authSecret(env)).toBe(secret)
  const file = join(folder, 'new', 'auth-secret')
  expect(readFileSync(file, 'utf8').trim()).toBe(secret)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  writeFileSync(file, 'cut off')
  expect(() => authSecret(env)).toThrow('is damaged')
})

test('a secret of the environment is not written down', () => {
  expect(authSecret(readEnv({ AUTH_SECRET: 'x'.repeat(32), DATA_DIR: folder }))).toBe('x'.repeat(32))
})
