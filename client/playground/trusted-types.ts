import DOMPurify from 'dompurify'

/**
 * The page of /graphql requires Trusted Types. The editor has its own policies; other HTML (schema descriptions
 * rendered from Markdown) is sanitized here. Scripts from strings have no policy and are blocked.
 */
window.trustedTypes?.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) })

const workers = window.trustedTypes?.createPolicy('playground-workers', {
  createScriptURL: (address) => address,
})

/** Allows the URLs of the page’s own workers. */
export const workerAddress = (address: string): string =>
  workers ? (workers.createScriptURL(address) as unknown as string) : address
