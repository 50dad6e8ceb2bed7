import type { Request } from 'express'
import type { FileReader, FileUrls } from '#platform/api/context'

const FILES = '/files/'

/** Converts between keys of stored files and absolute addresses for callers outside of the web app. */
export class FileAddresses {
  private readonly bases = new WeakMap<Request, string>()
  /** The origin of the last request, cached as most callers use the same address. */
  private last = { requested: '', origin: '' }

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
    const requested = `${request.protocol}://${request.host ?? 'localhost'}` // as reported by a trusted proxy
    if (requested !== this.last.requested)
      this.last = {
        requested,
        origin: URL.canParse(requested) ? new URL(requested).origin : 'http://localhost',
      }
    return this.last.origin
  }

  url(request: Request, key: string, reader: FileReader): string {
    const url = this.urls.url(key, reader)
    return this.publicUrl === undefined ? this.base(request) + url : url
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
