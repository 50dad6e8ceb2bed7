import type { Writable } from 'node:stream'
import { FfmpegCommand } from '../../../media/ffmpeg-command.js'
import { startFfmpeg } from '../../../media/ffmpeg.js'
import type { RunningProgram } from '../../../media/program.js'
import type { SoundBed } from '../scene/layer.js'
import { soundPlan } from './sound.js'

export interface EncoderOrder {
  ffmpeg: string
  file: string
  width: number
  height: number
  frameRate: number
  seconds: number
  sound: SoundBed | null
  threads: number
  /** Numbers of frames that have to come out as they went in, as far as can be seen. */
  faithful?: readonly number[]
}

/** Longer than any film of this engine takes on a slow machine. */
const LONGEST_SECONDS = 60 * 60

/** BT.709 in limited range, as HD video has it. */
const COLOUR = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
]
const H264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-aq-mode', '3']

/** The quantiser of faithful frames; at 20 fine noise would be smoothed. */
const FAITHFUL_QUANTISER = 10

const faithfully = (frames: readonly number[] = []): string[] =>
  frames.length === 0
    ? []
    : ['-x264-params', `zones=${frames.map((at) => `${at},${at},q=${FAITHFUL_QUANTISER}`).join('/')}`]

const commandFor = (order: EncoderOrder): FfmpegCommand => {
  const { width, height, frameRate, seconds, threads } = order
  const command = new FfmpegCommand(order.ffmpeg).piped(
    '-f',
    'rawvideo',
    '-pix_fmt',
    'yuv420p',
    '-s',
    `${width}x${height}`,
    '-r',
    String(frameRate),
  )
  command.outputOptions('-map', '0:v')
  const sound = order.sound && soundPlan(order.sound, seconds, 1)
  if (sound) {
    sound.sources.forEach((source) => command.drawn(source))
    command.complexFilter(sound.filter).outputOptions('-map', '[a]', '-c:a', 'aac', '-b:a', '128k')
  } else command.outputOptions('-an')
  return command.writes(
    order.file,
    ...H264,
    ...faithfully(order.faithful),
    '-threads',
    String(threads),
    '-pix_fmt',
    'yuv420p',
    ...COLOUR,
    '-t',
    String(seconds),
    '-movflags',
    '+faststart',
  )
}

/**
 * An ffmpeg process that takes raw yuv420p pictures and writes an H.264/AAC MP4 (faststart, BT.709, limited
 * range).
 */
export class Encoder {
  private readonly stop = new AbortController()
  private readonly run: RunningProgram
  private readonly input: Writable

  constructor(order: EncoderOrder) {
    this.run = startFfmpeg(commandFor(order), { signal: this.stop.signal, seconds: LONGEST_SECONDS })
    this.input = this.run.inputs[0]
    this.run.stdout.resume()
  }

  /** Takes one picture; settles when there is room for the next. Rejects when ffmpeg has ended. */
  async write(picture: Uint8Array): Promise<void> {
    if (this.input.write(picture)) return
    await Promise.race([
      new Promise<void>((resolve) => {
        this.input.once('drain', resolve)
      }),
      this.run.done.then(() => Promise.reject(new Error('ffmpeg ended before the film.'))),
    ])
  }

  /** No more pictures; settles when the file is whole. */
  async finish(): Promise<void> {
    this.input.end()
    await this.run.done
  }

  /** Ends the process; settles when it has gone. */
  async kill(): Promise<void> {
    this.stop.abort()
    await this.run.done.catch(() => undefined)
  }
}
