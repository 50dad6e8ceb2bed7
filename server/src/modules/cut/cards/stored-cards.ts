import type { EntityManager } from '@mikro-orm/postgresql'
import type { CardRow, CutDocument, ItemRow } from '#schema/cut/document'
import type { CardFields } from '#schema/cards'
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
import { announceVideo } from '../../video/takes.js'
import { Clip } from '../../video/clip.entity.js'
import { fontError } from '../font-error.js'
import { Card } from './card.entity.js'
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

/** Issues of a card that only the server can check: fonts, text size and image. */
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
    issues.push({ path: ['background', 'assetId'], message: 'This image cannot be used' })
  return issues
}

async function isUsable(em: EntityManager, viewer: Viewer, id: string): Promise<boolean> {
  const asset = isId(id) ? await em.findOne(Asset, { id, deletedAt: null }) : null
  return asset !== null && mayReferTo(viewer, asset)
}

type Shown = readonly Pick<ItemRow, 'videoId' | 'inFrame' | 'outFrame'>[]

/** The last frame of the clip before a position, else the first frame of the clip after it. */
async function neighbourOf(em: EntityManager, items: Shown, place: number): Promise<Card['frame']> {
  const videos = await em.find(Clip, {
    id: { $in: items.map(({ videoId }) => videoId) },
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

/** The title of a card in lists. */
const titleOf = ({ title, subtitle, lines }: CardFields): string =>
  title || subtitle || lines[0]?.name || 'Card'

/** The background frame of a card. It stays the same until the kind of background changes. */
export async function frameBehind(
  em: EntityManager,
  { background: { kind } }: CardFields,
  { items, place, known }: { items: Shown; place: number; known: Card | null },
): Promise<Card['frame']> {
  if (kind !== 'NEIGHBOUR') return null
  const kept = kind === known?.background.kind ? known.frame : null
  return kept ?? neighbourOf(em, items, place)
}

/** The values of a changed card, which is not drawn yet. */
async function changedCard(
  em: EntityManager,
  row: CardRow,
  { items, known, look }: { items: CutDocument['items']; known: Card | null; look: CardLook },
) {
  const fields = Object.fromEntries(CARD_FIELDS.map((name) => [name, row[name]])) as unknown as CardFields
  const place = items.findIndex(({ videoId }) => videoId === row.id)
  const { revision, fieldRevisions, editedById } = row
  return {
    ...fields,
    revision,
    fieldRevisions,
    editedById,
    ...look.canvas,
    name: titleOf(row),
    frameRate: look.rate,
    frames: Math.round(row.seconds * look.rate),
    frame: await frameBehind(em, row, { items, place, known }),
    drawing: null,
  }
}

/** Stores the cards that differ between two documents. Removed cards go to the Trash. */
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
  const audit = ({ id, name }: Card, action: 'video-deleted' | 'video-restored') =>
    recordAudit(em, viewer, { action, subjectId: id, subjectName: name })
  for (const row of after.cards) {
    if (known.get(row.id) === row) continue
    let card = await em.findOne(Card, { id: row.id, projectId: project.id })
    if (card?.deletedAt) {
      card.restore()
      await audit(card, 'video-restored')
    }
    if (card?.revision !== row.revision) {
      const values = await changedCard(em, row, { items: after.items, known: card, look })
      if (card) Object.assign(card, values)
      else card = em.create(Card, { id: row.id, ...values, projectId: project.id, authorId: viewer.id })
    }
    await em.flush()
    await announceVideo(em, card!)
  }
  const kept = new Set(after.cards.map(({ id }) => id))
  for (const { id } of before.cards) {
    if (kept.has(id)) continue
    const card = await em.findOneOrFail(Card, { id, projectId: project.id })
    card.delete()
    await audit(card, 'video-deleted')
    await em.flush()
    await announce(em, { topic: 'video-gone', id, projectId: project.id })
  }
}
