import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { VideoRatio } from '#schema/limits'
import {
  EngineFailure,
  type Arrival,
  type Engine,
  type StillOrder,
  type Run,
  type VideoOrder,
} from '../engine.js'
import { REACH } from './film/camera.js'
import { shoot } from './film/shoot.js'
import { Pool, TaskFailure } from './workers/pool.js'

export interface LocalEngineOptions {
  /** Path of the ffmpeg program. */
  ffmpeg: string
  /** Writes the last frame of a clip's file into the folder; without it, no clip is gone on from. */
  lastFrame?(clip: string, folder: string, signal: AbortSignal): Promise<string>
  /** Drawing threads; two by default. */
  threads?: number
}

/** The model's name in the product's records. */
export const LOCAL_MODEL = 'local/scenes'
const DEFAULT_SECONDS = 5
const SIZES: Record<VideoRatio, readonly [width: number, height: number]> = {
  '16:9': [1280, 720],
  '9:16': [720, 1280],
  '1:1': [720, 720],
}

const SCALES = { '720p': 1, '1080p': 1.5 } as const

/** Adds detail, light and air to a prompt, by its own words. Their vocabulary is loaded when it is needed. */
export async function rewritePrompt(prompt: string): Promise<string> {
  const words = await import('./words/rewrite.js')
  return words.rewritePrompt(prompt)
}

const ARRIVED = { model: LOCAL_MODEL, cost: 0 } as const

/** What is said of the words that were not drawn, or not as themselves; undefined where all were. */
async function noteOf(prompt: string, without?: string): Promise<string | undefined> {
  const [{ read }, { noteOn }] = await Promise.all([import('./words/read.js'), import('./words/missing.js')])
  return noteOn(read(prompt, 0, without))
}

/**
 * The engine that works without any provider: a prompt becomes a layered scene that follows its words, drawn
 * by this program. The same prompt and seed give the same picture. It costs nothing and sends nothing
 * anywhere.
 */
class LocalEngine implements Engine {
  readonly name = 'local'
  private readonly pool: Pool

  constructor(private readonly options: LocalEngineOptions) {
    this.pool = new Pool(Math.max(1, options.threads ?? 2))
  }

  /**
   * A 24 fps H.264/AAC MP4; 5 s and 720p unless ordered otherwise. What goes on from a clip begins with its last
   * frame. Rejects with `EngineFailure`, or the
   * signal's reason.
   */
  async video(order: VideoOrder, run: Run): Promise<Arrival> {
    const file = join(run.folder, 'clip.mp4')
    const scale = order.draft ? 0.5 : SCALES[order.resolution ?? '720p']
    const [width, height] = SIZES[order.ratio].map((side) => side * scale)
    const firstFrame = order.clip ? await this.lastFrameOf(order.clip, run) : order.firstFrame
    await this.guarded(
      run,
      shoot(this.pool, {
        ffmpeg: this.options.ffmpeg,
        file,
        sound: order.sound ?? true,
        hold: order.draft ? 2 : 1,
        signal: run.signal,
        progress: (done) => run.progress(done),
        order: {
          prompt: order.prompt,
          without: order.negativePrompt ?? '',
          ratio: order.ratio,
          seed: order.seed,
          references: order.references,
          firstFrame,
          lastFrame: order.lastFrame,
          width,
          height,
          seconds: order.duration ?? DEFAULT_SECONDS,
          reach: REACH[order.movement ?? 'auto'],
        },
      }),
    )
    return { ...ARRIVED, file, seed: order.seed, note: await noteOf(order.prompt, order.negativePrompt) }
  }

  /**
   * A WebP of about one megapixel in the ratio asked. With a reference: that picture, visibly changed as the
   * words say.
   */
  async picture(order: StillOrder, run: Run): Promise<Arrival> {
    const file = join(run.folder, 'picture.webp')
    run.signal.throwIfAborted()
    const drawing = this.pool.run('still', {
      prompt: order.prompt,
      ratio: order.ratio,
      seed: order.seed,
      reference: order.reference,
    })
    const stopped = new Promise<never>((_, reject) =>
      run.signal.addEventListener('abort', () => reject(run.signal.reason), { once: true }),
    )
    await writeFile(file, await this.guarded(run, Promise.race([drawing, stopped])))
    run.progress(1)
    return { ...ARRIVED, file, seed: order.seed, note: await noteOf(order.prompt) }
  }

  async cancel(): Promise<void> {}

  rewrite(prompt: string): Promise<string> {
    return rewritePrompt(prompt)
  }

  async close(): Promise<void> {
    await this.pool.close()
  }

  private async lastFrameOf(clip: string, run: Run): Promise<string> {
    const { lastFrame } = this.options
    if (!lastFrame) throw new EngineFailure('This engine goes on from no clip.', false)
    return this.guarded(run, lastFrame(clip, run.folder, run.signal))
  }

  private async guarded<T>(run: Run, work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      run.signal.throwIfAborted()
      if (error instanceof TaskFailure && error.fault)
        throw new EngineFailure(error.message, false, { cause: error })
      throw new EngineFailure('The scene could not be drawn.', true, { cause: error })
    }
  }
}

/** The local engine, with its drawing threads; `close()` ends them. */
export const createLocalEngine = (options: LocalEngineOptions): Engine => new LocalEngine(options)
