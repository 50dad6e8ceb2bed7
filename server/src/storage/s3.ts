import { createWriteStream } from 'node:fs'
import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GetObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { FileMissing, type Storage, type FileFacts, isKey } from './contract.js'
import { typeOf } from './file-types.js'

const DELETE_BATCH = 8
const CONNECT_TIMEOUT_MS = 2_500
/** Time without any traffic on a connection. */
const IDLE_TIMEOUT_MS = 8_000
/** Time in which the reader of a file may take nothing of it: a player that pauses, a copy to a slow disk. */
const READER_TIMEOUT_MS = 120_000
/** Files that are read at once, each by a connection of its own. */
const READ_CONCURRENCY = 500

/**
 * Files in a bucket of S3 or of a store that speaks its protocol. The address may carry `region`, `endpoint`,
 * `accessKeyId`, `secretAccessKey` and `pathStyle` (`true` by default with an endpoint); else AWS' own
 * variables and roles count.
 */
export class S3Storage implements Storage {
  private readonly client: S3Client
  /** For reads whose speed the consumer determines. */
  private readonly streams: S3Client
  private readonly disk: Disk
  private readonly bucket: string
  private readonly prefix: string

  constructor({ hostname, pathname, searchParams }: URL) {
    const option = (name: string) => searchParams.get(name) || undefined
    const [endpoint, accessKeyId, secretAccessKey] = [
      option('endpoint'),
      option('accessKeyId'),
      option('secretAccessKey'),
    ]
    this.bucket = hostname
    this.prefix = pathname.replace(/^\/+|\/+$/g, '')
    const settings: S3ClientConfig = {
      region: option('region') ?? process.env.AWS_REGION ?? 'us-east-1',
      endpoint,
      forcePathStyle: option('pathStyle') ? option('pathStyle') === 'true' : Boolean(endpoint),
      ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
      maxAttempts: 2,
      // Stores other than Amazon's often refuse the newer checksum headers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }
    // A storage that does not answer counts as unavailable, and the caller gets that error.
    this.client = new S3Client({
      ...settings,
      requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: IDLE_TIMEOUT_MS },
    })
    const agent = { maxSockets: READ_CONCURRENCY, keepAlive: true }
    this.streams = new S3Client({
      ...settings,
      requestHandler: {
        connectionTimeout: CONNECT_TIMEOUT_MS,
        requestTimeout: IDLE_TIMEOUT_MS,
        throwOnRequestTimeout: true,
        socketTimeout: READER_TIMEOUT_MS,
        httpAgent: agent,
        httpsAgent: agent,
      },
    })
    this.disk = new Disk(
      new S3Driver({ client: this.client, bucket: this.bucket, visibility: 'private', supportsACL: false }),
    )
  }

  async put(
    key: string,
    source: string | Readable,
    { type = typeOf(key) }: { type?: string } = {},
  ): Promise<void> {
    const place = this.placeOf(key)
    if (typeof source !== 'string') return this.spool(source, (file) => this.put(key, file, { type }))
    const { size } = await stat(source)
    await this.disk.copyFromFs(source, place, { contentType: type, contentLength: size })
  }

  read(key: string, range?: { start: number; end: number }): Promise<Readable> {
    return this.open(this.streams, key, range)
  }

  private async open(
    client: S3Client,
    key: string,
    range?: { start: number; end: number },
  ): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`
    const answer = await client
      .send(new GetObjectCommand({ Bucket: this.bucket, Key: this.placeOf(key), Range }))
      .catch(missing(key))
    return answer.Body as Readable
  }

  async stat(key: string): Promise<FileFacts> {
    const { contentLength, etag, lastModified } = await this.disk
      .getMetaData(this.placeOf(key))
      .catch(missing(key))
    return { bytes: contentLength, etag: /^"/.test(etag) ? etag : `"${etag}"`, modified: lastModified }
  }

  async fetchTo(key: string, file: string): Promise<string> {
    const arriving = `${file}.arriving`
    await pipeline(await this.open(this.client, key), createWriteStream(arriving))
    await rename(arriving, file)
    return file
  }

  async remove(keys: readonly string[]): Promise<void> {
    const waiting = keys.filter(isKey)
    while (waiting.length)
      await Promise.all(waiting.splice(0, DELETE_BATCH).map((key) => this.disk.delete(this.placeOf(key))))
  }

  /** A bucket never shows incomplete objects. */
  async sweep(): Promise<void> {}

  /** A bucket cannot be unmounted. */
  async isEmpty(): Promise<boolean> {
    return false
  }

  async usable(): Promise<void> {
    await this.disk.exists(this.placeIn('usable'))
  }

  /** A bucket has no size limit. */
  async free(): Promise<null> {
    return null
  }

  private placeOf(key: string): string {
    if (!isKey(key)) throw new FileMissing(key)
    return this.placeIn(key)
  }

  private placeIn(name: string): string {
    return this.prefix ? `${this.prefix}/${name}` : name
  }

  /** S3 requires the length before the first byte. */
  private async spool(source: Readable, use: (file: string) => Promise<void>): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'cutroom-arriving-'))
    try {
      const file = join(folder, 'file')
      await pipeline(source, createWriteStream(file))
      await use(file)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

const missing =
  (key: string) =>
  (error: unknown): never => {
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
      const { name, $metadata } = cause as Error & { $metadata?: { httpStatusCode?: number } }
      if (name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404)
        throw new FileMissing(key, { cause: error })
    }
    throw error
  }
