import { createWriteStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#platform/errors/failure'
import { isDiskFull } from '#platform/errors/outage'
import { INCOMPLETE_FILE } from '#schema/rules/asset'

/**
 * Adds an error listener to a stream whose sender may disconnect before it is read: an unhandled error event
 * would end the process. A later reader still gets the error.
 */
export const withErrorListener = <Stream extends Readable>(stream: Stream): Stream =>
  stream.on('error', () => undefined)

/** Maximum size of a file, and the message for larger ones. */
export interface SizeLimit {
  bytes: number
  message: string
}

/** The file cannot be received; the message is public. */
export class ReceiveFailure extends AppError {
  override readonly isPublic = true

  constructor(
    readonly code: 'FILE_TOO_LARGE' | 'FILE_INCOMPLETE',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** GraphQL and REST abort a file over the limit with an error of this HTTP status. */
const TOO_LARGE_STATUS = 413

/**
 * Streams an upload to disk, never as a whole in memory (specification L16). Throws `ReceiveFailure` if it is
 * over the limit or aborted; rethrows a full disk.
 */
export async function receiveFile(
  file: Readable,
  path: string,
  { bytes, message }: SizeLimit,
): Promise<void> {
  let received = 0
  const tooLarge = (cause?: unknown) => new ReceiveFailure('FILE_TOO_LARGE', message, { cause })
  const gate = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      done(received > bytes ? tooLarge() : null, chunk)
    },
  })
  try {
    await pipeline(file, gate, createWriteStream(path))
  } catch (error) {
    if (error instanceof ReceiveFailure || isDiskFull(error)) throw error
    if ((error as { status?: number }).status === TOO_LARGE_STATUS) throw tooLarge(error)
    throw new ReceiveFailure('FILE_INCOMPLETE', INCOMPLETE_FILE, { cause: error })
  }
}
