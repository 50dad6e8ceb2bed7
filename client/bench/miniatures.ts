import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Colour, LOOKS } from '../src/ui/transitions/looks.js'

/**
 * How near the miniatures of the transitions come to what ffmpeg draws: for each that this ffmpeg knows, the mean
 * difference of a colour channel, of 255, at some moments of it. Run it with `node --import
 * ./scripts/typescript.mjs client/bench/miniatures.ts`. It takes a few seconds.
 */

const run = promisify(execFile)
const FFMPEG = process.env.FFMPEG_PATH || 'ffmpeg'
const [WIDTH, HEIGHT, RATE] = [112, 63, 25]
const FRAME = WIDTH * HEIGHT * 3
const MOMENTS = [3, 8, 13, 18, 24]

type Channels = (x: number, y: number) => number[]
const FIRST: Channels = (x, y) => [20 + x, 60 + y * 2, 120 + ((x * 7 + y * 3) % 60)]
const SECOND: Channels = (x, y) => [230 - y, 160 - (x >> 1), 30 + ((x * 5 + y * 11) % 50)]

function pictureOf(channels: Channels): Buffer {
  const picture = Buffer.alloc(FRAME)
  for (let at = 0; at < FRAME; at++)
    picture[at] = channels(Math.floor(at / 3) % WIDTH, Math.floor(at / 3 / WIDTH))[at % 3]
  return picture
}

/** A second of the transition, as ffmpeg draws it; null if it does not know this one. */
async function drawnByFfmpeg(transition: string, files: string[]): Promise<Buffer | null> {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', String(RATE)]
  const filter = `[0]format=gbrp[a];[1]format=gbrp[b];[a][b]xfade=transition=${transition}:duration=1:offset=0,format=rgb24`
  const drawing = run(
    FFMPEG,
    [
      '-v',
      'error',
      ...files.flatMap((file) => [...raw, '-i', file]),
      '-filter_complex',
      filter,
      '-frames:v',
      String(RATE),
      '-f',
      'rawvideo',
      '-',
    ],
    { encoding: 'buffer', maxBuffer: FRAME * (RATE + 1) },
  )
  return drawing.then(
    ({ stdout }) => stdout,
    () => null,
  )
}

const colourAt =
  (picture: Buffer) =>
  (x: number, y: number): Colour => {
    const at = (y * WIDTH + x) * 3
    return [picture[at], picture[at + 1], picture[at + 2]]
  }

const pictures = [FIRST, SECOND].map(pictureOf)
const [first, second] = pictures.map(colourAt)
const folder = await mkdtemp(join(tmpdir(), 'miniatures-'))
try {
  const files = [join(folder, 'first'), join(folder, 'second')]
  for (const [at, file] of files.entries())
    await writeFile(file, Buffer.concat(Array.from({ length: RATE * 2 }, () => pictures[at])))
  for (const [transition, look] of Object.entries(LOOKS)) {
    const drawn = await drawnByFfmpeg(transition, files)
    const differences = MOMENTS.map((frame) => {
      let sum = 0
      for (let at = 0; drawn && at < FRAME / 3; at++) {
        const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
        const colour = look(x, y, { width: WIDTH, height: HEIGHT, left: 1 - frame / RATE, first, second })
        for (const channel of [0, 1, 2] as const)
          sum += Math.abs(colour[channel] - drawn[frame * FRAME + at * 3 + channel])
      }
      return (sum / FRAME).toFixed(1)
    })
    const words = drawn ? differences.join('  ') : 'not known to this ffmpeg'
    process.stdout.write(`${transition.padEnd(12)} ${words}\n`)
  }
} finally {
  await rm(folder, { recursive: true })
}
