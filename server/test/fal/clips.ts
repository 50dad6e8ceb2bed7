import { createHash } from 'node:crypto'
import type { Behaviour } from './behaviour.js'
import { startFal } from './fal.js'
import { makeClip, makeMedia } from './media.js'

export interface Clips {
  /** The settings of an installation that uses this provider. */
  env: { FAL_KEY: string; FAL_URL: string }
  behave(change: Partial<Behaviour>): void
  close(): Promise<void>
}

/**
 * A provider for tests of films: each prompt gets a clip of this many seconds, of its own colours and tone,
 * without any drawing.
 */
export async function startClips(seconds = 1): Promise<Clips> {
  const media = { ...(await makeMedia()), clipFor: (prompt: string) => makeClip(seconds, variantOf(prompt)) }
  const fal = await startFal({ key: 'a-key', media })
  return {
    env: { FAL_KEY: 'a-key', FAL_URL: fal.url },
    behave: (change) => fal.behave(change),
    close: () => fal.close(),
  }
}

const variantOf = (prompt: string) => createHash('sha256').update(prompt).digest().readUInt16BE() % 360
