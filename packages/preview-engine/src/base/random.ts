/** FNV-1a with a final mix: the same text gives the same unsigned 32-bit number everywhere. */
export const hash = (text: string): number => {
  let state = 2166136261
  for (const byte of Buffer.from(text)) state = Math.imul(state ^ byte, 16777619)
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
  return (state ^ (state >>> 13)) >>> 0
}

/** Numbers in [0, 1), the same sequence for the same seed (mulberry32). */
export const random = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const lattice = (x: number, y: number, seed: number): number => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177)
  h = Math.imul(h ^ (h >>> 13), 1103515245)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Smooth value noise in [0, 1) with one feature per unit. */
export const noise = (x: number, y: number, seed: number): number => {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const u = x - i
  const v = y - j
  const a = u * u * (3 - 2 * u)
  const b = v * v * (3 - 2 * v)
  const left = lattice(i, j, seed)
  const below = lattice(i, j + 1, seed)
  const top = left + (lattice(i + 1, j, seed) - left) * a
  return top + (below + (lattice(i + 1, j + 1, seed) - below) * a - top) * b
}

/** Fractal sum of `noise`: each octave is twice as fine and half as strong. */
export const fractal = (x: number, y: number, seed: number, octaves = 5): number => {
  let sum = 0
  let strength = 0.5
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noise(x, y, seed + octave * 17)
    x = x * 2.03 + 5.1
    y = y * 2.03 + 1.7
    strength *= 0.5
  }
  return sum
}
