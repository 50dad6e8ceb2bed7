/** Receives how much of a request has been sent, from 0 to 1. */
type OnProgress = (share: number) => void

interface UploadInit extends RequestInit {
  onProgress?: OnProgress
}

/** The context of an operation that reports the progress of its upload and can be aborted by the signal. */
export const withProgress = (onProgress: OnProgress, signal: AbortSignal) => ({
  fetchOptions: { onProgress, signal },
})

/**
 * `fetch`, or an XMLHttpRequest where `onProgress` is given: `fetch` cannot report the progress of an
 * upload. Rejects as `fetch` does: TypeError when the server cannot be reached, AbortError when it is
 * aborted.
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
