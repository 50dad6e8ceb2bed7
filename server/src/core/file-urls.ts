/** Whom the address of a stored file is for. */
export interface FileReader {
  viewerId: string
  /** The project that the file belongs to: the address is good while the person may see it. */
  projectId?: string | null
}

/** Signed, expiring addresses of stored files. */
export interface FileUrls {
  /** `downloadName` makes the browser save it under that name instead of showing it. */
  url(key: string, reader: FileReader, options?: { downloadName?: string }): string
}
