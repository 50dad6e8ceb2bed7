import { LIMITS } from '#schema/limits'
import { badInput, notFound } from '#platform/errors/failure'
import type { CutItem } from './elements/cut-item.entity.js'

/** The place of an item. Throws NOT_FOUND if the cut has no such item. */
export function placeOf(items: readonly CutItem[], id: string): number {
  const at = items.findIndex((item) => item.id === id)
  if (at < 0) throw notFound('Clip')
  return at
}

/** Throws BAD_USER_INPUT, which names the field, if the cut has no room for another item. */
export function requireRoom(items: readonly CutItem[], field: string): void {
  const { clipsMax } = LIMITS.merge
  if (items.length >= clipsMax)
    throw badInput([{ path: [field], message: `A cut has at most ${clipsMax} items` }])
}
