import { Lexer } from 'fountain-js'
import { isDirection } from './camera.js'
import { isCue, isTransition } from './lines.js'
import type { Apart, Element } from './screenplay.js'
import { inkOf, oneLine } from './text.js'

/** Longer first lines are not names, and too slow for the library’s regular expressions. */
const MAX_FIRST_LINE = 300

/** Longer lines after a `>` are action. */
const MAX_TRANSITION = 60

interface Token {
  type: string
  text?: string
}

/** Tokens of the library that are not filmed, and the kinds of parts that they become. */
const NOT_FILMED: Record<string, Apart['kind']> = {
  section: 'OUTLINE',
  synopsis: 'OUTLINE',
  note: 'NOTE',
  page_break: 'PAGE',
}

/** The tokens of a speech. */
const IN_SPEECH = new Set(['character', 'parenthetical', 'dialogue', 'lyrics'])

const isFramed = (type: string) =>
  type.endsWith('_begin') || type.endsWith('_end') || type === 'spaces' || type === 'page_break'

/** The range of a token in the paragraph without white space (`ink`); undefined if the library has changed its text. */
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

/** The characters that the tokens of a paragraph omit; undefined if they do not match its text. */
function omittedParts(paragraph: string, tokens: readonly Token[]): string[] | undefined {
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

/** The characters of `whole` that are missing in `kept`. */
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
  const kind = NOT_FILMED[type]
  if (kind) return { kind: 'apart', apart: { kind, text } }
  if (type === 'scene_heading') return { kind: 'heading', text: oneLine(text) }
  if (type === 'transition' && (isTransition(text) || /:\s*$/.test(text))) return { kind: 'transition', text }
  return { kind: 'action', text }
}

function speechOf(tokens: readonly Token[]): Element {
  const [{ text: cue = '' }, ...lines] = tokens
  const words = lines.map(({ text = '' }) => oneLine(text)).join(' ')
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

/** Lines that begin with `>`: centred if they end with `<`, else transitions. The library takes exponential time for some. */
function readForced(paragraph: string): Element[] {
  return paragraph.split('\n').flatMap((line): Element[] => {
    const [, mark, words, end] = /^\s*(>?)(.*?)\s*(<?)$/.exec(line)!
    const marks: Element = { kind: 'apart', apart: { kind: 'MARK', text: mark + end } }
    const isCut = mark && !end && words.length <= MAX_TRANSITION
    return [marks, { kind: isCut ? 'transition' : 'action', text: words.trim() }]
  })
}

/** Undefined if the library throws, for example for lyrics below a name. */
function tokensOf(paragraph: string): Token[] | undefined {
  try {
    return Lexer.tokenizeScript(paragraph)
  } catch {
    return undefined
  }
}

/**
 * Parses one paragraph of Fountain. Markup that the library omits is set apart; if it omits anything else, the whole paragraph
 * is action, so that no word is lost.
 */
export function readFountain(paragraph: string): Element[] {
  const wholeAsAction: Element[] = [{ kind: 'action', text: paragraph }]
  if (/^\s*>/.test(paragraph)) return readForced(paragraph)
  if (paragraph.search(/\n|$/) > MAX_FIRST_LINE) return wholeAsAction
  const tokens = tokensOf(paragraph)
  // the library takes every line without a-z for a speaker
  if (tokens?.some(({ type }) => type === 'character') && !isCue(paragraph.split('\n', 1)[0]))
    return wholeAsAction
  const gaps = tokens && omittedParts(paragraph, tokens)
  if (!gaps) return wholeAsAction
  const marks: Element[] = []
  for (const gap of gaps) {
    if (SIGNS.test(gap)) marks.push({ kind: 'apart', apart: { kind: 'MARK', text: gap } })
    else if (SCENE_NUMBER.test(gap)) marks.push({ kind: 'apart', apart: { kind: 'SCENE_NUMBER', text: gap } })
    else return wholeAsAction
  }
  return [...marks, ...partsOf(tokens)]
}
