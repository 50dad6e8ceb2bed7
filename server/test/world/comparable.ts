import { LONG_AGO, nameOf } from './things.js'

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const NEW_FILE = /^\w+\/[0-9a-f]{2}\/[0-9a-f]{2}\//
const FILE_OF_THING = /^(assets|videos)\/[a-z-]+\.\w+$/i
/** Random or time-dependent columns. */
const BY_CHANCE = new Set(['seed', 'token_hash', 'session_hash', 'expire'])

/** Replaces ids of the world in a text with the names of their things. */
export const named = (text: string): string => text.replace(UUID, (id) => nameOf.get(id) ?? 'new')

/** A comparable value: ids by name, times by whether they are recent, without random values. */
export function plain(value: unknown, key: string, passwordHash: string): unknown {
  if (Array.isArray(value)) return value.map((item) => plain(item, key, passwordHash))
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, plain(item, name, passwordHash)]),
    )
  if (value === null || value === undefined) return null
  if (BY_CHANCE.has(key)) return 'chance'
  if (key === 'password_hash') return value === passwordHash ? 'the same' : 'another'
  if (typeof value !== 'string') return value
  if (TIME.test(value)) return value.startsWith(String(LONG_AGO)) ? value : 'now'
  if (key === 'key' && NEW_FILE.test(value)) return 'a new file'
  return key.endsWith('_key') && !FILE_OF_THING.test(value) ? 'a new file' : named(value)
}
