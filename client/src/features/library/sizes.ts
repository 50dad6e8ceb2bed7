const KB = 1024
const MB = KB * KB

/** Bytes as a person reads them: `612 KB`, `3.2 MB`. */
export const sizeOf = (bytes: number) =>
  bytes < MB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / MB).toFixed(1)} MB`
