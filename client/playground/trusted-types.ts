import DOMPurify from 'dompurify'

/**
 * The page of /graphql demands Trusted Types. Its editor brings policies of its own; what else writes HTML
 * (descriptions of the schema, made from Markdown) goes through a sanitizer here. Scripts from strings have
 * no policy, so there are none.
 */
window.trustedTypes?.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) })

const workers = window.trustedTypes?.createPolicy('playground-workers', {
  createScriptURL: (address) => address,
})

/** Lets the address of a worker of ours through. */
export const workerAddress = (address: string): string =>
  workers ? (workers.createScriptURL(address) as unknown as string) : address
