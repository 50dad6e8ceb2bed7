import type { Pool } from '../workers/pool.js'
import { Encoder, type StartEncoder } from './encoder.js'
import type { RenderOrder } from './prepare.js'

const FRAME_RATE = 24

export interface VideoRun {
  startEncoder: StartEncoder
  file: string
  order: RenderOrder
  sound: boolean
  /** Number of frames each picture is shown for. */
  hold: number
  signal: AbortSignal
  progress(done: number): void
}

let films = 0

/** Rejects when the signal aborts, without waiting for a busy thread. */
const orAborted = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  work.catch(() => undefined) // handles the rejection by a closed pool
  signal.throwIfAborted()
  let stop: () => void = () => undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Renders a video: threads draw, ffmpeg encodes. An abort stops both at once. */
export const renderVideo = async (
  pool: Pool,
  { startEncoder, file, order, sound, hold, signal, progress }: VideoRun,
): Promise<void> => {
  const count = Math.max(2, Math.round(order.seconds * FRAME_RATE))
  const pictures = Math.max(2, Math.ceil(count / hold))
  const crew = Array.from({ length: pool.size }, (_, at) => at)
  const parts = await orAborted(
    Promise.all(crew.map((part) => pool.run('prepare', { order, part, of: pool.size }, part))),
    signal,
  )
  const film = await orAborted(pool.run('assemble', { order, parts }), signal)
  const id = films++
  const ahead = pool.size * 3
  const frames = new Map<number, Promise<Uint8Array>>()
  const draw = (number: number) => {
    if (number >= pictures) return
    const frame = pool.run('frame', { id, t: number / (pictures - 1), number }, number % pool.size)
    frame.catch(() => undefined)
    frames.set(number, frame)
  }
  const encoder = new Encoder(startEncoder, {
    file,
    width: order.width,
    height: order.height,
    frameRate: FRAME_RATE,
    seconds: count / FRAME_RATE,
    sound: sound ? film.scene.sound : null,
    threads: pool.size,
    exactFrames: [...(order.firstFrame ? [0] : []), ...(order.lastFrame ? [count - 1] : [])],
  })
  try {
    await orAborted(Promise.all(crew.map((at) => pool.run('open', { id, film }, at))), signal)
    for (let number = 0; number < ahead; number++) draw(number)
    for (let number = 0; number < pictures; number++) {
      const frame = await orAborted(frames.get(number)!, signal)
      frames.delete(number)
      draw(number + ahead)
      for (let shown = number * hold; shown < Math.min(count, (number + 1) * hold); shown++)
        await orAborted(encoder.write(frame), signal)
      progress((number + 1) / pictures)
    }
    await orAborted(encoder.finish(), signal)
  } catch (error) {
    await encoder.kill()
    throw error
  } finally {
    for (const at of crew) pool.run('close', { id }, at).catch(() => undefined)
  }
}
