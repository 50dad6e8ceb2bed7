import type { Writable } from 'node:stream'
import type { SoundBed } from '../scene/layer.js'
import { soundPlan } from './sound.js'

/** One run of ffmpeg. */
export interface EncoderCommand {
  /** The MP4 to write. */
  file: string
  /** Options of the first input, raw video that is piped in. */
  input: readonly string[]
  /** Further inputs: graphs of the lavfi device. */
  sources: readonly string[]
  /** The filter graph that mixes them to `[a]`. */
  filter?: string
  /** Options of the output. */
  output: readonly string[]
}

/** A running ffmpeg; `done` settles when it has ended, and rejects if it failed. */
export interface EncoderProcess {
  input: Writable
  done: Promise<void>
}

/** Starts ffmpeg, which ends when the signal aborts, or at the time limit in seconds. */
export type StartEncoder = (
  command: EncoderCommand,
  options: { signal: AbortSignal; seconds: number },
) => EncoderProcess

export interface EncoderOrder {
  file: string
  width: number
  height: number
  frameRate: number
  seconds: number
  sound: SoundBed | null
  threads: number
  /** Numbers of frames to encode without a visible loss, from 0. */
  exactFrames?: readonly number[]
}

/** Longer than any film takes on a slow machine. */
const LONGEST_SECONDS = 60 * 60

/** Splits options that contain no space. */
const split = (options: string): string[] => options.split(' ')

/** BT.709 in limited range, as in HD video. */
const COLOUR = split('-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv')
const H264 = split('-c:v libx264 -preset veryfast -crf 20 -aq-mode 3')

/** The quantiser of exact frames; at 20, fine noise would be smoothed. */
const EXACT_QUANTISER = 10

const zonesOf = (frames: readonly number[] = []): string[] =>
  frames.length === 0
    ? []
    : ['-x264-params', `zones=${frames.map((at) => `${at},${at},q=${EXACT_QUANTISER}`).join('/')}`]

const commandFor = (order: EncoderOrder): EncoderCommand => {
  const { file, width, height, frameRate, seconds, threads } = order
  const sound = order.sound && soundPlan(order.sound, seconds, 1)
  return {
    file,
    input: split(`-f rawvideo -pix_fmt yuv420p -s ${width}x${height} -r ${frameRate}`),
    sources: sound ? sound.sources : [],
    filter: sound ? sound.filter : undefined,
    output: [
      ...split(sound ? '-map 0:v -map [a] -c:a aac -b:a 128k' : '-map 0:v -an'),
      ...H264,
      ...zonesOf(order.exactFrames),
      ...split(`-threads ${threads} -pix_fmt yuv420p`),
      ...COLOUR,
      ...split(`-t ${seconds} -movflags +faststart`),
    ],
  }
}

/** An ffmpeg process that encodes raw yuv420p frames to an H.264/AAC MP4 (faststart, BT.709, limited range). */
export class Encoder {
  private readonly stop = new AbortController()
  private readonly process: EncoderProcess

  constructor(start: StartEncoder, order: EncoderOrder) {
    this.process = start(commandFor(order), { signal: this.stop.signal, seconds: LONGEST_SECONDS })
  }

  /** Writes one frame; settles when the next can be written. Rejects if ffmpeg has ended. */
  async write(picture: Uint8Array): Promise<void> {
    if (this.process.input.write(picture)) return
    await Promise.race([
      new Promise<void>((resolve) => {
        this.process.input.once('drain', resolve)
      }),
      this.process.done.then(() => Promise.reject(new Error('ffmpeg ended before the film.'))),
    ])
  }

  /** Ends the input; settles when the file is complete. */
  async finish(): Promise<void> {
    this.process.input.end()
    await this.process.done
  }

  /** Kills the process; settles when it has ended. */
  async kill(): Promise<void> {
    this.stop.abort()
    await this.process.done.catch(() => undefined)
  }
}
