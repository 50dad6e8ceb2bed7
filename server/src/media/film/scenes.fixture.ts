import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FfmpegTools } from '../ffmpeg.js'
import { QUIET } from '../ffmpeg-command.js'
import { findFfmpeg } from '../ffmpeg.js'
import { output, startProgram } from '../program.js'

/** Makes sources for the tests of films, and measures files, with the ffmpeg of this machine. */
export interface Scenes {
  tools: FfmpegTools
  folder: string
  at(name: string): string
  /** Writes a file; `inputs` and `rest` are arguments of ffmpeg. */
  make(name: string, inputs: string[], rest?: string[]): Promise<string>
  /** Mean luma of each coded frame, 16 to 235. */
  brightness(file: string): Promise<number[]>
  /** Mean luma of the frame shown after a seek to each of these moments (seconds), by a strict decoder. */
  brightnessAt(file: string, moments: string[]): Promise<number[]>
  /** Loudest of every 2000 samples (a frame's length at 48 kHz), 0 to 32767. */
  loudness(file: string): Promise<number[]>
  /** All samples, mono at 48 kHz. */
  samples(file: string): Promise<Int16Array>
  streams(file: string): Promise<Record<string, string>[]>
  /** Errors of a strict decoder; empty for a valid file. */
  complaints(file: string): Promise<string>
  clear(): Promise<void>
}

export const lavfi = (graph: string): string[] => ['-f', 'lavfi', '-i', graph]
export const H264 = [
  '-c:v',
  'libx264',
  '-preset',
  'ultrafast',
  '-pix_fmt',
  'yuv420p',
  '-c:a',
  'aac',
  '-shortest',
]

/** Frame n has luma 20 + 5n, so that each frame reveals its number. */
export const COUNTING = "color=gray:s=64x36:r=24,geq=lum='20+5*N':cb=128:cr=128"
export const frameNumber = (luma: number): number => Math.max(0, Math.round((luma - 20) / 5))

/** Indices at which levels of brightness or loudness rise above `threshold`. */
export const rises = (levels: number[], threshold: number): number[] =>
  levels.flatMap((level, at) => (level > threshold && (levels[at - 1] ?? 0) <= threshold ? [at] : []))

/** Seconds at which a sound begins after 20 ms of silence. */
export const beeps = (samples: Int16Array): number[] => {
  const found: number[] = []
  let last = -Infinity
  samples.forEach((sample, at) => {
    if (Math.abs(sample) < 6_000) return
    if (at - last > 960) found.push(at / 48_000)
    last = at
  })
  return found
}

const PIXELS = 64 * 36
const SMALL = 'scale=64:36:flags=area,format=gray'
const RAW = ['-f', 'rawvideo']

/** Mean luma of each frame of raw `SMALL` pictures. */
const lumas = (raw: Buffer): number[] => {
  const mean = (pixels: Buffer) => pixels.reduce((total, pixel) => total + pixel, 0) / pixels.length
  return Array.from(
    { length: raw.length / PIXELS },
    (_, frame) => 16 + (mean(raw.subarray(frame * PIXELS, (frame + 1) * PIXELS)) * 219) / 255,
  )
}

const bytes = async (tools: FfmpegTools, args: string[]): Promise<Buffer> => {
  const run = startProgram(tools.ffmpeg, [...QUIET, ...args, 'pipe:1'])
  const parts: Buffer[] = []
  for await (const part of run.stdout) parts.push(part as Buffer)
  await run.done
  return Buffer.concat(parts)
}

export const makeScenes = async (): Promise<Scenes> => {
  const tools = await findFfmpeg(process.env)
  if (!tools) throw new Error('These tests need ffmpeg and ffprobe')
  const folder = await mkdtemp(join(tmpdir(), 'film-'))
  const at = (name: string) => join(folder, name)
  const samples = async (file: string) => {
    const raw = await bytes(tools, ['-i', file, '-map', '0:a', '-ac', '1', '-ar', '48000', '-f', 's16le'])
    return Int16Array.from({ length: raw.length / 2 }, (_, index) => raw.readInt16LE(index * 2))
  }
  return {
    tools,
    folder,
    at,
    make: async (name, inputs, rest = H264) => {
      await output(tools.ffmpeg, [...QUIET, ...inputs, ...rest, at(name)])
      return at(name)
    },
    brightness: async (file) => lumas(await bytes(tools, ['-i', file, '-map', '0:v', '-vf', SMALL, ...RAW])),
    brightnessAt: async (file, moments) => {
      const seeks = moments.flatMap((moment) => ['-threads', '1', '-ss', moment, '-i', file])
      const first = moments.map((_, at) => `[${at}:v]trim=end_frame=1,setpts=0,${SMALL}[${at}]`)
      const all = `${moments.map((_, at) => `[${at}]`).join('')}concat=n=${moments.length},setpts=N/(24*TB)[all]`
      const graph = ['-filter_complex', [...first, all].join(';'), '-map', '[all]']
      return lumas(await bytes(tools, ['-xerror', ...seeks, ...graph, ...RAW]))
    },
    loudness: async (file) => {
      const decoded = await samples(file)
      return Array.from({ length: Math.ceil(decoded.length / 2000) }, (_, frame) =>
        decoded
          .subarray(frame * 2000, (frame + 1) * 2000)
          .reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
      )
    },
    samples,
    streams: async (file) => {
      const entries =
        'stream=codec_type,codec_name,profile,pix_fmt,width,height,nb_read_frames,duration,sample_rate,channels,r_frame_rate'
      const text = await output(tools.ffprobe, [
        '-v',
        'error',
        '-count_frames',
        '-show_entries',
        entries,
        '-of',
        'json',
        file,
      ])
      return (JSON.parse(text) as { streams: Record<string, string>[] }).streams
    },
    complaints: (file) =>
      output(tools.ffmpeg, ['-nostdin', '-v', 'error', '-xerror', '-i', file, '-f', 'null', '-']).catch(
        (error: Error) => error.message,
      ),
    clear: () => rm(folder, { recursive: true, force: true }),
  }
}
