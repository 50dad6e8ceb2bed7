import { observed } from '#platform/observability/activity'
import type { Engine } from '../../engines/engine.js'
import { createPreviewEngine } from '../../engines/preview.js'
import { SoundSketches } from '../../engines/sound-sketches.js'
import { createFilm, lastFrameOf } from '../../media/create-film.js'
import { type FfmpegTools, findFfmpeg } from '../../media/ffmpeg.js'
import type { Film } from '../../media/film.js'
import type { Env } from '../config/env.js'

export interface Media {
  tools: FfmpegTools
  film: Film
  engine: Engine
  /** The local engine, even if a provider makes the videos. */
  drawing: Engine
  soundSketches: SoundSketches
  close(): Promise<void>
}

/** The engine that the environment selects, and the film tools. Throws if this machine has no ffmpeg. */
export async function openMedia(env: Env): Promise<Media> {
  const tools = await findFfmpeg({
    ...process.env,
    FFMPEG_PATH: env.FFMPEG_PATH,
    FFPROBE_PATH: env.FFPROBE_PATH,
  })
  if (!tools)
    throw new Error('ffmpeg and ffprobe were not found. Install ffmpeg, or set FFMPEG_PATH and FFPROBE_PATH')
  const film = createFilm(tools)
  const drawing = createPreviewEngine({
    ffmpeg: tools.ffmpeg,
    lastFrame: (clip, folder, signal) => lastFrameOf(film, clip, folder, signal),
  })
  const engine = await openEngine(env, drawing)
  const soundSketches = new SoundSketches(tools.ffmpeg)
  const close = async () =>
    void (await Promise.all([...new Set([engine, drawing, soundSketches])].map((one) => one.close())))
  return { tools, film, engine: observeEngine(engine), drawing, soundSketches, close }
}

async function openEngine(env: Env, drawing: Engine): Promise<Engine> {
  const { FAL_KEY: key, FAL_BILLING_KEY: billingKey, FAL_URL: url } = env
  if (!key) return drawing
  const { createFalEngine } = await import('../../engines/fal/index.js')
  return createFalEngine({ key, billingKey, url })
}

/** Wraps an engine so that metrics and traces record each of its calls. */
function observeEngine(engine: Engine): Engine {
  const call = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
    observed({ kind: 'provider', name: `${engine.name} ${name}` }, work)
  return {
    name: engine.name,
    video: (order, run) => call('video', () => engine.video(order, run)),
    picture: (order, run) => call('picture', () => engine.picture(order, run)),
    ...(engine.change && { change: (order, run) => call('change', () => engine.change!(order, run)) }),
    ...(engine.sound && { sound: (order, run) => call('sound', () => engine.sound!(order, run)) }),
    rewrite: (...given) => call('rewrite', () => engine.rewrite(...given)),
    cancel: (request) => call('cancel', () => engine.cancel(request)),
    ...(engine.bill && { bill: (request) => call('bill', () => engine.bill!(request)) }),
    ...(engine.costs && { costs: (requestIds) => call('costs', () => engine.costs!(requestIds)) }),
    ...(engine.prices && { prices: (models) => call('prices', () => engine.prices!(models)) }),
    ...(engine.models && { models: (models) => call('models', () => engine.models!(models)) }),
    ...(engine.translate && {
      translate: (question, signal) => call('translate', () => engine.translate!(question, signal)),
    }),
    ...(engine.transcribe && {
      transcribe: (file, signal) => call('transcribe', () => engine.transcribe!(file, signal)),
    }),
    ...(engine.readScript && {
      readScript: (question, signal) => call('read script', () => engine.readScript!(question, signal)),
    }),
    close: () => engine.close(),
  }
}
