import type { SubjectRow } from '../subjects/row.js'
import { FOOD } from './food.js'
import { shapeOf } from './icons.js'
import type { Kind } from './kind.js'
import { PRODUCTS } from './products.js'
import { SURROUNDINGS } from './surroundings.js'

/** All pictures, by kind. */
export const KINDS: readonly Kind[] = [...SURROUNDINGS, ...FOOD, ...PRODUCTS]

/** Descriptive names that nobody would type. */
const JOINED = /-(?:with|and|of|in|to|behind|facing)-/

/** Builds a row for every picture. */
const built = (): Map<string, SubjectRow> => {
  const rows = new Map<string, SubjectRow>()
  for (const { names, motion, place, home, being, seat, fitted } of KINDS)
    for (const entry of names.split(/\s+/).filter(Boolean)) {
      const [, name, height, more = ''] = /^([\w-]+):(\d+)(?:=(.*))?$/.exec(entry) ?? []
      if (!name || rows.has(name) || !shapeOf(name)) continue
      rows.set(name, {
        name,
        words: [...(JOINED.test(name) ? [] : [name]), ...more.split('|').filter(Boolean)].join(' '),
        place,
        home,
        being,
        fitted,
        ...(seat && { seat: [0, -100 * seat] as const }),
        size: Number(height) / 100,
        poses: [],
        picture: { motion },
      })
    }
  return rows
}

let rows: Map<string, SubjectRow> | undefined
/** Every picture by its name. */
export const pictures = (): ReadonlyMap<string, SubjectRow> => (rows ??= built())
