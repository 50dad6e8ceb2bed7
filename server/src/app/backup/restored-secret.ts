import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { AppError } from '#platform/errors/failure'

/**
 * A restore that failed after its rows were, or may have been, committed: its message describes the state.
 */
export class IncompleteRestore extends AppError {
  override readonly code = 'RESTORE_HALF_DONE'
  override readonly isPublic = true
}

/** The secret of a backup, until it is in place. */
export class RestoredSecret {
  /** The secret in the backup. */
  text?: string
  private readonly beside: string

  /** `file` is its final path; undefined if the environment provides the secret. */
  constructor(private readonly file: string | undefined) {
    this.beside = `${file}.arriving`
  }

  /**
   * Writes it to a temporary file; returns a function that moves it into place, for the end of the restore.
   */
  async prepare(): Promise<(() => Promise<void>) | undefined> {
    const { file, text, beside } = this
    if (!file || !text) return undefined
    await mkdir(dirname(file), { recursive: true })
    await rm(beside, { force: true })
    const handle = await open(beside, 'wx', 0o600)
    await handle.writeFile(text)
    await handle.sync()
    await handle.close()
    return () =>
      rename(beside, file).catch((error: Error) => {
        throw new IncompleteRestore(
          `Rows and files were restored, but not the secret: ${error.message}. It is in ${beside}: move it to ${file} before you start Cutroom, or everyone has to sign in again.`,
          { cause: error },
        )
      })
  }

  async undo(): Promise<void> {
    if (this.file) await rm(this.beside, { force: true })
  }

  /** A sentence about its place, for messages about an unknown outcome. */
  get whereabouts(): string {
    const { file, text, beside } = this
    if (!file || !text) return ''
    return ` The secret of the backup is in ${beside}; where the rows are there, its place is ${file}.`
  }
}
