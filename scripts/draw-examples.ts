// Draws the images of the example prompts with the local engine. Run it when the list or the engine has changed:
// node --import ./scripts/typescript.mjs scripts/draw-examples.ts
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { EXAMPLES } from '../client/src/features/chat/examples/prompts.js'
import type { Run } from '../server/src/engines/engine.js'
import { createPreviewEngine } from '../server/src/engines/preview.js'

/** Twice the width on a wide screen. */
const WIDTH = 640
const QUALITY = 70
const target = new URL('../client/src/features/chat/examples/', import.meta.url)

const engine = createPreviewEngine({ ffmpeg: 'ffmpeg' })
const folder = await mkdtemp(join(tmpdir(), 'cutroom-examples-'))
const run = { folder, signal: new AbortController().signal, progress() {} } as unknown as Run
for (const { name, prompt, seed } of EXAMPLES) {
  const { file } = await engine.picture({ prompt, ratio: '16:9', seed }, run)
  const { pathname } = new URL(`${name}.webp`, target)
  const { size } = await sharp(file).resize({ width: WIDTH }).webp({ quality: QUALITY }).toFile(pathname)
  process.stdout.write(`${name}.webp: ${size} bytes\n`)
}
await engine.close()
await rm(folder, { recursive: true })
