import { createWriteStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GrowingFile } from './growing-file.js'
import { BucketClient, isMissing, isRefused, type ObjectRange } from './bucket-client.js'
import {
  type FileFacts,
  FileMissing,
  isKey,
  type ShownAs,
  type Storage,
  StorageAway,
  type StorageTraffic,
  typeOf,
} from './contract.js'
import { downloadTo, type FileCache } from './file-cache.js'
import { PRIVATE } from './private-files.js'
import { uploadFile, uploadStream } from './uploading.js'

const DELETE_BATCH = 8
/** Bytes of an upload's part: stores require at least 5 MiB, and accept 10,000 parts. */
const PART_BYTES = 8 * 1024 ** 2
/** Signed addresses stay the same for this long, so that caches can reuse files. */
const ADDRESS_STEP_MS = 5 * 60 * 1000
const ADDRESS_SECONDS = 15 * 60

/**
 * Files in a bucket of S3 or a compatible store. The URL may have `region`, `endpoint`, `accessKeyId`,
 * `secretAccessKey` and `pathStyle` (`true` by default with an endpoint); by default AWS' variables and roles apply.
 * `publicEndpoint` is the endpoint for browsers, if that differs, and `partBytes` the size of an upload's part.
 */
export class S3Storage implements Storage {
  private readonly client: BucketClient
  private readonly prefix: string
  private readonly partBytes: number

  constructor(
    address: URL,
    readonly traffic: StorageTraffic,
    private readonly cache?: FileCache,
  ) {
    this.client = new BucketClient(address, traffic)
    this.prefix = address.pathname.replace(/^\/+|\/+$/g, '')
    this.partBytes = Number(address.searchParams.get('partBytes')) || PART_BYTES
  }

  async put(
    key: string,
    source: string | Readable | GrowingFile,
    { type = typeOf(key) }: { type?: string } = {},
  ): Promise<void> {
    const upload = { name: this.placeOf(key), type, partBytes: this.partBytes }
    if (typeof source === 'string' || source instanceof GrowingFile)
      await uploadFile(this.client, source, upload)
    else await uploadStream(this.client, source, upload)
  }

  async read(key: string, range?: ObjectRange): Promise<Readable> {
    const { body } = await this.open(key, { range, isPaced: true })
    return body
  }

  /** The bytes of a file, counted as they are read. */
  private async open(key: string, options: { range?: ObjectRange; isPaced?: boolean } = {}) {
    const { body, bytes } = await this.client.get(this.placeOf(key), options).catch(missing(key))
    const counted = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.traffic.fetchedBytes += chunk.length
        done(null, chunk)
      },
    })
    pipeline(body, counted).catch(() => undefined) // the reader gets the error
    return { body: counted, bytes }
  }

  async stat(key: string): Promise<FileFacts> {
    const { bytes, etag, modified } = await this.client.head(this.placeOf(key)).catch(missing(key))
    return { bytes, etag: /^"/.test(etag) ? etag : `"${etag}"`, modified }
  }

  async fetchTo(key: string, file: string): Promise<string> {
    const download = async (to: string) => {
      const { body, bytes } = await this.open(key)
      const written = createWriteStream(to, { flags: 'wx', mode: PRIVATE.file })
      await pipeline(body, written)
      if (bytes !== undefined && written.bytesWritten !== bytes)
        throw new StorageAway(`${key} has ${bytes} bytes, but ${written.bytesWritten} of them came`)
    }
    if (this.cache) await this.cache.fetch(key, file, download)
    else await downloadTo(file, download)
    return file
  }

  async isHere(key: string): Promise<boolean> {
    return (await this.cache?.has(key)) ?? false
  }

  async remove(keys: readonly string[]): Promise<void> {
    const waiting = keys.filter(isKey)
    await this.cache?.forget(waiting)
    while (waiting.length)
      await Promise.all(waiting.splice(0, DELETE_BATCH).map((key) => this.client.remove(this.placeOf(key))))
  }

  /** Aborts abandoned multipart uploads. A store that does not let us list them needs a lifecycle rule. */
  async sweep(before: Date): Promise<void> {
    await this.cache?.evict()
    try {
      for await (const { begun, ...upload } of this.client.uploads(this.placeIn('')))
        if (begun < before) await this.client.abortUpload(upload).catch(unlessMissing)
    } catch (error) {
      if (!isRefused(error)) throw error
    }
  }

  /** A bucket cannot be unmounted. */
  async isEmpty(): Promise<boolean> {
    return false
  }

  async usable(): Promise<void> {
    await this.client.head(this.placeIn('usable')).catch(unlessMissing)
  }

  /** A bucket has no size limit. */
  async free(): Promise<null> {
    return null
  }

  async release(bytes: number): Promise<void> {
    await this.cache?.release(bytes)
  }

  address(key: string, shown: ShownAs): Promise<string> {
    const since = new Date(Math.floor(Date.now() / ADDRESS_STEP_MS) * ADDRESS_STEP_MS)
    return this.client.address(this.placeOf(key), shown, { since, seconds: ADDRESS_SECONDS })
  }

  private placeOf(key: string): string {
    if (!isKey(key)) throw new FileMissing(key)
    return this.placeIn(key)
  }

  private placeIn(name: string): string {
    return this.prefix ? `${this.prefix}/${name}` : name
  }
}

const missing =
  (key: string) =>
  (error: unknown): never => {
    throw isMissing(error) ? new FileMissing(key, { cause: error }) : error
  }

const unlessMissing = (error: unknown): void => {
  if (!isMissing(error)) throw error
}
