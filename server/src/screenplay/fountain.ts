import { Lexer } from 'fountain-js'
import { isDirection } from './camera.js'
import { isCue, isTransition } from './lines.js'
import type { Apart, Element } from './screenplay.js'
import { inkOf, oneLine } from './text.js'

/** A paragraph whose first line is longer names nobody, and the library’s expressions are not made for it. */
const LONGEST_FIRST_LINE = 300

/** What a `>` begins and is longer is action. */
const LONGEST_TRANSITION = 60

interface Token {
  type: string
  text?: string
}

/** What tokens of the library are in a film; all others are action. */
const APART: Record<string, Apart['kind']> = {
  section: 'outline',
  synopsis: 'outline',
  note: 'note',
  page_break: 'page',
}

/** A speech is told in several tokens: who, how, and what. */
const IN_SPEECH = new Set(['character', 'parenthetical', 'dialogue', 'lyrics'])

const isFramed = (type: string) =>
  type.endsWith('_begin') || type.endsWith('_end') || type === 'spaces' || type === 'page_break'

/** Where the lines of a token stand in the ink of its paragraph; undefined where the library has changed them. */
function spanOf(ink: string, text: string, from: number): [start: number, end: number] | undefined {
  let start: number | undefined
  let at = from
  for (const line of text.split('\n')) {
    const words = inkOf(line)
    if (!words) continue
    const found = ink.indexOf(words, at)
    if (found < 0) return undefined
    start ??= found
    at = found + words.length
  }
  return start === undefined ? undefined : [start, at]
}

/** What the tokens of a paragraph leave out of it; undefined where they do not follow its text. */
function leftOut(paragraph: string, tokens: readonly Token[]): string[] | undefined {
  const ink = inkOf(paragraph)
  const gaps: string[] = []
  let at = 0
  for (const { type, text } of tokens) {
    if (!text || isFramed(type)) continue
    const span = spanOf(ink, text, at)
    if (!span) return undefined
    const [start, end] = span
    gaps.push(ink.slice(at, start))
    const within = ink.slice(start, end)
    if (within !== inkOf(text)) gaps.push(removedFrom(within, inkOf(text)))
    at = end
  }
  gaps.push(ink.slice(at))
  return gaps.filter(Boolean)
}

/** The signs that stand between the lines of one token. */
function removedFrom(whole: string, kept: string): string {
  let at = 0
  let removed = ''
  for (const sign of whole) {
    if (kept.startsWith(sign, at)) at += sign.length
    else removed += sign
  }
  return removed
}

const SIGNS = /^[.@!>~#=^<\\*_]+$/
const SCENE_NUMBER = /^\.?#[\w.-]+#$/

function partOf({ type, text = '' }: Token): Element {
  const kind = APART[type]
  if (kind) return { kind: 'apart', apart: { kind, text } }
  if (type === 'scene_heading') return { kind: 'heading', text: oneLine(text) }
  if (type === 'transition' && (isTransition(text) || /:\s*$/.test(text))) return { kind: 'transition', text }
  return { kind: 'action', text }
}

function speechOf(tokens: readonly Token[]): Element {
  const [{ text: cue = '' }, ...said] = tokens
  const words = said.map(({ text = '' }) => oneLine(text)).join(' ')
  if (isDirection(cue)) return { kind: 'action', text: `${cue}\n${words}` }
  return { kind: 'speech', cue, text: `${cue}\n${words}` }
}

function partsOf(tokens: readonly Token[]): Element[] {
  const parts: Element[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at].type !== 'character') {
      if (!isFramed(tokens[at].type)) parts.push(partOf(tokens[at]))
      continue
    }
    let end = at + 1
    while (end < tokens.length && IN_SPEECH.has(tokens[end].type) && tokens[end].type !== 'character') end++
    parts.push(speechOf(tokens.slice(at, end)))
    at = end - 1
  }
  return parts
}

/**
 * Lines that a `>` begins: what a `<` ends is centred, the rest a transition. The library would need exponential time
 * for some of them.
 */
function readForced(paragraph: string): Element[] {
  return paragraph.split('\n').flatMap((line): Element[] => {
    const [, mark, words, end] = /^\s*(>?)(.*?)\s*(<?)$/.exec(line)!
    const marks: Element = { kind: 'apart', apart: { kind: 'mark', text: mark + end } }
    const isCut = mark && !end && words.length <= LONGEST_TRANSITION
    return [marks, { kind: isCut ? 'transition' : 'action', text: words.trim() }]
  })
}

/** Undefined where the library fails, as it does for a song below a name. */
function tokensOf(paragraph: string): Token[] | undefined {
  try {
    return Lexer.tokenizeScript(paragraph)
  } catch {
    return undefined
  }
}

/**
 * Reads one paragraph of Fountain. What the library leaves out of it is set apart where it consists of signs; where
 * it is more than that, the paragraph is action as it stands, so that no word is lost.
 */
export function readFountain(paragraph: string): Element[] {
  const asItStands: Element[] = [{ kind: 'action', text: paragraph }]
  if (/^\s*>/.test(paragraph)) return readForced(paragraph)
  if (paragraph.search(/\n|$/) > LONGEST_FIRST_LINE) return asItStands
  const tokens = tokensOf(paragraph)
  // the library takes every line without a-z for a name
  if (tokens?.some(({ type }) => type === 'character') && !isCue(paragraph.split('\n', 1)[0]))
    return asItStands
  const gaps = tokens && leftOut(paragraph, tokens)
  if (!gaps) return asItStands
  const marks: Element[] = []
  for (const gap of gaps) {
    if (SIGNS.test(gap)) marks.push({ kind: 'apart', apart: { kind: 'mark', text: gap } })
    else if (SCENE_NUMBER.test(gap)) marks.push({ kind: 'apart', apart: { kind: 'scene number', text: gap } })
    else return asItStands
  }
  return [...marks, ...partsOf(tokens)]
}
