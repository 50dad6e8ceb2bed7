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

const leaves = (...tips: readonly (readonly [x: number, y: number])[]): string =>
  tips.map(([x, y]) => `M${x},${y}q6,-11 18,-9q-2,12 -18,9Z`).join('')

/** Outdoor things. */
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
    words: 'campfire bonfire fire',
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
    tall: 66,
    seat: [0, -32],
    colour: '#7a5230',
    poses: [
      [
        { d: 'M-52,2V-34M52,2V-34', tone: 'near', width: 5 },
        { d: 'M-60,-34h120v7h-120ZM-60,-52h120v7h-120ZM-60,-66h120v7h-120Z' },
      ],
    ],
  },
  {
    // The limb reaches into the picture from a trunk at its edge.
    name: 'branch',
    words: 'branch bough twig tree-branch tree-limb perch',
    place: 'near',
    size: 1,
    tall: 66,
    seat: [0, -62],
    home: 'forest',
    colour: '#6a4a30',
    vivid: 1.1,
    poses: [
      [
        { d: 'M92,120C104,-80 96,-200 112,-420H520V120Z' },
        { d: 'M92,120C104,-80 96,-200 112,-420H132C116,-200 122,-80 116,120Z', tone: 'lit', opacity: 0.5 },
        {
          d: 'M112,-92C70,-70 30,-64 0,-63C-50,-62 -90,-74 -128,-70C-90,-64 -50,-52 0,-53C40,-53 80,-56 112,-62Z',
        },
        { d: 'M-40,-60C-62,-74 -74,-92 -98,-100M56,-66C44,-86 40,-104 22,-118', tone: 'body', width: 4 },
        {
          d: leaves(
            [-128, -70],
            [-112, -82],
            [-98, -100],
            [-84, -108],
            [22, -118],
            [36, -112],
            [10, -108],
            [-64, -88],
            [-96, -60],
            [-140, -78],
          ),
          tone: 'leaf',
        },
        { d: leaves([-104, -74], [-90, -98], [30, -124], [-120, -62], [48, -92]), tone: 'leafLit' },
      ],
    ],
  },
  {
    name: 'wave',
    words: 'giant-wave big-wave huge-wave massive-wave tidal-wave tsunami',
    place: 'water',
    size: 1.5,
    tall: 118,
    seat: [-42, -52],
    home: 'sea',
    colour: '#2f86a8',
    vivid: 1.1,
    bob: 6,
    poses: [
      [
        {
          d: 'M-250,14C-170,6 -96,-34 -42,-84C-10,-112 40,-124 84,-104C110,-92 118,-72 108,-56C100,-78 70,-86 48,-70C20,-48 40,-6 96,-2C150,0 190,8 250,14Z',
        },
        {
          d: 'M108,-56C100,-78 70,-86 48,-70C20,-48 40,-6 96,-2C60,-14 50,-40 66,-56C80,-68 98,-66 108,-56Z',
          tone: 'shade',
        },
        {
          d: 'M-190,2C-120,-14 -66,-52 -26,-86M-150,6C-80,-10 -30,-48 14,-88M-96,8C-40,-8 0,-40 34,-74',
          tone: 'lit',
          width: 4,
          opacity: 0.6,
        },
        {
          d: 'M-60,-68C-20,-108 40,-128 88,-108C116,-96 124,-70 110,-48C112,-66 104,-76 96,-72C100,-84 86,-90 78,-84C76,-96 56,-98 46,-92C30,-102 -10,-92 -60,-68Z',
          tone: '#ffffff',
        },
        {
          d:
            disc(112, -40, 6) +
            disc(120, -54, 4.5) +
            disc(102, -30, 4) +
            disc(126, -36, 3) +
            disc(94, -112, 4),
          tone: '#ffffff',
          opacity: 0.85,
        },
        {
          d: 'M-250,14C-200,6 -180,12 -150,8S-90,12 -60,8S10,14 50,6S110,-4 130,4S200,6 250,14Q0,30 -250,14Z',
          tone: '#ffffff',
          opacity: 0.75,
        },
      ],
    ],
  },
]
