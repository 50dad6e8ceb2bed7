import { light, neon, night, portrait, road, room } from './built'
import { seededRandom, seedOf } from './random'
import { aurora, dunes, field, forest, planet, ridges, sea, type Place } from './nature'

export { seedOf }

const places: Record<string, Place> = {
  dunes,
  ridges,
  night,
  sea,
  forest,
  road,
  room,
  planet,
  neon,
  aurora,
  portrait,
  light,
  field,
}

/** The names of the places that can be drawn. */
export const kinds = Object.keys(places)

/**
 * Returns a small landscape as an SVG data URL, in the given proportions; the same seed gives the same
 * picture.
 */
export function scene(kind: string, width = 640, height = 360, seed = 1) {
  const picture = places[kind]?.(width, height, seededRandom(seedOf(kind) + seed)) ?? ''
  const frame = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${picture}</svg>`)}`
}
