/** Numbers from 0 to 1 that follow from a seed alone. */
export type Random = () => number

/** A small generator (mulberry32): the same seed gives the same numbers. */
export const seededRandom =
  (seed: number): Random =>
  () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

/** A seed from words (FNV-1a). */
export const seedOf = (text: string) =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0, 2166136261)
