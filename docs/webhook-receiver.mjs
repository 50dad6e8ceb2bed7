/** Receives and verifies webhooks; run by server/test/journeys/webhooks.test.ts: SECRET=whsec_… node webhook-receiver.mjs */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

const key = Buffer.from(process.env.SECRET.replace('whsec_', ''), 'base64')

createServer(async (request, response) => {
  const body = await text(request)
  const { 'webhook-id': id, 'webhook-timestamp': sentAt, 'webhook-signature': signature } = request.headers
  const expected = Buffer.from(
    `v1,${createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest('base64')}`,
  )
  const given = Buffer.from(String(signature))
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected)
  const isRecent = Math.abs(Date.now() / 1000 - Number(sentAt)) < 300
  if (isGenuine && isRecent) process.stdout.write(`${body}\n`)
  response.writeHead(isGenuine && isRecent ? 204 : 401).end()
}).listen(Number(process.env.PORT ?? 8080), '127.0.0.1')
