import { isSetName, setNameKey } from '#schema/named-sets'

/** A name that is being written: from its `@` on, up to the caret. */
export interface OpenName {
  from: number
  to: number
  written: string
}

/** The name at the caret of a text, if one is being written there. */
export function nameAt(text: string, caret: number): OpenName | null {
  const before = /(?<![\p{L}\p{M}\p{N}_.@-])@([\p{L}\p{M}\p{N}-]*)$/u.exec(text.slice(0, caret))
  return before ? { from: before.index, to: caret, written: before[1] } : null
}

/** At most so many names are offered. */
const MOST = 8

/** The names that begin as written, then those that contain it; none where one is written in full. */
export function offered<Named extends { name: string }>(sets: readonly Named[], written: string): Named[] {
  const key = setNameKey(written)
  if (sets.some(({ name }) => setNameKey(name) === key)) return []
  const begin = sets.filter(({ name }) => setNameKey(name).startsWith(key))
  const contain = sets.filter((set) => !begin.includes(set) && setNameKey(set.name).includes(key))
  return [...begin, ...contain].slice(0, MOST)
}

/** The text with the name in the place of what was written, and the caret behind it. */
export function completed(
  text: string,
  { from, to }: OpenName,
  name: string,
): { text: string; caret: number } {
  const rest = text.slice(to)
  const gap = isSetName(name) && /^[\s.,;:!?’')\]]/.test(rest) ? '' : ' '
  return { text: `${text.slice(0, from)}@${name}${gap}${rest}`, caret: from + 1 + name.length + gap.length }
}
