import { retryThroughOutages } from './connectivity'
import { toast } from '../toast'
import { useState } from 'react'

/** Function that starts a download, and whether one is in progress. */
export function useDownload() {
  const [isDownloading, setDownloading] = useState(false)
  const start = (address: string) => {
    setDownloading(true)
    void download(address).finally(() => setDownloading(false))
  }
  return { isDownloading, start }
}

const FALLBACK = 'downloaded-video.mp4'
const AWAY = 'The server cannot be reached. The download continues when it is back.'

/** The file name in an address: its `download` parameter, or else its last path segment (specification V21). */
const nameIn = (address: string): string => {
  const { pathname, searchParams } = new URL(address, window.location.href)
  return searchParams.get('download') || pathname.split('/').filter(Boolean).pop() || FALLBACK
}

/** Saves a file from memory under this name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

const fetchFile = async (address: string): Promise<Blob | number> => {
  const response = await fetch(address)
  return response.ok ? response.blob() : response.status
}

/** Downloads a file, waiting out an outage. On failure, shows a toast and resolves to false. */
export async function download(address: string, name = nameIn(address)): Promise<boolean> {
  try {
    const file = await retryThroughOutages(
      () => fetchFile(address),
      () => toast.info(AWAY),
    )
    if (typeof file === 'number') throw new Error(`Failed to download: ${file}`)
    saveFile(file, name)
    return true
  } catch {
    toast.error('Download failed')
    return false
  }
}
