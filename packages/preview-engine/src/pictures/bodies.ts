import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const SET = '@iconify-json/fluent-emoji-flat/icons.json'
/** A build puts those that are drawn beside the program; without one they are read from their package. */
const BUILT = fileURLToPath(new URL('./pictures.json', import.meta.url))

let bodies: Record<string, string> | undefined
const load = (): Record<string, string> => {
  if (existsSync(BUILT)) return JSON.parse(readFileSync(BUILT, 'utf8')) as Record<string, string>
  const { icons } = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(SET), 'utf8')) as {
    icons: Record<string, { body: string }>
  }
  return Object.fromEntries(Object.entries(icons).map(([name, { body }]) => [name, body]))
}

/** The art of a picture as SVG, 32 by 32; read when the first is drawn. Throws where there is none. */
export const bodyOf = (name: string): string => {
  const body = (bodies ??= load())[name]
  if (body === undefined) throw new Error(`No picture is called ${name}.`)
  return body
}
