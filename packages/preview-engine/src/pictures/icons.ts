import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const SET = '@iconify-json/fluent-emoji-flat/icons.json'
/** The build puts the pictures in use beside the program; without a build, they are read from the package. */
const BUILT = fileURLToPath(new URL('./pictures.json', import.meta.url))

let bodies: Record<string, string> | undefined
const load = (): Record<string, string> => {
  if (existsSync(BUILT)) return JSON.parse(readFileSync(BUILT, 'utf8')) as Record<string, string>
  const { icons } = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(SET), 'utf8')) as {
    icons: Record<string, { body: string }>
  }
  return Object.fromEntries(Object.entries(icons).map(([name, { body }]) => [name, body]))
}

/** SVG of a picture, 32 by 32 units. Throws for an unknown name. */
export const bodyOf = (name: string): string => {
  const body = (bodies ??= load())[name]
  if (body === undefined) throw new Error(`No picture is called ${name}.`)
  return body
}

/** Bounds of a picture within 32 by 32 units, and the share of the bounds that it covers. */
export interface Shape {
  left: number
  top: number
  right: number
  bottom: number
  cover: number
}

let shapes: Record<string, readonly [number, number, number, number, number]> | undefined

/** The shape of a picture; undefined if there is no picture of that name. */
export const shapeOf = (name: string): Shape | undefined => {
  shapes ??= JSON.parse(readFileSync(new URL('./shapes.json', import.meta.url), 'utf8')) as typeof shapes
  const found = shapes?.[name]
  if (!found) return undefined
  const [left, top, right, bottom, cover] = found
  return { left, top, right, bottom, cover }
}
