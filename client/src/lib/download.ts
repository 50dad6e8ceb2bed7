import { toast } from './toast'

const FALLBACK = 'downloaded-video.mp4'

/**
 * Returns the file name in an address: its `download` parameter, else its last path segment (specification V21).
 */
const nameIn = (address: string): string => {
  const { pathname, searchParams } = new URL(address, window.location.href)
  return searchParams.get('download') || pathname.split('/').filter(Boolean).pop() || FALLBACK
}

/**
 * Fetches a file by a plain GET and lets the browser save it. Returns whether it worked; when not, it shows
 * a toast.
 */
export async function download(address: string, name = nameIn(address)): Promise<boolean> {
  try {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`Failed to download: ${answer.status}`)
    const url = URL.createObjectURL(await answer.blob())
    const link = document.createElement('a')
    link.href = url
    link.download = name
    document.body.append(link)
    link.click()
    link.remove()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return true
  } catch {
    toast.error('Download failed')
    return false
  }
}
