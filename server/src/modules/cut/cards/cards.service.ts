import type { EntityManager } from '@mikro-orm/postgresql'
import { type CardFields, NEW_CARD } from '#schema/cards'
import { itemIdOf, placeAfter } from '#schema/cut/order'
import { cardRule } from '#schema/cut/rules/card'
import type { Viewer } from '#platform/auth/viewer'
import { check, isId } from '#platform/errors/check'
import { badInput, notFound } from '#platform/errors/failure'
import type { Projects } from '../../project/project.service.js'
import { type CutItem, cutItems } from '../elements/cut-item.entity.js'
import { Card } from './card.entity.js'
import type { CardDrawings } from './card-drawings.js'
import { cardIssues, frameBehind } from './stored-cards.js'

/** Unchecked fields of a card; omitted fields do not change. */
export type CardInput = { [Field in keyof CardFields]?: CardFields[Field] | null }

/** A new card after an item, or a change of the card with this id. */
export type UnsavedCard = CardInput & { projectId: string; afterId?: string | null; id?: string | null }

const FIELDS = Object.keys(NEW_CARD) as (keyof CardFields)[]

const givenFields = (input: CardInput): Partial<CardFields> =>
  Object.fromEntries(FIELDS.flatMap((field) => (input[field] == null ? [] : [[field, input[field]]])))

/** The cards of a cut: titles, chapters and credits (specification V100 to V103). */
export class Cards {
  constructor(private readonly deps: { db: EntityManager; projects: Projects; drawings: CardDrawings }) {}

  /** The cards of a cut, in order. */
  async list(viewer: Viewer, projectId: string): Promise<Card[]> {
    const em = this.deps.db.fork()
    const project = await this.deps.projects.open(viewer, projectId)
    const ids = [...new Set((await cutItems(em, project.id)).flatMap(({ cardId }) => cardId ?? []))]
    const found = await em.find(Card, { id: { $in: ids } })
    return ids.flatMap((id) => found.find((card) => card.id === id) ?? [])
  }

  /**
   * Draws a card as shown in the film, and returns a data URL; the middle frame of a credit roll. Throws BAD_USER_INPUT
   * for invalid fields, characters without a font, text that does not fit, and an image that the viewer cannot use.
   */
  async preview(viewer: Viewer, input: UnsavedCard): Promise<string> {
    const em = this.deps.db.fork()
    const project = await this.deps.projects.open(viewer, input.projectId)
    const items = await cutItems(em, project.id)
    const known = input.id ? await cardOf(em, project.id, input.id) : null
    const place = known
      ? placeOfCard(items, input.id!)
      : placeAfter({ items }, input.afterId && itemIdOf({ items }, input.afterId))
    if (typeof place !== 'number') throw notFound('Clip')
    const card = check(cardRule, { ...(known ?? NEW_CARD), ...givenFields(input) })
    const issues = await cardIssues(em, viewer, card, known ?? undefined)
    if (issues.length) throw badInput(issues)
    const frame = await frameBehind(em, card, { items, place, known })
    const look = await this.deps.drawings.lookOf(em, project, items)
    const picture = await this.deps.drawings.preview(viewer, { ...card, frame }, look)
    return `data:image/webp;base64,${picture.toString('base64')}`
  }
}

/** The position of a card, or the end if it is not in the cut. */
function placeOfCard(items: readonly CutItem[], id: string): number {
  const at = items.findIndex(({ cardId }) => cardId === id)
  return at < 0 ? items.length : at
}

/** Throws NOT_FOUND if the project has no such card. */
async function cardOf(em: EntityManager, projectId: string, id: string): Promise<Card> {
  const card = isId(id) ? await em.findOne(Card, { id, projectId, deletedAt: null }) : null
  if (!card) throw notFound('Card')
  return card
}
