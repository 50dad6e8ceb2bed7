const LONE_SURROGATE = /\p{Surrogate}/u

/** Said of text that a database cannot keep as it is. */
export const UNSTORABLE = 'This text contains characters that cannot be stored'

/** Whether Postgres keeps this text as it is: it takes no NUL, and no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !LONE_SURROGATE.test(text)

type Path = (string | number)[]

/** Nobody sends values that are nested deeper. */
const DEEPEST = 30

/**
 * Where in a value of plain lists and objects there is text that cannot be stored, or nesting without end;
 * `path` leads to the value.
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
