import { applyOperation } from './apply.js'
import { CLIP_EDIT_FIELDS } from '../cut-item.js'
import { LIMITS } from '../limits.js'
import {
  type CardRow,
  type CutDocument,
  type CutMaterials,
  EDITED_NAMES,
  ELEMENT_LISTS,
  type ItemRow,
  type Row,
  type RowList,
  type RowOf,
  UNKNOWN_CUT,
} from './document.js'
import { orderOf } from './order.js'
import { SETTINGS } from './elements/settings.js'
import { byId, changesBetween, EDITS } from './fields.js'
import type { FieldEdits } from './element.js'
import { type Editing, isRefusal } from './operation.js'
import type { CutOperation, OperationName } from './operations.js'

/** Collects operations that can be applied in sequence. */
class Plan {
  readonly operations: CutOperation[] = []
  readonly editing: Editing
  now: CutDocument

  constructor(
    readonly from: CutDocument,
    readonly materials: CutMaterials,
  ) {
    this.now = from
    this.editing = { materials, editorId: null, before: UNKNOWN_CUT }
  }

  /** The revision of an element in the first document, for the server’s conflict check. */
  revisionOf(list: Edited, id: string): number {
    return (this.from[list] as readonly Row[]).find((row) => row.id === id)?.revision ?? 1
  }

  /** Adds an operation; returns whether it is valid. */
  add(name: OperationName, input: object): boolean {
    const operation = { [name]: input } as unknown as CutOperation
    const next = applyOperation(this.now, operation, this.editing)
    if (isRefusal(next)) return false
    this.now = next
    this.operations.push(operation)
    return true
  }
}

type Edited = keyof typeof EDITED_NAMES

/** The rows of a list that only the first document has. */
const onlyIn = <List extends RowList>(list: List, { [list]: rows }: CutDocument, other: CutDocument) => {
  if (rows === other[list]) return []
  const known = byId<Row>(other[list])
  return (rows as readonly RowOf<List>[]).filter(({ id }) => !known.has(id))
}

/** Changes, completed by the other fields of their groups. */
function withGroups<Fields extends object>(
  changes: Partial<Fields>,
  row: Fields,
  groups: FieldEdits<Fields>['groups'],
): Partial<Fields> {
  const together = groups.filter((names) => names.some((name) => name in changes)).flat()
  return { ...changes, ...Object.fromEntries(together.map((name) => [name, row[name]])) }
}

/** Edits the rows of a list, or only some of their fields. */
function edit<List extends Edited>(
  plan: Plan,
  list: List,
  to: CutDocument,
  fields = EDITS[list].fields as FieldEdits<RowOf<List>>['fields'],
): void {
  if (plan.now[list] === to[list]) return
  const wanted = byId<Row>(to[list])
  const { groups } = EDITS[list] as unknown as FieldEdits<RowOf<List>>
  for (const row of plan.now[list] as readonly RowOf<List>[]) {
    const next = (wanted.get(row.id) ?? row) as RowOf<List>
    const changes = changesBetween(row, next, fields)
    if (!changes) continue
    const revision = plan.revisionOf(list, row.id)
    const input = { id: row.id, revision, ...withGroups(changes, next, groups) }
    const name = `edit${EDITED_NAMES[list]}` as const
    if (!plan.add(name, input) && 'itemId' in next)
      addOverWholeClip(plan, { name, input, itemId: next.itemId })
  }
}

const fieldsOf = <List extends RowList>(list: List, row: RowOf<List>) =>
  Object.fromEntries(['id' as const, ...EDITS[list].fields].map((field) => [field, row[field as keyof Row]]))

/**
 * Adds an operation on an element in frames that its clip no longer shows. Temporarily shows the clip whole, and makes a card
 * as long as possible.
 */
function addOverWholeClip(
  plan: Plan,
  { name, input, itemId }: { name: OperationName; input: object; itemId: string | null },
): void {
  const item = plan.now.items.find(({ id }) => id === itemId)
  if (!item) return
  const { id, videoId, inFrame, outFrame } = item
  const revision = plan.revisionOf('items', id)
  const card = plan.now.cards.find((one) => one.id === videoId)
  const whole = new Plan(plan.now, plan.materials)
  const showCard = (seconds: number) =>
    whole.add('editCard', { id: videoId, revision: plan.revisionOf('cards', videoId), seconds })
  if (card) showCard(LIMITS.card.secondsMax)
  whole.add('editItem', { id, revision, inFrame: 0, outFrame: null })
  if (!whole.add(name, input)) return
  whole.add('editItem', { id, revision, inFrame, outFrame })
  if (card) showCard(card.seconds)
  plan.operations.push(...whole.operations)
  plan.now = whole.now
}

/** The item before one, as `afterId` to insert it; null for the first. */
const previousOf = ({ items }: CutDocument, itemId: string): string | null => {
  const at = items.findIndex(({ id }) => id === itemId)
  return items[at - 1]?.id ?? null
}

/** The item that a new one was split from; undefined if it is an independent use. */
function splitOf(plan: Plan, item: ItemRow, to: CutDocument): ItemRow | undefined {
  const known = plan.now.items.find(({ id }) => id === previousOf(to, item.id))
  const first = to.items.find(({ id }) => id === known?.id)
  if (!known || !first || known.videoId !== item.videoId || first.outFrame !== item.inFrame) return undefined
  const isSame = CLIP_EDIT_FIELDS.every(
    (field) => field === 'inFrame' || field === 'outFrame' || known[field] === item[field],
  )
  return isSame && known.outFrame === item.outFrame && known.inFrame < item.inFrame ? known : undefined
}

/** Adds a card in its first use. */
function addCard(plan: Plan, card: CardRow, afterId: string | null): void {
  const { id } = card
  if (plan.materials.removedCards.has(id)) plan.add('restoreCard', { id, afterId })
  else plan.add('addCard', { ...fieldsOf('cards', card), afterId })
}

function addItem(plan: Plan, item: ItemRow, to: CutDocument): void {
  const { id, videoId, inFrame } = item
  const afterId = previousOf(to, id)
  const card = onlyIn('cards', to, plan.now).find((one) => one.id === videoId)
  if (card) {
    addCard(plan, card, afterId)
    // the later uses of a card follow, in its length
    edit(plan, 'cards', to)
    if (plan.now.items.some((one) => one.id === id)) return
  }
  const split = splitOf(plan, item, to)
  const revision = plan.revisionOf('items', split?.id ?? '')
  if (split && plan.add('splitItem', { id: split.id, revision, frame: inFrame, newId: id })) return
  plan.add('addItem', { ...fieldsOf('items', item), videoId, afterId })
}

/**
 * The operations that turn one cut into another. Leaves out impossible ones, such as the use of a deleted sound. Restores
 * cards from the Trash.
 */
export function differences(from: CutDocument, to: CutDocument, materials: CutMaterials): CutOperation[] {
  const plan = new Plan(from, materials)
  const settings = changesBetween(from.settings, to.settings, SETTINGS)
  if (settings) plan.add('editSettings', { revision: from.settings.revision, ...settings })
  for (const { language } of onlyIn('tracks', from, to)) plan.add('removeCaptionTrack', { language })
  for (const list of ELEMENT_LISTS)
    for (const { id } of onlyIn(list, plan.now, to)) plan.add(`remove${EDITED_NAMES[list]}`, { id })
  for (const item of onlyIn('items', to, from)) addItem(plan, item, to)
  edit(plan, 'cards', to)
  // transitions follow at the end, with the order
  edit(plan, 'items', to, CLIP_EDIT_FIELDS)
  for (const { id, language, isMachineMade } of onlyIn('tracks', to, from))
    plan.add('addCaptionTrack', { id, language, isMachineMade })
  for (const { language, isMachineMade } of to.tracks) {
    const track = plan.now.tracks.find((one) => one.language === language)
    if (track && track.isMachineMade !== isMachineMade)
      plan.add('editCaptionTrack', { language, isMachineMade })
  }
  // elements that change items must move before their former item is removed
  for (const list of ELEMENT_LISTS) edit(plan, list, to)
  for (const { id } of onlyIn('items', plan.now, to)) plan.add('removeItem', { id })
  for (const list of ELEMENT_LISTS)
    for (const row of onlyIn(list, to, plan.now)) {
      const input = { ...fieldsOf(list, row), ...('language' in row && { language: row.language }) }
      const name = `add${EDITED_NAMES[list]}` as const
      if (!plan.add(name, input)) addOverWholeClip(plan, { name, input, itemId: row.itemId })
    }
  const wanted = orderOf(to)
  if (orderOf(plan.now).itemIds.join() !== wanted.itemIds.join()) plan.add('arrangeCut', wanted)
  edit(plan, 'items', to)
  return plan.operations
}
