import { finished } from 'node:stream'
import type { EntityManager } from '@mikro-orm/postgresql'
import { CAMERAS } from '#schema/storyboard'
import { FairLimiter } from '#platform/concurrency/fair-limiter'
import type { Viewer } from '#platform/auth/viewer'
import { FileMissing, type Storage } from '#platform/storage/storage'
import { Asset } from '../../library/asset.entity.js'
import { maySeeAsset } from '../../library/asset.policy.js'
import type { Projects } from '../../project/project.service.js'
import { chosenTakesOf } from '../takes/chosen-takes.js'
import type { BoardSheet } from './board-sheet.js'
import { ShotDrawing } from '../animatic/shot-drawing.entity.js'
import type { StoryboardShot } from '../shots/shot.entity.js'
import type { StoryboardOrder } from '../storyboard-order.js'

/** Pixels of a picture’s longer side on a sheet; time limit of writing one, in milliseconds. */
const SIDE = 560
const EXPORT_TIMEOUT_MS = 60_000
/** Limits of printing, which takes a core each. Requests wait less than a call’s timeout. */
const PRINTING = { atOnce: 2, ofOne: 1, waitingEach: 2, waitingAll: 16, patienceMs: 4_000 }

/** Storyboard sheets as PDF and CSV. */
export class BoardSheets {
  private readonly printing = new FairLimiter(PRINTING)

  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      order: StoryboardOrder
      storage: Storage
    },
  ) {}

  /** The storyboard of a project. Throws NOT_FOUND unless visible. */
  async open(viewer: Viewer, projectId: string): Promise<BoardSheet> {
    const em = this.deps.db.fork()
    const project = await this.deps.projects.open(viewer, projectId, { em })
    const shots = await this.deps.order.shots(project, em)
    const pictures = await picturesOf(em, viewer, shots)
    return {
      projectName: project.name,
      shots: shots.map(({ id, heading, words, dialogue, seconds, camera }, at) => ({
        number: at + 1,
        heading,
        words,
        dialogue: dialogue.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n'),
        seconds,
        camera: CAMERAS.find(({ key }) => key === camera)?.name ?? '',
        pictureKey: pictures.get(id) ?? null,
      })),
    }
  }

  /**
   * Streams the sheet as PDF; throws after a minute. Prints two at once, one per user: throws RATE_LIMITED or UNAVAILABLE
   * if too many wait.
   */
  async pdf({ id }: Viewer, sheet: BoardSheet): Promise<AsyncIterable<Uint8Array>> {
    const { boardPdf } = await import('./board-pdf.js')
    const leave = await this.printing.acquire(id)
    try {
      const limit = AbortSignal.timeout(EXPORT_TIMEOUT_MS)
      limit.addEventListener('abort', leave)
      const pdf = boardPdf(sheet, { read: (key) => this.smallJpeg(key), today: new Date(), limit })
      finished(pdf, leave)
      return pdf
    } catch (error) {
      leave()
      throw error
    }
  }

  private async smallJpeg(key: string): Promise<Buffer | null> {
    const { default: sharp } = await import('sharp')
    try {
      const picture = sharp()
      const stored = await this.deps.storage.read(key)
      stored.once('error', (error) => picture.destroy(error)).pipe(picture)
      return await picture
        .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80 })
        .toBuffer()
    } catch (error) {
      if (error instanceof FileMissing) return null
      throw error
    }
  }
}

/** The stored picture that shows each shot: of its chosen take, its drawing, its still or its first frame. */
async function picturesOf(
  em: EntityManager,
  viewer: Viewer,
  shots: readonly StoryboardShot[],
): Promise<Map<string, string>> {
  const ids = shots.map(({ id }) => id)
  const stills = shots.flatMap(({ keptStill, keptFirstFrame }) =>
    [keptStill, keptFirstFrame].flatMap((kept) => kept?.assetId ?? []),
  )
  const [takes, drawings, assets] = await Promise.all([
    chosenTakesOf(em.fork(), shots),
    em.fork().find(ShotDrawing, { shotId: { $in: ids }, isSlate: false, posterKey: { $ne: null } }),
    em.fork().find(Asset, { id: { $in: stills }, deletedAt: null }),
  ])
  const drawn = new Map(drawings.map(({ shotId, posterKey }) => [shotId, posterKey]))
  const visible = assets.filter((asset) => maySeeAsset(viewer, asset))
  const medium = new Map(visible.map(({ id, mediumKey }) => [id, mediumKey]))
  const pictures = new Map<string, string>()
  for (const { id, keptStill, keptFirstFrame } of shots) {
    const key =
      takes.get(id)?.posterKey ??
      drawn.get(id) ??
      medium.get(keptStill?.assetId ?? '') ??
      medium.get(keptFirstFrame?.assetId ?? '')
    if (key) pictures.set(id, key)
  }
  return pictures
}
