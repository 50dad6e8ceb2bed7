import { type FakeFal, startFal } from '../test/fal/fal.js'
import { makeClip, makeMedia } from '../test/fal/media.js'
import { pause } from './case.js'
import { newDatabase } from './postgres.js'
import { type Running, freePort, start } from './product.js'

export interface ProviderSetup {
  fal: FakeFal
  api: Running
  databaseUrl: string
  /** Settings for workers: those of the API, with the same folder. */
  settings: Record<string, string>
  dataDir: string
}

/** Runs `use` with an API that the provider’s stand-in can call, without any worker. */
export async function withProvider(
  use: (studio: ProviderSetup) => Promise<string>,
  more: Record<string, string> = {},
  /** Duration of generated videos. */
  seconds?: number,
): Promise<string> {
  const media = seconds ? { ...(await makeMedia()), video: await makeClip(seconds) } : undefined
  const fal = await startFal({ key: 'a-key', media })
  try {
    const port = String(await freePort())
    const databaseUrl = await newDatabase()
    const settings = {
      FAL_KEY: 'a-key',
      FAL_URL: fal.url,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      RATE_LIMIT: '100000',
      ...more,
    }
    const api = await start('api', { databaseUrl, settings: { ...settings, PORT: port } })
    return await use({ fal, api, databaseUrl, settings, dataDir: api.dataDir })
  } finally {
    await fal.close()
  }
}

/** Whether a retry may succeed: the rate limit or a lock timeout was reached. */
const isTemporary = ({ code, message }: { code?: string; message: string }) =>
  code === 'UNAVAILABLE' || (code === 'RATE_LIMITED' && !/in progress/.test(message))

/** Repeats a request until it is accepted. Refused requests must not change anything. */
export async function untilTaken<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!isTemporary(error as Error & { code?: string })) throw error
      await pause(1_000)
    }
  }
}

export const submitsOf = ({ fal }: ProviderSetup, words: string) =>
  fal.submits.filter(({ input }) => (input as { prompt?: string }).prompt === words)
