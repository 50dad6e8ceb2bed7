import type { Camera } from '#schema/storyboard'

/** Names of camera settings in scripts, in matching order. */
const NAMED: readonly (readonly [Camera, RegExp])[] = [
  ['pov', /\bP\.?O\.?V\b|\bpoint of view\b/],
  ['aerial', /\baerial\b|\bbird['’]s[- ]eye\b|\bdrone shot\b|\bfrom (?:high )?above,/i],
  [
    'push_in',
    /\b(?:camera|we) (?:slowly )?(?:push|doll[yi]|zoom|move)(?:e?s)? in\b|\b(?:[Ss]low|[Dd]olly) (?:push|in|zoom)\b|\b(?:PUSH|ZOOM|DOLLY) IN\b/,
  ],
  [
    'pull_out',
    /\b(?:camera|we) (?:slowly )?(?:pull|doll[yi]|zoom)(?:e?s)? (?:back|out)\b|\b(?:PULL|ZOOM|DOLLY) (?:BACK|OUT)\b/,
  ],
  [
    'tracking',
    /\btracking\b|\bcamera (?:follows|tracks)\b|\bwe follow\b|\bdolly(?: shot)?\b|\bTRACK(?: WITH)?\b/i,
  ],
  ['pan_left', /\b(?:pans?|panning) (?:\w+ )?left\b/i],
  ['pan_right', /\b(?:camera|we|slow|slowly) pans?\b|\bPAN(?:S|NING)?\b/],
  ['tilt_down', /\b(?:tilts?|tilting) (?:\w+ )?down\b/i],
  ['tilt_up', /\b(?:camera|we|slow|slowly) tilts?\b|\bTILT(?:S|ING)?\b/],
  ['slow_motion', /\bslow[- ]motion\b|\bSLO-?MO\b/i],
  ['time_lapse', /\btime[- ]lapse\b/i],
  ['handheld', /\bhand-?held\b/i],
  ['static', /\b(?:static|locked[- ]off|fixed) (?:shot|camera)\b/i],
  [
    'close_up',
    /\b(?:extreme )?close[- ]?ups?\b|\bclose (?:on|shot|angle)\b|\bECU\b|\bC\.?U\.(?=\W|$)|\bINSERT\b|\bTIGHT ON\b/i,
  ],
  [
    'wide',
    /\bwide (?:on|shot|angle|view)\b|\bWIDE\b|\blong shot\b|\b(?:establishing|full|master) shot\b|\bESTABLISHING\b/i,
  ],
]

/** Also everyday words, so they only count in capitals. */
const LOUD = /^(?:INSERT|TRACK(?: WITH)?|WIDE|ESTABLISHING|TRACKING)$/i
const isEveryday = (found: string): boolean => LOUD.test(found) && found !== found.toUpperCase()

/** The camera setting in a text: `CLOSE ON the key` is a close-up. Null for a text without one. */
export function cameraOf(text: string): Camera | null {
  for (const [camera, words] of NAMED) {
    const found = words.exec(text)?.[0]
    if (found !== undefined && !isEveryday(found)) return camera
  }
  return null
}

const SETTING_ALONE =
  /^(?:slow(?:ly)? )?(?:push|pull|dolly|zoom)[ -](?:in|out|back)$|^(?:an? |the )?(?:(?:slow|extreme|medium|full|long|wide|close|tight|high|low|static|fixed|tracking|aerial|hand-?held) )*(?:close[- ]?up|shot|angle|view|wide|aerial|pov|slow[- ]motion|time[- ]lapse)$|^(?:the )?(?:camera|we) (?:slowly )?(?:push|pull|pan|tilt|zoom|doll[yi]|move)(?:e?s)?(?: (?:in|out|back|up|down|left|right))?$/i
/** A name: up to three words with a capital. */
const NAME_ALONE = /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}$/u

/**
 * Whether a sentence only says how the next shot is filmed, such as “Close-up of Holm.” What shows a thing, such as “Wide
 * shot of the harbour.”, is a shot of its own.
 */
export function isCameraAlone(sentence: string): boolean {
  const [, setting, subject] = /^(.{1,40}?)(?: (?:of|on) (.{1,60}?))?[.:]?$/s.exec(sentence.trim()) ?? []
  if (!setting || cameraOf(setting) === null) return false
  if (!setting.split(/,\s*/).every((part) => SETTING_ALONE.test(part))) return false
  return subject === undefined || NAME_ALONE.test(subject)
}

/** The subject of a sentence that is only a camera setting: “Holm” of “Close-up of Holm.”. */
export const subjectOfCamera = (sentence: string): string | undefined =>
  / (?:of|on) (.{1,60}?)[.:]?$/.exec(sentence.trim())?.[1]

/** “ANGLE” and “PAN” alone are names. */
const DIRECTION =
  /^\s*(?:\d+[A-Z]?\.?\s+)?(?:(?:EXTREME |TIGHT |MEDIUM |WIDE |LONG |FULL |AERIAL |TRACKING |REVERSE )*(?:(?:ANGLE|PAN)(?:(?= *[^\s(])|(?<=[A-Z] [A-Z]+))|CLOSE|SHOT|INSERT|WIDE|AERIAL|TRACKING|TIGHT|POV|MONTAGE|SERIES|SUPER|TITLE|BACK TO|LATER|MOMENTS LATER|FLASHBACK|END OF|ON THE|INTERCUT)\b)/

/** Whether a line in capitals is a camera direction and not a speaker. */
export const isDirection = (line: string): boolean =>
  DIRECTION.test(line) || /\bP\.?O\.?V\b|\bSHOT\b/.test(line)
