import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startEmbedded } from './embedded.js'

const folder = mkdtempSync(join(tmpdir(), 'cutroom-embedded-'))
const dataDir = join(folder, 'postgres')
beforeAll(() => chmodSync(folder, 0o755))
const parents: ChildProcess[] = []
afterAll(() => {
  for (const parent of parents) parent.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** The process id of the server that uses this folder. */
const postmaster = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])

/** Starts another process as the database's parent; resolves with the database's address. */
async function startParent(): Promise<{ process: ChildProcess; url: string }> {
  const module = fileURLToPath(new URL('./embedded.ts', import.meta.url))
  const script = `import { startEmbedded } from ${JSON.stringify(module)}
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })
    console.log(url)
    setInterval(() => undefined, 1000)`
  const parent = spawn(
    process.execPath,
    ['--import', './scripts/typescript.mjs', '--input-type=module', '-e', script],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  parents.push(parent)
  const [url] = (await once(createInterface(parent.stdout!), 'line')) as [string]
  return { process: parent, url }
}

test('a database outlives its parent: it survives a stop, is adopted after a kill, and recovers after a crash', async () => {
  const first = await startEmbedded({ dataDir })
  expect(new URL(first.url).pathname).toBe('/cutroom')
  await ask(first.url, 'create table film (name text)')
  await ask(first.url, `insert into film values ('The Keeper')`)
  await expect(ask(first.url.replace(/:[^:@]+@/, ':guessed@'), 'select 1')).rejects.toThrow('password')
  await first.stop()
  await expect(ask(first.url, 'select 1')).rejects.toThrow()

  const parent = await startParent()
  expect(await ask(parent.url, 'select name from film')).toEqual([{ name: 'The Keeper' }])
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    `already runs on ${dataDir} (process ${parent.process.pid})`,
  )

  parent.process.kill('SIGKILL')
  await once(parent.process, 'exit')
  const said: string[] = []
  const adopted = await startEmbedded({ dataDir, log: (line) => said.push(line) })
  expect(adopted).toMatchObject({ adopted: true, url: parent.url })
  expect(said).toEqual([expect.stringContaining('Took over')])

  await adopted.stop()
  const crashed = await startParent()
  await ask(crashed.url, 'checkpoint')
  crashed.process.kill('SIGKILL')
  process.kill(postmaster(dataDir), 'SIGKILL') // as when the machine crashes: the lock file stays
  const recovered = await startEmbedded({ dataDir })
  expect(recovered.adopted).toBe(false)
  expect(await ask(recovered.url, 'select name from film')).toEqual([{ name: 'The Keeper' }])
  await recovered.stop()
  expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false)

  writeFileSync(join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n0\n1\n\n127.0.0.1\n\nready\n`)
  const afterStale = await startEmbedded({ dataDir }) // that pid now belongs to another program
  await afterStale.stop()

  writeFileSync(join(dataDir, 'PG_VERSION'), '15\n')
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    /made by Postgres 15, and this Cutroom brings Postgres \d+\. Nothing was changed/,
  )
})

const asRoot = process.getuid?.() === 0 ? test : test.skip

asRoot('a folder that Postgres cannot reach gives way to one that it can, and says so', async () => {
  const home = join(folder, 'home')
  const wanted = join(home, 'postgres')
  const said: string[] = []
  const start = async () => startEmbedded({ dataDir: wanted, durable: false, log: (line) => said.push(line) })
  mkdirSync(home, { mode: 0o700 })
  const first = await start()
  try {
    expect(first.dataDir).not.toBe(wanted)
    expect(said).toEqual([`Postgres cannot reach ${wanted}, so the database is kept in ${first.dataDir}`])
    await first.stop()
    const second = await start()
    await second.stop()
    expect(second.dataDir).toBe(first.dataDir)
  } finally {
    rmSync(join(first.dataDir, '..'), { recursive: true, force: true })
  }
})

/** Queries a server that may still be starting. */
async function askWhenUp(url: string): Promise<void> {
  while (!(await ask(url, 'select 1').catch(() => undefined)))
    await new Promise((resolve) => setTimeout(resolve, 50))
}

test('a killed database is restarted at its address; after three failures its parent is notified', async () => {
  const dataDir = join(folder, 'killed')
  const said: string[] = []
  let lose = (_sentence: string) => {}
  const lost = new Promise<string>((resolve) => (lose = resolve))
  const server = await startEmbedded({ dataDir, log: (line) => said.push(line), onLost: lose })
  await ask(server.url, 'create table cut (name text)')
  await ask(server.url, `insert into cut values ('Final')`)
  process.kill(postmaster(dataDir), 'SIGKILL')
  await expect(ask(server.url, 'select pg_sleep(5)')).rejects.toThrow()
  await askWhenUp(server.url)
  expect(await ask(server.url, 'select name from cut')).toEqual([{ name: 'Final' }])
  while (said.length < 2) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(said).toEqual([
    'The database stopped unexpectedly. Restarting it.',
    'The database is running again.',
  ])
  await expect(startEmbedded({ dataDir })).rejects.toThrow('already runs')

  renameSync(join(dataDir, 'global'), join(dataDir, 'gone'))
  process.kill(postmaster(dataDir), 'SIGKILL')
  expect(await lost).toMatch(/^The database has ended, and could not be started again: .*global/)
  renameSync(join(dataDir, 'gone'), join(dataDir, 'global'))
  await server.stop()
})
