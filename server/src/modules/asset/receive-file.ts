import { createWriteStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDiskFull } from '../../core/outage.js'
import { LIMITS } from '../../../../schema/limits.js'
import { FILE_TOO_LARGE, INCOMPLETE_FILE } from '../../../../schema/rules/asset.js'

/** The file cannot be received; the message may be shown. */
export class ReceiveFailure extends Error {}

/**
 * Streams an upload to disk, never whole in memory (specification L16). Throws `ReceiveFailure` once it is
 * over the limit, and when it breaks off; and, as it is, that the disk is full.
 */
export async function receiveFile(file: Readable, path: string): Promise<void> {
  let received = 0
  const gate = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      done(received > LIMITS.upload.bytes ? new ReceiveFailure(FILE_TOO_LARGE) : null, chunk)
    },
  })
  try {
    await pipeline(file, gate, createWriteStream(path))
  } catch (error) {
    if (error instanceof ReceiveFailure || isDiskFull(error)) throw error
    const { name, message } = error as Error
    throw new ReceiveFailure(
      /PayloadTooLarge|size limit/i.test(`${name} ${message}`) ? FILE_TOO_LARGE : INCOMPLETE_FILE,
      { cause: error },
    )
  }
}
