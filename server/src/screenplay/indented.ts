import { indentOf, isCue } from './lines.js'
import { isDirection } from './camera.js'
import type { Element } from './screenplay.js'
import { oneLine } from './text.js'

/** Columns by which names stand further in than action, at least; and speech. */
const CUE_INDENT = 8
const SPEECH_INDENT = 4

/** A name with what is said below it, further in than the action. */
const isCueAt = (lines: readonly string[], at: number, margin: number): boolean =>
  indentOf(lines[at]) >= margin + CUE_INDENT &&
  isCue(lines[at]) &&
  !isDirection(lines[at]) &&
  at + 1 < lines.length &&
  lines[at + 1].trim() !== '' &&
  indentOf(lines[at + 1]) >= margin + SPEECH_INDENT

/** Where action begins in these lines: the least indent that a tenth of them have. */
export function marginOf(lines: readonly string[]): number {
  const indents = lines.filter((line) => line.trim()).map(indentOf)
  const counts = new Map<number, number>()
  for (const indent of indents) counts.set(indent, (counts.get(indent) ?? 0) + 1)
  const usual = [...counts].filter(([, count]) => count >= indents.length / 10).map(([indent]) => indent)
  return Math.min(...usual, ...(usual.length ? [] : indents), 80)
}

/** A name at the margin, with words below it. */
const isCueAtMargin = (lines: readonly string[], at: number, margin: number): boolean =>
  indentOf(lines[at]) < margin + SPEECH_INDENT &&
  isCue(lines[at]) &&
  !lines[at - 1]?.trim() &&
  Boolean(lines[at + 1]?.trim())

/** Whether these are pages as they are typed: most names in the middle, with speech below them. */
export function isTyped(lines: readonly string[], margin: number): boolean {
  const typed = lines.filter((_, at) => isCueAt(lines, at, margin)).length
  return typed > lines.filter((_, at) => isCueAtMargin(lines, at, margin)).length
}

/** Reads lines of typed pages, in which the indent tells speech from action. */
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
    const said: string[] = []
    while (
      at + 1 < lines.length &&
      lines[at + 1].trim() &&
      indentOf(lines[at + 1]) >= margin + SPEECH_INDENT &&
      !isCueAt(lines, at + 1, margin)
    )
      said.push(lines[++at])
    elements.push({ kind: 'speech', cue, text: `${cue}\n${oneLine(said.join(' '))}` })
  }
  flush()
  return elements
}
