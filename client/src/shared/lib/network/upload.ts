/** Receives the sent fraction of a request, from 0 to 1. */
type OnProgress = (share: number) => void

interface UploadInit extends RequestInit {
  onProgress?: OnProgress
}

/** Context of an operation with upload progress, which the signal can abort. */
export const withProgress = (onProgress: OnProgress, signal: AbortSignal) => ({
  fetchOptions: { onProgress, signal },
})

/**
 * `fetch`, or XMLHttpRequest if `onProgress` is given, because `fetch` cannot report upload progress. Rejects like `fetch`:
 * with TypeError if the server is unreachable, with AbortError if aborted.
 */
export function uploadFetch(
  input: RequestInfo | URL,
  { onProgress, ...init }: UploadInit = {},
): Promise<Response> {
  if (!onProgress) return fetch(input, init)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(init.method ?? 'POST', String(input))
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.addEventListener(
      'progress',
      ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total),
    )
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('content-type') ?? 'application/json'
      resolve(
        new Response(request.responseText, {
          status: request.status,
          statusText: request.statusText,
          headers: { 'content-type': type },
        }),
      )
    })
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
    request.addEventListener('abort', () => reject(new DOMException('Upload cancelled', 'AbortError')))
    request.addEventListener('loadend', () => init.signal?.removeEventListener('abort', abort))
    if (init.signal?.aborted) return reject(new DOMException('Upload cancelled', 'AbortError'))
    init.signal?.addEventListener('abort', abort)
    request.send(init.body as XMLHttpRequestBodyInit)
  })
}
