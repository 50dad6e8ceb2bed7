import { toast } from './toast'

const FALLBACK = 'downloaded-video.mp4'

/**
 * The name in the address itself: what it is to be saved as, else its last path segment (specification V21).
 */
const nameIn = (address: string): string => {
  const { pathname, searchParams } = new URL(address, window.location.href)
  return searchParams.get('download') || pathname.split('/').filter(Boolean).pop() || FALLBACK
}

/**
 * Fetches a file by a plain GET and has the browser save it. Answers whether it worked; when not, a toast
 * says so.
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
