import { round } from '../base/svg.js'
import type { SubjectRow } from '../subjects/row.js'
import type { Stage } from './stage.js'

/** How much of who swims is under water, of their height. */
const SUNK = 0.46

/** A drawing that is lowered, and cut off within `room` at the line of the water. */
const lowered = (s: Stage, drawing: string, { by, room }: { by: number; room: string }): string => {
  const id = s.id()
  return `<clipPath id="${id}"><rect ${room}/></clipPath><g clip-path="url(#${id})"><g transform="translate(0 ${round(by)})">${drawing}</g></g>`
}

/** A figure, in its own units, as it is seen above the water that it may swim in. */
export const afloat = (s: Stage, { sunk, poses }: SubjectRow, figure: string): string => {
  if (!sunk) return figure
  const heights = poses.flat().flatMap((part) => ('d' in part ? [...part.d.matchAll(/,(-?[\d.]+)/g)] : []))
  const top = Math.min(0, ...heights.map(([, y]) => Number(y)))
  return lowered(s, figure, { by: -top * SUNK, room: 'x="-400" y="-400" width="800" height="400"' })
}

/** What stands on `line` in the scene and is this high, as it is seen above the water. */
export const aboveWater = (s: Stage, standing: string, line: number, height: number): string =>
  lowered(s, standing, {
    by: height * SUNK,
    room: `x="0" y="0" width="${s.width}" height="${round(line)}"`,
  })
