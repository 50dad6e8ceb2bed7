import { Notes, plainCaptions, type ReadCaptions, tidyText, type WrittenCaption } from './caption-file.js'

/** Formatting that players interpret: HTML tags, and codes of other formats, such as `{\\an8}`. */
const FORMATTING = /<\/?(?:b|i|u|s|em|strong|font|span|p|c|ruby|rt)(?:[\s.][^<>]*)?\/?>|\{\\[^{}]*\}/gi
const LINE_BREAK = /<br\s*\/?>|\\N/gi
/** `[Anna] We are late.`, as written by `writeSrt`; SRT has no field for speakers. */
const SPEAKER = /^\[([^[\]\n]{1,100})\][ \t]+(?=\S)/
const TIME = /^(-)?(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,:](\d{1,3}))?$/
const NUMBER = /^\s*\d+\s*$/
/** How often tags are removed, because they may be nested; tags nested deeper stay. */
const NESTED_TAGS = 3

/**
 * Reads an SRT file as players do, since there is no specification: numbers, empty lines and milliseconds may be missing.
 * Throws `CaptionFileError` if it has no valid caption.
 */
export function readSrt(file: string): ReadCaptions {
  const lines = file.replace(/^\uFEFF/, '').split(/\r*\n|\r/)
  const notes = new Notes()
  return plainCaptions(writtenIn(lines, notes), notes, plain)
}

function plain(markup: string) {
  let text = markup
  for (let level = 0; level < NESTED_TAGS; level++)
    text = text.replace(LINE_BREAK, '\n').replace(FORMATTING, '')
  // an arrow in the text would be read as times after an export
  text = tidyText(text.replaceAll(/-{2,}>/g, '->'))
  const speaker = SPEAKER.exec(text)?.[1]?.trim() || null
  return {
    text: speaker ? text.replace(SPEAKER, '') : text,
    speaker,
    isFormatted: markup.search(FORMATTING) >= 0 || markup.search(LINE_BREAK) >= 0,
  }
}

const isTimes = (line: string): boolean => line.includes('-->') && /\d:\d/.test(line)
const isEmpty = (line: string | undefined): boolean => !line?.trim()

/** The captions between lines of times. */
function writtenIn(lines: readonly string[], notes: Notes): WrittenCaption[] {
  const starts = lines.flatMap((line, at) => (isTimes(line) ? [at] : []))
  const numberAbove = (at: number) => (NUMBER.test(lines[at - 1] ?? '') ? at - 1 : at)
  const hasNumbers = starts.some((at) => numberAbove(at) < at)
  const begin = starts.length ? numberAbove(starts[0]!) : lines.length
  const stray = lines.slice(0, begin).findIndex((line) => !isEmpty(line))
  if (stray >= 0) notes.leftOut(stray + 1, 'it has no times')
  return starts.flatMap((at, index) => {
    const next = starts[index + 1]
    let end = next === undefined ? lines.length : Math.max(at + 1, numberAbove(next))
    const trim = () => {
      while (end > at + 1 && isEmpty(lines[end - 1])) end -= 1
    }
    trim()
    while (hasNumbers && end > at + 2 && NUMBER.test(lines[end - 1]!) && isEmpty(lines[end - 2])) {
      notes.leftOut(end, 'a number without a caption')
      end -= 1
      trim()
    }
    const text = lines.slice(at + 1, end)
    const times = timesOf(lines[at]!)
    if (!times) {
      notes.leftOut(at + 1, 'its times cannot be read')
      return []
    }
    const gap = text.findIndex(isEmpty)
    if (gap >= 0) notes.changed(at + gap + 2, 'An empty line was removed')
    return [{ line: at + 1, ...times, markup: text.join('\n') }]
  })
}

/** The times of a line with an arrow, and the settings after them. */
function timesOf(line: string): Pick<WrittenCaption, 'from' | 'to' | 'settings'> | undefined {
  const arrow = line.indexOf('-->')
  const [second = '', ...rest] = line
    .slice(arrow + 3)
    .trim()
    .split(/\s+/)
  const [from, to] = [millisecondsOf(line.slice(0, arrow).trim()), millisecondsOf(second)]
  return from === undefined || to === undefined ? undefined : { from, to, settings: rest.join(' ') }
}

function millisecondsOf(text: string): number | undefined {
  const [, sign, hours = '0', minutes, seconds, fraction = ''] = TIME.exec(text) ?? []
  if (minutes === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  const whole = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)
  return (sign ? -1 : 1) * (whole * 1_000 + Number(fraction.padEnd(3, '0')))
}
