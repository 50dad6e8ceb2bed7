import { createHash } from 'node:crypto'
import type { Behaviour } from './behaviour.js'
import { startFal } from './fal.js'
import { makeClip, makeMedia } from './media.js'

export interface Clips {
  /** The settings of an installation that uses this provider. */
  env: { FAL_KEY: string; FAL_URL: string }
  behave(change: Partial<Behaviour>): void
  /** The received requests, in order. */
  asked(): unknown[]
  /** Number of requests whose state was polled, so that their ids are stored. */
  watched(): number
  close(): Promise<void>
}

/**
 * A provider for tests of films. Each prompt gets a clip of this many seconds with its own colours and tone, without any
 * drawing.
 */
export async function startClips(seconds = 1, size?: string): Promise<Clips> {
  const clipFor = (prompt: string) => makeClip(seconds, variantOf(prompt), size)
  const media = { ...(await makeMedia()), clipFor }
  const fal = await startFal({ key: 'a-key', media })
  return {
    env: { FAL_KEY: 'a-key', FAL_URL: fal.url },
    behave: (change) => fal.behave(change),
    asked: () => fal.submits.map(({ input }) => input),
    watched: () => new Set(fal.of('status').map(({ id }) => id)).size,
    close: () => fal.close(),
  }
}

const variantOf = (prompt: string) => createHash('sha256').update(prompt).digest().readUInt16BE() % 360
