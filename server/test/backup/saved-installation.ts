import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStorage } from '#platform/storage/storage'
import { freshDatabase } from '../database.js'
import { startClips } from '../fal/clips.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { clipsOf, merge } from '../journeys/film-making.js'
import { uploadOf } from '../journeys/pictures.js'
import { arrived, projectOf } from '../journeys/workspace.js'
import { runCommand } from './command.js'

const SECRET = 'a secret of thirty-two letters or more'

/** An installation with a film and an asset of Ana’s, its backup, and targets for a restore. */
export async function savedInstallation() {
  const folder = mkdtempSync(join(tmpdir(), 'backup-test-'))
  const databases: Awaited<ReturnType<typeof freshDatabase>>[] = []
  const clips = await startClips()
  const settings = { AUTH_SECRET: SECRET, ...clips.env }
  const installation = await testInstallation({ worker: true, env: settings })
  const ana = await installation.join('ana')
  const projectId = await projectOf(ana)
  const videoIds = await clipsOf(ana, projectId, [['A lighthouse'], ['A train']])
  const filmId = await merge(ana, { projectId, videoIds, transitions: ['fade'], lengths: [0.5] })
  await arrived(ana, filmId)
  await uploadOf(ana, 'A door')
  const env = {
    DATABASE_URL: urlOf(installation),
    DATA_DIR: installation.installation.env.DATA_DIR,
    AUTH_SECRET: SECRET,
  }
  const backup = (file: string, of: Record<string, string> = env) => runCommand('backup', [file], of)
  const file = join(folder, 'good.tar')
  const saved = await backup(file)
  return {
    installation,
    /** Settings of another installation that continues its work. */
    settings,
    ana,
    projectId,
    filmId,
    /** Folder for files of the test. */
    folder,
    /** The environment of its commands. */
    env,
    backup,
    /** The backup, and the output of the command. */
    file,
    saved,
    /** An empty database and folder, with a function to restore into them. */
    elsewhere: async (more: Record<string, string> = {}) => {
      const database = await freshDatabase()
      databases.push(database)
      const there = {
        DATABASE_URL: database.url,
        DATA_DIR: mkdtempSync(join(folder, 'elsewhere-')),
        AUTH_SECRET: SECRET,
        ...more,
      }
      return {
        database,
        env: there,
        storage: await openStorage(there),
        restore: (from: string, ...flags: string[]) => runCommand('restore', [from, ...flags], there),
      }
    },
    close: async () => {
      await installation.close()
      for (const database of databases) await database.drop()
      await clips.close()
      rmSync(folder, { recursive: true })
    },
  }
}
export type SavedInstallation = Awaited<ReturnType<typeof savedInstallation>>

const urlOf = ({ installation }: TestInstallation) => String(installation.database.config.get('clientUrl'))

/** The names of all files below a folder; empty if it does not exist. */
export const filesIn = (root: string): string[] =>
  existsSync(root)
    ? readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : []
