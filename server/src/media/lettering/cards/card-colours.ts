/** Colours as `#rrggbb`. */

const channels = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))

const hex = (values: readonly number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** Mixes `share` of the second colour into the first one. */
export const mixed = (colour: string, other: string, share: number): string => {
  const others = channels(other)
  return hex(channels(colour).map((value, at) => value + (others[at] - value) * share))
}

/** WCAG 2.2, relative luminance. */
const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const LIGHT = '#ffffff'
const DARK = '#14161a'

/** The text colour with the better contrast on a colour. */
export const inkOn = (colour: string): string => {
  const ground = luminance(colour) + 0.05
  return 1.05 / ground >= ground / (luminance(DARK) + 0.05) ? LIGHT : DARK
}
