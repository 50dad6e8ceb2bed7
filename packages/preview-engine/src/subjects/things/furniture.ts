import { art, headOf } from '../drawing.js'
import type { Part, SubjectRow } from '../row.js'
import { box, furniture, WOOD } from './fittings.js'

/** Home furniture, seen from the front. */
export const FURNITURE: readonly SubjectRow[] = [
  {
    ...headOf('fireplace; fireplace hearth mantelpiece; colour=#9a8878 tall=122 rate=6 shines=[0,-30,46]'),
    ...furniture,
    poses: [-5, 2, 6, -1].map((lean): Part[] =>
      art(`
      body ${box(-74, -112, 148, 112)}
      shade w1.6 M-74,-84h148M-74,-56h28M-74,-28h28M46,-56h28M46,-28h28M-20,-112v28M24,-112v28
      ${WOOD} ${box(-86, -122, 172, 11)}
      #1c1412 M-46,0V-58Q-46,-78 0,-78Q46,-78 46,-58V0Z
      glow !#ff9a3c 0,-28,74 0.85
      #4a2c1c w8 M-30,-6L28,-13M-28,-13L30,-6
      !#ff8a2c M-24,-10C-30,-34 ${lean - 8},-36 ${lean * 1.5},-66C${12 + lean},-42 30,-34 24,-10Z
      !#ffd870 M-12,-10C-16,-24 ${lean - 2},-28 ${lean},-44C${8 + lean},-30 16,-22 12,-10Z
      shade ${box(-80, -5, 160, 6)}`),
    ),
  },
]
