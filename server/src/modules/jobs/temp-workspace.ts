import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const RETENTION_MS = 24 * 60 * 60 * 1000

/** Removes what killed workers left in the scratch folder more than a day ago. */
export async function sweepTempFolders(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > RETENTION_MS) await rm(path, { recursive: true, force: true })
  }
}
