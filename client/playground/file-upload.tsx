const UPLOADS = /\$(\w+)\s*:\s*Upload\b/g

let chosen: File | undefined

/** Chooses the file of operations with an `Upload` variable. */
export const FileInput = () => (
  <label>
    File for <code>Upload</code>{' '}
    <input type="file" onChange={({ target }) => void (chosen = target.files?.[0])} />
  </label>
)

/** Like `fetch`. Sends the chosen file with an operation that has `Upload` variables, as a multipart request. */
export const fetchWithFile: typeof fetch = (address, init) => {
  const operations = String(init?.body)
  const { query } = JSON.parse(operations) as { query: string }
  const paths = [...query.matchAll(UPLOADS)].map(([, name]) => `variables.${name}`)
  if (!chosen || !paths.length) return fetch(address, init)
  const headers = new Headers(init?.headers)
  headers.delete('content-type') // the browser adds it with the boundary of the parts
  const body = new FormData()
  body.append('operations', operations)
  body.append('map', JSON.stringify({ file: paths }))
  body.append('file', chosen)
  return fetch(address, { ...init, headers, body })
}
