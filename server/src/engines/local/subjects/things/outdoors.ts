import { disc } from '../../base/svg.js'
import type { Part, SubjectRow } from '../row.js'

const flame = (lean: number): Part[] => [
  { glow: [0, -24, 110], tone: '!#ffa040', power: 0.8 },
  { d: 'M-34,2L30,-10M34,2L-30,-10', tone: 'near', width: 8 },
  {
    d: `M-22,-6C-30,-34 ${-8 + lean},-40 ${lean * 1.6},-78C${14 + lean},-50 30,-36 22,-6Z`,
    tone: '!#ff8a2c',
  },
  { d: `M-12,-6C-16,-26 ${-2 + lean},-30 ${lean},-50C${8 + lean},-34 16,-24 12,-6Z`, tone: '!#ffd870' },
]

/** Things that stand outdoors. */
export const OUTDOOR_THINGS: readonly SubjectRow[] = [
  {
    name: 'snowman',
    words: 'snowman',
    place: 'near',
    size: 0.95,
    colour: '#f4f7fb',
    vivid: 0.9,
    home: 'snow',
    poses: [
      [
        { d: disc(0, -22, 27, 25) + disc(0, -58, 20) + disc(0, -87, 14) },
        { d: 'M-16,-96h32v-5h-32ZM-10,-101v-16h20v16Z', tone: 'near' },
        { d: 'M2,-86L20,-82L3,-81Z', tone: '#f08030' },
        { d: disc(-4, -91, 1.8) + disc(6, -91, 1.8) + disc(2, -62, 2) + disc(2, -52, 2), tone: 'near' },
        { d: 'M-18,-62L-44,-80M18,-62L44,-78', tone: '#5a3a22', width: 2.6 },
        { d: 'M-15,-74Q0,-68 15,-74', tone: '#d0402f', width: 6 },
      ],
    ],
  },
  {
    name: 'campfire',
    words: 'campfire bonfire fireplace fire',
    place: 'near',
    size: 0.75,
    rate: 7,
    shines: [0, -30, 36],
    poses: [-6, 2, 7, -1].map(flame),
  },
  {
    name: 'lamp',
    words: 'streetlamp lamppost street-lamp lantern',
    place: 'near',
    size: 1.35,
    upright: true,
    shines: [16, -112, 16],
    poses: [
      [
        { glow: [16, -110, 90], tone: 'lamp', power: 0.75 },
        { d: 'M0,4V-118Q2,-128 16,-124', tone: 'near', width: 4 },
        { d: 'M8,-120h16l-3,18h-10Z', tone: 'lamp' },
        { d: 'M6,-122h20l-10,-9Z', tone: 'near' },
      ],
    ],
  },
  {
    name: 'bench',
    words: 'bench swing',
    place: 'near',
    size: 0.75,
    colour: '#7a5230',
    poses: [
      [
        { d: 'M-52,2V-34M52,2V-34', tone: 'near', width: 5 },
        { d: 'M-60,-34h120v7h-120ZM-60,-52h120v7h-120ZM-60,-66h120v7h-120Z' },
      ],
    ],
  },
]
