import { useState } from 'react'
import { download } from './download'

/** Downloads on demand, and tells while it does. */
export function useDownload() {
  const [isDownloading, setDownloading] = useState(false)
  const start = (address: string) => {
    setDownloading(true)
    void download(address).finally(() => setDownloading(false))
  }
  return { isDownloading, start }
}
