import type { EntityManager } from '@mikro-orm/postgresql'
import type { CardRow, CutDocument, ItemRow } from '#schema/cut/document'
import { type CardFields, showsLines } from '#schema/cards'
import { frameRateOf, shownFrames } from '#schema/cut-item'
import { CARD_FIELDS } from '#schema/cut/elements/cards'
import { LIMITS } from '#schema/limits'
import { TOO_MUCH_TO_DRAW } from '#schema/cut/rules/card'
import type { Viewer } from '#platform/auth/viewer'
import { isId } from '#platform/errors/check'
import type { Issue } from '#platform/errors/failure'
import { cardEffort } from '../../../media/lettering/cards/draw-card.js'
import { recordAudit } from '../../audit/audit.service.js'
import { Asset } from '../../library/asset.entity.js'
import { mayReferTo } from '../../library/asset.policy.js'
import { announce } from '#platform/events/events'
import type { Project } from '../../project/project.entity.js'
import type { StoredCard } from '../../video/card.js'
import { announceVideo } from '../../video/takes.js'
import { EngineName, Video, VideoStatus } from '../../video/video.entity.js'
import { fontError } from '../font-error.js'
import type { CardLook } from './card-drawings.js'

/** Errors for characters without a font. */
function fontIssues({ title, subtitle, lines }: CardFields): Issue[] {
  const issue = (path: Issue['path'], text: string): Issue[] => {
    const message = fontError(text)
    return message ? [{ path, message }] : []
  }
  return [
    ...issue(['title'], title),
    ...issue(['subtitle'], subtitle),
    ...lines.flatMap(({ role, name }, at) => [
      ...issue(['lines', at, 'role'], role),
      ...issue(['lines', at, 'name'], name),
    ]),
  ]
}

/** What is wrong with a card that only the server can see: its letters, what there is to draw, and its picture. */
export async function cardIssues(
  em: EntityManager,
  viewer: Viewer,
  card: CardFields,
  known?: CardFields,
): Promise<Issue[]> {
  const issues = fontIssues(card)
  if (cardEffort(card) > LIMITS.card.drawingMax) issues.push({ path: ['lines'], message: TOO_MUCH_TO_DRAW })
  const { assetId, kind } = card.background
  const isKept = kind === known?.background.kind && assetId === known.background.assetId
  if (kind === 'ASSET' && !isKept && !(await isUsable(em, viewer, assetId!)))
    issues.push({ path: ['background', 'assetId'], message: 'This picture cannot be used' })
  return issues
}

async function isUsable(em: EntityManager, viewer: Viewer, id: string): Promise<boolean> {
  const asset = isId(id) ? await em.findOne(Asset, { id, deletedAt: null }) : null
  return asset !== null && mayReferTo(viewer, asset)
}

type Shown = readonly Pick<ItemRow, 'videoId' | 'inFrame' | 'outFrame'>[]

/** The last frame that the clip before a place shows, else the first one of the clip after it. */
async function neighbourOf(em: EntityManager, items: Shown, place: number): Promise<StoredCard['frame']> {
  const videos = await em.find(Video, {
    id: { $in: items.map(({ videoId }) => videoId) },
    card: null,
    videoKey: { $ne: null },
  })
  const byId = new Map(videos.map((video) => [video.id, video]))
  const isClip = ({ videoId }: { videoId: string }) => byId.has(videoId)
  const before = items.slice(0, place).findLast(isClip)
  const item = before ?? items.slice(place).find(isClip)
  if (!item) return null
  const video = byId.get(item.videoId)!
  const { from, to } = shownFrames(item, video)
  return { videoId: video.id, atSeconds: (before ? to - 1 : from) / frameRateOf(video) }
}

/** The title that lists show for a card. */
const titleOf = ({ title, subtitle, lines }: CardFields): string =>
  title || subtitle || lines[0]?.name || 'Card'

/** The values of a video that is a card. */
function shape(card: StoredCard, { rate, canvas }: CardLook) {
  const frames = Math.round(card.seconds * rate)
  return {
    card,
    title: titleOf(card),
    ...canvas,
    frameRate: rate,
    frames,
    duration: frames / rate,
    hasSound: false,
    motion: card.design === 'CREDIT_ROLL' && showsLines(card) ? { from: 0, to: frames } : null,
    cost: 0,
  }
}

/** The frame behind the texts of a card; it stays the same while the kind of background does. */
export async function frameBehind(
  em: EntityManager,
  { background: { kind } }: CardFields,
  { items, place, known }: { items: Shown; place: number; known: StoredCard | null },
): Promise<StoredCard['frame']> {
  if (kind !== 'NEIGHBOUR') return null
  const kept = kind === known?.background.kind ? known.frame : null
  return kept ?? neighbourOf(em, items, place)
}

/** A card as it is stored. */
async function storedCard(
  em: EntityManager,
  row: CardRow,
  { items, known }: { items: CutDocument['items']; known: StoredCard | null },
): Promise<StoredCard> {
  const fields = Object.fromEntries(CARD_FIELDS.map((name) => [name, row[name]])) as unknown as CardFields
  const place = items.findIndex(({ videoId }) => videoId === row.id)
  const frame = await frameBehind(em, row, { items, place, known })
  const { revision, fieldRevisions, editedById } = row
  return { ...fields, revision, fieldRevisions, editedById, drawing: null, frame }
}

/** Stores the cards that differ between two documents: those that left are in the Trash. */
export async function storeCards(
  em: EntityManager,
  viewer: Viewer,
  {
    project,
    before,
    after,
    look,
  }: { project: Project; before: CutDocument; after: CutDocument; look: CardLook },
): Promise<void> {
  const known = new Map(before.cards.map((card) => [card.id, card]))
  const audit = (video: Video, action: 'video-deleted' | 'video-restored') =>
    recordAudit(em, viewer, { action, subjectId: video.id, subjectName: video.title })
  for (const row of after.cards) {
    if (known.get(row.id) === row) continue
    let video = await em.findOne(Video, { id: row.id, projectId: project.id })
    if (video?.deletedAt) {
      video.restore()
      await audit(video, 'video-restored')
    }
    if (!video || video.card!.revision !== row.revision) {
      const card = await storedCard(em, row, { items: after.items, known: video?.card ?? null })
      const values = shape(card, look)
      if (video) Object.assign(video, values)
      else
        video = em.create(Video, {
          id: row.id,
          ...values,
          projectId: project.id,
          authorId: viewer.id,
          status: VideoStatus.ACCEPTED,
          engine: EngineName.LOCAL,
          finishedAt: new Date(),
        })
    }
    await em.flush()
    await announceVideo(em, video)
  }
  const kept = new Set(after.cards.map(({ id }) => id))
  for (const { id } of before.cards) {
    if (kept.has(id)) continue
    const video = await em.findOneOrFail(Video, { id, projectId: project.id })
    video.delete()
    await audit(video, 'video-deleted')
    await em.flush()
    await announce(em, { topic: 'video-gone', id, projectId: project.id })
  }
}
