import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { type CutOrder, joinCut } from '#schema/cut'
import { type CardFields, NEW_CARD, showsLines } from '#schema/cards'
import { frameRateOf, shownFrames, trimError, UNEDITED } from '#schema/cut-item'
import { LIMITS } from '#schema/limits'
import { cardPlaceRule, cardRule, TOO_MUCH_TO_DRAW } from '#schema/rules/card'
import type { Viewer } from '#platform/auth/viewer'
import { endOfTrash } from '#platform/database/trash'
import { check, isId } from '#platform/errors/check'
import { badInput, conflict, notFound, type Issue } from '#platform/errors/failure'
import { cardEffort } from '../../../media/lettering/cards/draw-card.js'
import { recordAudit } from '../../audit/audit.service.js'
import { Asset } from '../../library/asset.entity.js'
import { mayReferTo } from '../../library/asset.policy.js'
import type { Projects } from '../../project/project.service.js'
import type { StoredCard } from '../../video/card.js'
import { CutItem } from '../elements/cut-item.entity.js'
import { cutItems, orderOf } from '../draft-cut.js'
import { announceVideo } from '../../video/takes.js'
import { EngineName, Video, VideoStatus } from '../../video/video.entity.js'
import { placeOf, requireRoom } from '../cut-places.js'
import type { Cuts, OpenCut, StoredCut } from '../cut.service.js'
import { fontError } from '../font-error.js'
import type { CardDrawings, CardLook } from './card-drawings.js'

/** Unchecked fields of a card; those that are left out stay as they are. */
export type CardInput = { [Field in keyof CardFields]?: CardFields[Field] | null }

const FIELDS = Object.keys(NEW_CARD) as (keyof CardFields)[]

const given = (input: CardInput): Partial<CardFields> =>
  Object.fromEntries(FIELDS.flatMap((field) => (input[field] == null ? [] : [[field, input[field]]])))

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

/** The title that lists show for a card. */
const titleOf = ({ title, subtitle, lines }: CardFields): string =>
  title || subtitle || lines[0]?.name || 'Card'

/** The operations on cards: titles, chapters and credits of a cut (specification V100 to V103). */
export class Cards {
  constructor(
    private readonly deps: { db: EntityManager; projects: Projects; cuts: Cuts; drawings: CardDrawings },
  ) {}

  /**
   * Adds a card to the cut after an item, or at the start where that is null. Throws BAD_USER_INPUT for invalid fields,
   * characters without a font, more text than can be drawn, a picture that the viewer cannot use, and where the cut is full.
   */
  async add(
    viewer: Viewer,
    input: { projectId: string; afterId?: string | null; id?: string | null } & CardInput,
  ): Promise<StoredCut> {
    const { id, afterId } = check(cardPlaceRule, input)
    return this.deps.cuts.change(viewer, input.projectId, async ({ em, items, project }) => {
      requireRoom(items, 'afterId')
      if (id && (await em.count(Video, { id })) + (await em.count(CutItem, { id })))
        throw badInput([{ path: ['id'], message: 'The id of a card must be new' }])
      const place = placeAfter(items, afterId)
      const card = await this.checked(em, viewer, { ...NEW_CARD, ...given(input) }, { items, place })
      const look = await this.deps.drawings.lookOf(em, project, items)
      const video = em.create(Video, {
        ...(id && { id }),
        ...this.shape(card, look),
        projectId: project.id,
        authorId: viewer.id,
        status: VideoStatus.ACCEPTED,
        engine: EngineName.LOCAL,
        finishedAt: new Date(),
      })
      await em.flush()
      const item = newItem(em, video)
      await em.flush()
      await announceVideo(em, video)
      const order = joinCut<CutOrder>(orderOf(items), item.id, place)
      items.push(item)
      return { order }
    })
  }

  /**
   * Changes a card and redraws it. Throws CONFLICT if it has changed since the given revision, and BAD_USER_INPUT as
   * `add` does. Trims that no longer fit are removed.
   */
  async update(
    viewer: Viewer,
    input: { projectId: string; id: string; revision: number } & CardInput,
  ): Promise<Video> {
    let changed: Video | undefined
    await this.deps.cuts.change(viewer, input.projectId, async (cut) => {
      const { em, items, project } = cut
      const video = await cardOf(cut, input.id)
      const known = video.card!
      const { revision } = known
      if (revision !== input.revision) throw conflict('This card has changed. Reload it and try again.')
      const place = placeOfCard(items, video.id)
      const card = await this.checked(em, viewer, { ...known, ...given(input) }, { items, place, known })
      const look = await this.deps.drawings.lookOf(em, project, items)
      Object.assign(video, this.shape({ ...card, revision: revision + 1 }, look))
      for (const item of items.filter(({ videoId }) => videoId === video.id))
        if (trimError(item, video)) {
          item.edit({ inFrame: UNEDITED.inFrame, outFrame: UNEDITED.outFrame }, viewer.id)
          item.isTrimRemoved = true
        }
      await em.flush()
      await announceVideo(em, video)
      changed = video
    })
    return changed!
  }

  /** Returns a card from the Trash to the cut, with its edits. Throws NOT_FOUND for one that is not in the Trash. */
  async restore(
    viewer: Viewer,
    input: { projectId: string; id: string; afterId?: string | null },
  ): Promise<StoredCut> {
    const { afterId } = check(cardPlaceRule.pick({ afterId: true }), input)
    return this.deps.cuts.change(viewer, input.projectId, async (cut) => {
      const { em, items } = cut
      requireRoom(items, 'afterId')
      const place = placeAfter(items, afterId)
      const video = await cardOf(cut, input.id, { isDeleted: true })
      video.restore()
      const item = (await em.findOne(CutItem, { id: video.id })) ?? newItem(em, video)
      await em.flush()
      await recordAudit(em, viewer, {
        action: 'video-restored',
        subjectId: video.id,
        subjectName: video.title,
      })
      await announceVideo(em, video)
      const order = joinCut<CutOrder>(orderOf(items), item.id, place)
      items.push(item)
      return { order }
    })
  }

  /** The cards of a cut, in order. */
  async list(viewer: Viewer, projectId: string): Promise<Video[]> {
    const em = this.deps.db.fork()
    const project = await this.deps.projects.open(viewer, projectId)
    const ids = [...new Set((await cutItems(em, project.id)).map(({ videoId }) => videoId))]
    const found = await em.find(Video, { id: { $in: ids }, card: { $ne: null } })
    return ids.flatMap((id) => found.find((video) => video.id === id) ?? [])
  }

  /**
   * A data URL of the picture of a card at a place of the cut, as the film shows it; of a credit roll, in its middle.
   * Throws as `add` does.
   */
  async preview(
    viewer: Viewer,
    input: { projectId: string; afterId?: string | null; id?: string | null } & CardInput,
  ): Promise<string> {
    const { afterId } = check(cardPlaceRule.omit({ id: true }), input)
    const em = this.deps.db.fork()
    const project = await this.deps.projects.open(viewer, input.projectId)
    const items = await cutItems(em, project.id)
    const known = input.id ? (await cardOf({ em, project }, input.id)).card! : null
    const place = known ? placeOfCard(items, input.id!) : placeAfter(items, afterId)
    const fields = { ...(known ?? NEW_CARD), ...given(input) }
    const card = await this.checked(em, viewer, fields, { items, place, known })
    const look = await this.deps.drawings.lookOf(em, project, items)
    const picture = await this.deps.drawings.preview(viewer, card, look)
    return `data:image/webp;base64,${picture.toString('base64')}`
  }

  /** A valid card, with the frame that is behind its texts. */
  private async checked(
    em: EntityManager,
    viewer: Viewer,
    fields: CardFields,
    { items, place, known }: { items: readonly CutItem[]; place: number; known?: StoredCard | null },
  ): Promise<StoredCard> {
    const card = check(cardRule, fields)
    const issues = fontIssues(card)
    if (cardEffort(card) > LIMITS.card.drawingMax) issues.push({ path: ['lines'], message: TOO_MUCH_TO_DRAW })
    if (issues.length) throw badInput(issues)
    const { assetId, kind } = card.background
    const isKept = kind === known?.background.kind
    if (kind === 'ASSET' && !(isKept && assetId === known?.background.assetId))
      await requirePicture(em, viewer, assetId!)
    const keepsFrame = isKept && known?.frame
    const frame = keepsFrame ? known.frame : await neighbourOf(em, items, place)
    return { ...card, revision: 1, drawing: null, frame: kind === 'NEIGHBOUR' ? frame : null }
  }

  private shape(card: StoredCard, { rate, canvas }: CardLook) {
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
}

const newItem = (em: EntityManager, { id, projectId }: Video): CutItem =>
  em.create(CutItem, { id, projectId, videoId: id })

async function requirePicture(em: EntityManager, viewer: Viewer, id: string): Promise<void> {
  const asset = isId(id) ? await em.findOne(Asset, { id, deletedAt: null }) : null
  if (!asset || !mayReferTo(viewer, asset))
    throw badInput([{ path: ['background', 'assetId'], message: 'This picture cannot be used' }])
}

/** The place of a card; the end while it is not in the cut. */
function placeOfCard(items: readonly CutItem[], id: string): number {
  const at = items.findIndex(({ videoId }) => videoId === id)
  return at < 0 ? items.length : at
}

/** The place after an item of the cut; null is the start. */
function placeAfter(items: readonly CutItem[], afterId: string | null | undefined): number {
  if (afterId === undefined) return items.length
  if (afterId === null) return 0
  return placeOf(items, afterId) + 1
}

/** A card of the project, or a deleted one. */
async function cardOf(
  { em, project }: Pick<OpenCut, 'em' | 'project'>,
  id: string,
  { isDeleted = false } = {},
): Promise<Video> {
  const deletedAt = isDeleted ? { $gte: endOfTrash() } : null
  const video = isId(id)
    ? await em.findOne(
        Video,
        { id, projectId: project.id, deletedAt, card: { $ne: null } },
        { lockMode: em.isInTransaction() ? LockMode.PESSIMISTIC_WRITE : undefined },
      )
    : null
  if (!video) throw notFound('Card')
  return video
}

/** The last frame that the clip before a place shows, else the first one of the clip after it. */
async function neighbourOf(
  em: EntityManager,
  items: readonly CutItem[],
  place: number,
): Promise<StoredCard['frame']> {
  const videos = await em.find(Video, {
    id: { $in: items.map(({ videoId }) => videoId) },
    card: null,
    videoKey: { $ne: null },
  })
  const byId = new Map(videos.map((video) => [video.id, video]))
  const isClip = (item: CutItem) => byId.has(item.videoId)
  const before = items.slice(0, place).findLast(isClip)
  const item = before ?? items.slice(place).find(isClip)
  if (!item) return null
  const video = byId.get(item.videoId)!
  const { from, to } = shownFrames(item, video)
  return { videoId: video.id, atSeconds: (before ? to - 1 : from) / frameRateOf(video) }
}
