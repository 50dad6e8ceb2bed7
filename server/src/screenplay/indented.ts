import { indentOf, isCue } from './lines.js'
import { isDirection } from './camera.js'
import type { Element } from './screenplay.js'
import { oneLine } from './text.js'

/** Minimum indents relative to action: of names, and of speech. */
const CUE_INDENT = 8
const SPEECH_INDENT = 4

/** Whether a line is an indented name with indented speech below it. */
const isCueAt = (lines: readonly string[], at: number, margin: number): boolean =>
  indentOf(lines[at]) >= margin + CUE_INDENT &&
  isCue(lines[at]) &&
  !isDirection(lines[at]) &&
  at + 1 < lines.length &&
  lines[at + 1].trim() !== '' &&
  indentOf(lines[at + 1]) >= margin + SPEECH_INDENT

/** The indent of action: the smallest one of at least a tenth of the lines. */
export function marginOf(lines: readonly string[]): number {
  const indents = lines.filter((line) => line.trim()).map(indentOf)
  const counts = new Map<number, number>()
  for (const indent of indents) counts.set(indent, (counts.get(indent) ?? 0) + 1)
  const usual = [...counts].filter(([, count]) => count >= indents.length / 10).map(([indent]) => indent)
  return Math.min(...usual, ...(usual.length ? [] : indents), 80)
}

/** Whether a line is a name at the margin with text below it. */
const isCueAtMargin = (lines: readonly string[], at: number, margin: number): boolean =>
  indentOf(lines[at]) < margin + SPEECH_INDENT &&
  isCue(lines[at]) &&
  !lines[at - 1]?.trim() &&
  Boolean(lines[at + 1]?.trim())

/** Whether these are typed pages, with most names centred above their speech. */
export function isTyped(lines: readonly string[], margin: number): boolean {
  const typed = lines.filter((_, at) => isCueAt(lines, at, margin)).length
  return typed > lines.filter((_, at) => isCueAtMargin(lines, at, margin)).length
}

/** Parses lines of typed pages, where the indent distinguishes speech from action. */
export function readIndented(lines: readonly string[], margin: number): Element[] {
  const elements: Element[] = []
  let action: string[] = []
  const flush = () => {
    if (action.length) elements.push({ kind: 'action', text: action.join('\n') })
    action = []
  }
  for (let at = 0; at < lines.length; at++) {
    if (!lines[at].trim()) {
      flush()
      continue
    }
    if (!isCueAt(lines, at, margin)) {
      action.push(lines[at])
      continue
    }
    flush()
    const cue = oneLine(lines[at])
    const speech: string[] = []
    while (
      at + 1 < lines.length &&
      lines[at + 1].trim() &&
      indentOf(lines[at + 1]) >= margin + SPEECH_INDENT &&
      !isCueAt(lines, at + 1, margin)
    )
      speech.push(lines[++at])
    elements.push({ kind: 'speech', cue, text: `${cue}\n${oneLine(speech.join(' '))}` })
  }
  flush()
  return elements
}
