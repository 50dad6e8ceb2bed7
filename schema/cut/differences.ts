import { isSameOrder } from '../cut.js'
import { applyOperation } from './apply.js'
import type { CutDocument, CutMaterials, LowerThirdRow, Row } from './document.js'
import { orderOf } from './elements/items.js'
import { SETTINGS } from './elements/settings.js'
import { byId, changesBetween, FIELDS, type RowList, type RowOf } from './fields.js'
import { isRefusal } from './operation.js'
import type { CutOperation, OperationName } from './operations.js'

/** Collects operations that can be applied one after the other. */
class Plan {
  readonly operations: CutOperation[] = []
  readonly editing

  constructor(
    public now: CutDocument,
    materials: CutMaterials,
  ) {
    this.editing = { materials, editorId: null, before: now }
  }

  /** Adds an operation; returns whether it can be applied. */
  add(name: OperationName, input: object): boolean {
    const operation = { [name]: input } as unknown as CutOperation
    const next = applyOperation(this.now, operation, this.editing)
    if (isRefusal(next)) return false
    this.now = next
    this.operations.push(operation)
    return true
  }
}

const EDITS = {
  items: 'editItem',
  cards: 'editCard',
  cues: 'editCue',
  captions: 'editCaption',
  lowerThirds: 'editLowerThird',
} as const
type Edited = keyof typeof EDITS

/** The rows of a list that only the first document has. */
const onlyIn = <List extends RowList>(list: List, { [list]: rows }: CutDocument, other: CutDocument) => {
  const known = byId<Row>(other[list])
  return (rows as readonly RowOf<List>[]).filter(({ id }) => !known.has(id))
}

function edit<List extends Edited>(plan: Plan, list: List, to: CutDocument): void {
  const wanted = byId<Row>(to[list])
  for (const row of plan.now[list] as readonly RowOf<List>[]) {
    const changes = changesBetween(row, (wanted.get(row.id) ?? row) as RowOf<List>, FIELDS[list] as never)
    const input = { id: row.id, revision: row.revision, ...changes }
    if (changes && !plan.add(EDITS[list], input) && list === 'lowerThirds')
      addOverWholeClip(plan, EDITS[list], { itemId: (row as LowerThirdRow).itemId, ...input })
  }
}

const fieldsOf = <List extends RowList>(list: List, row: RowOf<List>) =>
  Object.fromEntries([['id', row.id], ...FIELDS[list].map((field) => [field, row[field]])])

/** Adds an operation on a lower third whose frames its clip no longer shows: the clip is shown whole meanwhile. */
function addOverWholeClip(plan: Plan, name: OperationName, input: { itemId: string }): void {
  const item = plan.now.items.find(({ id }) => id === input.itemId)
  if (!item) return
  const { id, revision, inFrame, outFrame } = item
  plan.add('editItem', { id, revision, inFrame: 0, outFrame: null })
  plan.add(name, input)
  plan.add('editItem', { id, revision, inFrame, outFrame })
}

/** The item before one, for adding that after it; null for the first. */
const previousOf = ({ items }: CutDocument, itemId: string): string | null => {
  const at = items.findIndex(({ id }) => id === itemId)
  return items[at - 1]?.id ?? null
}

/**
 * The operations that turn one cut into another. Those that cannot be applied are left out, such as the use of a sound
 * that was deleted. A card that only the second one has is expected to be in the Trash.
 */
export function differences(from: CutDocument, to: CutDocument, materials: CutMaterials): CutOperation[] {
  const plan = new Plan(from, materials)
  const settings = changesBetween(from.settings, to.settings, SETTINGS)
  if (settings) plan.add('editSettings', { revision: from.settings.revision, ...settings })
  for (const { language } of onlyIn('tracks', from, to)) plan.add('removeCaptionTrack', { language })
  for (const { id } of onlyIn('cues', from, to)) plan.add('removeCue', { id })
  for (const { id } of onlyIn('captions', plan.now, to)) plan.add('removeCaption', { id })
  for (const { id } of onlyIn('lowerThirds', from, to)) plan.add('removeLowerThird', { id })
  for (const item of onlyIn('items', to, from)) {
    const isCard = onlyIn('cards', to, plan.now).some(({ id }) => id === item.videoId)
    const afterId = previousOf(to, item.id)
    if (isCard) plan.add('restoreCard', { id: item.videoId, afterId })
    else plan.add('addItem', { ...fieldsOf('items', item), videoId: item.videoId, afterId })
  }
  edit(plan, 'cards', to)
  edit(plan, 'items', to)
  for (const { id, language, isMachineMade } of onlyIn('tracks', to, from))
    plan.add('addCaptionTrack', { id, language, isMachineMade })
  for (const { language, isMachineMade } of to.tracks) {
    const track = plan.now.tracks.find((one) => one.language === language)
    if (track && track.isMachineMade !== isMachineMade)
      plan.add('editCaptionTrack', { language, isMachineMade })
  }
  // what moves to another item does so before its former one leaves with all that it still has
  for (const list of ['cues', 'captions', 'lowerThirds'] as const) edit(plan, list, to)
  for (const { id } of onlyIn('items', plan.now, to)) plan.add('removeItem', { id })
  for (const cue of onlyIn('cues', to, plan.now)) plan.add('addCue', fieldsOf('cues', cue))
  for (const caption of onlyIn('captions', to, plan.now))
    plan.add('addCaption', { ...fieldsOf('captions', caption), language: caption.language })
  for (const row of onlyIn('lowerThirds', to, plan.now)) {
    const input = fieldsOf('lowerThirds', row) as { id: string; itemId: string }
    if (!plan.add('addLowerThird', input)) addOverWholeClip(plan, 'addLowerThird', input)
  }
  const [order, wanted] = [orderOf(plan.now), orderOf(to)]
  if (order.itemIds.join() !== wanted.itemIds.join()) plan.add('arrangeCut', wanted)
  else if (!isSameOrder(order, wanted)) edit(plan, 'items', to)
  edit(plan, 'items', to)
  return plan.operations
}
