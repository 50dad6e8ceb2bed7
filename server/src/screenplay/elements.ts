import { castListOf } from './cast-list.js'
import { readFountain } from './fountain.js'
import { isTyped, marginOf, readIndented } from './indented.js'
import { headingOf, isCue, isOfPage, isTransition, numberedSceneOf } from './lines.js'
import type { Apart, Element } from './screenplay.js'
import { CONTINUES, oneLine } from './text.js'

/** Consecutive lines up to a heading, a transition or a page mark. */
type Stretch = Element | { kind: 'lines'; lines: string[] }

/** A paragraph of this many lines with names in between was written without empty lines. */
const DENSE_LINES = 4
const TITLE_LINES = 14
const TITLE_LINE = 70
const BYLINE =
  /^\s*(?:(?:written |screenplay |a (?:screen)?play |story |adapted |play )?by\b|based on\b|adapted from\b|from the\b)(?!.*[.!?]\s*$)/i
const WRITTEN_BY = /^\s*(?:(?:written|screenplay|a (?:screen)?play|story|play)\s+)?by\b/i
const TITLE_KEY = /^\s*(?:title|credit|authors?|source|notes|draft ?date|date|contact|copyright|revisions?):/i

const ANY_KEY = /^\s*[\p{L} ]+:/u

const isBlank = (line: string | undefined) => !line?.trim()

/** The number of lines of a title page: Fountain keys with values, or text with a byline before the first scene. */
function titleLines(lines: readonly string[]): number {
  const start = lines.findIndex((line) => line.trim())
  if (start < 0) return 0
  if (TITLE_KEY.test(lines[start])) {
    let end = start
    while (end < lines.length && !isBlank(lines[end]) && !headingOf(lines[end])) end++
    return end
  }
  const film = lines.findIndex((line) => headingOf(line) || numberedSceneOf(line) || isTransition(line))
  if (film < 0) return 0
  const before = lines.slice(0, film).filter((line) => line.trim())
  const isTitle =
    before.length <= TITLE_LINES &&
    before.every((line) => line.trim().length <= TITLE_LINE) &&
    before.some((line) => BYLINE.test(line))
  return isTitle ? film : 0
}

const TITLE_WORD = /^[\p{Lu}\p{N}“"'‘(&]|^(?:a|an|and|at|by|de|for|from|in|la|of|on|or|the|to|with)$/u

/** Whether the script begins with a title line before its first heading. */
function hasTitleLine(lines: readonly string[]): boolean {
  const [title = '', next = ''] = lines.filter((line) => line.trim())
  const isAlone = isBlank(lines[lines.indexOf(title) + 1])
  const words = title.trim().split(/\s+/)
  const opens = headingOf(next) || numberedSceneOf(next) || isTransition(next)
  const isOther = headingOf(title) || numberedSceneOf(title) || isTransition(title) || isOfPage(title)
  return Boolean(
    isAlone &&
    opens &&
    !isOther &&
    title.trim().length <= TITLE_LINE &&
    /^[\p{L}\p{N}“"'‘]/u.test(title.trim()) &&
    !/[.!?:;,…]["”’]?$/.test(title.trim()) &&
    words.every((word) => TITLE_WORD.test(word)),
  )
}

/** The title on a title page: the value of `Title:`, or its first line. */
function titleOf(lines: readonly string[]): string | null {
  const keyed = lines.findIndex((line) => /^\s*title:/i.test(line))
  const text = keyed < 0 ? undefined : lines[keyed].replace(/^\s*title:/i, '').trim() || lines[keyed + 1]
  const first = lines.find((line) => line.trim())
  const title = oneLine(text ?? (first && !TITLE_KEY.test(first) ? first : ''))
  return title.slice(0, TITLE_LINE) || null
}

/** The author on a title page: `Credit:` and `Author:`, or the lines from “Written by” to a name. */
function bylineOf(lines: readonly string[]): string | null {
  /** The text after a key, or the lines below it up to the next key; of indented lines also those below the text. */
  const valueOf = (key: RegExp) => {
    const at = lines.findIndex((line) => key.test(line))
    if (at < 0) return ''
    const text = lines[at].replace(key, '').trim()
    const below = lines.slice(at + 1)
    const end = below.findIndex((line) => isBlank(line) || ANY_KEY.test(line) || (text && !/^\s/.test(line)))
    const names = [text, ...below.slice(0, end < 0 ? below.length : end)].map((line) => line.trim())
    return names.filter(Boolean).join(', ')
  }
  const author = valueOf(/^\s*authors?:/i)
  if (author) return oneLine(`${valueOf(/^\s*credit:/i) || 'By'} ${author}`).slice(0, TITLE_LINE)
  const at = lines.findIndex((line) => WRITTEN_BY.test(line))
  if (at < 0) return null
  const isNamed = !/\bby\s*$/i.test(lines[at])
  const name = isNamed ? '' : (lines.slice(at + 1).find((line) => !isBlank(line)) ?? '')
  return oneLine(`${lines[at]} ${name}`).slice(0, TITLE_LINE)
}

/** Splits the lines at headings, transitions and page marks. */
function stretchesOf(lines: readonly string[]): Stretch[] {
  const stretches: Stretch[] = []
  let open: string[] | undefined
  const put = (stretch: Stretch) => {
    stretches.push(stretch)
    open = undefined
  }
  const apart = (kind: Apart['kind'], text: string) => put({ kind: 'apart', apart: { kind, text } })
  lines.forEach((line, at) => {
    const isAlone = isBlank(lines[at - 1]) && isBlank(lines[at + 1])
    const heading = headingOf(line)
    if (heading) {
      for (const number of heading.numbers) apart('SCENE_NUMBER', number)
      return put({ kind: 'heading', text: heading.text })
    }
    const numbered = isBlank(lines[at - 1]) ? numberedSceneOf(line) : undefined
    if (numbered) {
      put({ kind: 'heading', text: numbered.heading })
      if (!numbered.action) return
      open = [numbered.action]
      stretches.push({ kind: 'lines', lines: open })
      return
    }
    if (isTransition(line) && (isAlone || line.trim().endsWith(':')))
      return put({ kind: 'transition', text: line.trim() })
    if (isOfPage(line) && (isAlone || /[(A-Z=]/.test(line))) return apart('PAGE', line.trim())
    if (!open) {
      open = []
      stretches.push({ kind: 'lines', lines: open })
    }
    open.push(line)
  })
  return stretches
}

/** Whether a speech continues after an empty line: a line of two spaces, followed by more speech. */
const isContinued = (paragraph: readonly string[], line: string, next = ''): boolean =>
  line === CONTINUES && paragraph.length > 1 && isCue(paragraph[0]) && !isBlank(next) && !isCue(next)

function paragraphsOf(lines: readonly string[]): string[] {
  const paragraphs: string[][] = [[]]
  lines.forEach((line, at) => {
    const open = paragraphs.at(-1)!
    if (!isBlank(line) || isContinued(open, line, lines[at + 1])) open.push(line)
    else if (open.length) paragraphs.push([])
  })
  return paragraphs.filter(({ length }) => length).map((paragraph) => paragraph.join('\n'))
}

/** Splits a paragraph at names between its lines. */
function splitAtNames(paragraph: string): string[] {
  const lines = paragraph.split('\n')
  const names = lines.flatMap((line, at) => (at && isCue(line) && !isCue(lines[at - 1]) ? [at] : []))
  if (lines.length < DENSE_LINES || !names.length) return [paragraph]
  return [0, ...names].map((start, at) => lines.slice(start, names[at]).join('\n'))
}

/** Parses a script into elements in order: Fountain, typed pages, or prose. */
export function readElements(text: string): Element[] {
  const all = text.split('\n')
  const list = castListOf(all)
  const lines = list ? [...all.slice(0, list.start), ...all.slice(list.end)] : all
  const first = lines.findIndex((line) => line.trim())
  const end = titleLines(lines) || (hasTitleLine(lines) ? first + 1 : 0)
  const elements: Element[] = []
  const page = lines.slice(0, end)
  const words = oneLine(page.join(' '))
  if (words) elements.push({ kind: 'title', text: words, title: titleOf(page), byline: bylineOf(page) })
  if (list) {
    const words = oneLine(all.slice(list.start, list.end).join(' '))
    elements.push({ kind: 'cast', text: words, entries: list.entries })
  }
  const rest = lines.slice(end)
  const margin = marginOf(rest)
  const typed = isTyped(rest, margin)
  for (const stretch of stretchesOf(rest)) {
    if (stretch.kind !== 'lines') elements.push(stretch)
    else if (typed) elements.push(...readIndented(stretch.lines, margin))
    else elements.push(...paragraphsOf(stretch.lines).flatMap(splitAtNames).flatMap(readFountain))
  }
  return elements
}
