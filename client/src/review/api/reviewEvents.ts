import { delayUntilOnline, retryDelay } from '../../shared/lib/network/connectivity'

/** Without data for this time, the connection counts as lost: the server sends a comment every 15 seconds. */
const SILENCE_MS = 40_000

interface Watch {
  session: string
  /** Called after each connection, and when notes, verdicts or versions change. */
  onChange: () => void
  /** Called when the link has ended. */
  onEnd: () => void
  onConnection: (isConnected: boolean) => void
  signal: AbortSignal
}

/** Parses event names from a text; `rest` is its incomplete end. */
export function readEvents(text: string): { names: string[]; rest: string } {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n')
  const rest = blocks.pop()!
  const names = blocks.flatMap((block) => /^event: ?(.+)$/m.exec(block)?.[1] ?? [])
  return { names, rest }
}

/** Reads a connection until it closes. Resolves to whether the link has ended. */
async function readStream({ session, onChange, onConnection, signal }: Watch): Promise<boolean> {
  const connection = new AbortController()
  const abort = () => connection.abort()
  signal.addEventListener('abort', abort)
  let silence = setTimeout(abort, SILENCE_MS)
  try {
    const response = await fetch('/review-events', {
      headers: { authorization: `Bearer ${session}`, accept: 'text/event-stream' },
      cache: 'no-store',
      signal: connection.signal,
    })
    if (response.status === 401 || response.status === 404) return true
    if (!response.ok || !response.body) return false
    onConnection(true)
    onChange()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let text = ''; ;) {
      const { value, done } = await reader.read()
      if (done) return false
      clearTimeout(silence)
      silence = setTimeout(abort, SILENCE_MS)
      const { names, rest } = readEvents(text + value)
      text = rest
      if (names.includes('ended')) return true
      if (names.includes('changed')) onChange()
    }
  } catch {
    return false
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', abort)
    connection.abort()
  }
}

/** Listens for changes of a review until aborted or ended. Reconnects with backoff. */
export async function watchReview(watch: Watch): Promise<void> {
  const { signal, onConnection, onEnd } = watch
  for (let attempt = 1; !signal.aborted; attempt++) {
    const notice = (isConnected: boolean) => {
      if (isConnected) attempt = 0
      if (!signal.aborted) onConnection(isConnected)
    }
    const isOver = await readStream({ ...watch, onConnection: notice })
    if (signal.aborted) return
    if (isOver) return onEnd()
    notice(false)
    await delayUntilOnline(retryDelay(Math.max(1, attempt)), signal)
  }
}
