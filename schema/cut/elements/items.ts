import { type CutOrder, followStored, type Gap, joinCut, leaveCut, PLAIN_CUT } from '../../cut.js'
import {
  canSplit,
  CLIP_EDIT_FIELDS,
  editOf,
  firstItemId,
  isDerivedId,
  shownSeconds,
  trimError,
  UNEDITED,
} from '../../cut-item.js'
import { LIMITS } from '../../limits.js'
import { field } from '../../rules/field.js'
import * as z from '../../rules/zod.js'
import { type ItemRow, videoLength } from '../document.js'
import {
  changedSince,
  edited,
  given,
  idOf,
  missing,
  newIdOf,
  newItemId,
  newRow,
  operation,
  refuse,
  revision,
} from '../operation.js'
import { inOrder, isTaken, itemOf, orderOf, PLAIN_GAP, placeAfter, roomIssue } from '../order.js'
import { moveSplit } from './kinds.js'
import { DERIVED_ID } from '../../rules/new-id.js'
import { frameRule, gapRule, itemFields } from '../rules/item.js'

const { clipsMax } = LIMITS.merge

export const ITEM_FIELDS = [...CLIP_EDIT_FIELDS, 'transition', 'transitionSeconds'] as const

const CLIP = { thing: 'clip', list: 'items' } as const

export const afterId = field(
  z.string().nullish(),
  'The item before it; null: first. If omitted, it comes last.',
  null,
)

/** The operations on the items of a cut and their order. */
export const itemOperations = {
  arrangeCut: operation({
    description:
      'Reorders the items. Omitted items keep their predecessor; items that have left the cut are ignored.',
    rule: z.object({
      itemIds: field(
        z.array(z.string()).max(clipsMax, `A film has at most ${clipsMax} videos`),
        'The items in film order; the id of a video means its first use.',
      ),
      gaps: field(
        z.array(gapRule).nullish(),
        'The gaps between them, one fewer than items. If omitted, transitions stay in place.',
      ),
    }),
    apply(cut, { itemIds, gaps }, { editorId }) {
      const ids = itemIds.map((id) => itemOf(cut, id)?.id ?? id)
      const count = Math.max(0, ids.length - 1)
      if (gaps && gaps.length !== count)
        return refuse('gaps', `There must be one gap fewer than items: ${count}, not ${gaps.length}`)
      const again = ids.findIndex((id, at) => ids.indexOf(id) < at)
      if (again >= 0) return refuse(['itemIds', again], 'Each item may be listed once')
      const order: CutOrder = {
        itemIds: ids,
        gaps: gaps
          ? gaps.map(({ transition, seconds }): Gap => ({
              transition,
              seconds: seconds ?? PLAIN_CUT.seconds,
            }))
          : ids.slice(0, -1).map((_, at) => orderOf(cut).gaps[at] ?? PLAIN_CUT),
      }
      const stored = cut.items.map(({ id }) => id)
      return inOrder(cut, followStored(order, stored), { editorId })
    },
  }),
  addItem: operation({
    adds: 'items',
    description:
      'Adds a use of an accepted video. With the id of the video, returns its removed first use, with its edits unless fields are given.',
    rule: z.object({
      id: newItemId,
      videoId: field(z.string(), 'An accepted video of the project.'),
      afterId,
      ...itemFields,
    }),
    apply(cut, { id: itemId, videoId, afterId: after, ...input }, { materials, editorId }) {
      const firstId = firstItemId(videoId)
      const id = itemId === videoId ? firstId : itemId
      if (isDerivedId(id) && id !== firstId) return refuse('id', DERIVED_ID)
      const parked = id === firstId ? cut.parked.find((item) => item.id === id) : undefined
      const full = roomIssue(cut, 'videoId')
      if (full) return full
      const isInCut = cut.items.some((item) => item.videoId === videoId)
      if (!isInCut && (!materials.videos.has(videoId) || materials.removedCards.has(videoId)))
        return refuse('videoId', 'This is not an accepted video of this project')
      const former = parked ? { ...editOf(parked), ...PLAIN_GAP } : { ...UNEDITED, ...PLAIN_GAP }
      const values = { ...former, ...given(input, ITEM_FIELDS, ['outFrame']) } as ItemRow
      const wrong = trimError(values, videoLength(cut, materials, videoId))
      if (wrong) return refuse(wrong.field, wrong.message)
      const place = placeAfter(cut, after)
      if (typeof place !== 'number') return place
      if (!parked && isTaken(cut, materials, id)) return refuse('id', 'The id of an item must be new')
      const item = parked
        ? edited(parked, { ...values, isTrimRemoved: false }, editorId)
        : newRow({ ...values, id, videoId, isTrimRemoved: false }, editorId)
      const order = joinCut(orderOf(cut), id, place)
      const gap = { transition: item.transition, seconds: item.transitionSeconds }
      const gaps = order.gaps.map((one, at) => (at === place ? gap : one))
      return inOrder(cut, { ...order, gaps }, { editorId, joining: [item] })
    },
  }),
  editItem: operation({
    description: 'Changes an item. Omitted fields are unchanged.',
    isOfItem: true,
    rule: z.object({ id: idOf('item'), revision, ...itemFields }),
    apply(cut, { id, revision, ...input }, { materials, editorId, before }) {
      const item = cut.items.find((one) => one.id === id)
      if (!item) return missing('Clip')
      const values = given(input, ITEM_FIELDS, ['outFrame']) as Partial<ItemRow>
      const known = before.items.find((one) => one.id === id)
      const stale = changedSince(CLIP, { known, revision, values })
      if (stale) return stale
      const next = edited(item, values, editorId)
      const wrong = trimError(next, videoLength(cut, materials, item.videoId))
      if (wrong) return refuse(wrong.field, wrong.message)
      const isTrimmed = next !== item && ('inFrame' in values || 'outFrame' in values)
      const row = isTrimmed ? { ...next, isTrimRemoved: false } : next
      return { ...cut, items: cut.items.map((one) => (one === item ? row : one)) }
    },
  }),
  splitItem: operation({
    adds: 'items',
    isOfItem: true,
    description:
      'Splits an item in two, joined by a plain cut. The second part keeps the transition, and elements that begin in it move with it.',
    rule: z.object({
      id: idOf('item'),
      revision,
      frame: field(frameRule, 'The first frame of the second part, in frames of the video.', 48),
      newId: newIdOf('an item'),
    }),
    apply(cut, { id, revision, frame, newId }, { materials, editorId, before }) {
      const at = cut.items.findIndex((one) => one.id === id)
      const item = cut.items[at]
      if (!item) return missing('Clip')
      const full = roomIssue(cut, 'id')
      if (full) return full
      const known = before.items.find((one) => one.id === id)
      const stale = changedSince(CLIP, { known, revision, values: { outFrame: frame } })
      if (stale) return stale
      const video = videoLength(cut, materials, item.videoId)
      if (!canSplit(item, frame, video))
        return refuse('frame', `Each part must show at least ${LIMITS.cutItem.secondsMin} seconds`)
      if (isTaken(cut, materials, newId)) return refuse('newId', 'The id of an item must be new')
      const second = newRow(
        {
          ...editOf(item),
          ...PLAIN_GAP,
          id: newId,
          videoId: item.videoId,
          inFrame: frame,
          isTrimRemoved: false,
        },
        editorId,
      )
      const first = { ...edited(item, { outFrame: frame }, editorId), isTrimRemoved: false }
      const seconds = shownSeconds(first, video)
      const moved = moveSplit(
        { ...cut, items: cut.items.with(at, first) },
        { from: id, to: newId, at: { seconds, frame } },
        editorId,
      )
      const { itemIds, gaps } = orderOf(cut)
      const order = { itemIds: itemIds.toSpliced(at + 1, 0, newId), gaps: gaps.toSpliced(at, 0, PLAIN_CUT) }
      return inOrder(moved, order, { editorId, joining: [second] })
    },
  }),
  removeItem: operation({
    description:
      'Removes an item, or moves a card to the Trash. A video without another use stays accepted, and `addItem` returns it.',
    isOfItem: true,
    rule: z.object({ id: idOf('item') }),
    apply(cut, { id }, { editorId }) {
      const item = cut.items.find((one) => one.id === id)
      if (!item) return missing('Clip')
      const isOnly = cut.items.filter(({ videoId }) => videoId === item.videoId).length === 1
      const cards = isOnly ? cut.cards.filter((card) => card.id !== item.videoId) : cut.cards
      return inOrder({ ...cut, cards }, leaveCut(orderOf(cut), id), { editorId })
    },
  }),
}
