import { createWriteStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { LIMITS } from '../../../../schema/limits.js'
import { FILE_TOO_LARGE, INCOMPLETE_FILE, STALLED_FILE } from '../../../../schema/rules/asset.js'

/** How long an upload may bring next to nothing before it is given up, in milliseconds, and how little that is, in bytes. */
const PATIENCE = { milliseconds: 4_000, bytes: 1_024 }

/** The file cannot be received; the message may be shown. */
export class ReceiveFailure extends Error {}

/**
 * Streams an upload to disk, never whole in memory (spec.md point 5). Throws `ReceiveFailure` once it is over the limit,
 * when it stalls, and when it breaks off.
 */
export async function receiveFile(file: Readable, path: string): Promise<void> {
  let [received, since] = [0, 0]
  const gate = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      since += chunk.length
      done(received > LIMITS.upload.bytes ? new ReceiveFailure(FILE_TOO_LARGE) : null, chunk)
    },
  })
  const watch = setInterval(() => {
    if (since < PATIENCE.bytes) gate.destroy(new ReceiveFailure(STALLED_FILE))
    since = 0
  }, PATIENCE.milliseconds)
  try {
    await pipeline(file, gate, createWriteStream(path))
  } catch (error) {
    if (error instanceof ReceiveFailure) throw error
    throw new ReceiveFailure(/PayloadTooLarge|size limit/i.test(`${(error as Error).name} ${(error as Error).message}`) ? FILE_TOO_LARGE : INCOMPLETE_FILE, { cause: error })
  } finally {
    clearInterval(watch)
  }
}
