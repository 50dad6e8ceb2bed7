import { headOf } from '../drawing.js'
import type { Part, SubjectRow } from '../row.js'
import { box, furniture, WOOD } from './fittings.js'

/** Home furniture, seen from the front. */
export const FURNITURE: readonly SubjectRow[] = [
  {
    ...headOf('fireplace; fireplace hearth mantelpiece; colour=#9a8878 tall=122 rate=6 shines=[0,-30,46]'),
    ...furniture,
    poses: [-5, 2, 6, -1].map((lean): Part[] => [
      { d: box(-74, -112, 148, 112) },
      {
        d: 'M-74,-84h148M-74,-56h28M-74,-28h28M46,-56h28M46,-28h28M-20,-112v28M24,-112v28',
        tone: 'shade',
        width: 1.6,
      },
      { d: box(-86, -122, 172, 11), tone: WOOD },
      { d: 'M-46,0V-58Q-46,-78 0,-78Q46,-78 46,-58V0Z', tone: '#1c1412' },
      { glow: [0, -28, 74], tone: '!#ff9a3c', power: 0.85 },
      { d: 'M-30,-6L28,-13M-28,-13L30,-6', tone: '#4a2c1c', width: 8 },
      {
        d: `M-24,-10C-30,-34 ${lean - 8},-36 ${lean * 1.5},-66C${12 + lean},-42 30,-34 24,-10Z`,
        tone: '!#ff8a2c',
      },
      { d: `M-12,-10C-16,-24 ${lean - 2},-28 ${lean},-44C${8 + lean},-30 16,-22 12,-10Z`, tone: '!#ffd870' },
      { d: box(-80, -5, 160, 6), tone: 'shade' },
    ]),
  },
]
