import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
  type ListMultipartUploadsCommandOutput,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { ShownAs, StorageTraffic } from './contract.js'

const CONNECT_TIMEOUT_MS = 2_500
/** Maximum time without traffic on a connection. */
const IDLE_TIMEOUT_MS = 8_000
/** How long the reader of a file may pause, for example a paused player or a slow disk. */
const READER_TIMEOUT_MS = 120_000
/** The maximum of concurrent reads, each on its own connection. */
const READ_CONCURRENCY = 500

/** A byte range of an object; `end` is inclusive. */
export interface ObjectRange {
  start: number
  end: number
}

/** A multipart upload in progress. */
export interface PartialUpload {
  name: string
  id: string
}

/**
 * The S3 requests to the bucket of a storage. Only this file uses the S3 library. `S3Storage` documents the options
 * of the URL.
 */
export class BucketClient {
  private readonly client: S3Client
  /** For reads whose speed the consumer determines. */
  private readonly streams: S3Client
  /** For signed URLs, on the public endpoint. */
  private readonly signer: S3Client
  private readonly bucket: string

  constructor(
    { hostname, searchParams }: URL,
    private readonly traffic: StorageTraffic,
  ) {
    const option = (name: string) => searchParams.get(name) || undefined
    const [endpoint, accessKeyId, secretAccessKey] = [
      option('endpoint'),
      option('accessKeyId'),
      option('secretAccessKey'),
    ]
    this.bucket = hostname
    const settings: S3ClientConfig = {
      region: option('region') ?? process.env.AWS_REGION ?? 'us-east-1',
      endpoint,
      forcePathStyle: option('pathStyle') ? option('pathStyle') === 'true' : Boolean(endpoint),
      ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
      maxAttempts: 2,
      // S3-compatible stores often reject the newer checksum headers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }
    // with a timeout, so that a store that does not respond counts as unavailable
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
    this.signer = new S3Client({ ...settings, endpoint: option('publicEndpoint') ?? endpoint })
  }

  async head(name: string): Promise<{ bytes: number; etag: string; modified: Date }> {
    const { ContentLength, ETag, LastModified } = await this.requested(() =>
      this.client.send(new HeadObjectCommand(this.object(name))),
    )
    return { bytes: ContentLength ?? 0, etag: ETag ?? '', modified: LastModified ?? new Date(0) }
  }

  /**
   * The object’s bytes or a range of them, and their number if the store reports it. With `isPaced` the reader may be
   * as slow as a player.
   */
  async get(
    name: string,
    { range, isPaced = false }: { range?: ObjectRange; isPaced?: boolean } = {},
  ): Promise<{ body: Readable; bytes?: number }> {
    const Range = range && `bytes=${range.start}-${range.end}`
    const { Body, ContentLength } = await this.requested(() =>
      (isPaced ? this.streams : this.client).send(new GetObjectCommand({ ...this.object(name), Range })),
    )
    return { body: Body as Readable, bytes: ContentLength }
  }

  async put(name: string, content: Buffer, type: string): Promise<void> {
    await this.requested(() =>
      this.client.send(new PutObjectCommand({ ...this.object(name), Body: content, ContentType: type })),
    )
    this.traffic.storedBytes += content.length
  }

  async beginUpload(name: string, type: string): Promise<PartialUpload> {
    const { UploadId } = await this.requested(() =>
      this.client.send(new CreateMultipartUploadCommand({ ...this.object(name), ContentType: type })),
    )
    if (!UploadId) throw new Error('The bucket began an upload without naming it')
    return { name, id: UploadId }
  }

  /** Uploads a part, numbered from 1; returns its entity tag. */
  async putPart({ name, id }: PartialUpload, number: number, content: Buffer): Promise<string> {
    const { ETag } = await this.requested(() =>
      this.client.send(
        new UploadPartCommand({ ...this.object(name), UploadId: id, PartNumber: number, Body: content }),
      ),
    )
    this.traffic.storedBytes += content.length
    return ETag ?? ''
  }

  /** Completes an upload from the entity tags of its parts, in order. */
  async completeUpload({ name, id }: PartialUpload, tags: readonly string[]): Promise<void> {
    const Parts = tags.map((ETag, at) => ({ ETag, PartNumber: at + 1 }))
    await this.requested(() =>
      this.client.send(
        new CompleteMultipartUploadCommand({
          ...this.object(name),
          UploadId: id,
          MultipartUpload: { Parts },
        }),
      ),
    )
  }

  async abortUpload({ name, id }: PartialUpload): Promise<void> {
    await this.requested(() =>
      this.client.send(new AbortMultipartUploadCommand({ ...this.object(name), UploadId: id })),
    )
  }

  /** Incomplete uploads of objects whose names start with `prefix`, with their start times. */
  async *uploads(prefix: string): AsyncGenerator<PartialUpload & { begun: Date }> {
    const within = { Bucket: this.bucket, Prefix: prefix }
    for (let after: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> = {}; ;) {
      const page: ListMultipartUploadsCommandOutput = await this.requested(() =>
        this.client.send(new ListMultipartUploadsCommand({ ...within, ...after })),
      )
      for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
        if (Key && UploadId) yield { name: Key, id: UploadId, begun: Initiated ?? new Date() }
      if (!page.IsTruncated) return
      after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
    }
  }

  /** Removes an object; a missing one is no error. */
  async remove(name: string): Promise<void> {
    await this.requested(() => this.client.send(new DeleteObjectCommand(this.object(name))))
  }

  /**
   * A signed URL that allows GET requests, including ranges, without credentials for `seconds` from `since`. The same
   * arguments give the same URL.
   */
  address(
    name: string,
    { type, disposition, cacheControl }: ShownAs,
    { since, seconds }: { since: Date; seconds: number },
  ): Promise<string> {
    const shown = {
      ResponseContentType: type,
      ResponseContentDisposition: disposition,
      ResponseCacheControl: cacheControl,
    }
    return getSignedUrl(this.signer, new GetObjectCommand({ ...this.object(name), ...shown }), {
      expiresIn: seconds,
      signingDate: since,
    })
  }

  private object(name: string) {
    return { Bucket: this.bucket, Key: name }
  }

  private requested<T>(request: () => Promise<T>): Promise<T> {
    this.traffic.requests++
    return request()
  }
}

/** Whether a request failed because the object or upload does not exist. */
export function isMissing(error: unknown): boolean {
  return statusOf(error) === 404
}

/** Whether the store forbids or does not support a kind of request. */
export function isRefused(error: unknown): boolean {
  return [400, 403, 405, 501].includes(statusOf(error) ?? 0)
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
