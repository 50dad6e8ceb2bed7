/** The wall clock, in milliseconds with fractions; the same in all processes. */
export const now = (): number => performance.timeOrigin + performance.now()

/** The value at this share of sorted numbers. */
export const at = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
