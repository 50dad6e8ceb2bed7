/** The person for whom the address of a stored file is made. */
export interface FileReader {
  viewerId: string
  /** The project that the file belongs to: the address is valid while the person may see it. */
  projectId?: string | null
  /**
   * Set where several people share what is read: postpones the address until it is made for each of them, and
   * returns what takes its place.
   */
  later?: (make: (viewerId: string) => string) => string
}

/** Signed, expiring addresses of stored files. */
export interface FileUrls {
  /** With `downloadName`, the browser saves it under that name instead of showing it. */
  url(key: string, reader: FileReader, options?: { downloadName?: string }): string
}
