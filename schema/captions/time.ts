/** `00:01:02,345`; the separator depends on the format. */
export function timeText(milliseconds: number, separator: ',' | '.'): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const seconds = Math.floor(milliseconds / 1000)
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
  return `${clock}${separator}${String(milliseconds % 1000).padStart(3, '0')}`
}
