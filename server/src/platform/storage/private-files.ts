import { chmod, mkdir, rm, stat, statfs, writeFile } from 'node:fs/promises'

/** File modes that only give access to the owner. */
export const PRIVATE = { file: 0o600, folder: 0o700 } as const
/** More than a file system stores inline in a directory. */
const PROBE = Buffer.alloc(64 * 1024)

/** Creates a private folder, or restricts an existing one to its owner. */
export async function privateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE.folder })
  await closeToOthers(folder)
}

/** Restricts a folder to its owner, unless another user owns it. */
export async function closeToOthers(folder: string): Promise<void> {
  if (((await stat(folder)).mode & 0o777) === PRIVATE.folder) return
  await chmod(folder, PRIVATE.folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error
  })
}

/** Bytes that may still be written to the file system of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Throws unless the test file `probe` can be written. */
export async function requireWritable(probe: string): Promise<void> {
  try {
    await writeFile(probe, PROBE, { flag: 'wx', mode: PRIVATE.file })
  } finally {
    await rm(probe, { force: true })
  }
}
