import { firstItemId, isFirstUse, UNEDITED } from '../cut-item.js'
import { LIMITS } from '../limits.js'
import { type CutOrder, PLAIN_CUT } from '../cut.js'
import { type CutDocument, type CutMaterials, ELEMENT_LISTS, type ItemRow, type Row } from './document.js'
import { edited, missing, newRow, refuse, type Refusal } from './operation.js'
import { rowOf } from './rows.js'

const { clipsMax } = LIMITS.merge
/** A plain cut after an item. */
export const PLAIN_GAP = { transition: PLAIN_CUT.transition, transitionSeconds: PLAIN_CUT.seconds }

type Ids = readonly { id: string }[]

/** The id of an item; the id of a video means its first use. */
export function itemIdOf({ items, parked = [] }: { items: Ids; parked?: Ids }, id: string): string {
  const isItem = (known: string) => [items, parked].some((list) => list.some((item) => item.id === known))
  return !isItem(id) && isItem(firstItemId(id)) ? firstItemId(id) : id
}

/** An item by its id; the id of a video means its first use, or the first one left. */
export function itemOf<Item extends { id: string; videoId: string }>(
  cut: { items: readonly Item[] },
  id: string,
): Item | undefined {
  const itemId = itemIdOf(cut, id)
  return cut.items.find((item) => item.id === itemId) ?? cut.items.find(({ videoId }) => videoId === id)
}

export const orderOf = ({
  items,
}: {
  items: readonly Pick<ItemRow, 'id' | 'transition' | 'transitionSeconds'>[]
}): CutOrder => ({
  itemIds: items.map(({ id }) => id),
  gaps: items
    .slice(0, -1)
    .map(({ transition, transitionSeconds }) => ({ transition, seconds: transitionSeconds })),
})

/**
 * Reorders the cut, including the `joining` items. Other items are removed: first uses are parked with their edits, further
 * uses are deleted with their elements.
 */
export function inOrder(
  cut: CutDocument,
  order: CutOrder,
  { editorId, joining = [] }: { editorId: string | null; joining?: readonly ItemRow[] },
): CutDocument {
  const known = new Map([...cut.items, ...joining].map((item) => [item.id, item]))
  const items = order.itemIds.map((id, at) => {
    const gap = order.gaps[at]
    const item = known.get(id)!
    return gap ? edited(item, { transition: gap.transition, transitionSeconds: gap.seconds }, editorId) : item
  })
  const leaving = cut.items.filter(({ id }) => !order.itemIds.includes(id))
  const parked = [
    ...cut.parked.filter(({ id }) => !order.itemIds.includes(id)),
    ...leaving.filter(isFirstUse),
  ]
  const removed = new Set(leaving.flatMap((item) => (isFirstUse(item) ? [] : [item.id])))
  const next = { ...cut, items, parked }
  return removed.size ? withoutThoseOf(next, removed) : next
}

function withoutThoseOf(cut: CutDocument, removed: ReadonlySet<string>): CutDocument {
  const stays = ({ itemId }: { itemId: string | null }) => itemId === null || !removed.has(itemId)
  const lists = ELEMENT_LISTS.map((list) => [list, cut[list].filter(stays)])
  return { ...cut, ...Object.fromEntries(lists) }
}

/** The position after an item of the cut; null is the start. */
export function placeAfter({ items }: { items: Ids }, id: string | null | undefined): number | Refusal {
  if (id === undefined) return items.length
  if (id === null) return 0
  const at = items.findIndex((item) => item.id === id)
  return at < 0 ? missing('Clip') : at + 1
}

/** The refusal of another item if the cut is full. */
export const roomIssue = ({ items }: CutDocument, name: string): Refusal | undefined =>
  items.length < clipsMax ? undefined : refuse(name, `A cut has at most ${clipsMax} items`)

const LISTS = ['items', 'parked', 'cards', 'tracks', ...ELEMENT_LISTS] as const

/** Whether an object of any kind has this id. */
export const isTaken = (
  cut: CutDocument,
  { takenIds }: Pick<CutMaterials, 'takenIds'>,
  id: string,
): boolean => takenIds.has(id) || LISTS.some((list) => rowOf<Row>(cut[list], id))

/** A first use that shows the whole video. */
export const firstUse = (videoId: string): ItemRow =>
  newRow({ ...UNEDITED, ...PLAIN_GAP, id: firstItemId(videoId), videoId, isTrimRemoved: false }, null)
