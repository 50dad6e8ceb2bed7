import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface FilmFacts {
  /** Seconds. */
  duration: number
  frames: number
  streams: string[]
  isFaststart: boolean
  /** Warnings of ffmpeg while decoding all frames; empty for an intact file. */
  complaints: string
}

/** Properties of a film by ffprobe and ffmpeg. */
export async function factsOf(file: string): Promise<FilmFacts> {
  const { FFPROBE_PATH: ffprobe = 'ffprobe', FFMPEG_PATH: ffmpeg = 'ffmpeg' } = process.env
  const { stdout } = await run(ffprobe || 'ffprobe', [
    '-v',
    'error',
    '-count_frames',
    '-show_entries',
    'stream=codec_type,nb_read_frames:format=duration',
    '-of',
    'json',
    file,
  ])
  const { streams, format } = JSON.parse(stdout) as {
    streams: { codec_type: string; nb_read_frames: string }[]
    format: { duration: string }
  }
  const { stderr: complaints } = await run(ffmpeg || 'ffmpeg', [
    '-v',
    'error',
    '-xerror',
    '-i',
    file,
    '-f',
    'null',
    '-',
  ]).catch((error: { stderr: string }) => error)
  const { stderr: trace } = await run(ffprobe || 'ffprobe', ['-v', 'trace', '-show_format', file], {
    maxBuffer: 64 * 1024 * 1024,
  })
  return {
    duration: Number(format.duration),
    frames: Number(streams.find(({ codec_type }) => codec_type === 'video')?.nb_read_frames),
    streams: streams.map(({ codec_type }) => codec_type).sort(),
    isFaststart: trace.indexOf("type:'moov'") < trace.indexOf("type:'mdat'"),
    complaints,
  }
}

/** Hashes of a film’s frames, in order. */
export async function framesOf(file: string): Promise<string[]> {
  const { stdout } = await run(process.env.FFMPEG_PATH || 'ffmpeg', [
    '-v',
    'error',
    '-i',
    file,
    '-map',
    '0:v',
    '-f',
    'framemd5',
    '-',
  ])
  const lines = stdout.split('\n').filter((line) => line && !line.startsWith('#'))
  return lines.map((line) => line.split(',').at(-1)!.trim())
}

/** Size of the thumbnails of `thumbnailsOf`, in pixels. */
const [ACROSS, DOWN] = [64, 36]

/** Thumbnails of all frames of a film, in order. */
export async function thumbnailsOf(file: string): Promise<Buffer[]> {
  const { stdout } = await run(
    process.env.FFMPEG_PATH || 'ffmpeg',
    [
      '-v',
      'error',
      '-i',
      file,
      '-map',
      '0:v',
      '-vf',
      `scale=${ACROSS}:${DOWN}`,
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-',
    ],
    { encoding: 'buffer', maxBuffer: 256 * 1024 * 1024 },
  )
  const bytes = ACROSS * DOWN * 3
  return Array.from({ length: stdout.length / bytes }, (_, at) =>
    stdout.subarray(at * bytes, (at + 1) * bytes),
  )
}

/** Integrated loudness and true peak of a film, measured by ffmpeg. */
export async function loudnessOf(file: string): Promise<{ loudness: number; truePeak: number }> {
  const { stderr } = await run(process.env.FFMPEG_PATH || 'ffmpeg', [
    '-nostdin',
    '-hide_banner',
    '-nostats',
    '-i',
    file,
    '-af',
    'ebur128=peak=true',
    '-f',
    'null',
    '-',
  ])
  const last = (name: string) =>
    Number([...stderr.matchAll(new RegExp(`${name}: +(-?[\\d.]+)`, 'g'))].at(-1)![1])
  return { loudness: last('I'), truePeak: last('Peak') }
}
