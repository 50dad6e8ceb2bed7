/** Signed, expiring addresses of stored files. */
export interface FileUrls {
  /** `downloadName` makes the browser save it under that name instead of showing it. */
  url(key: string, options?: { downloadName?: string }): string
}
