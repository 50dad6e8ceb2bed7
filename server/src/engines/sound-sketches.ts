import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SketchVoice, SpokenWord } from '#schema/limits'
import { DrawingError, PreviewEngine } from '../../../packages/preview-engine/src/index.js'
import { FfmpegCommand } from '../media/ffmpeg-command.js'
import { encode } from '../media/ffmpeg.js'
import { ProgramFailure, output } from '../media/program.js'
import { EngineFailure } from './engine.js'
import { DRAWING_THREAD, encoderOf } from './preview.js'
import { joinLines } from './spoken-lines.js'

/** An order of a sketched sound. */
export type SoundSketch =
  | {
      kind: 'MUSIC' | 'EFFECT'
      words: string
      seconds: number
      seed: number
      /** Parts of music; their lengths add up to `seconds`. */
      sections?: readonly { words: string; seconds: number }[]
    }
  | { kind: 'VOICE'; lines: readonly SketchLine[] }

/** A line that one voice reads. */
export interface SketchLine {
  voice: SketchVoice
  /** 1 by default; the pitch stays. */
  speed?: number
  words: string
}

export interface SketchedFile {
  /** A WAV in the given folder. */
  file: string
  /** A short description, such as `rain`. */
  note: string
  /** Estimated times of words, for several lines. */
  timings?: SpokenWord[]
}

interface SketchRun {
  folder: string
  signal: AbortSignal
}

const NO_VOICE =
  'This server has no voice: install an ffmpeg with flite (that of Debian has it), or espeak-ng.'
/** The usual words per minute of espeak-ng. */
const ESPEAK_PACE = 175
/** Composing threads; one suffices, as users sketch one sound at a time. */
const THREADS = 1

/** Escapes a value of an ffmpeg filter, for the option and for the filter graph. */
const filterValue = (text: string): string =>
  text.replaceAll(/[\\':]/g, String.raw`\$&`).replaceAll(/[\\'[\],;]/g, String.raw`\$&`)

/** Makes sounds on this machine, for free: procedural music and effects, and the voices of flite or espeak-ng. */
export class SoundSketches {
  private readonly composer: PreviewEngine

  constructor(private readonly ffmpeg: string) {
    this.composer = new PreviewEngine({
      thread: DRAWING_THREAD,
      startEncoder: encoderOf(ffmpeg),
      threads: THREADS,
    })
  }

  /** Throws `EngineFailure`; its message may be shown if it is not retryable. */
  async sketch(order: SoundSketch, run: SketchRun): Promise<SketchedFile> {
    if (order.kind !== 'VOICE') return this.compose(order, run)
    return order.lines.length === 1 ? this.speak(order.lines[0], run) : this.speakLines(order.lines, run)
  }

  async close(): Promise<void> {
    await this.composer.close()
  }

  private async compose(
    { kind, ...order }: Exclude<SoundSketch, { kind: 'VOICE' }>,
    { folder, signal }: SketchRun,
  ): Promise<SketchedFile> {
    const file = join(folder, 'sketch.wav')
    try {
      const ordered = { ...order, kind: kind === 'MUSIC' ? 'music' : 'effect' } as const
      const { wav, note } = await this.composer.sketchSound(ordered, signal)
      await writeFile(file, wav)
      return { file, note }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof DrawingError && !error.retryable)
        throw new EngineFailure(error.message, false, { cause: error })
      throw error
    }
  }

  /** Reads lines one after another, each as loud as the others. */
  private async speakLines(
    lines: readonly SketchLine[],
    { folder, signal }: SketchRun,
  ): Promise<SketchedFile> {
    const spoken: { file: string; words: string }[] = []
    for (const [at, line] of lines.entries()) {
      const own = join(folder, `line-${at}`)
      await mkdir(own)
      spoken.push({ ...(await this.speak(line, { folder: own, signal })), words: line.words })
    }
    const file = join(folder, 'sketch.wav')
    const timings = await joinLines(this.ffmpeg, { lines: spoken, folder, to: file }, { signal })
    return { file, timings, note: `voices ${[...new Set(lines.map(({ voice }) => voice))].join(', ')}` }
  }

  private async speak(
    { words, voice, speed = 1 }: SketchLine,
    { folder, signal }: SketchRun,
  ): Promise<SketchedFile> {
    const [text, file] = [join(folder, 'text.txt'), join(folder, 'sketch.wav')]
    await writeFile(text, words)
    const spoken = `flite=textfile=${filterValue(text)}:voice=${voice}`
    const graph = speed === 1 ? spoken : `${spoken},atempo=${speed}`
    try {
      await encode(new FfmpegCommand(this.ffmpeg).drawn(graph).writes(file, '-c:a', 'pcm_s16le'), { signal })
      return { file, note: `voice ${voice}` }
    } catch (error) {
      if (!(error instanceof ProgramFailure) || !/No such filter|not found/i.test(error.stderr)) throw error
    }
    const pace = String(Math.round(ESPEAK_PACE * speed))
    await output('espeak-ng', ['-s', pace, '-f', text, '-w', file], { signal }).catch(
      (error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new EngineFailure(NO_VOICE, false, { cause: error }) : error
      },
    )
    return { file, note: 'voice of espeak-ng' }
  }
}
