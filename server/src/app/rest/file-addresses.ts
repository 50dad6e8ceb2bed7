import type { Request } from 'express'
import type { FileReader, FileUrls } from '../../core/file-urls.js'

const FILES = '/files/'

/** Whole addresses of stored files, as a caller outside of the web app needs them, and the way back. */
export class FileAddresses {
  constructor(
    private readonly urls: FileUrls,
    /** Where people reach this installation; where it is not known, the address that the caller used. */
    private readonly publicUrl: string | undefined,
  ) {}

  /** Where the caller reaches this installation, without a slash at the end. */
  base(request: Request): string {
    const asked = `${request.protocol}://${request.host ?? 'localhost'}` // as a trusted proxy tells it
    return this.publicUrl ?? (URL.canParse(asked) ? new URL(asked).origin : 'http://localhost')
  }

  url(request: Request, key: string, reader: FileReader): string {
    return this.base(request) + this.urls.url(key, reader)
  }

  /**
   * The key of the stored file at one of our addresses, whatever its signature’s age; null for any other
   * address.
   */
  key(request: Request, address: string): string | null {
    const base = this.base(request)
    if (!URL.canParse(address, base)) return null
    const { origin, pathname } = new URL(address, base)
    return origin === new URL(base).origin && pathname.startsWith(FILES) ? pathname.slice(FILES.length) : null
  }
}
