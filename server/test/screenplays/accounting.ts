import { readFileSync, readdirSync } from 'node:fs'
import type { SplitScript } from '../../src/screenplay/split.js'

/** Counts the characters of a text, except white space. */
function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const sign of text.replace(/\s+/g, '')) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return counts
}

/** The characters that are more frequent in `text` than in `other`. */
function surplusOf(text: string, other: string): string {
  const counts = countsOf(other)
  return [...countsOf(text)]
    .map(([sign, count]) => sign.repeat(Math.max(0, count - (counts.get(sign) ?? 0))))
    .join('')
}

/** The words and dialogue of shots, the heading of each scene once, and excluded parts. */
function keptOf({ shots, apart }: SplitScript): string {
  const headings = new Map(shots.map(({ scene, heading }) => [scene, heading ?? '']))
  const told = shots.flatMap(({ words, dialogue }) => [words, ...dialogue.map(({ text }) => text)])
  return [...told, ...headings.values(), ...apart.map(({ text }) => text)].join('\n')
}

/**
 * The characters that a split lost or invented, without white space. A divided
 * speech repeats its speaker, so speakers are not counted as invented.
 */
export function accountOf(script: string, split: SplitScript): { lost: string; invented: string } {
  const kept = keptOf(split)
  const speakers = split.shots.flatMap(({ dialogue }) => dialogue.map(({ speaker }) => speaker)).join('')
  return { lost: surplusOf(script, kept + speakers), invented: surplusOf(kept, script) }
}

/** Whether the shots follow the order of the script. */
export function isInOrder(script: string, { shots }: SplitScript): boolean {
  const signs = [...script.replace(/\s+/g, '')]
  const follows = (texts: string[]): boolean => {
    let at = 0
    for (const sign of texts.join('').replace(/\s+/g, '')) {
      at = signs.indexOf(sign, at) + 1
      if (at === 0) return false
    }
    return true
  }
  return (
    follows(shots.map(({ words }) => words)) &&
    follows(shots.flatMap(({ dialogue }) => dialogue.map(({ text }) => text)))
  )
}

const PAGES = new URL('pages/', import.meta.url)

/** The twenty pages, by the names of their files. */
export const screenplayPages = (): { name: string; text: string }[] =>
  readdirSync(PAGES)
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, PAGES), 'utf8') }))
