import type { ShotField, ShotValues } from './shotValues'

/** What somebody has made of a field, and what the server had when they began or saved last. */
export interface Edit<Value = unknown> {
  base: Value
  mine: Value
}
export type Edits = { [Field in ShotField]?: Edit<ShotValues[Field]> }

const keyOf = (viewerId: string, shotId: string) => `shot:${viewerId}:${shotId}`

/** What was not saved before the page was opened again. */
export function keptEdits(viewerId: string, shotId: string): Edits {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(viewerId, shotId)) ?? '{}')
    return kept && typeof kept === 'object' ? (kept as Edits) : {}
  } catch {
    return {}
  }
}

/** Keeps what is not saved yet, so that it survives a reload. */
export function keepEdits(viewerId: string, shotId: string, edits: Edits) {
  try {
    if (Object.keys(edits).length) sessionStorage.setItem(keyOf(viewerId, shotId), JSON.stringify(edits))
    else sessionStorage.removeItem(keyOf(viewerId, shotId))
  } catch {
    // a browser that keeps nothing loses it on a reload, and nothing else
  }
}
