import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Transition } from '#schema/limits'
import { TRANSITIONS } from '#schema/limits'
import { FfmpegCommand } from '../src/media/ffmpeg-command.js'
import { encode, findFfmpeg, startFfmpeg } from '../src/media/ffmpeg.js'
import { counted, drawing } from '../src/media/film/transitions.js'
import { output } from '../src/media/program.js'

/**
 * Measures how near the emulated transitions come to a native ffmpeg's own frames: `transitions.ts
 * NATIVE_FFMPEG [FRAMES]`, where NATIVE_FFMPEG is a program of 6.1 or later. Prints one line a transition and
 * size. A PSNR from about 50 dB on cannot be distinguished by eye. In the first frame of revealleft and
 * revealup the native filter reads a column or row that lies outside the picture; the emulation shows the
 * clip there, and differs in that one line.
 */

const EMULATED = TRANSITIONS.slice(46)
const SIZES = [
  { width: 1280, height: 720 },
  { width: 720, height: 1280 },
  { width: 720, height: 720 },
]

const native = process.argv[2]
const frames = Number(process.argv[3] ?? 24)
const tools = await findFfmpeg(process.env)
if (!native || !tools)
  throw new Error('Give the path of a native ffmpeg, and have ffmpeg and ffprobe on the PATH')
const version = /version (\S+)/.exec(await output(native, ['-version']))?.[1]
const folder = await mkdtemp(join(tmpdir(), 'transitions-'))

/** All frames that a program draws, as raw 4:4:4 pixels. */
const pixels = async (
  program: string,
  transition: Transition,
  size: (typeof SIZES)[number],
  transitions: Set<string>,
): Promise<Buffer> => {
  const { filter, masks } = drawing({ transitions }, transition, frames, { canvas: size, rate: 24 })
  const command = new FfmpegCommand(program)
    .trusted(join(folder, 'before.mkv'))
    .trusted(join(folder, 'after.mkv'))
  if (masks)
    command.piped('-f', 'rawvideo', '-pix_fmt', 'gray', '-s', `${size.width}x${size.height}`, '-r', '24')
  command.complexFilter([
    `[0:v]${counted(24)}[before]`,
    `[1:v]${counted(24)}[after]`,
    ...(masks ? ['[2:v]null[mask]'] : []),
    `${filter},format=yuv444p`,
  ])
  const run = startFfmpeg(command.writes('pipe:1', '-frames:v', String(frames), '-f', 'rawvideo'))
  const fed = masks && pipeline(masks, run.inputs[0])
  const parts: Buffer[] = []
  for await (const part of run.stdout) parts.push(part as Buffer)
  await Promise.all([run.done, fed])
  return Buffer.concat(parts)
}

const decibel = (error: number): number => 10 * Math.log10(255 ** 2 / error)

const compare = (seen: Buffer, wanted: Buffer) => {
  if (seen.length !== wanted.length) throw new Error(`${seen.length} bytes instead of ${wanted.length}`)
  const length = seen.length / frames
  const errors = Array.from({ length: frames }, (_, frame) => {
    let squares = 0
    for (let at = frame * length; at < (frame + 1) * length; at++) squares += (seen[at] - wanted[at]) ** 2
    return squares / length
  })
  return {
    mean: decibel(errors.reduce((total, error) => total + error, 0) / frames),
    worst: decibel(Math.max(...errors)),
    identical: errors.filter((error) => error === 0).length,
  }
}

const show = (value: number): string => (value === Infinity ? 'identical' : `${value.toFixed(1)} dB`)

try {
  process.stdout.write(`Emulated on ${tools.version}, against ${version}, ${frames} frames\n`)
  for (const size of SIZES) {
    const side = `s=${size.width}x${size.height}:r=24`
    const lossless = ['-frames:v', String(frames), '-c:v', 'ffv1']
    const write = (picture: string, name: string) =>
      encode(
        new FfmpegCommand(tools.ffmpeg)
          .drawn(`${picture}=${side},format=yuv444p`)
          .writes(join(folder, name), ...lossless),
      )
    await write('testsrc2', 'before.mkv')
    await write('mandelbrot', 'after.mkv')
    for (const transition of EMULATED) {
      const ours = await pixels(tools.ffmpeg, transition, size, new Set())
      const theirs = await pixels(native, transition, size, new Set([transition]))
      const { mean, worst, identical } = compare(ours, theirs)
      const name = `${transition.padEnd(12)} ${size.width}x${size.height}`
      process.stdout.write(
        `${name} mean ${show(mean)}, worst frame ${show(worst)}, ${identical} of ${frames} identical\n`,
      )
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
