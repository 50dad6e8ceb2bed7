const LONE_SURROGATE = /\p{Surrogate}/u

/** The message for text that the database cannot store. */
export const UNSTORABLE = 'This text contains characters that cannot be stored'

/** Whether Postgres can store this text: it rejects NUL and lone surrogates. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !LONE_SURROGATE.test(text)

type Path = (string | number)[]

/** No legitimate value is nested deeper. */
const DEEPEST = 30

/**
 * The paths within a value of plain lists and objects at which text cannot be stored, or the nesting is too deep;
 * `path` is that of the value.
 */
export function unstorableIn(value: unknown, path: Path = []): Path[] {
  if (path.length > DEEPEST) return [path]
  if (typeof value === 'string') return isStorable(value) ? [] : [path]
  if (Array.isArray(value)) return value.flatMap((item, at) => unstorableIn(item, [...path, at]))
  if (value === null || typeof value !== 'object' || !isPlain(value)) return []
  return Object.entries(value).flatMap(([name, item]) => unstorableIn(item, [...path, name]))
}

const isPlain = (value: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)
