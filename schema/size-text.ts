const UNITS = ['KB', 'MB', 'GB', 'TB', 'PB'] as const
const STEP = 1024

/** Bytes as people read them, in steps of 1,024 and with three digits at most: `612 KB`, `3.2 MB`, `48 GB`. */
export function sizeText(bytes: number): string {
  if (bytes <= 0) return '0 KB'
  let [size, unit] = [Math.max(1, Math.round(bytes / STEP)), 0]
  for (let left = bytes / STEP; left >= STEP && unit < UNITS.length - 1; unit += 1) {
    left /= STEP
    size = left < 10 ? Math.round(left * 10) / 10 : Math.round(left)
  }
  return `${size.toLocaleString('en')} ${UNITS[unit]}`
}
