import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { CardFields } from '#schema/cards'
import type { Viewer } from '#platform/auth/viewer'
import type { BackgroundWork } from '#platform/queue/background/background-tasks'
import type { Jobs } from '#platform/queue/jobs'
import { FileMissing, type Storage } from '#platform/storage/storage'
import type {
  CardClip,
  ClipFiles,
  Film,
  FilmCache,
  FilmLook,
  FrameRate,
  PictureSize,
  TaskOptions,
} from '../../../media/film.js'
import { CARD_LAYOUT, cardFrame, drawCard } from '../../../media/lettering/cards/draw-card.js'
import { fontsVersion } from '../../../media/lettering/fonts.js'
import { Asset } from '../../library/asset.entity.js'
import type { PendingFiles } from '../../file/pending-files.js'
import { Project } from '../../project/project.entity.js'
import { type CutItem, cutItems } from '../elements/cut-item.entity.js'
import { settingsOf } from '../cut.entity.js'
import { shapeOf } from '../../video/mezzanines.js'
import { announceVideo } from '../../video/takes.js'
import { Clip } from '../../video/clip.entity.js'
import type { DrawingPreviews } from '../drawing-previews.js'
import { Card } from './card.entity.js'

export type CardLook = Pick<FilmLook, 'canvas' | 'rate'>

/** Name of the background queue for drawing cards. */
export const CARD_DRAWINGS = 'card-drawing'

const TIME_LIMIT_MS = 30_000
/** Minimum age of cards that maintenance queues, and the batch size. */
const MISSING_AFTER_MS = 5 * 60 * 1000
const MISSING_MAX = 20
/** The size and frame rate of cards in a cut without clips. */
const FIRST_LOOK = { width: 1280, height: 720, frameRate: 24 as FrameRate }

/** The background image of a card. Its name changes with the image. */
interface Background {
  name: string
  /** Undefined if the file is missing. */
  fetch(folder: string, signal: AbortSignal): Promise<string | undefined>
}

type ShownCard = CardFields & Pick<Card, 'frame'>

/** Draws cards for the browser, for films of any size, and as previews. */
export class CardDrawings {
  constructor(
    private readonly deps: {
      db: EntityManager
      film: Pick<Film, 'card' | 'look' | 'silence' | 'still' | 'toolkit'>
      storage: Pick<Storage, 'fetchTo' | 'read'>
      files: PendingFiles
      jobs: Jobs
      previews: DrawingPreviews
      scratch: string
    },
  ) {}

  /** The size and frame rate of a film of the current cut. */
  async lookOf(
    em: EntityManager,
    project: Project,
    items: readonly Pick<CutItem, 'videoId'>[],
  ): Promise<CardLook> {
    const videos = await em.find(Clip, {
      id: { $in: items.map(({ videoId }) => videoId) },
      width: { $ne: null },
    })
    // in film order, as the merge counts them
    const shapes = items.flatMap(({ videoId }) => {
      const video = videos.find(({ id }) => id === videoId)
      return video ? shapeOf(video) : []
    })
    const clips = shapes.length ? shapes : [FIRST_LOOK]
    const { size, ratio, fit, frameRate } = await settingsOf(em, project.id)
    return this.deps.film.look(clips, {
      size: size ?? undefined,
      ratio: ratio ?? undefined,
      fit,
      frameRate: frameRate ?? undefined,
    })
  }

  /** Queues the cards of a cut without a file in the size of the film. */
  async prepare(
    { id: authorId }: Pick<Viewer, 'id'>,
    { project, items }: { project: Project; items: readonly CutItem[] },
  ): Promise<void> {
    const em = this.deps.db.fork()
    const cards = await em.find(Card, { id: { $in: items.flatMap(({ cardId }) => cardId ?? []) } })
    if (!cards.length) return
    const { canvas } = await this.lookOf(em, project, items)
    for (const card of cards) {
      const drawing = drawingOf(card, canvas, await this.backgroundOf(em, card))
      if (card.drawing !== drawing)
        await this.deps.jobs.enqueueBackground(
          CARD_DRAWINGS,
          `${card.id} ${drawing}`,
          { cardId: card.id },
          { authorId, need: 'asked' },
        )
    }
  }

  /** Queues cards without a current file, after the queue was full or drawing failed. */
  async prepareMissing(): Promise<void> {
    const missing = await this.deps.db
      .fork()
      .find(
        Card,
        { drawing: null, deletedAt: null, createdAt: { $lt: new Date(Date.now() - MISSING_AFTER_MS) } },
        { orderBy: { createdAt: 'asc' }, limit: MISSING_MAX },
      )
    for (const { id: cardId, authorId } of missing)
      await this.deps.jobs.enqueueBackground(CARD_DRAWINGS, cardId, { cardId }, { authorId, need: 'asked' })
  }

  /** Draws a card as WebP. Throws RATE_LIMITED or UNAVAILABLE if too many previews are queued. */
  preview(viewer: Viewer, card: ShownCard, { canvas }: CardLook): Promise<Buffer> {
    return this.deps.previews.run(viewer, () =>
      inFolder(this.deps.scratch, async (folder) => {
        const background = await this.backgroundOf(this.deps.db.fork(), card)
        const file = await background?.fetch(folder, AbortSignal.timeout(TIME_LIMIT_MS))
        return cardFrame(await drawCard(card, canvas, file), canvas)
      }),
    )
  }

  /** Draws the file of a stored card in the size of its cut, unless it is current. */
  draw: BackgroundWork<{ cardId: string }> = async ({ cardId }, { folder, signal }) => {
    const em = this.deps.db.fork()
    const card = await em.findOne(Card, { id: cardId })
    const project = card && (await em.findOne(Project, card.projectId))
    if (!card || !project) return
    const { canvas } = await this.lookOf(em, project, await cutItems(em, project.id))
    const background = await this.backgroundOf(em, card)
    const drawing = drawingOf(card, canvas, background)
    if (card.drawing === drawing) return
    const order = { canvas, background }
    const made = await this.make(card, order, { folder, work: { signal, gentle: true } })
    await this.store(card, { ...made, drawing, canvas })
  }

  /** A card as a clip that a merge draws at the size of the film; `parts` caches the result. */
  clip(card: Card, folder: string, { parts, ...work }: TaskOptions & { parts: FilmCache }): ClipFiles {
    const draw = async (canvas: PictureSize) => {
      const background = await this.backgroundOf(this.deps.db.fork(), card)
      const drawing = drawingOf(card, canvas, background)
      const { frames, frameRate } = shapeOf(card)
      const contentId = `card-${digest([drawing, this.deps.film.toolkit])}`
      const own = join(folder, contentId)
      await mkdir(own, { recursive: true })
      const mezzanineSound = await this.deps.film.silence({ frames, frameRate }, own)
      const known = await parts.fetch(contentId, join(own, 'known.mp4'))
      if (known) return { mezzanineVideo: known, mezzanineSound, contentId }
      const made = await this.make(card, { canvas, background }, { folder: own, work })
      await parts.keep(contentId, made.video)
      return { mezzanineVideo: made.video, mezzanineSound, contentId }
    }
    return { mezzanineVideo: '', mezzanineSound: '', ...shapeOf(card), draw }
  }

  private async make(
    card: Card,
    { canvas, background }: { canvas: PictureSize; background: Background | undefined },
    { folder, work }: { folder: string; work: TaskOptions },
  ): Promise<CardClip> {
    const signal = AbortSignal.any([
      AbortSignal.timeout(TIME_LIMIT_MS),
      ...(work.signal ? [work.signal] : []),
    ])
    const file = await background?.fetch(folder, signal)
    const { still, roll } = await drawCard(card, canvas, file)
    const picture = join(folder, 'still.png')
    await writeFile(picture, still)
    const moving = roll && join(folder, 'roll.png')
    if (moving) await writeFile(moving, roll.picture)
    const { frames, frameRate } = shapeOf(card)
    return this.deps.film.card({ picture, roll: moving, canvas, frames, frameRate }, folder, work)
  }

  /** The background image of a card; undefined if it has none or the image no longer exists. */
  private async backgroundOf(
    em: EntityManager,
    { background, frame }: ShownCard,
  ): Promise<Background | undefined> {
    const { storage, film } = this.deps
    const orNone = (error: unknown) => {
      if (error instanceof FileMissing) return undefined
      throw error
    }
    if (background.kind === 'ASSET') {
      const asset = await em.findOne(Asset, { id: background.assetId! })
      return (
        (asset && {
          name: asset.originalKey,
          fetch: (folder) => storage.fetchTo(asset.originalKey, join(folder, 'background')).catch(orNone),
        }) ??
        undefined
      )
    }
    const video = background.kind === 'NEIGHBOUR' && frame && (await em.findOne(Clip, { id: frame.videoId }))
    const key = video && video.videoKey
    if (!key) return undefined
    const read = async (range: { start: number; end: number }) => buffer(await storage.read(key, range))
    return {
      name: `${key} ${frame.atSeconds}`,
      fetch: async (folder, signal) =>
        (await film.still({ read, atSeconds: frame.atSeconds }, folder, { signal }).catch(orNone))?.file,
    }
  }

  private async store(
    { id, revision }: Card,
    { drawing, canvas, bytes, ...made }: CardClip & { drawing: string; canvas: PictureSize },
  ): Promise<void> {
    const keys = await this.deps.files.store('videos', {
      videoKey: made.video,
      posterKey: made.poster,
      smallPosterKey: made.smallPoster,
    })
    const stored = Object.values(keys)
    const gone = await this.deps.db.fork().transactional(async (em) => {
      const card = await em.findOne(Card, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
      if (card?.revision !== revision) return stored
      const replaced = [card.videoKey, card.posterKey, card.smallPosterKey].filter((key) => key != null)
      Object.assign(card, keys, canvas, { bytes, drawing })
      await em.flush()
      await this.deps.files.markUsed(em, stored, card.projectId)
      await this.deps.files.markPending(em, replaced)
      await announceVideo(em, card)
      return replaced
    })
    await this.deps.files.discard(gone).catch(() => undefined) // maintenance deletes them later
  }
}

/** Cache key of a card’s drawing: content, size and duration. */
function drawingOf(card: Card, canvas: PictureSize, background?: Background): string {
  const { kind, design, title, subtitle, lines, background: ground, frames, frameRate } = card
  return digest([
    [kind, design, title, subtitle, lines, ground.kind, ground.colour],
    [background?.name, canvas.width, canvas.height, frames, frameRate],
    [CARD_LAYOUT, fontsVersion()],
  ])
}

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

async function inFolder<Result>(scratch: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(scratch, 'card-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
