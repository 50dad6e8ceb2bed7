import { mix } from '../../base/colour.js'
import type { Land } from '../../words/meaning.js'
import { mist, range, rim, type Ridge } from './ground.js'
import type { Layer, Relief } from '../layer.js'
import { grove, pines } from './plants.js'
import type { Stage } from '../stage.js'
import { skyline } from './town.js'
import { composeStreet } from './street.js'

const relief = (s: Stage): Relief => {
  const { extras, land } = s.reading
  const usualSnow = land === 'mountain' || land === 'lake' ? 0.42 : 0.2
  return {
    side: s.side,
    snow: extras.has('snowcap') ? 0.6 : usualSnow,
    white: mix('#ffffff', s.palette.lit, 0.45),
    lift: 0.25 + s.palette.light * 0.75,
  }
}

/** Height of the farthest hills, as a share of the picture. */
const FAR_HILLS: Partial<Record<Land, number>> = { hill: 0.2, lake: 0.24 }

/** Composes the background: mountain ranges, woods, city blocks, a street. */
export const composeBackdrop = (s: Stage): void => {
  const {
    reading: { land, extras },
    height: H,
    unit: u,
    palette,
    horizon,
  } = s
  const foot = horizon + 4
  const carved: Partial<Layer> = { relief: relief(s) }
  const peaks =
    land === 'mountain' ||
    land === 'lake' ||
    (extras.has('mountains') && !['space', 'street', 'city', 'desert', 'deep'].includes(land))
  if (peaks) {
    range(
      s,
      'range1',
      0.14,
      extras.has('mesas') ? 'mesa' : 'peak',
      foot - 10,
      H * (land === 'mountain' ? 0.44 : 0.36),
      {
        low: mix(palette.haze, palette.sky[3], 0.5),
        ...carved,
      },
    )
    mist(s, 0.16, foot - 40 * u, 0.5)
  }
  if (land === 'mountain') {
    range(s, 'range2', 0.26, 'peak', foot + (s.water ? 0 : 30), H * 0.3, carved)
    mist(s, 0.3, foot + (s.water ? -30 : 20) * u, 0.45)
  }
  if (land === 'hill' || land === 'island' || land === 'sea' || (land === 'lake' && !extras.has('mountains')))
    range(s, 'far', 0.12, 'hill', foot, H * (FAR_HILLS[land] ?? 0.07))
  if (land === 'lake' && !extras.has('mountains')) {
    mist(s, 0.18, foot - 10 * u, 0.6)
    range(s, 'far2', 0.24, 'hill', foot, H * 0.13, { extra: (ridge) => rim(s, ridge) })
    mist(s, 0.28, foot - 4 * u, 0.4)
  }
  if (land === 'snow') {
    range(s, 'far', 0.14, 'peak', foot, H * 0.26, carved)
    mist(s, 0.16, foot - 20 * u, 0.4)
  }
  if (land === 'desert') {
    range(s, 'mesa', 0.1, 'mesa', foot, H * 0.12)
    mist(s, 0.12, foot, 0.35)
  }
  if (land === 'city')
    for (const row of [0, 1, 2]) {
      s.add(
        'blocks' + row,
        0.12 + row * 0.16,
        skyline(
          s,
          row,
          foot + (s.water ? 0 : row * 26 * u),
          s.reading.cast.some((one) => one.row.name === 'tower'),
        ),
        { lights: s.takeLights() },
      )
      if (row < 2) mist(s, 0.2 + row * 0.16, foot - 10, 0.5)
    }
  if (land === 'forest')
    for (const row of [0, 1]) {
      range(
        s,
        'wood' + row,
        0.14 + row * 0.2,
        'hill',
        foot - 90 * u + row * (s.water ? 30 : 40) * u,
        H * 0.09,
        { extra: (ridge) => pines(s, ridge, palette.pine(0.1 + row * 0.2), (70 + row * 60) * u, 1) },
      )
      mist(s, 0.2 + row * 0.2, foot - 20 * u + row * 44 * u, 0.6)
    }
  if (land === 'street') composeStreet(s)
}

/** The far shore of a lake, with its woods. */
export const addShore = (s: Stage): Ridge => {
  const { land, extras } = s.reading
  const { palette, unit: u } = s
  const leafy =
    land === 'lake' &&
    (s.leaves !== undefined || (!extras.has('mountains') && !extras.has('aurora') && !extras.has('snowcap')))
  return range(s, 'shore', 0.4, 'hill', s.horizon + 3, s.height * 0.035, {
    extra: (ridge) =>
      rim(s, ridge) +
      (leafy ? grove(s, ridge, palette.pine(0.4), 64 * u) : '') +
      pines(s, ridge, palette.pine(0.45), 62 * u, s.leaves ? 0.4 : 0.7),
  })
}
