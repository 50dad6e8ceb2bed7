import { subjectNamed } from '../../subjects/catalogue.js'
import type { SubjectRow } from '../../subjects/row.js'
import type { Cast } from '../../words/reading.js'
import { addSubject, castAt, type Spot } from '../cast/cast.js'
import { across, facing } from '../cast/heading.js'
import type { Ridge } from './ground.js'
import { grass, trunks } from './plants.js'
import type { Stage } from '../stage.js'
import { isWet } from './water.js'

/** Composes the foreground: people, animals, birds, grass. */
export const composeNearest = (s: Stage, near: Ridge | undefined): void => {
  const {
    reading: { land, extras, hour },
    width: W,
    height: H,
  } = s
  const flocks = castAt(s, 'flock')
  if (!flocks.length && s.water && hour !== 'night' && !extras.has('storm'))
    flocks.push({
      row: { ...subjectNamed('birds'), size: 0.5, copies: subjectNamed('birds').copies?.slice(0, 4) },
      count: 1,
    })
  for (const one of flocks)
    addSubject(s, one, {
      x: W * (s.side > 0 ? 0.6 : 0.4),
      depth: 0.3,
      ground: () => Math.min(s.horizon, H * 0.7) * 0.42,
      bare: true,
    })
  if (land === 'deep') {
    for (const one of s.reading.cast)
      addSubject(s, one, {
        x: across(s, one, [0.56, 0.3, 0.78]),
        depth: 0.55,
        ground: () =>
          one.row.place === 'near' || one.row.place === 'ground'
            ? H * 0.82
            : H * (0.46 + 0.12 * s.reading.cast.indexOf(one)),
        bare: true,
        scale: one.row.size < 0.8 ? 1.9 : 1.4,
      })
    return
  }
  const wet = land === 'street'
  const middle = s.water || wet || land === 'space' || land === 'table' ? castAt(s, 'ground') : []
  const stand = [...middle, ...castAt(s, 'near'), ...strandedIn(s)]
  // Near subjects stand inside the room frame.
  if (s.reading.frame === 'room')
    stand.splice(0, stand.length, ...stand.filter((one) => one.row.place !== 'near'))
  const spots = stand.map((one, i) => standingSpot(s, one, i, near))
  const others = s.reading.cast.filter((one) => !stand.includes(one) && one.row.place !== 'flock')
  const sights = others.map((one) => across(s, one))
  // the first is in front of the others
  for (const [i, spot] of [...facing(stand, spots, sights).entries()].reverse())
    addSubject(s, stand[i]!, spot)
  if (s.reading.shot === 'above') return
  if (land === 'forest') s.add('trunks', 1, trunks(s))
  else if (!s.water && !extras.has('deck') && /hill|mountain/.test(land)) s.add('grass', 1, grass(s))
}

/** Subjects without a place of their own in this land, drawn in the foreground. */
const strandedIn = (s: Stage): Cast[] => {
  const { land } = s.reading
  if (land === 'table' || land === 'space') return castAt(s, 'far', 'water', 'deep')
  if (s.water) return []
  return land === 'street' ? castAt(s, 'deep', 'water') : castAt(s, 'deep')
}

/** Scale of foreground subjects. */
const closeness = ({ place, size }: SubjectRow): number => {
  if (place !== 'near') return 1.2
  if (size < 0.7) return 1.95
  return size > 1.25 ? 1.3 : 1.6
}

/** Positions in a street: at the side, driving or walking; shares of the width from the middle. */
const STREET_PLACES = { aside: [-0.24, 0.22], driving: [-0.1, 0.2, 0.05], walking: [-0.14, 0.16, 0.03] }

/** Position of foreground subject `i`: on the bank, street, table or slope. */
const standingSpot = (s: Stage, one: Cast, i: number, near: Ridge | undefined): Spot => {
  const {
    reading: { land },
    width: W,
    height: H,
    unit: u,
  } = s
  const { place, upright } = one.row
  if (land === 'table')
    return { x: W * [0.5, 0.3, 0.72, 0.16][i % 4], depth: 0.85, ground: (x) => near!(x) + 3 * u, scale: 2 }
  const close = closeness(one.row)
  if (land === 'street') {
    const driving = place === 'ground'
    const moving = driving ? STREET_PLACES.driving : STREET_PLACES.walking
    const aside = upright ? STREET_PLACES.aside : moving
    return {
      x: s.vanishing + W * aside[i % aside.length] * s.side,
      depth: driving ? 0.7 : 0.85,
      ground: () => H * (driving ? 0.8 : 0.87) + 3 * u,
      mirrored: place !== 'deep' && isWet(s),
      scale: driving ? close : close * 0.85,
    }
  }
  const ground = (x: number) => (near ? near(x) : H * 0.93) + 3 * u
  const third = [0.3, 0.14, 0.44, 0.22][i % 4]
  return s.water && near
    ? { x: W * (s.side > 0 ? third : 1 - third), depth: 0.85, ground, scale: close, heading: s.side }
    : { x: across(s, one), depth: 0.85, ground, scale: close }
}
