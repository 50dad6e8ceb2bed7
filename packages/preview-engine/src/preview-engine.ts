import { REACH } from './render/camera.js'
import type { StartEncoder } from './render/encoder.js'
import { renderVideo } from './render/video.js'
import { type ImageRatio, VIDEO_SIZES, type VideoRatio } from './sizes.js'
import type { SketchedSound, SketchOrder } from './sounds/sketch.js'
import { Pool } from './workers/pool.js'

export interface PreviewEngineOptions {
  /** A module that imports `@cutroom/preview-engine/drawing-thread`; each drawing thread runs it. */
  thread: URL
  startEncoder: StartEncoder
  /** Drawing threads; two by default. */
  threads?: number
}

export interface VideoOrder {
  prompt: string
  /** Words that must not be drawn. */
  negativePrompt?: string
  ratio: VideoRatio
  seed: number
  /** Picture files shown one after the other before the scene. */
  references: readonly string[]
  /** The subjects that the references show, by position. */
  subjects?: readonly (string | undefined)[]
  /** Picture files for the first and last frame, cropped to the shape of the video. */
  firstFrame?: string
  lastFrame?: string
  /** Seconds; 5 by default. */
  duration?: number
  /** `720p` by default. */
  resolution?: '720p' | '1080p'
  /** True by default. */
  sound?: boolean
  /** How far the camera moves. */
  movement?: 'auto' | 'small' | 'medium' | 'large'
  /** Half the size, and each frame is shown twice. */
  draft?: boolean
}

export interface ImageOrder {
  prompt: string
  ratio: ImageRatio
  seed: number
  /** A picture file to change as the prompt says. */
  reference?: string
}

const DEFAULT_SECONDS = 5
const SCALES = { '720p': 1, '1080p': 1.5 } as const

/**
 * Draws pictures and videos in worker threads. The same order gives the same picture. Rejects with `DrawingError`,
 * with the error of the encoder, or with the signal’s reason.
 */
export class PreviewEngine {
  private readonly pool: Pool

  constructor(private readonly options: PreviewEngineOptions) {
    this.pool = new Pool(options.thread, Math.max(1, options.threads ?? 2))
  }

  /** Writes a 24 fps H.264/AAC MP4. `progress` is called with numbers up to 1. */
  async drawVideo(
    order: VideoOrder,
    run: { file: string; signal: AbortSignal; progress(done: number): void },
  ): Promise<void> {
    const scale = order.draft ? 0.5 : SCALES[order.resolution ?? '720p']
    const [width, height] = VIDEO_SIZES[order.ratio].map((side) => side * scale)
    await renderVideo(this.pool, {
      ...run,
      startEncoder: this.options.startEncoder,
      sound: order.sound ?? true,
      hold: order.draft ? 2 : 1,
      order: {
        prompt: order.prompt,
        without: order.negativePrompt ?? '',
        ratio: order.ratio,
        seed: order.seed,
        references: order.references,
        subjects: order.subjects,
        firstFrame: order.firstFrame,
        lastFrame: order.lastFrame,
        width,
        height,
        seconds: order.duration ?? DEFAULT_SECONDS,
        reach: REACH[order.movement ?? 'auto'],
      },
    })
  }

  /** Returns a WebP of about one megapixel. */
  async drawImage({ prompt, ratio, seed, reference }: ImageOrder, signal: AbortSignal): Promise<Uint8Array> {
    signal.throwIfAborted()
    return unlessAborted(this.pool.run('still', { prompt, ratio, seed, reference }), signal)
  }

  /** Makes music or an effect of exactly the given length, as a 16-bit WAV at 48 kHz. */
  async sketchSound(order: SketchOrder, signal: AbortSignal): Promise<SketchedSound> {
    signal.throwIfAborted()
    return unlessAborted(this.pool.run('sound', order), signal)
  }

  /** Ends the drawing threads. */
  async close(): Promise<void> {
    await this.pool.close()
  }
}

function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  return Promise.race([work, aborted])
}

// The vocabulary is large, so it is loaded on first use.

/** Adds detail, light and atmosphere to a prompt, up to `maxLength` characters. */
export async function rewritePrompt(prompt: string, maxLength: number): Promise<string> {
  const words = await import('./words/rewrite.js')
  return words.rewritePrompt(prompt, maxLength)
}

/** Describes which words of a prompt are not drawn, drawn as a related kind, or left out; undefined if every word is drawn. */
export async function describeUndrawnWords(
  prompt: string,
  negativePrompt?: string,
): Promise<string | undefined> {
  const [{ read }, { describeUndrawn }] = await Promise.all([
    import('./words/read.js'),
    import('./words/undrawn-words.js'),
  ])
  return describeUndrawn(read(prompt, 0, negativePrompt))
}
