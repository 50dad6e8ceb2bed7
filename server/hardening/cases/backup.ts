import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join as path } from 'node:path'
import { findRunning } from '#platform/database/embedded/embedded'
import { newKey } from '#platform/storage/storage'
import { startBucket } from '../../test/bucket.js'
import { Client } from '../../test/graphql-client.js'
import { clipsOf, merge } from '../../test/journeys/film-making.js'
import { pictureFile, uploadOf } from '../../test/journeys/pictures.js'
import { arrived, look, projectOf, prompt } from '../../test/journeys/workspace.js'
import { assertFiles, command, runCommand, keysInRows, partsOf, sizeOf } from '../backup-commands.js'
import { type Case, assert, until } from '../case.js'
import { join, signIn } from '../people.js'
import { newDatabase, query } from '../postgres.js'
import { newFolder, start } from '../product.js'

const MEGABYTE = 1024 ** 2

const underWrites: Case = {
  name: 'A backup during writes, restored elsewhere, has every file that its rows refer to, and users can sign in',
  run: async () => {
    const settings = { AUTH_SECRET: '' } // the secret is generated in the data folder
    const installation = await start('main', { settings })
    const ana = await join(installation.url, 'ana')
    const projects = await Promise.all([1, 2].map(() => projectOf(ana.graphql)))
    const [kept, gone] = await Promise.all(
      projects.map(async (id) => (await prompt(ana.graphql, id, 'A lighthouse')).videoId),
    )
    for (const id of [kept, gone])
      assert((await arrived(ana.graphql, id)).status === 'PENDING', 'a video did not arrive')
    const colour = (at: number) => `#${(at * 7_919 + 4_096).toString(16).padStart(6, '0').slice(-6)}`
    let [isOver, uploads] = [false, 0]
    const writing = (async () => {
      for (; !isOver; uploads += 1)
        await uploadOf(ana.graphql, `Picture ${uploads}`, { file: await pictureFile(colour(uploads)) })
    })()
    await until('Pictures arrive', 30, () => uploads > 5)
    const file = path(newFolder(), 'cutroom.tar')
    const backup = command('backup', [file], { DATA_DIR: installation.dataDir })
    // Its first output comes after the snapshot.
    await until(
      'The backup has started',
      60,
      () => partsOf(file).some((part) => sizeOf(part) > 0) || existsSync(file),
      2,
    )
    await ana.graphql.ask('mutation ($id: ID!) { deleteProject(id: $id) }', { id: projects[1] })
    const saved = await backup.ended
    assert(saved.code === 0, saved.words)
    isOver = true
    await writing
    await installation.end()

    const dataDir = newFolder()
    const restored = await runCommand('restore', [file], { DATA_DIR: dataDir })
    const again = await start('main', { dataDir, settings })
    const url = await findRunning(path(dataDir, 'postgres'))
    const count = await assertFiles(url!, dataDir, installation.dataDir)
    assert(
      (await query(url!, 'select from clip where id = $1', [gone])).length === 1,
      'a video that was deleted later is not in the backup',
    )
    const back = await signIn(again.url, 'ana')
    const film = await fetch(new URL((await look(back.graphql, kept)).downloadUrl, again.url))
    assert(film.ok && (await film.arrayBuffer()).byteLength > 10_000, 'the video is missing')
    assert((await back.rest.get('/projects')).status === 200, 'REST does not respond')
    assert((await signInWith(again.url, ana.token)) === 'ana', 'an old session is refused')
    await again.end()
    return `${uploads} uploads meanwhile, ${count} files restored and equal; backup ${saved.seconds.toFixed(1)} s, ${saved.megabytes} MB of memory; restore ${restored.seconds.toFixed(1)} s, ${restored.megabytes} MB`
  },
}

const signInWith = async (url: string, token: string): Promise<string> => {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{"query":"{ me { username } }"}',
  })
  const { data } = (await answer.json()) as { data: { me: { username: string } } }
  return data.me.username
}

/** An installation with an account, an image, and this many megabytes of film parts. */
async function filled(megabytes: number, username: string) {
  const databaseUrl = await newDatabase()
  const installation = await start('main', { databaseUrl })
  const ana = await join(installation.url, username)
  await uploadOf(ana.graphql, 'A door')
  await installation.end()
  for (let at = 0; at * 32 < megabytes; at += 1) {
    const key = newKey('parts', 'mp4')
    mkdirSync(dirname(path(installation.dataDir, 'files', key)), { recursive: true })
    writeFileSync(path(installation.dataDir, 'files', key), randomBytes(32 * MEGABYTE))
    await query(databaseUrl, 'insert into film_part (key, file_key, bytes) values ($1, $2, $3)', [
      `${username} ${at}`,
      key,
      32 * MEGABYTE,
    ])
  }
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: installation.dataDir,
    AUTH_SECRET: 'a secret of thirty-two letters or more',
  }
}

/** The state of the accounts and the tree of files. */
const stateOf = async ({ DATABASE_URL }: { DATABASE_URL: string }) =>
  JSON.stringify([
    await query(DATABASE_URL, 'select * from account order by id'),
    await query(DATABASE_URL, 'select * from film_part order by key'),
    (await keysInRows(DATABASE_URL)).sort(),
  ])

const killed = (megabytes: number, moments: number[]): Case => ({
  name: `Killed backups and restores of ${megabytes} MB change nothing`,
  minutes: 8,
  run: async () => {
    const from = await filled(megabytes, 'ana')
    const to = await filled(32, 'ben')
    const file = path(newFolder(), 'cutroom.tar')
    const half = (size: number) => size > (megabytes * MEGABYTE) / 3

    const killedBackup = command('backup', [file], from)
    await until('Half of it is written', 60, () => partsOf(file).some((part) => half(sizeOf(part))), 2)
    killedBackup.child.kill('SIGKILL')
    await killedBackup.ended
    assert(!existsSync(file), 'a killed backup left a file')
    for (const part of partsOf(file)) rmSync(part)
    const saved = await runCommand('backup', [file], from)
    assert(!partsOf(file).length, 'a backup left a partial file')

    const [before, restoredState] = [await stateOf(to), await stateOf(from)]
    const whole = await runCommand('restore', [file], {
      ...from,
      DATABASE_URL: await newDatabase(),
      DATA_DIR: newFolder(),
    })
    for (const moment of moments) {
      const restore = command('restore', [file, '--replace'], to)
      await new Promise((resolve) => setTimeout(resolve, whole.seconds * 1000 * moment))
      restore.child.kill('SIGKILL')
      if ((await restore.ended).code === 0) continue // it was already done
      const after = await stateOf(to)
      if (after === restoredState) break // it had committed already
      assert(after === before, `a restore killed at ${moment} of its time changed something`)
      for (const key of await keysInRows(to.DATABASE_URL))
        assert(existsSync(path(to.DATA_DIR, 'files', key)), 'a killed restore removed a file')
    }
    const restored = await runCommand('restore', [file, '--replace'], to)
    assert((await stateOf(to)) === (await stateOf(from)), 'the restore has other rows')
    await assertFiles(to.DATABASE_URL, to.DATA_DIR, from.DATA_DIR)
    const installation = await start('main', { databaseUrl: to.DATABASE_URL, dataDir: to.DATA_DIR })
    await signIn(installation.url, 'ana')
    await installation.end()
    assert(
      saved.megabytes < 600 && restored.megabytes < 600,
      `a backup took ${saved.megabytes} MB of memory, a restore ${restored.megabytes} MB`,
    )
    const size = Math.round(statSync(file).size / MEGABYTE)
    return `${size} MB: backup ${saved.seconds.toFixed(1)} s, ${saved.megabytes} MB of memory; restore ${restored.seconds.toFixed(1)} s, ${restored.megabytes} MB; 1 backup and ${moments.length} restores killed`
  },
})

const journey: Case = {
  name: 'Everything moves: restored into a new folder, and into an external Postgres with a bucket',
  minutes: 8,
  run: async () => {
    const settings = { AUTH_SECRET: '' }
    const installation = await start('main', { settings })
    const ana = await join(installation.url, 'ana')
    const { id: pictureId } = await uploadOf(ana.graphql, 'A door')
    const projectId = await projectOf(ana.graphql)
    const videoIds = await clipsOf(ana.graphql, projectId, [['A lighthouse'], ['A train']])
    const filmId = await merge(ana.graphql, { projectId, videoIds, transitions: ['fade'], lengths: [0.5] })
    const { createApiToken } = await ana.graphql.ask(TOKEN)
    const bytesOf = async (url: string, token: string) => {
      const graphql = new Client(url, token)
      const [film, picture] = [
        await arrived(graphql, filmId),
        (await graphql.ask('query ($id: ID!) { asset(id: $id) { downloadUrl } }', { id: pictureId })).asset,
      ]
      const files = await Promise.all(
        [film, picture].map(async ({ downloadUrl }: { downloadUrl: string }) =>
          Buffer.from(await (await fetch(new URL(downloadUrl, url))).arrayBuffer()),
        ),
      )
      return createHash('sha256').update(Buffer.concat(files)).digest('hex')
    }
    const before = await bytesOf(installation.url, ana.token)
    const file = path(newFolder(), 'cutroom.tar')
    await runCommand('backup', [file], { DATA_DIR: installation.dataDir })
    await installation.end()
    rmSync(installation.dataDir, { recursive: true })

    const bucket = await startBucket()
    try {
      const outside = { DATABASE_URL: await newDatabase(), STORAGE_URL: bucket.url }
      for (const places of [{}, outside] as Record<string, string>[]) {
        const dataDir = newFolder()
        await runCommand('restore', [file], { DATA_DIR: dataDir, ...places })
        const again = await start('main', {
          dataDir,
          databaseUrl: places.DATABASE_URL,
          settings: { ...settings, ...places },
        })
        const back = await signIn(again.url, 'ana')
        for (const token of [back.token, ana.token, createApiToken.token])
          assert((await bytesOf(again.url, token)) === before, 'the film or the image differs')
        await clipsOf(back.graphql, projectId, [['A tent']])
        await again.end()
      }
    } finally {
      await bucket.close()
    }
    return `film and image are byte-identical; password, session and API token work, and a new video is generated; the backup has ${Math.round(statSync(file).size / 1e5) / 10} MB`
  },
}
const TOKEN =
  'mutation { createApiToken(input: { name: "a tool", scope: READ, expiresInDays: 1 }) { token } }'

export const cases: Case[] = [underWrites, journey, killed(64, [0.7]), killed(1_024, [0.2, 0.6, 0.95])]
