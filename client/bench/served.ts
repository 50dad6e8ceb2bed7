import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { ACKNOWLEDGED, PICTURE, PONG, token } from './library.js'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface Question {
  operationName: string
  variables: { first?: number; after?: string | null }
}

interface Served {
  /** The picture at a path, as WebP; a pixel unless given. */
  pictureAt?: (path: string) => Buffer
  /** How long the server takes for an operation, in milliseconds; nothing unless given. */
  takes?: (question: Question) => number
}

/** Serves the built client, pictures, and what `answerTo` returns for the GraphQL operations. */
export function servePage(answerTo: (question: Question) => object, { pictureAt, takes }: Served = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const send = (type: string, body: string | Buffer) =>
      response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' }).end(body)
    if (pathname === '/graphql')
      return void text(request).then(async (body) => {
        const question = JSON.parse(body) as Question
        if (takes) await setTimeout(takes(question))
        send('application/json', JSON.stringify(answerTo(question)))
      })
    if (pathname.startsWith('/files/'))
      return pictureAt ? send('image/webp', pictureAt(pathname)) : send('image/gif', PICTURE)
    const file = join(DIST, pathname)
    const path = extname(pathname) && existsSync(file) ? file : join(DIST, 'index.html')
    return send(TYPES[extname(path)] ?? 'application/octet-stream', readFileSync(path))
  }).listen(0)
  return {
    address: () => `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}

/** Signs a page in, and gives it a socket that is open and says nothing. */
export async function signIn(page: Page) {
  await page.addInitScript((kept) => localStorage.setItem('access_token', kept), token())
  await page.routeWebSocket('**/graphql', (socket) => {
    socket.onMessage((message) => {
      const { type } = JSON.parse(String(message)) as { type: string }
      if (type === 'connection_init') socket.send(ACKNOWLEDGED)
      if (type === 'ping') socket.send(PONG)
    })
  })
}
