import type { ServerResponse } from 'node:http'

/**
 * Sends a text, or its bytes, whole: headers and body leave as one piece. Without a tag, which costs a hash of
 * the body; who wants one sets it.
 */
export function sendText(response: ServerResponse, text: string | Buffer): void {
  response.setHeader('Content-Length', Buffer.byteLength(text))
  if (response.req.method === 'HEAD') response.end()
  else response.end(text)
}
