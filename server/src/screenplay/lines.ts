import { sentencesOf } from './sentences.js'

/** Classifies single lines of a screenplay. */

const LOCATION = String.raw`(?:INT|EXT|EST|I\/E|E\/I)\b[. \/].*\S|(?:INT|EXT)\.?\/(?:INT|EXT)\b.*\S`
const NUMBER = String.raw`[A-Z]?\d{1,4}[A-Z]?`
const HEADING = new RegExp(String.raw`^\s*(?:(${NUMBER})[.)]?\s+)?((?:${LOCATION}))$`, 'i')
const CLOSING_NUMBER = new RegExp(String.raw`\s+(#[\w.-]+#|${NUMBER}\.?)$`)
const MAX_HEADING = 200

const PAGE = /^\s*(?:(?:page\s+)?\d{1,3}\s?[.:)]?|-\s?\d{1,3}\s?-|={3,})$/i
const CONTINUED = /^\s*(?:\d+\s+)?\(?(?:CONTINUED|MORE|CONT(?:['’]D|\.))\)?:?(?:\s*\(\d+\))?(?:\s+\d+)?$/
/** “IRIS” and “CUT” alone are names. */
const TRANSITION =
  /^\s*(?:[A-Z]+ ){0,3}(?:(?:DISSOLVE|FADE|WIPE|(?<=[A-Z] )CUT)S?|(?:CUTS?|IRIS)(?=[ .:]))(?: (?:TO|IN|OUT|UP|DOWN|BACK|INTO|THROUGH|BLACK|WHITE|FROM|ON|AND|THE))*[.:]?$/

/** A scene heading, with the numbers before and after it. */
interface HeadingLine {
  text: string
  numbers: string[]
}

/** Parses a scene heading: `INT. KITCHEN - NIGHT`, optionally with a scene number before or after it. */
export function headingOf(line: string): HeadingLine | undefined {
  if (line.length > MAX_HEADING) return undefined
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
const MAX_PLACE = 80

/** A numbered scene, as in silent-film scenarios and plays. */
interface NumberedScene {
  /** `Scene II. Railroad water tank.`, or only the number if the text after it is too long for a place. */
  heading: string
  /** The action in the same line. */
  action: string
}

/** Parses the start of a numbered scene: `Scene II. Railroad water tank. The bandits hide.` */
export function numberedSceneOf(line: string): NumberedScene | undefined {
  const match = NUMBERED_SCENE.exec(line)
  if (!match) return undefined
  const action = match[2]
  const [place = ''] = sentencesOf(action)
  const named = place.length <= MAX_PLACE ? place.length : 0
  return {
    heading: line.slice(0, line.length - action.length + named).trim(),
    action: action.slice(named).trim(),
  }
}

/** Whether a line is short enough for a name, transition or page mark. */
const isShort = (line: string): boolean => line.trim().length <= 60

/** Whether a line is a page mark: a page number, “CONTINUED”, a page break. */
export const isOfPage = (line: string): boolean => isShort(line) && (PAGE.test(line) || CONTINUED.test(line))

/** Whether a whole line is a transition, such as `DISSOLVE TO:`. */
export const isTransition = (line: string): boolean => isShort(line) && TRANSITION.test(line)

/** A line marked as a cue by Fountain’s `@`, also in scripts without capitals. */
const FORCED_CUE = /^\s*@\s*[\p{L}\p{N}]/u
/** A name in capitals (German ß is allowed), optionally with a remark after it. */
const CUE =
  /^\s*(?=[^(（]*\p{Lu})[^\s(（\p{Ll}\p{Lt}\p{Lo}](?:[^(（\p{Ll}\p{Lt}\p{Lo}]|[ßªº])*(?:[(（].*[)）])?\s*\^?$/u

/** Whether a line can be a cue: capitals or `@`, optionally with “(V.O.)” after them. */
export const isCue = (line: string): boolean =>
  isShort(line) && (FORCED_CUE.test(line) || CUE.test(line)) && !isTransition(line)

/** The speaker of a cue, without “(V.O.)”, “(CONT’D)” and Fountain markup. */
export const speakerOf = (cue: string): string =>
  cue
    .replace(/^\s*@/, '')
    .replace(/[(（].*/s, '')
    .replace(/[\^*_]/g, '')
    .replace(/[\s.:,-]+$/, '')
    .trim()

export const indentOf = (line: string): number => line.length - line.trimStart().length
