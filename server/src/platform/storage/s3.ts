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
/** Bytes of a part of an upload: stores ask for 5 MiB at least, and take 10,000 parts. */
const PART_BYTES = 8 * 1024 ** 2
/** Signed addresses stay the same for this long, so that what caches have of them stays good. */
const ADDRESS_STEP_MS = 5 * 60 * 1000
const ADDRESS_SECONDS = 15 * 60

/**
 * Files in a bucket of S3 or of a store that speaks its protocol. The address may carry `region`, `endpoint`,
 * `accessKeyId`, `secretAccessKey` and `pathStyle` (`true` by default with an endpoint); else AWS' own
 * variables and roles count. `publicEndpoint` is the endpoint as people reach it, where that is another, and
 * `partBytes` the size of a part of an upload.
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

  /** The bytes of a file, counted as they are taken. */
  private async open(key: string, options: { range?: ObjectRange; isPaced?: boolean } = {}) {
    const { body, bytes } = await this.client.get(this.placeOf(key), options).catch(missing(key))
    const counted = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.traffic.fetchedBytes += chunk.length
        done(null, chunk)
      },
    })
    pipeline(body, counted).catch(() => undefined) // whoever reads it meets the failure
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

  /**
   * Ends uploads in parts that nobody goes on with. A store that does not let us look for them removes them by
   * a rule of its own.
   */
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
