import type { Request } from 'express'
import type { FileReader, FileUrls } from '#platform/api/context'

const FILES = '/files/'

/** Absolute addresses of stored files, as a caller outside of the web app needs them, and the reverse. */
export class FileAddresses {
  private readonly bases = new WeakMap<Request, string>()
  /** The address that was asked for last, and its origin: most callers use the same. */
  private last = { asked: '', origin: '' }

  constructor(
    private readonly urls: FileUrls,
    /** The public address of this installation; by default, the address that the caller used. */
    private readonly publicUrl: string | undefined,
  ) {}

  /** The address at which the caller reaches this installation, without a trailing slash. */
  base(request: Request): string {
    if (this.publicUrl !== undefined) return this.publicUrl
    const known = this.bases.get(request) ?? this.askedBase(request)
    this.bases.set(request, known)
    return known
  }

  private askedBase(request: Request): string {
    const asked = `${request.protocol}://${request.host ?? 'localhost'}` // as reported by a trusted proxy
    if (asked !== this.last.asked)
      this.last = { asked, origin: URL.canParse(asked) ? new URL(asked).origin : 'http://localhost' }
    return this.last.origin
  }

  url(request: Request, key: string, reader: FileReader): string {
    return this.base(request) + this.urls.url(key, reader)
  }

  /**
   * The key of the stored file at one of our addresses, even if its signature has expired; null for any other
   * address.
   */
  key(request: Request, address: string): string | null {
    const base = this.base(request)
    if (!URL.canParse(address, base)) return null
    const { origin, pathname } = new URL(address, base)
    return origin === new URL(base).origin && pathname.startsWith(FILES) ? pathname.slice(FILES.length) : null
  }
}
