import { type CutDocument, ELEMENT_LISTS, type ElementList, type Elements } from '../document.js'
import type { Element, Split } from '../element.js'
import { edited } from '../operation.js'
import { captions } from './captions.js'
import { cues } from './cues.js'
import { lowerThirds } from './lower-thirds.js'

/** All kinds of elements. */
export const ELEMENTS: { readonly [List in ElementList]: Element<Elements[List]> } = {
  cues,
  captions,
  lowerThirds,
}

/** Moves elements of an item to another one if `move` returns values for them. */
function moved(
  cut: CutDocument,
  { from, to, move }: { from: string; to: string; move: (kind: Element, row: never) => object | undefined },
  editorId: string | null,
): CutDocument {
  const lists = ELEMENT_LISTS.map((list) => {
    const rows = cut[list].map((row) => {
      const values =
        row.itemId === from ? move(ELEMENTS[list] as unknown as Element, row as never) : undefined
      return values ? edited(row, { ...values, itemId: to }, editorId) : row
    })
    return [list, rows.every((row, at) => row === cut[list][at]) ? cut[list] : rows]
  })
  return { ...cut, ...Object.fromEntries(lists) }
}

/** Moves elements that begin in the second part of a split item to that part. */
export const moveSplit = (
  cut: CutDocument,
  { from, to, at }: { from: string; to: string; at: Split },
  editorId: string | null,
): CutDocument => moved(cut, { from, to, move: (kind, row) => kind.onSplit(row, at) }, editorId)

/** Moves all elements of an item to another one. */
export const moveElements = (cut: CutDocument, from: string, to: string): CutDocument =>
  moved(cut, { from, to, move: () => ({}) }, null)
