import { joinCut } from '../../cut.js'
import { firstItemId, trimError, UNEDITED } from '../../cut-item.js'
import { type CardFields, NEW_CARD } from '../../cards.js'
import * as z from '../../rules/zod.js'
import { type CardRow, type CutDocument, videoLength } from '../document.js'
import {
  changedSince,
  edited,
  given,
  idOf,
  missing,
  newIdOf,
  newRow,
  operation,
  refuse,
  type Refusal,
  revision,
} from '../operation.js'
import { cardFields, cardRule } from '../rules/card.js'
import { firstUse, inOrder, isTaken, orderOf, placeAfter, roomIssue } from '../order.js'
import { afterId } from './items.js'

export const CARD_FIELDS = Object.keys(cardFields) as readonly (keyof CardFields)[]

const changes = Object.fromEntries(
  Object.entries(cardFields).map(([name, rule]) => [name, rule.nullish().meta(rule.meta() ?? {})]),
) as { [Name in keyof typeof cardFields]: z.ZodOptional<z.ZodNullable<(typeof cardFields)[Name]>> }

/** Validates a whole card. */
function checked(fields: CardFields): CardFields | Refusal {
  const read = cardRule.safeParse(fields)
  if (read.success) return read.data
  return {
    code: 'BAD_USER_INPUT',
    issues: read.error.issues.map(({ path, message }) => ({ path: path as (string | number)[], message })),
  }
}

const fieldsOf = (row: CardFields): CardFields =>
  Object.fromEntries(CARD_FIELDS.map((name) => [name, row[name]])) as unknown as CardFields

/** Removes trims that the shortened card can no longer have. */
function withoutMisfits(cut: CutDocument, card: CardRow, editorId: string | null): CutDocument {
  const next = { ...cut, cards: cut.cards.map((one) => (one.id === card.id ? card : one)) }
  const video = videoLength(next, { videos: new Map() }, card.id)
  const items = next.items.map((item) =>
    item.videoId === card.id && trimError(item, video)
      ? {
          ...edited(item, { inFrame: UNEDITED.inFrame, outFrame: UNEDITED.outFrame }, editorId),
          isTrimRemoved: true,
        }
      : item,
  )
  return { ...next, items }
}

/** The operations on titles, chapters and credits. Like videos, they leave the cut through `removeItem`. */
export const cardOperations = {
  addCard: operation({
    adds: 'cards',
    description:
      'Adds a title, chapter or credits. Omitted fields default to a dark, centred title of 3 seconds.',
    rule: z.object({ id: newIdOf('a card'), afterId, ...changes }),
    apply(cut, { id, afterId: after, ...input }, { materials, editorId }) {
      const full = roomIssue(cut, 'afterId')
      if (full) return full
      if (isTaken(cut, materials, id) || isTaken(cut, materials, firstItemId(id)))
        return refuse('id', 'The id of a card must be new')
      const place = placeAfter(cut, after)
      if (typeof place !== 'number') return place
      const fields = checked({ ...NEW_CARD, ...given(input, CARD_FIELDS) } as CardFields)
      if ('code' in fields) return fields
      const card = newRow({ ...fields, id, frameRate: materials.cardRate }, editorId)
      const item = firstUse(id)
      const order = joinCut(orderOf(cut), item.id, place)
      return inOrder({ ...cut, cards: [...cut.cards, card] }, order, { editorId, joining: [item] })
    },
  }),
  editCard: operation({
    description: 'Changes a card. Omitted fields are unchanged; trims that no longer fit are removed.',
    rule: z.object({ id: idOf('card'), revision, ...changes }),
    apply(cut, { id, revision, ...input }, { materials, editorId, before }) {
      const card = cut.cards.find((one) => one.id === id)
      if (!card) return missing('Card')
      const fields = checked({ ...fieldsOf(card), ...given(input, CARD_FIELDS) } as CardFields)
      if ('code' in fields) return fields
      const known = before.cards.find((one) => one.id === id)
      const values = Object.fromEntries(
        CARD_FIELDS.flatMap((name) => (input[name] == null ? [] : [[name, fields[name]]])),
      )
      const stale = changedSince({ thing: 'card', list: 'cards' }, { known, revision, values })
      if (stale) return stale
      const next = edited(card, fields, editorId)
      if (next === card) return cut
      return withoutMisfits(cut, { ...next, frameRate: materials.cardRate }, editorId)
    },
  }),
  restoreCard: operation({
    description: 'Restores a card from the Trash, with its edits. Undoes `removeItem`.',
    rule: z.object({ id: idOf('card'), afterId }),
    apply(cut, { id, afterId: after }, { materials, editorId }) {
      const full = roomIssue(cut, 'afterId')
      if (full) return full
      const place = placeAfter(cut, after)
      if (typeof place !== 'number') return place
      const removed = materials.removedCards.get(id)
      if (!removed || cut.cards.some((card) => card.id === id)) return missing('Card')
      const item = cut.parked.find((one) => one.id === removed.item.id) ?? removed.item
      const order = joinCut(orderOf(cut), item.id, place)
      return inOrder({ ...cut, cards: [...cut.cards, removed.card] }, order, { editorId, joining: [item] })
    },
  }),
}
