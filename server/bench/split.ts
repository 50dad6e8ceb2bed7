import { Console } from 'node:console'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { splitByRule } from '../src/screenplay/split.js'
import { accountOf, screenplayPages } from '../test/screenplays/accounting.js'

/**
 * What the splitter finds in screenplay pages: `split.ts [FILE…]`, without files in the twenty of
 * `server/test/screenplays`. Scene headings and paragraphs of action are counted line by line, by other rules than
 * the splitter’s: a heading names an inside or an outside, or is a “Scene” with a number; a line in capitals with a line
 * below it names who speaks. "Speech" also has lines such as “NORA: I know.”. "Lost" are characters that are in no
 * shot, heading or set-apart part; "invented" are those that the script does not have.
 */
const LIMITS = { shotsMax: 100, wordsMax: 2_000, secondsMin: 1, secondsMax: 60 }
const LONGEST = 20_000

const isHeading = (line: string) =>
  /^(\d+[A-Z]? +)?(INT|EXT|EST|I\/E)[. /]/.test(line) ||
  /^\.[A-Z]/.test(line) ||
  /^scene ([ivxlc]+|\d+)([. —]|$)/i.test(line)
const isLoud = (line: string) => /[A-Z]{2}/.test(line) && !/[a-z]/.test(line.replace(/\(.*?\)/g, ''))
const isSpoken = (line: string) => /^[A-Z][A-Z ]+(\([^)]*\))?[.:] /.test(line)

/** Headings, paragraphs of action and speeches, as a person would tick them off line by line. */
function tickedOff(text: string): { headings: number; actions: number; speeches: number } {
  const found = { headings: 0, actions: 0, speeches: 0 }
  let inside: 'action' | 'speech' | 'title' | null = null
  const lines = text.split('\n').map((line) => line.trim())
  lines.forEach((line, at) => {
    const isLast = !lines[at + 1]
    if (!line) inside = null
    else if (isHeading(line)) {
      found.headings += 1
      inside = null
    } else if (inside) return
    else if (at < 8 && /^(Title|Credit|Author|Source|Draft date):/.test(line)) inside = 'title'
    else if (/^(#|=|\/\*)/.test(line) || /^\(?CONTINUED|^\d+\.$|TO:$|^FADE |^CUT TO/.test(line)) return
    else if (isSpoken(line) || (isLoud(line) && !isLast)) {
      found.speeches += 1
      inside = 'speech'
    } else {
      found.actions += 1
      inside = 'action'
    }
  })
  return found
}

const files = process.argv.slice(2)
const pages = files.length
  ? files.map((file) => ({ name: basename(file), text: readFileSync(file, 'utf8').slice(0, LONGEST) }))
  : screenplayPages()

const rows = pages.map(({ name, text }) => {
  const split = splitByRule(text, LIMITS)
  const { lost, invented } = accountOf(text, split)
  const seconds = split.shots.reduce((sum, shot) => sum + shot.seconds, 0)
  const ticked = tickedOff(text)
  return {
    page: name,
    characters: text.length,
    headings: ticked.headings,
    scenes: new Set(split.shots.filter(({ heading }) => heading !== null).map(({ scene }) => scene)).size,
    actions: ticked.actions,
    speeches: ticked.speeches,
    shots: split.shots.length,
    cameras: split.shots.filter(({ camera }) => camera).length,
    seconds: Math.round(seconds),
    apart: split.apart.length,
    lost: lost.length,
    invented: invented.length,
  }
})
new Console(process.stdout).table(rows)
