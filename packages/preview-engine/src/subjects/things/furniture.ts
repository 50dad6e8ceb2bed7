import type { Part, SubjectRow } from '../row.js'
import { box, furniture, WOOD } from './fittings.js'

/** A sofa or armchair of the given half width. */
const sofa = (half: number): Part[] => [
  { d: box(-half + 6, -10, 10, 10) + box(half - 16, -10, 10, 10), tone: 'near' },
  {
    d: `M${-half},-10V-68Q${-half},-84 ${16 - half},-84H${half - 16}Q${half},-84 ${half},-68V-10Z`,
    tone: 'shade',
  },
  {
    d: `M${12 - half},-38V-72Q${12 - half},-79 ${20 - half},-79H${half - 20}Q${half - 12},-79 ${half - 12},-72V-38Z`,
  },
  {
    d: `M${10 - half},-8V-38Q${10 - half},-46 ${18 - half},-46H${half - 18}Q${half - 10},-46 ${half - 10},-38V-8Z`,
    tone: 'lit',
  },
  {
    d: `M0,-76V-48M0,-42V-12M${14 - half},-24H${half - 14}`,
    tone: 'shade',
    width: 1.6,
    opacity: half > 60 ? 0.8 : 0,
  },
  ...[-1, 1].map((side): Part => ({
    d: `M${side * (half + 10)},-4V-48Q${side * (half + 10)},-60 ${side * (half - 2)},-60Q${side * (half - 14)},-60 ${side * (half - 14)},-48V-4Z`,
    tone: side < 0 ? 'lit' : 'body',
  })),
]

/** Home furniture, seen from the front. */
export const FURNITURE: readonly SubjectRow[] = [
  {
    name: 'sofa',
    words: 'sofa couch settee loveseat futon divan sofas',
    ...furniture,
    colour: '#4f7a80',
    tall: 84,
    seat: [0, -42],
    poses: [sofa(94)],
  },
  {
    name: 'armchair',
    words: 'armchair recliner wing-chair easy-chair',
    ...furniture,
    colour: '#a0563c',
    tall: 84,
    seat: [0, -42],
    poses: [sofa(40)],
  },
  {
    name: 'bed',
    words: 'bed mattress cot bunk four-poster',
    ...furniture,
    colour: '#5a78a8',
    tall: 86,
    seat: [14, -42],
    poses: [
      [
        { d: 'M-116,0V-78Q-116,-86 -108,-86H-100V0ZM114,0V-52H122V0Z', tone: WOOD },
        { d: box(-104, -20, 220, 16) + box(104, -6, 12, 6), tone: WOOD },
        { d: 'M-102,-18V-36Q-102,-42 -96,-42H108Q116,-42 116,-36V-18Z', tone: '#f0eadc' },
        { d: 'M-98,-40Q-102,-62 -78,-62H-60Q-42,-60 -46,-40Z', tone: '#ffffff' },
        { d: 'M-50,-10V-44Q-40,-52 0,-50T108,-47Q118,-46 118,-36V-10Z' },
        { d: 'M-50,-10V-44Q-46,-50 -32,-51V-10Z', tone: 'lit' },
        { d: 'M10,-46C16,-34 12,-22 20,-12M62,-46C58,-32 68,-24 64,-12', tone: 'shade', width: 2 },
      ],
    ],
  },
  {
    name: 'fireplace',
    words: 'fireplace hearth mantelpiece',
    ...furniture,
    colour: '#9a8878',
    tall: 122,
    rate: 6,
    shines: [0, -30, 46],
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
  {
    name: 'floor-lamp',
    words: 'floor-lamp reading-lamp standing-lamp table-lamp desk-lamp bedside-lamp lamp',
    ...furniture,
    colour: '#e8d4a8',
    tall: 150,
    shines: [0, -128, 26],
    poses: [
      [
        { glow: [0, -122, 96], tone: 'lamp', power: 0.7 },
        { d: 'M0,-3V-112M-16,-2H16', tone: 'near', width: 5 },
        { d: 'M-18,-150H18L32,-108H-32Z', tone: 'lamp' },
        { d: 'M-18,-150H-6L-14,-108H-32Z', tone: 'body', opacity: 0.6 },
      ],
    ],
  },
]
