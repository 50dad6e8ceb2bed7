import { restoreFields } from '../../../shared/lib/edits/fields'
import {
  type Change as ChangeOf,
  type History as HistoryOf,
  NO_HISTORY as EMPTY,
} from '../../../shared/lib/edits/history'
import { CLIP_EDIT_FIELDS, type CutItem } from '#schema/cut-item'
import { type CutSettings, type CutState, SETTINGS, withoutLastGap } from './cut'
import { isSameCues, revertCues } from './cueOperations'

export { record } from '../../../shared/lib/edits/history'
export type History = HistoryOf<CutState>
type Change = ChangeOf<CutState>
export const NO_HISTORY: History = EMPTY

/** Undoes the newest change that still has an effect. Null if no change is left. */
export function undo(history: History, now: CutState): { history: History; state: CutState } | null {
  return step(history, now, 'past')
}

/** Repeats the last undone change that still has an effect. Null if no change is left. */
export function redo(history: History, now: CutState): { history: History; state: CutState } | null {
  return step(history, now, 'future')
}

function step(history: History, now: CutState, from: keyof History) {
  const to = from === 'past' ? 'future' : 'past'
  const changes = [...history[from]]
  for (let change = changes.pop(); change; change = changes.pop()) {
    const { before, after } = change
    const state = from === 'past' ? revert(now, change) : revert(now, { before: after, after: before })
    if (state === now) continue
    const moved = [...history[to], { ...change, key: undefined }]
    return { history: { [from]: changes, [to]: moved } as unknown as History, state }
  }
  return null
}

/**
 * Restores the values from before a change. Values that were changed again since stay as they are; `now` itself is
 * returned if nothing is left to restore.
 */
export function revert(now: CutState, { before, after }: Pick<Change, 'before' | 'after'>): CutState {
  const isIn = (state: CutState, id: string) => state.items.some((item) => item.id === id)
  const kept = now.items.filter(({ id }) => isIn(before, id) || !isIn(after, id))
  const returned = before.items.filter(({ id }) => !isIn(after, id) && !isIn(now, id))
  const inOrder = reorder(
    returned.reduce((items, item) => insert(items, item, before), kept),
    before,
    after,
  )
  const items = withoutLastGap((inOrder ?? kept).map((item) => revertItem(item, before, after, !inOrder)))
  const settings = revertSettings(now.settings, before.settings, after.settings)
  const cues = revertCues(now.cues, before.cues, after.cues)
  const state = { items, cues, settings }
  return isSameState(now, state) ? now : state
}

/** Inserts an item after the nearest of its former predecessors. */
function insert(items: readonly CutItem[], item: CutItem, { items: former }: CutState): CutItem[] {
  const place = former.findIndex(({ id }) => id === item.id)
  const predecessors = former.slice(0, place).map(({ id }) => id)
  const after = items.findLastIndex(({ id }) => predecessors.includes(id))
  return items.toSpliced(after + 1, 0, item)
}

/** The items in their former order; null if others have reordered them since. Further items stay at their places. */
function reorder(items: readonly CutItem[], before: CutState, after: CutState): readonly CutItem[] | null {
  const idsOf = (list: readonly CutItem[]) => list.map(({ id }) => id)
  const current = idsOf(items)
  const common = idsOf(before.items).filter((id) => current.includes(id) && idsOf(after.items).includes(id))
  const ordered = (ids: readonly string[]) => ids.filter((id) => common.includes(id)).join()
  const [wanted, made, now] = [common.join(), ordered(idsOf(after.items)), ordered(current)]
  if (wanted === made || wanted === now) return items
  if (made !== now) return null
  const queue = [...common]
  const byId = new Map(items.map((item) => [item.id, item]))
  return items.map((item) => (common.includes(item.id) ? byId.get(queue.shift()!)! : item))
}

const GAP_FIELDS = ['transition', 'transitionSeconds'] as const
type Field = keyof CutItem

function revertItem(item: CutItem, before: CutState, after: CutState, keepsGap: boolean): CutItem {
  const [former, changed] = [before, after].map(({ items }) => items.find(({ id }) => id === item.id))
  if (!former || !changed) return item
  const fields: Field[] = keepsGap ? [...CLIP_EDIT_FIELDS] : [...CLIP_EDIT_FIELDS, ...GAP_FIELDS]
  const reverted = restoreFields(item, { former, changed, fields })
  const { inFrame, outFrame } = reverted
  // half of a trim may not fit the other half, which others have changed since
  const isPossible = outFrame === null || inFrame < outFrame
  return isPossible ? reverted : { ...reverted, inFrame: item.inFrame, outFrame: item.outFrame }
}

function revertSettings(now: CutSettings, before: CutSettings, after: CutSettings): CutSettings {
  const restored = SETTINGS.filter((field) => before[field] !== after[field] && now[field] === after[field])
  return { ...now, ...Object.fromEntries(restored.map((field) => [field, before[field]])) }
}

const isSameState = (one: CutState, other: CutState): boolean =>
  one.items.length === other.items.length &&
  isSameCues(one.cues, other.cues) &&
  SETTINGS.every((field) => one.settings[field] === other.settings[field]) &&
  one.items.every((item, at) =>
    [...CLIP_EDIT_FIELDS, ...GAP_FIELDS, 'id' as const].every(
      (field) => item[field] === other.items[at]![field],
    ),
  )
