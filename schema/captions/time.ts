/** `00:01:02,345`; the separator is that of the format. */
export function timeText(milliseconds: number, separator: ',' | '.'): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const seconds = Math.floor(milliseconds / 1000)
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
  return `${clock}${separator}${String(milliseconds % 1000).padStart(3, '0')}`
}

const TIME = /^(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)[.,](\d{1,3})$/

/** Milliseconds of a time of SRT or VTT; hours may be missing. Undefined for anything else. */
export function readTime(text: string): number | undefined {
  const [, hours = '0', minutes, seconds, fraction] = TIME.exec(text) ?? []
  if (minutes === undefined) return undefined
  return (
    (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(fraction!.padEnd(3, '0'))
  )
}

/** The two times of a line with an arrow, and what follows them; undefined for any other line. */
export function readTimes(line: string): { from: number; to: number; rest: string } | undefined {
  const [, first, second, rest = ''] = /^\s*(\S+)\s+-->\s+(\S+)(?:\s+(.*))?$/.exec(line) ?? []
  const [from, to] = [readTime(first ?? ''), readTime(second ?? '')]
  return from === undefined || to === undefined ? undefined : { from, to, rest: rest.trim() }
}
