import { readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { startFal } from '../../../test/fal/fal.js'
import { Ledger } from '../../../test/fal/ledger.js'
import { Paused } from '#platform/queue/attempt'
import {
  engine,
  failure,
  fal,
  ledger,
  media,
  nextLedger,
  order,
  painting,
  timeouts,
  sameBytes,
  until,
  startEngine,
} from '../../../test/fal/engine.js'
import { createFalEngine } from './index.js'
import { createWebhookCheck } from './webhook.js'

startEngine()

describe('an order', () => {
  test('a clip is submitted once, polled and downloaded', async () => {
    const arrival = await engine.video({ ...order, duration: 4 }, await ledger.attempt())
    expect(await sameBytes(arrival.file, media.video)).toBe(true)
    expect(arrival).toMatchObject({ model: 'fal-ai/veo3.1', seed: 11, cost: 1.6 })
    expect(fal.submits).toMatchObject([
      {
        model: 'fal-ai/veo3.1',
        targetHost: 'queue.fal.run',
        input: { duration: '4s', aspect_ratio: '16:9' },
        priority: 'normal',
        storage: { expiration_duration_seconds: 86_400 },
      },
    ])
    expect(fal.of('file')).toMatchObject([{ targetHost: 'v3.fal.media' }])
    expect(ledger.request?.id).toBe(fal.submits[0].id)
  })

  test('progress increases, and stays below 1', async () => {
    fal.behave({ ms: 600 })
    await engine.video(order, await ledger.attempt())
    expect(ledger.progress).toEqual([...ledger.progress].sort((a, b) => a - b))
    expect(new Set(ledger.progress).size).toBeGreaterThan(3)
    expect(ledger.progress.at(-1)).toBeLessThan(1)
  })

  test('references are uploaded, and the model receives their addresses', async () => {
    const run = await ledger.attempt()
    const reference = join(run.folder, 'reference.png')
    await writeFile(reference, await readFile(media.image))
    await engine.video(
      { ...order, model: 'fal-ai/vidu/q1/reference-to-video', references: [reference, reference] },
      run,
    )
    expect(fal.of('upload').map(({ bytes }) => bytes)).toEqual([
      (await stat(reference)).size,
      (await stat(reference)).size,
    ])
    const { reference_image_urls: addresses } = fal.submits[0].input as { reference_image_urls: string[] }
    expect(addresses).toHaveLength(2)
    expect(addresses.every((address) => address.startsWith('https://v3.fal.media/'))).toBe(true)
  })

  test('an image is made from a prompt, or from another image', async () => {
    const described = await engine.picture(painting, await ledger.attempt())
    expect(described).toMatchObject({ model: 'fal-ai/flux-2-pro', seed: 7, cost: 0.03 })
    expect(await sameBytes(described.file, media.image)).toBe(true)
    nextLedger()
    const modified = await engine.picture({ ...painting, references: [media.image] }, await ledger.attempt())
    expect(modified).toMatchObject({ model: 'fal-ai/flux-2-pro/edit', cost: 0.045 })
    expect(fal.submits.map(({ input }) => Object.keys(input as object).sort())).toEqual([
      ['image_size', 'prompt', 'seed'],
      ['image_size', 'image_urls', 'prompt', 'seed'],
    ])
  })

  test('a prompt is rewritten to one line; a failure is thrown to the caller', async () => {
    expect(await engine.rewrite('a fox')).toBe('a fox, in low golden light, the camera slowly pushing in')
    await engine.rewrite('a fox', undefined, 'too\ndark')
    expect(fal.of('rewrite').at(-1)?.input).toMatchObject({
      prompt: 'a fox\nNote: too dark',
      system_prompt: expect.stringContaining('a reviewer’s remark'),
    })
    for (const mode of ['500', 'hang'] as const) {
      fal.behave({ mode })
      expect(await failure(engine.rewrite('a fox'))).toMatchObject({ retryable: true })
    }
  })
})

describe('a request is paid once', () => {
  test('if a worker dies between submit and result, the next one resumes the request', async () => {
    fal.behave({ ms: 500 })
    const dying = new AbortController()
    const first = engine.video(order, await ledger.attempt(dying.signal)).catch((error: unknown) => error)
    await until(() => ledger.request !== undefined && fal.of('status').length > 0)
    dying.abort(new Paused('This worker stops'))
    await first
    const arrival = await engine.video(order, await ledger.attempt())
    expect(await sameBytes(arrival.file, media.video)).toBe(true)
    expect(fal.submits).toHaveLength(1)
    expect(fal.of('cancel')).toHaveLength(0)
  })

  test('a busy provider has not accepted the request, so the next attempt sends it', async () => {
    fal.behave({ mode: '429', fails: 2 })
    for (let attempt = 0; attempt < 2; attempt++) {
      expect(await failure(engine.video(order, await ledger.attempt()))).toMatchObject({
        retryable: true,
        notSent: true,
      })
    }
    await engine.video(order, await ledger.attempt())
    expect(fal.submits.map(({ status }) => status)).toEqual([429, 429, 200])
  })

  test('an unreachable provider has not received the request', async () => {
    const closed = await startFal({ media })
    const { url } = closed
    await closed.close()
    const nobody = createFalEngine({ key: 'a-key', url, timeouts })
    expect(await failure(nobody.video(order, await ledger.attempt()))).toMatchObject({
      retryable: true,
      notSent: true,
    })
  })

  test.each([
    ['500', 1],
    ['lost', 1],
  ] as const)('after %s it is unknown, so nothing is sent again', async (mode, fails) => {
    fal.behave({ mode, fails })
    const why = {
      retryable: false,
      notSent: false,
      message: 'The provider may have received this request, so it was not sent again',
    }
    expect(await failure(engine.video(order, await ledger.attempt()))).toMatchObject(why)
    fal.behave({ mode: 'ok' })
    expect(await failure(engine.video(order, await ledger.attempt()))).toMatchObject(why)
    expect(fal.submits).toHaveLength(1)
  })

  test('a webhook replaces a lost response, and ends the wait', async () => {
    const check = createWebhookCheck({ url: fal.url })
    const door = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const { requestId } = await check(request.headers, Buffer.concat(parts))
      ledger.called(requestId, order.model)
      response.end()
    })
    await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
    const webhook = `http://127.0.0.1:${(door.address() as AddressInfo).port}/`
    try {
      nextLedger(webhook)
      fal.behave({ mode: 'lost', ms: 200 })
      const patient = createFalEngine({
        key: 'a-key',
        url: fal.url,
        timeouts: { ...timeouts, adopt: 60_000, pollTo: 60_000 },
      })
      const arrival = await patient.video(order, await ledger.attempt())
      expect(await sameBytes(arrival.file, media.video)).toBe(true)

      nextLedger(webhook)
      fal.behave({ mode: 'dupwebhook', ms: 300 })
      const lazy = createFalEngine({
        key: 'a-key',
        url: fal.url,
        timeouts: { ...timeouts, pollFrom: 60_000, pollTo: 60_000 },
      })
      await lazy.video(order, await ledger.attempt())
      await until(() => fal.of('webhook').length === 6)
      expect(fal.of('webhook').every(({ status }) => status === 200)).toBe(true)
      expect(fal.submits).toHaveLength(2)
    } finally {
      door.close()
    }
  })

  test('a worker that takes over a job waits for the one that is still sending', async () => {
    const sender = new Ledger()
    await engine.video(order, await sender.attempt())
    ledger.isSending = true
    setTimeout(() => (ledger.request = sender.request), 100)
    const arrival = await engine.video(order, await ledger.attempt())
    expect(await sameBytes(arrival.file, media.video)).toBe(true)
    expect(fal.submits).toHaveLength(1)
  })

  test('without a webhook, polling finds the result', async () => {
    nextLedger('http://127.0.0.1:9/nobody')
    fal.behave({ mode: 'latewebhook' })
    await engine.video(order, await ledger.attempt())
    expect(fal.of('webhook')).toHaveLength(0)
  })
})

describe('stopping', () => {
  test('a cancel is sent to the provider', async () => {
    fal.behave({ mode: 'slow' })
    const stop = new AbortController()
    const work = engine.video(order, await ledger.attempt(stop.signal)).catch((error: unknown) => error)
    await until(() => fal.of('status').length > 0)
    const reason = new Error('This job was cancelled')
    stop.abort(reason)
    expect(await work).toBe(reason)
    expect(fal.of('cancel')).toMatchObject([{ id: fal.submits[0].id }])
  })

  test('an order stopped while `sending` is being stored is not sent', async () => {
    const stop = new AbortController()
    const run = await ledger.attempt(stop.signal)
    const sending = async () => {
      await run.sending()
      stop.abort(new Error('This job was cancelled'))
    }
    expect(await failure(engine.video(order, { ...run, sending }))).toMatchObject({
      retryable: true,
      notSent: true,
    })
    expect(fal.submits).toHaveLength(0)
  })

  test('a hanging submit does not delay a cancel', async () => {
    fal.behave({ mode: 'hang' })
    const stop = new AbortController()
    const work = engine.video(order, await ledger.attempt(stop.signal)).catch((error: unknown) => error)
    await until(() => fal.submits.length > 0)
    stop.abort(new Error('This job was cancelled'))
    expect(await work).toBe(stop.signal.reason)
    expect(ledger.isSending).toBe(true)
  })

  test('a request that takes too long is cancelled, and not retried', async () => {
    fal.behave({ mode: 'slow' })
    const hasty = createFalEngine({ key: 'a-key', url: fal.url, timeouts: { ...timeouts, total: 100 } })
    expect(await failure(hasty.video(order, await ledger.attempt()))).toMatchObject({ retryable: false })
    expect(fal.of('cancel')).toHaveLength(1)
  })
})
