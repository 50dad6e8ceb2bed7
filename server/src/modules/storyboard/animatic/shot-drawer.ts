import { createHash } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { VideoRatio } from '#schema/limits'
import { type Claims, makeOnce } from '#platform/queue/shared/claims'
import { codeOf, conflict } from '#platform/errors/failure'
import { type Engine, EngineFailure, type Run, type VideoOrder } from '../../../engines/engine.js'
import { type Film, FilmFailure } from '../../../media/film.js'
import type { Storage } from '#platform/storage/storage'
import { Asset } from '../../library/asset.entity.js'
import { type Segment, isToDraw, slatePromptOf } from './animatic-plan.js'
import type { FinishedDrawing } from './shot-drawing.entity.js'
import type { DrawingName, ShotDrawings } from './shot-drawings.js'
import type { StoryboardShot } from '../shots/shot.entity.js'

interface DrawingWork {
  /** Parent of the temporary folder. */
  folder: string
  signal: AbortSignal
}

/** Identifies the drawing across processes, so that only one makes it. */
export const drawingKeyOf = ({ shotId, isSlate, hash }: DrawingName): string =>
  `${isSlate ? 'slate' : 'drawing'}-${shotId}-${hash}`

export const drawingOf = ({ shot, hash }: Segment): DrawingName => ({ shotId: shot.id, isSlate: false, hash })

const slateOf = ({ shot, slate }: Segment): DrawingName => ({
  shotId: shot.id,
  isSlate: true,
  hash: slate.hash,
})

/** The same seed for all drawings of a shot, so that a small change of its words changes little. */
const seedOf = ({ id }: StoryboardShot): number =>
  createHash('sha256').update(id).digest().readUInt32BE() >>> 1

/** Draws shots with the local engine, at no cost, whichever engine generates videos. */
export class ShotDrawer {
  constructor(
    private readonly deps: {
      db: EntityManager
      drawing: Engine
      film: Film
      drawings: ShotDrawings
      storage: Pick<Storage, 'fetchTo'>
    },
  ) {}

  /** Draws a shot unless it is drawn or being drawn. Stores the error of a shot that cannot be drawn. */
  async drawOnce(segment: Segment, ratio: VideoRatio, work: DrawingWork & { claims: Claims }): Promise<void> {
    const name = drawingOf(segment)
    await makeOnce({
      key: drawingKeyOf(name),
      claims: work.claims,
      find: async () => (await this.deps.drawings.find(name)) ?? undefined,
      make: () => this.draw(segment, ratio, work),
      signal: work.signal,
    }).catch(async (error: unknown) => {
      work.signal.throwIfAborted()
      if (!(error instanceof EngineFailure || error instanceof FilmFailure)) throw error
      await this.deps.drawings.fail(name, error.message)
    })
  }

  /** Draws the shot of a task unless it has changed or is drawn. */
  async drawTask(
    { projectId, shotId, hash }: { projectId: string; shotId: string; hash: string },
    work: DrawingWork,
  ): Promise<void> {
    const { ratio, segments } = await this.deps.drawings.film(projectId)
    const segment = segments.find(({ shot }) => shot.id === shotId)
    if (segment && segment.hash === hash && isToDraw(segment)) await this.draw(segment, ratio, work)
  }

  /** The slate of a shot; draws it if missing. */
  slate(
    segment: Segment,
    ratio: VideoRatio,
    work: DrawingWork & { claims: Claims },
  ): Promise<FinishedDrawing> {
    const name = slateOf(segment)
    const prompt = slatePromptOf(segment.slate.text)
    return makeOnce({
      key: drawingKeyOf(name),
      claims: work.claims,
      find: () => this.deps.drawings.find(name),
      make: () => this.film(name, { segment, ratio, prompt, pictures: { references: [] } }, work),
      signal: work.signal,
    })
  }

  private async draw(segment: Segment, ratio: VideoRatio, work: DrawingWork): Promise<FinishedDrawing> {
    const name = drawingOf(segment)
    return this.inFolder(name, work, async (inside) =>
      this.film(
        name,
        {
          segment,
          ratio,
          prompt: segment.prompt,
          pictures: await this.pictures(segment, inside),
        },
        inside,
      ),
    )
  }

  private async film(
    name: DrawingName,
    {
      segment: { shot },
      ratio,
      prompt,
      pictures,
    }: {
      segment: Segment
      ratio: VideoRatio
      prompt: string
      pictures: Pick<VideoOrder, 'references' | 'firstFrame' | 'lastFrame'>
    },
    work: DrawingWork,
  ): Promise<FinishedDrawing> {
    return this.inFolder(name, work, async ({ folder, signal }) => {
      const order = {
        prompt,
        ratio,
        model: '',
        seed: seedOf(shot),
        duration: shot.seconds,
        draft: true,
        ...pictures,
      }
      const { file, note } = await this.deps.drawing.video(order, runOf(folder, signal))
      const clip = await this.deps.film.prepare(file, folder, { ratio, signal })
      const kept = await this.deps.drawings.keep(name, { ...clip, note })
      if (!kept) throw conflict('This shot no longer exists')
      return kept
    })
  }

  /** Fetches the pictures of a shot; skips deleted ones and those without a file. */
  private async pictures(
    { referenceIds, shot: { keptFirstFrame, keptLastFrame } }: Segment,
    { folder }: DrawingWork,
  ): Promise<Pick<VideoOrder, 'references' | 'firstFrame' | 'lastFrame'>> {
    const [first, last] = [keptFirstFrame?.assetId, keptLastFrame?.assetId]
    const ids = [...referenceIds, first, last].filter((id) => id != null)
    const assets = await this.deps.db.fork().find(Asset, { id: { $in: ids }, deletedAt: null })
    const fetch = async (assetId: string | undefined, name: string): Promise<string | undefined> => {
      const key = assets.find(({ id }) => id === assetId)?.mediumKey
      if (!key) return undefined
      return this.deps.storage
        .fetchTo(key, join(folder, `${name}${extname(key)}`))
        .catch((error: unknown) => {
          if (codeOf(error) === 'FILE_MISSING') return undefined
          throw error
        })
    }
    const references = await Promise.all(referenceIds.map((one, at) => fetch(one, `reference-${at}`)))
    return {
      references: references.filter((file) => file !== undefined),
      firstFrame: await fetch(first, 'first'),
      lastFrame: await fetch(last, 'last'),
    }
  }

  /** Runs `work` in a temporary folder. */
  private async inFolder<Result>(
    name: DrawingName,
    { folder: above, signal }: DrawingWork,
    work: (inside: DrawingWork) => Promise<Result>,
  ): Promise<Result> {
    const folder = join(above, drawingKeyOf(name).slice(0, 60))
    await mkdir(folder, { recursive: true })
    try {
      return await work({ folder, signal })
    } finally {
      await rm(folder, { recursive: true, force: true }).catch(() => undefined)
    }
  }
}

/** A run of the local engine: there is no provider request to record. */
const runOf = (folder: string, signal: AbortSignal): Run => ({
  signal,
  folder,
  progress: () => undefined,
  sentBlind: false,
  sending: async () => undefined,
  submitted: async () => undefined,
  sleep: async () => undefined,
  adopted: async () => undefined,
})
