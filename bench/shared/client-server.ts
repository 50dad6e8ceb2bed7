import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { client } from '../../scripts/build-client.mjs'
import { print } from './report.js'

const DIST = fileURLToPath(new URL('../../client/dist', import.meta.url))
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A GIF of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAHpLOgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token that the client accepts as a valid session. */
const token = () =>
  `${encode({ alg: 'none' })}.${encode({ sub: 'ana', exp: Math.floor(Date.now() / 1000) + 3600 })}.none`

export interface Operation {
  operationName: string
  variables: { first?: number; after?: string | null }
}

interface Options {
  /** The WebP image at a path. Default: one pixel. */
  imageAt?: (path: string) => Buffer
  /** The response time of an operation in milliseconds. Default: 0. */
  delayOf?: (operation: Operation) => number
}

/** Builds the client if necessary and serves it with fixed responses instead of the product's server. */
export function serveClient(respond: (operation: Operation) => object, { imageAt, delayOf }: Options = {}) {
  client.ensure(print)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const send = (type: string, body: string | Buffer) =>
      response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' }).end(body)
    if (pathname === '/graphql')
      return void text(request).then(async (body) => {
        const operation = JSON.parse(body) as Operation
        if (delayOf) await setTimeout(delayOf(operation))
        send('application/json', JSON.stringify(respond(operation)))
      })
    if (pathname.startsWith('/files/'))
      return imageAt ? send('image/webp', imageAt(pathname)) : send('image/gif', PIXEL)
    const file = join(DIST, pathname)
    const path = extname(pathname) && existsSync(file) ? file : join(DIST, 'index.html')
    return send(TYPES[extname(path)] ?? 'application/octet-stream', readFileSync(path))
  }).listen(0)
  return {
    url: () => `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}

/** Signs a page in and gives it a WebSocket on which nothing is pushed. */
export async function signIn(page: Page) {
  await page.addInitScript((stored) => localStorage.setItem('access_token', stored), token())
  await page.routeWebSocket('**/graphql', (socket) => {
    socket.onMessage((message) => {
      const { type } = JSON.parse(String(message)) as { type: string }
      if (type === 'connection_init') socket.send(JSON.stringify({ type: 'connection_ack' }))
      if (type === 'ping') socket.send(JSON.stringify({ type: 'pong' }))
    })
  })
}
