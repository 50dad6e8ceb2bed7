/** Wall clock time in milliseconds with fractions, comparable between processes. */
export const now = (): number => performance.timeOrigin + performance.now()
