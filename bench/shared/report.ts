export const print = (line: string) => process.stdout.write(`${line}\n`)

/** The value below which this share of the values lies; 0 if there are none. */
export function percentile(values: ArrayLike<number>, share: number): number {
  const sorted = Array.from(values).sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (values: ArrayLike<number>): number => percentile(values, 0.5)
