import { moved, scaled, times, turned } from '../../base/matrix.js'
import type { AnimalAct } from '../../words/tables/actions.js'
import { transformed } from '../people/figure.js'
import type { Part, SubjectRow } from '../row.js'
import { grazing, howling } from './quadruped.js'

const ZS: readonly Part[] = [
  { d: 'M40,-64h10l-10,12h10M56,-84h13l-13,15h13M74,-112h17l-17,20h17', tone: 'haze', width: 3 },
]

/** A sea animal above the water, with its splash. */
const leaping = (row: SubjectRow): SubjectRow => ({
  ...row,
  place: 'water',
  bob: 12,
  copies: undefined,
  poses: row.poses.map((one) => [
    ...transformed(one, times(moved(0, -86), turned(-32))),
    {
      d: 'M-96,6q-8,-40 -26,-52M-70,6q0,-44 -8,-66M-44,6q8,-30 22,-44M0,6q8,-20 20,-30',
      tone: 'haze',
      width: 5,
    },
  ]),
})

/** An animal in an act; undefined if there is no art for it. */
export const animalIn = (row: SubjectRow, act: AnimalAct | 'same'): SubjectRow | undefined => {
  const [pose] = row.poses
  const still = { rate: undefined, drift: 0 }
  const stands = row.place === 'near' || row.place === 'ground'
  const acts: Record<AnimalAct | 'same', () => SubjectRow | undefined> = {
    same: () => row,
    run: () => ({ ...row, rate: (row.rate ?? 4) * 1.7, drift: (row.drift ?? 16) * 2.4 }),
    jump: () => {
      if (row.place === 'deep' || row.place === 'water') return leaping(row)
      return stands
        ? { ...row, bob: 16, poses: row.poses.map((one) => transformed(one, moved(0, -24))) }
        : row
    },
    graze: () => row.build && { ...row, ...still, poses: [grazing(row.build)] },
    howl: () => row.build && { ...row, ...still, poses: [howling(row.build)] },
    sleep: () =>
      pose && {
        ...row,
        ...still,
        poses: [[...transformed(row.build ? grazing(row.build) : pose, scaled(1, 0.6)), ...ZS]],
      },
    fly: () => (row.place === 'flock' || row.place === 'air' ? row : { ...row, place: 'air', bob: 12 }),
    slide: () =>
      pose && {
        ...row,
        drift: 30,
        poses: [
          transformed(
            pose,
            row.build ? scaled(1, 0.7) : times(times(moved(-30, -14), turned(74)), scaled(0.7)),
          ),
        ],
      },
  }
  return acts[act]()
}
