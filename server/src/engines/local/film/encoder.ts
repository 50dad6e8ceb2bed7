import { spawn, type ChildProcess } from 'node:child_process'
import type { Writable } from 'node:stream'
import { ProgramFailure } from '../../../media/ffmpeg.js'
import { programEnvironment } from '../../../media/program-environment.js'
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
}

/** Longer than any film of this engine takes on a slow machine. */
const LONGEST_MS = 60 * 60 * 1000

/**
 * An ffmpeg process that takes raw yuv420p pictures and writes an H.264/AAC MP4 (faststart, BT.709, limited
 * range).
 */
export class Encoder {
  private readonly child: ChildProcess
  private readonly input: Writable
  /** Settles when ffmpeg has ended; rejects with what it said. */
  readonly ended: Promise<void>
  private said = ''

  constructor(order: EncoderOrder) {
    const sound = order.sound && soundPlan(order.sound, order.seconds, 1)
    this.child = spawn(
      order.ffmpeg,
      [
        '-v',
        'error',
        '-nostdin',
        '-y',
        '-f',
        'rawvideo',
        '-pix_fmt',
        'yuv420p',
        '-s',
        `${order.width}x${order.height}`,
        '-r',
        String(order.frameRate),
        '-i',
        'pipe:0',
        ...(sound
          ? [
              ...sound.inputs,
              '-filter_complex',
              sound.filter,
              '-map',
              '0:v',
              '-map',
              '[a]',
              '-c:a',
              'aac',
              '-b:a',
              '128k',
            ]
          : ['-map', '0:v', '-an']),
        '-c:v',
        'libx264',
        '-preset',
        'veryfast',
        '-crf',
        '20',
        '-aq-mode',
        '3',
        '-threads',
        String(order.threads),
        '-pix_fmt',
        'yuv420p',
        '-colorspace',
        'bt709',
        '-color_primaries',
        'bt709',
        '-color_trc',
        'bt709',
        '-color_range',
        'tv',
        '-t',
        String(order.seconds),
        '-movflags',
        '+faststart',
        order.file,
        // Detached from Ctrl-C in the terminal; it ends with its input when we are killed.
      ],
      {
        stdio: ['pipe', 'ignore', 'pipe'],
        detached: true,
        env: programEnvironment(),
        timeout: LONGEST_MS,
        killSignal: 'SIGKILL',
      },
    )
    this.input = this.child.stdin!
    // A broken pipe shows as the end of the process, with its reason.
    this.input.on('error', () => undefined)
    this.child.stderr!.on('data', (data: Buffer) => {
      this.said = (this.said + data.toString()).slice(-2000)
    })
    this.ended = new Promise((resolve, reject) => {
      this.child.on('error', reject)
      this.child.on('close', (code) =>
        code === 0 ? resolve() : reject(new ProgramFailure('ffmpeg', code, this.said)),
      )
    })
    this.ended.catch(() => undefined)
  }

  /** Takes one picture; settles when there is room for the next. Rejects when ffmpeg has ended. */
  async write(picture: Uint8Array): Promise<void> {
    if (this.input.write(picture)) return
    await Promise.race([
      new Promise<void>((resolve) => {
        this.input.once('drain', resolve)
      }),
      this.ended.then(() => Promise.reject(new Error('ffmpeg ended before the film.'))),
    ])
  }

  /** No more pictures; settles when the file is whole. */
  async finish(): Promise<void> {
    this.input.end()
    await this.ended
  }

  /** Ends the process at once; settles when it has gone. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    this.input.destroy()
    await this.ended.catch(() => undefined)
  }
}
