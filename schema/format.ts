/** A number with its noun, such as `1 image` or `2 images`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** A time within a video, to the tenth of a second, such as 0:03.2 or 1:02:03.4. */
export function momentOf(seconds: number): string {
  // compensates decimals that are slightly smaller in binary
  const tenths = Math.max(0, Math.floor(seconds * 10 + 0.001))
  const whole = Math.floor(tenths / 10)
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const start = hours ? `${hours}:${two(minutes)}` : String(minutes)
  return `${start}:${two(whole % 60)}.${tenths % 10}`
}

const UNITS = ['KB', 'MB', 'GB', 'TB', 'PB'] as const
const STEP = 1024

/** Formats bytes in units of 1,024 with at most three digits: `612 KB`, `3.2 MB`, `48 GB`. */
export function sizeText(bytes: number): string {
  if (bytes <= 0) return '0 KB'
  let [size, unit] = [Math.max(1, Math.round(bytes / STEP)), 0]
  for (let left = bytes / STEP; left >= STEP && unit < UNITS.length - 1; unit += 1) {
    left /= STEP
    size = left < 10 ? Math.round(left * 10) / 10 : Math.round(left)
  }
  return `${size.toLocaleString('en')} ${UNITS[unit]}`
}
