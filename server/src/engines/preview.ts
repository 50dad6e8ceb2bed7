import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type EncoderCommand,
  describeUndrawnWords,
  DrawingError,
  PreviewEngine,
  rewritePrompt as rewrite,
  type StartEncoder,
} from '../../../packages/preview-engine/src/index.js'
import { LIMITS, linesOf } from '#schema/limits'
import { FfmpegCommand } from '../media/ffmpeg-command.js'
import { startFfmpeg } from '../media/ffmpeg.js'
import {
  type Arrival,
  type Engine,
  EngineFailure,
  type Run,
  type StillOrder,
  type VideoOrder,
} from './engine.js'

interface PreviewOptions {
  /** Path of the ffmpeg program. */
  ffmpeg: string
  /** Writes the last frame of a video file into the folder. Without it, videos cannot be extended. */
  lastFrame?(video: string, folder: string, signal: AbortSignal): Promise<string>
  /** Drawing threads; two by default. */
  threads?: number
}

/** The value of `model` in stored videos and pictures. */
const MODEL = 'local/scenes'

/** The build runs the compiled thread; TypeScript needs a module that registers its loader. */
export const DRAWING_THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './drawing-thread.mjs' : './drawing-thread.js',
  import.meta.url,
)

const commandOf = (ffmpeg: string, { file, input, sources, filter, output }: EncoderCommand) => {
  const command = new FfmpegCommand(ffmpeg).piped(...input)
  sources.forEach((source) => command.drawn(source))
  if (filter) command.complexFilter(filter)
  return command.writes(file, ...output)
}

/** Starts ffmpeg as the encoder of drawn videos. */
export const encoderOf =
  (ffmpeg: string): StartEncoder =>
  (command, options) => {
    const { inputs, stdout, done } = startFfmpeg(commandOf(ffmpeg, command), options)
    stdout.resume()
    return { input: inputs[0], done }
  }

/** Adds detail, light and atmosphere to a prompt. */
export const rewritePrompt = (prompt: string): Promise<string> => rewrite(prompt, LIMITS.prompt.max)

/** The size of a drawing: 1080p if at least that is requested, else 720p. */
const drawingSize = (resolution?: string): '720p' | '1080p' =>
  resolution !== undefined && linesOf(resolution) >= 1080 ? '1080p' : '720p'

/** The engine without a provider: draws on this machine, for free. */
class LocalEngine implements Engine {
  readonly name = 'local'
  private readonly preview: PreviewEngine

  constructor(private readonly options: PreviewOptions) {
    const { ffmpeg, threads } = options
    this.preview = new PreviewEngine({ thread: DRAWING_THREAD, startEncoder: encoderOf(ffmpeg), threads })
  }

  /** An extended clip begins with the last frame of the given one. */
  async video(order: VideoOrder, run: Run): Promise<Arrival> {
    const file = join(run.folder, 'clip.mp4')
    const firstFrame = order.clip ? await this.lastFrameOf(order.clip, run) : order.firstFrame
    const progress = (done: number) => run.progress(done)
    const resolution = drawingSize(order.resolution)
    const subjects = order.subjects?.map(({ subject }) => subject)
    await translateErrors(
      run,
      this.preview.drawVideo(
        { ...order, subjects, firstFrame, resolution },
        { file, signal: run.signal, progress },
      ),
    )
    const note = await describeUndrawnWords(order.prompt, order.negativePrompt)
    return { file, model: MODEL, cost: 0, seed: order.seed, note }
  }

  async picture(order: StillOrder, run: Run): Promise<Arrival> {
    const file = join(run.folder, 'picture.webp')
    await writeFile(
      file,
      await translateErrors(
        run,
        // it draws subjects from the words
        this.preview.drawImage(
          { ...order, reference: order.subjects?.[0]?.subject ? undefined : order.references?.[0] },
          run.signal,
        ),
      ),
    )
    run.progress(1)
    return { file, model: MODEL, cost: 0, seed: order.seed, note: await describeUndrawnWords(order.prompt) }
  }

  async cancel(): Promise<void> {}

  rewrite(prompt: string): Promise<string> {
    return rewritePrompt(prompt)
  }

  async close(): Promise<void> {
    await this.preview.close()
  }

  private async lastFrameOf(clip: string, run: Run): Promise<string> {
    const { lastFrame } = this.options
    if (!lastFrame) throw new EngineFailure('This engine goes on from no clip.', false)
    return translateErrors(run, lastFrame(clip, run.folder, run.signal))
  }
}

async function translateErrors<T>(run: Run, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    run.signal.throwIfAborted()
    if (error instanceof DrawingError && !error.retryable)
      throw new EngineFailure(error.message, false, { cause: error })
    throw new EngineFailure('The scene could not be drawn.', true, { cause: error })
  }
}

/** Creates the preview engine with its drawing threads; `close()` stops them. */
export const createPreviewEngine = (options: PreviewOptions): Engine => new LocalEngine(options)
