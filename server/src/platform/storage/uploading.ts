import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { GrowingFile } from './growing-file.js'
import type { BucketClient, PartialUpload } from './bucket-client.js'

/** The maximum number of parts of one upload. */
const MOST_PARTS = 10_000
/** Concurrent parts, each held in memory. */
const PARTS_AT_ONCE = 3

interface Upload {
  name: string
  type: string
  /** Bytes of a part, which is held in memory; smaller files are sent in one request. */
  partBytes: number
}

/** Uploads a stream while it is read. Stores nothing if the upload or the stream fails. */
export async function uploadStream(client: BucketClient, source: Readable, upload: Upload): Promise<void> {
  await uploadParts(client, partsOf(source, upload.partBytes), upload)
}

/**
 * Uploads a local file; a growing one as soon as there is enough of it for a part. Stores nothing if the upload or
 * the writing of the file fails.
 */
export async function uploadFile(
  client: BucketClient,
  file: string | GrowingFile,
  upload: Upload,
): Promise<void> {
  const handle = await open(typeof file === 'string' ? file : file.path)
  try {
    const growing = typeof file === 'string' ? await wholeFile(file, handle) : file
    const partBytes = Math.max(upload.partBytes, Math.ceil(growing.bytes / MOST_PARTS))
    await uploadParts(client, slicesOf(handle, growing, partBytes), { ...upload, partBytes })
  } finally {
    await handle.close()
  }
}

async function wholeFile(path: string, handle: FileHandle): Promise<GrowingFile> {
  const { size } = await handle.stat()
  const whole = new GrowingFile(path, size)
  whole.grownTo(size)
  return whole
}

/** Uploads parts of `partBytes`; the last one may be smaller, and empty only if it is the only one. */
async function uploadParts(
  client: BucketClient,
  parts: AsyncGenerator<Buffer>,
  { name, type, partBytes }: Upload,
): Promise<void> {
  const first = await parts.next()
  if (first.done) return client.put(name, Buffer.alloc(0), type)
  if (first.value.length < partBytes) return client.put(name, first.value, type)
  const upload = await client.beginUpload(name, type)
  try {
    await client.completeUpload(upload, await sendAll(client, upload, startingWith(first.value, parts)))
  } catch (error) {
    await client.abortUpload(upload).catch(() => undefined) // otherwise the sweep aborts it later
    throw error
  }
}

/** Uploads the parts, a few at once; returns their entity tags in order. */
async function sendAll(
  client: BucketClient,
  upload: PartialUpload,
  parts: AsyncIterable<Buffer>,
): Promise<string[]> {
  const tags: string[] = []
  const sending = new Set<Promise<void>>()
  let failure: { error: unknown } | undefined
  let number = 0
  try {
    for await (const part of parts) {
      const at = number++
      if (at >= MOST_PARTS) throw new Error(`A file of more than ${MOST_PARTS} parts cannot be stored`)
      const sent: Promise<void> = client
        .putPart(upload, at + 1, part)
        .then(
          (tag) => void (tags[at] = tag),
          (error: unknown) => void (failure ??= { error }),
        )
        .finally(() => sending.delete(sent))
      sending.add(sent)
      if (sending.size >= PARTS_AT_ONCE) await Promise.race(sending)
      if (failure) break
    }
  } finally {
    await Promise.all(sending) // abort only once no part is being sent
  }
  if (failure) throw failure.error
  return tags
}

async function* startingWith(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* rest
}

async function* slicesOf(file: FileHandle, growing: GrowingFile, partBytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < growing.bytes; at += partBytes) {
    const part = Buffer.allocUnsafe(Math.min(partBytes, growing.bytes - at))
    await growing.until(at + part.length)
    for (let done = 0; done < part.length;) {
      const { bytesRead } = await file.read(part, done, part.length - done, at + done)
      if (bytesRead === 0) throw new Error('A file became shorter while it was stored')
      done += bytesRead
    }
    yield part
  }
}

async function* partsOf(source: Readable, partBytes: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const chunk of source as AsyncIterable<Buffer | string>) {
    let rest = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    while (bytes + rest.length >= partBytes) {
      const room = partBytes - bytes
      yield Buffer.concat([...waiting, rest.subarray(0, room)])
      rest = rest.subarray(room)
      waiting = []
      bytes = 0
    }
    if (rest.length) waiting.push(rest)
    bytes += rest.length
  }
  if (bytes) yield Buffer.concat(waiting)
}
