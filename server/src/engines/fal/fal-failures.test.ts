/** Covers specification E7. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isPublicAddress } from './download.js'
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
  startEngine,
} from '../../../test/fal/engine.js'
import { createFalEngine } from './index.js'

startEngine()

describe('provider failures', () => {
  test('temporary errors while polling are tolerated', async () => {
    fal.behave({ mode: 'flaky', fails: 3 })
    await engine.video(order, await ledger.attempt())
    expect(fal.submits).toHaveLength(1)
  })

  test('a long outage ends the attempt, and the next one resumes the request', async () => {
    fal.behave({ mode: 'flaky', fails: 1000 })
    expect(await failure(engine.video(order, await ledger.attempt()))).toMatchObject({
      retryable: true,
      notSent: false,
    })
    fal.behave({ mode: 'ok' })
    await engine.video(order, await ledger.attempt())
    expect(fal.submits).toHaveLength(1)
  })

  test('a refused prompt is reported', async () => {
    fal.behave({ mode: 'error' })
    expect(await failure(engine.video(order, await ledger.attempt()))).toMatchObject({
      retryable: false,
      message: 'The provider’s content policy refused the prompt',
    })
  })

  test('the provider’s message is shown if it does not name the refused field', async () => {
    const msg = 'The prompt was flagged by a content checker'
    fal.behave({ mode: 'error', detail: [{ loc: ['body'], msg, type: 'content_policy_violation' }] })
    expect(await failure(engine.video(order, await ledger.attempt()))).toMatchObject({
      retryable: false,
      message: 'The provider refused this: The prompt was flagged by a content checker',
    })
  })

  test('an unknown request or API key', async () => {
    ledger.request = { id: 'never-seen', model: order.model }
    expect(await failure(engine.video(order, await ledger.attempt()))).toMatchObject({ retryable: false })
    expect(fal.submits).toHaveLength(0)
    nextLedger()
    const stranger = createFalEngine({ key: 'another', url: fal.url, timeouts })
    expect(await failure(stranger.video(order, await ledger.attempt()))).toMatchObject({
      retryable: false,
      message: expect.stringContaining('key'),
    })
  })
})

describe('the result', () => {
  test.each([
    'http://127.0.0.1:1/latest/meta-data/',
    'https://169.254.169.254/latest',
    'https://fal.media.example.com/a.mp4',
    'https://user@v3.fal.media/a.mp4',
    'http://v3.fal.media/a.mp4',
    'https://v3.fal.media:8443/a.mp4',
    'file:///etc/passwd',
    'not an address',
  ])('is not fetched from %s', async (address) => {
    fal.behave({ mode: 'address', address })
    expect(await failure(engine.video(order, await ledger.attempt()))).toMatchObject({ retryable: false })
    expect(fal.of('file')).toHaveLength(0)
  })

  test('follows at most three redirects, and only within the provider’s hosts', async () => {
    fal.behave({ mode: 'redirect', redirects: 3 })
    await engine.video(order, await ledger.attempt())
    for (const change of [{ redirects: 4 }, { redirects: 1, address: 'http://127.0.0.1:1/' }]) {
      fal.behave(change)
      nextLedger()
      expect(await failure(engine.video(order, await ledger.attempt()))).toMatchObject({ retryable: false })
    }
  })

  test('is refused with a wrong type', async () => {
    fal.behave({ mode: 'badtype' })
    expect(await failure(engine.video(order, await ledger.attempt()))).toMatchObject({
      retryable: false,
      message: 'The provider’s result is not a video',
    })
  })

  test('is refused when it is too large', async () => {
    fal.behave({ mode: 'huge' })
    const run = await ledger.attempt()
    expect(await failure(engine.picture(painting, run))).toMatchObject({
      retryable: false,
      message: expect.stringContaining('larger'),
    })
    expect((await stat(join(run.folder, 'arriving'))).size).toBeLessThanOrEqual(50 * 1024 * 1024)
  })

  test('is downloaded again after a broken connection', async () => {
    fal.behave({ mode: 'cut', fails: 1 })
    const arrival = await engine.video(order, await ledger.attempt())
    expect(await sameBytes(arrival.file, media.video)).toBe(true)
    expect(fal.of('file')).toHaveLength(2)
  })

  test('is only downloaded from public addresses, unless the installation chose another host', () => {
    const closed = [
      '127.0.0.1',
      '10.1.2.3',
      '169.254.169.254',
      '192.168.0.1',
      '100.64.0.1',
      '0.0.0.0',
      '::1',
      '::ffff:10.0.0.1',
      'fd00::1',
      'fe80::1',
    ]
    expect(closed.filter(isPublicAddress)).toEqual([])
    expect(['34.36.133.15', '2600:1901:0:1::'].every(isPublicAddress)).toBe(true)
  })
})
