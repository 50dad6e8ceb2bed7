import { createWriteStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#platform/errors/failure'
import { isDiskFull } from '#platform/errors/outage'
import { LIMITS } from '#schema/limits'
import { FILE_TOO_LARGE, INCOMPLETE_FILE } from '#schema/rules/asset'

const MESSAGES = { FILE_TOO_LARGE, FILE_INCOMPLETE: INCOMPLETE_FILE }

/** The file cannot be received; the message may be shown. */
export class ReceiveFailure extends AppError {
  override readonly isPublic = true

  constructor(
    readonly code: keyof typeof MESSAGES,
    options?: ErrorOptions,
  ) {
    super(MESSAGES[code], options)
  }
}

/** GraphQL and REST end a file that is over the limit with an error of this HTTP status. */
const TOO_LARGE_STATUS = 413

/**
 * Streams an upload to disk, never whole in memory (specification L16). Throws `ReceiveFailure` once it is
 * over the limit, and if it is aborted; and rethrows that the disk is full.
 */
export async function receiveFile(file: Readable, path: string): Promise<void> {
  let received = 0
  const gate = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      done(received > LIMITS.upload.bytes ? new ReceiveFailure('FILE_TOO_LARGE') : null, chunk)
    },
  })
  try {
    await pipeline(file, gate, createWriteStream(path))
  } catch (error) {
    if (error instanceof ReceiveFailure || isDiskFull(error)) throw error
    const isTooLarge = (error as { status?: number }).status === TOO_LARGE_STATUS
    throw new ReceiveFailure(isTooLarge ? 'FILE_TOO_LARGE' : 'FILE_INCOMPLETE', { cause: error })
  }
}
