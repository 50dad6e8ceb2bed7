import { sentencesOf } from './sentences.js'

/** What single lines of a screenplay say by their form. */

const LOCATION = String.raw`(?:INT|EXT|EST|I\/E|E\/I)\b[. \/].*\S|(?:INT|EXT)\.?\/(?:INT|EXT)\b.*\S`
const NUMBER = String.raw`[A-Z]?\d{1,4}[A-Z]?`
const HEADING = new RegExp(String.raw`^\s*(?:(${NUMBER})[.)]?\s+)?((?:${LOCATION}))$`, 'i')
const CLOSING_NUMBER = new RegExp(String.raw`\s+(#[\w.-]+#|${NUMBER}\.?)$`)
const LONGEST_HEADING = 200

const PAGE = /^\s*(?:(?:page\s+)?\d{1,3}\s?[.:)]?|-\s?\d{1,3}\s?-|={3,})$/i
const CONTINUED = /^\s*(?:\d+\s+)?\(?(?:CONTINUED|MORE|CONT(?:['’]D|\.))\)?:?(?:\s*\(\d+\))?(?:\s+\d+)?$/
const TRANSITION =
  /^\s*(?:[A-Z]+ ){0,3}(?:CUT|DISSOLVE|FADE|WIPE|IRIS)S?(?: (?:TO|IN|OUT|UP|DOWN|BACK|INTO|THROUGH|BLACK|WHITE|FROM|ON|AND|THE))*[.:]?$/

/** A scene heading, with its numbers on either side. */
interface HeadingLine {
  text: string
  numbers: string[]
}

/** The heading that a line is: `INT. KITCHEN - NIGHT`, also with a scene’s number before or after it. */
export function headingOf(line: string): HeadingLine | undefined {
  if (line.length > LONGEST_HEADING) return undefined
  const match = HEADING.exec(line)
  if (!match) return undefined
  const [, before, rest] = match
  const isPlain = /^\w+[./]/.test(rest) || rest === rest.toUpperCase()
  if (!isPlain) return undefined
  const after = CLOSING_NUMBER.exec(rest)
  const isNumbered = after && (before || after[1].startsWith('#'))
  const text = isNumbered ? rest.slice(0, after.index) : rest
  return { text, numbers: [before, isNumbered ? after[1] : undefined].filter((part) => part !== undefined) }
}

const NUMBERED_SCENE =
  /^\s*(scene (?:[ivxlc]+|\d{1,3}[a-z]?))(?:$|\s?[.:,—–-]+(?:\s+|(?<=[—–-])(?=\S)|$))(.*)$/i
const LONGEST_PLACE = 80

/** A scene that is numbered in words, as the scenarios of silent films and plays are. */
interface NumberedScene {
  /** `Scene II. Railroad water tank.`, without the place where what follows is too long to be one. */
  heading: string
  /** What is told in the same line. */
  told: string
}

/** The scene that a line begins: `Scene II. Railroad water tank. The bandits hide.` */
export function numberedSceneOf(line: string): NumberedScene | undefined {
  const match = NUMBERED_SCENE.exec(line)
  if (!match) return undefined
  const told = match[2]
  const [place = ''] = sentencesOf(told)
  const named = place.length <= LONGEST_PLACE ? place.length : 0
  return {
    heading: line.slice(0, line.length - told.length + named).trim(),
    told: told.slice(named).trim(),
  }
}

/** Names, transitions and what belongs to the page are short, wherever they stand. */
const isShort = (line: string): boolean => line.trim().length <= 60

/** Whether a line belongs to the page and not to the film: its number, “CONTINUED”, a page break. */
export const isOfPage = (line: string): boolean => isShort(line) && (PAGE.test(line) || CONTINUED.test(line))

/** Whether a line alone is a transition, such as `DISSOLVE TO:`. */
export const isTransition = (line: string): boolean => isShort(line) && TRANSITION.test(line)

/** A line that Fountain’s `@` makes a cue, in scripts without capitals too. */
const FORCED_CUE = /^\s*@\s*[\p{L}\p{N}]/u
/** A name whose letters all have case and are capitals (German ones keep their ß), perhaps with a remark after it. */
const CUE =
  /^\s*(?=[^(（]*\p{Lu})[^\s(（\p{Ll}\p{Lt}\p{Lo}](?:[^(（\p{Ll}\p{Lt}\p{Lo}]|[ßªº])*(?:[(（].*[)）])?\s*\^?$/u

/** Whether a line can name who speaks: capitals, or `@`; perhaps with “(V.O.)” after them. */
export const isCue = (line: string): boolean =>
  isShort(line) && (FORCED_CUE.test(line) || CUE.test(line)) && !isTransition(line)

/** Who speaks, of a line that names them: without “(V.O.)”, “(CONT’D)” and signs of Fountain. */
export const speakerOf = (cue: string): string =>
  cue
    .replace(/^\s*@/, '')
    .replace(/[(（].*/s, '')
    .replace(/[\^*_]/g, '')
    .replace(/[\s.:,-]+$/, '')
    .trim()

export const indentOf = (line: string): number => line.length - line.trimStart().length
