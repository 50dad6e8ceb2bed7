import { readFileSync } from 'node:fs'

/** What a picture shows within its 32 by 32 units: its edges, and its share of the area between them. */
export interface Shape {
  left: number
  top: number
  right: number
  bottom: number
  cover: number
}

let shapes: Record<string, readonly [number, number, number, number, number]> | undefined

/** The shape of a picture; undefined where the set has no picture of that name. */
export const shapeOf = (name: string): Shape | undefined => {
  shapes ??= JSON.parse(readFileSync(new URL('./shapes.json', import.meta.url), 'utf8')) as typeof shapes
  const found = shapes?.[name]
  if (!found) return undefined
  const [left, top, right, bottom, cover] = found
  return { left, top, right, bottom, cover }
}
