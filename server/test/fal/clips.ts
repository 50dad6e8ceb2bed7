import { createHash } from 'node:crypto'
import { startFal } from './fal.js'
import { makeClip, makeMedia } from './media.js'

/**
 * A provider for tests of films: each prompt gets a clip of so many seconds, of its own colours and tone,
 * without any drawing. `env` are the settings of an installation that uses it.
 */
export async function startClips(seconds = 1): Promise<{
  env: { FAL_KEY: string; FAL_URL: string }
  close(): Promise<void>
}> {
  const media = { ...(await makeMedia()), clipFor: (prompt: string) => makeClip(seconds, variantOf(prompt)) }
  const fal = await startFal({ key: 'a-key', media })
  return { env: { FAL_KEY: 'a-key', FAL_URL: fal.url }, close: () => fal.close() }
}

const variantOf = (prompt: string) => createHash('sha256').update(prompt).digest().readUInt16BE() % 360
