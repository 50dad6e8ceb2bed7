/** Red, green and blue, 0 to 255. */
export type Rgb = [number, number, number]
/** A colour as `#rrggbb`. */
export type Hex = string

export const clamp = (value: number, low = 0, high = 1): number => {
  if (value < low) return low
  return value > high ? high : value
}

/** Hermite step from 0 at `from` to 1 at `to`, which may be the smaller value. */
export const smooth = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

export const rgb = (colour: Hex): Rgb => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as Rgb

const hex = (colour: readonly number[]): Hex =>
  '#' +
  colour
    .map((value) =>
      Math.round(clamp(value, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')

/** Mixes `a` (0) and `b` (1); clamped. */
export const mix = (a: Hex, b: Hex, share: number): Hex => {
  const to = rgb(b)
  return hex(rgb(a).map((value, i) => value + (to[i] - value) * clamp(share)))
}

export const luma = (colour: Hex): number => {
  const [red, green, blue] = rgb(colour)
  return 0.3 * red + 0.59 * green + 0.11 * blue
}

/** 0 is grey, 1 unchanged, above 1 stronger. */
export const saturate = (colour: Hex, amount: number): Hex => {
  const grey = luma(colour)
  return hex(rgb(colour).map((value) => grey + (value - grey) * amount))
}

/** Colour of a surface under coloured light. */
export const lit = (surface: Hex, light: Hex): Hex => {
  const by = rgb(light)
  return hex(rgb(surface).map((value, i) => (value * by[i]) / 255))
}

/** Applies the hue of `tint`; keeps the lightness. */
export const tinted = (colour: Hex, tint: Hex, share: number): Hex => {
  const light = luma(colour) / Math.max(40, luma(tint))
  const wash = light > 1 ? 255 * (light - 1) * 0.35 : 0
  return mix(colour, hex(rgb(tint).map((value) => Math.min(255, value * light + wash))), share)
}

/** Hue in degrees, saturation and lightness 0 to 1. */
export const hsl = (hue: number, saturation: number, lightness: number): Hex =>
  hex(
    [0, 8, 4].map((n) => {
      const k = (n + hue / 30) % 12
      return (
        255 *
        (lightness -
          saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
      )
    }),
  )
