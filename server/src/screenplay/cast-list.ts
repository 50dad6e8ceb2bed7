import { headingOf, numberedSceneOf } from './lines.js'
import { oneLine } from './text.js'

/** A character of the cast list before the first scene. */
export interface CastEntry {
  /** As written. */
  name: string
  /** May be empty. */
  description: string
}

interface CastList {
  entries: CastEntry[]
  /** Numbers of its lines; `end` is not included. */
  start: number
  end: number
}

const TITLE = /^\s*(?:the )?(?:cast|characters?|dramatis personae)(?: list)?\s*:?\s*$/i
/** `MARTA: a ferry pilot`, `Marta (60), a ferry pilot` or `- Marta – a ferry pilot`. */
const ENTRY =
  /^\s*(?:[-*•]\s+)?(\p{Lu}[\p{L}\p{M}\p{N} .'’-]{0,39}?)(?:\s*[(（]([^()（）]{1,80})[)）])?(?:\s*[:,]\s+|\s+[-–—]\s+|\s*$)(\S.*)?$/u
/** An age, or words in lower case: no speech. */
const DESCRIBES = /^(?:\d|\p{Ll})/u
/** Without a title, one such line may be a speech. */
const LEAST = 2

const isBlank = (line: string | undefined): boolean => !line?.trim()

function entryOf(line: string, isTitled: boolean): CastEntry | undefined {
  const [, name, inBrackets, after] = ENTRY.exec(line) ?? []
  if (!name) return undefined
  const description = [inBrackets, after].filter(Boolean).join(', ').replace(/\.$/, '')
  const isCapital = name === name.toUpperCase() && name.length > 1
  return isTitled || (isCapital && DESCRIBES.test(description)) ? { name, description } : undefined
}

/** The cast list above the first heading of a script: lines of a name and its description, with or without a title. */
export function castListOf(lines: readonly string[]): CastList | undefined {
  const film = lines.findIndex((line) => headingOf(line) || numberedSceneOf(line))
  if (film < 0) return undefined
  const titled = lines.slice(0, film).findIndex((line) => TITLE.test(line))
  const start = titled < 0 ? lines.slice(0, film).findIndex((line) => entryOf(line, false)) : titled
  if (start < 0) return undefined
  const entries: CastEntry[] = []
  let end = titled < 0 ? start : start + 1
  for (let at = end; at < film; at++) {
    if (isBlank(lines[at])) continue
    const entry = entryOf(lines[at]!, titled >= 0)
    const open = entries.at(-1)
    if (entry) entries.push(entry)
    else if (open && !isBlank(lines[at - 1])) open.description = oneLine(`${open.description} ${lines[at]}`)
    else break
    end = at + 1
  }
  return entries.length >= (titled < 0 ? LEAST : 1) ? { entries, start, end } : undefined
}
