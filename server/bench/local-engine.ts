import { withLocalClips } from './local-clips.js'

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

const prompts = process.argv.length > 2 ? process.argv.slice(2) : PROMPTS
await withLocalClips({ ffmpeg: process.env.FFMPEG_PATH ?? 'ffmpeg' }, async ({ draw }) => {
  for (const prompt of prompts) {
    const start = performance.now()
    await draw(prompt)
    process.stdout.write(`${((performance.now() - start) / 1000).toFixed(2)} s  ${prompt}\n`)
  }
})
