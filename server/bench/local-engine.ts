import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalEngine } from '../src/engines/local/index.js'

/**
 * Times one clip of the local engine after another, the first with the start of its threads. `FFMPEG_PATH`
 * names ffmpeg.
 */
const PROMPTS = [
  'a lighthouse at sunset',
  'a neon street in the rain',
  'a horse in a meadow at noon',
  'a whale in the deep sea',
]

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const engine = createLocalEngine({ ffmpeg: process.env.FFMPEG_PATH ?? 'ffmpeg' })
try {
  for (const prompt of process.argv.length > 2 ? process.argv.slice(2) : PROMPTS) {
    const start = performance.now()
    await engine.video(
      { prompt, model: 'fal-ai/veo3', ratio: '16:9', seed: 7, references: [] },
      {
        signal: new AbortController().signal,
        folder,
        progress: () => undefined,
        sentBlind: false,
        sending: async () => undefined,
        submitted: async () => undefined,
        sleep: async () => undefined,
        adopted: async () => undefined,
      },
    )
    process.stdout.write(`${((performance.now() - start) / 1000).toFixed(2)} s  ${prompt}\n`)
  }
} finally {
  await engine.close()
  await rm(folder, { recursive: true, force: true })
}
