import { type KeyObject, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import type { FileReader, FileUrls } from '#platform/api/context'

const DAY = 24 * 60 * 60 * 1000
const LONGEST_NAME = 180
/** Maximum of cached addresses: the same ones are requested all day. */
const MAX_ADDRESSES = 20_000

/** Shortens ids for URLs, and restores them. */
const shortOf = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
const idOf = (short: string): string =>
  Buffer.from(short, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** A valid address: for how many more seconds it is valid, and for whom. */
interface GoodAddress {
  seconds: number
  reader: FileReader
}

/** The signed contents of an address: ids in their short form, empty if omitted. */
interface AddressContents {
  expires: string
  /** The reader. */
  reads: string
  /** The project. */
  within: string
  /** The review link of a guest. */
  review: string
  download: string
}

/**
 * Signed addresses of stored files. An address is made for one person: it ends at once when their access is revoked
 * or, for a file of a project, when they lose access to it, which each request checks; that of a guest ends with
 * their review link. Otherwise it stays the same all day, so that players and caches can reuse files, and is valid
 * for seven to eight days.
 */
export class SignedFileUrls implements FileUrls {
  private readonly key: KeyObject
  private readonly made = new Map<string, string>()

  /** `publicUrl` is where addresses begin, without a trailing slash; by default they are relative. */
  constructor(
    secret: string,
    private readonly publicUrl = '',
    private readonly now: () => number = Date.now,
  ) {
    this.key = createSecretKey(createHmac('sha256', secret).update('files').digest())
  }

  url(key: string, reader: FileReader, options: { downloadName?: string } = {}): string {
    const { projectId, reviewLinkId, later, until } = reader
    if (later) return later((viewerId) => this.url(key, { viewerId, projectId }, options))
    const { viewerId } = reader
    const { downloadName = '' } = options
    const weekLater = (Math.floor(this.now() / DAY) + 8) * DAY
    const expires = String(Math.floor(Math.min(weekLater, until?.getTime() ?? Infinity) / 1000))
    const name = [key, viewerId, projectId, reviewLinkId, expires, downloadName].join('\n')
    const known = this.made.get(name)
    if (known) return known
    const made = this.make(key, expires, { viewerId, projectId, reviewLinkId, downloadName })
    if (this.made.size >= MAX_ADDRESSES) this.made.clear()
    this.made.set(name, made)
    return made
  }

  private make(
    key: string,
    expires: string,
    { viewerId, projectId, reviewLinkId, downloadName }: FileReader & { downloadName: string },
  ): string {
    const reads = shortOf(viewerId)
    const within = projectId ? shortOf(projectId) : ''
    const review = reviewLinkId ? shortOf(reviewLinkId) : ''
    const download = downloadName ? safeName(downloadName) : ''
    const signature = this.sign(key, { expires, reads, within, review, download })
    return (
      `${this.publicUrl}/files/${key}?expires=${expires}&for=${reads}` +
      (within && `&in=${within}`) +
      (review && `&review=${review}`) +
      (download && `&${new URLSearchParams({ download })}`) +
      `&signature=${signature}`
    )
  }

  /** The contents of the address of `key` with this query; undefined if it is forged or expired. */
  read(key: string, query: Record<string, unknown>): GoodAddress | undefined {
    const { signature, ...signed } = query
    if (typeof signature !== 'string' || !Object.values(signed).every((value) => typeof value === 'string'))
      return undefined
    const words = new URLSearchParams(signed as Record<string, string>)
    const [expected, actual] = [
      Buffer.from(
        this.sign(key, {
          expires: words.get('expires') ?? '',
          reads: words.get('for') ?? '',
          within: words.get('in') ?? '',
          review: words.get('review') ?? '',
          download: words.get('download') ?? '',
        }),
      ),
      Buffer.from(signature),
    ]
    if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined
    const seconds = Number(words.get('expires')) - Math.floor(this.now() / 1000)
    const [viewer, project, review] = [words.get('for'), words.get('in'), words.get('review')]
    if (!viewer || !(seconds > 0)) return undefined
    return {
      seconds,
      reader: {
        viewerId: idOf(viewer),
        projectId: project && idOf(project),
        reviewLinkId: review && idOf(review),
      },
    }
  }

  private sign(key: string, { expires, reads, within, review, download }: AddressContents): string {
    const place = review ? `review ${review}` : within
    return createHmac('sha256', this.key)
      .update([key, expires, reads, place, download].join('\n'))
      .digest('base64url')
  }
}

/**
 * A file name that is safe on every system: no folders, no control characters, not too long, and with its
 * extension.
 */
function safeName(name: string): string {
  const clean =
    name
      .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+|[. ]+$/g, '') || 'file'
  if (clean.length <= LONGEST_NAME) return clean
  const extension = /\.\w{1,8}$/.exec(clean)?.[0] ?? ''
  return (
    clean
      .slice(0, LONGEST_NAME - extension.length)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim() + extension
  )
}
