import { blob, disc } from '../../base/svg.js'
import type { Part, SubjectRow } from '../row.js'

const thing = { place: 'near', home: 'table', upright: true } as const

/** Tabletop things. */
export const TABLE_THINGS: readonly SubjectRow[] = [
  {
    name: 'cup',
    words: 'cup coffee tea mug espresso cappuccino',
    ...thing,
    size: 1.5,
    colour: '#f2ebe0',
    vivid: 0.9,
    rate: 2.4,
    poses: [0, 1, 2, 3].map((i): Part[] => [
      { d: disc(0, -3, 62, 10), tone: 'shade' },
      { d: 'M36,-58C72,-66 72,-20 30,-24', tone: 'shade', width: 8 },
      { d: 'M-42,-70C-42,-30 -30,-6 0,-6C30,-6 42,-30 42,-70Z' },
      { d: disc(0, -70, 42, 10), tone: 'lit' },
      { d: disc(0, -69, 36, 7.4), tone: '#5a3420' },
      {
        d: `M-12,-78C${-22 + i * 3},-96 ${-2 - i * 3},-108 -10,-128M10,-78C${i * 4},-98 ${22 - i * 3},-110 12,-134`,
        tone: 'haze',
        width: 6,
        opacity: 0.35,
      },
    ]),
  },
  {
    name: 'bottle',
    words: 'bottle',
    ...thing,
    size: 1.3,
    colour: '#2f6a4c',
    vivid: 0.85,
    poses: [
      [
        { d: 'M-22,0V-70C-22,-90 -9,-92 -8,-106V-136H8V-106C9,-92 22,-90 22,-70V0Z' },
        { d: 'M-9,-140h18v14h-18Z', tone: '#b8903c' },
        { d: 'M-22,-58h44v34h-44Z', tone: '#f0e6d0' },
        { d: 'M-14,-6V-72C-14,-84 -4,-92 -3,-104', tone: 'lit', width: 3.4, opacity: 0.7 },
        { d: 'M56,0h36M74,0V-40', tone: 'haze', width: 3 },
        { d: 'M50,-82C48,-52 60,-40 74,-40C88,-40 100,-52 98,-82Z', tone: 'haze', opacity: 0.5 },
        { d: 'M51,-66C52,-50 62,-42 74,-42C86,-42 96,-50 97,-66Z', tone: '#a8283c' },
      ],
    ],
  },
  {
    name: 'candle',
    words: 'candle candles candlelight',
    ...thing,
    size: 1.15,
    colour: '#f0e4cc',
    vivid: 0.9,
    rate: 6,
    shines: [0, -100, 22],
    copies: [
      [74, 2, 0.72],
      [-78, 3, 0.6],
    ],
    poses: [-2, 0, 2, 0].map((lean): Part[] => [
      { glow: [0, -96, 110], tone: '!#ffc060', power: 0.75 },
      { d: 'M-18,0V-74Q0,-80 18,-74V0Z' },
      { d: 'M6,0V-77Q14,-76 18,-74V0Z', tone: 'shade' },
      { d: 'M0,-76V-84', tone: 'near', width: 2 },
      { d: `M0,-80C-10,-92 ${-2 + lean},-98 ${lean},-116C${6 + lean},-100 10,-92 0,-80Z`, tone: '!#ffe08a' },
    ]),
  },
  {
    name: 'vase',
    words: 'vase flowers bonsai',
    ...thing,
    size: 1.15,
    colour: '#4a78a8',
    vivid: 0.85,
    poses: [
      [
        {
          d: 'M-4,-56C-20,-90 -34,-100 -36,-124M0,-56C2,-90 -2,-110 2,-140M4,-56C20,-86 32,-96 38,-118',
          tone: 'leafDark',
          width: 3,
        },
        { d: disc(-37, -128, 17) + disc(3, -146, 19) + disc(40, -122, 17), tone: '#e8688c' },
        { d: disc(-40, -131, 8) + disc(0, -150, 9) + disc(37, -125, 8), tone: '#f8b8c8' },
        { d: 'M-15,-60H15C10,-48 32,-38 30,-16C28,0 -28,0 -30,-16C-32,-38 -10,-48 -15,-60Z' },
        { d: 'M-18,-34C-24,-20 -20,-8 -14,-4', tone: 'lit', width: 3, opacity: 0.7 },
      ],
    ],
  },
  {
    name: 'fruit',
    words: 'fruit fruit-bowl',
    ...thing,
    size: 1.2,
    colour: '#d83a34',
    vivid: 0.95,
    copies: [
      [84, 3, 0.8, '#f0a030'],
      [-80, 4, 0.72, '#8ab83c'],
    ],
    poses: [
      [
        {
          d: blob([
            [0, -66],
            [24, -74],
            [42, -54],
            [38, -22],
            [16, 0],
            [0, -4],
            [-16, 0],
            [-38, -22],
            [-42, -54],
            [-24, -74],
          ]),
        },
        { d: 'M0,-66Q2,-82 10,-90', tone: '#5a3a20', width: 3.4 },
        { d: 'M4,-78C20,-96 38,-90 42,-80C28,-70 14,-70 4,-78Z', tone: 'leaf' },
        { d: disc(-18, -48, 8, 12), tone: 'lit', opacity: 0.6 },
      ],
    ],
  },
  {
    name: 'cake',
    words: 'cake birthday',
    ...thing,
    size: 1.3,
    colour: '#f4c8d0',
    vivid: 0.95,
    shines: [0, -112, 14],
    poses: [
      [
        { glow: [0, -106, 70], tone: '!#ffc060', power: 0.7 },
        { d: disc(0, -2, 84, 10), tone: 'shade' },
        { d: 'M-64,-4V-58H64V-4Q0,8 -64,-4Z', tone: '#a8683c' },
        {
          d: 'M-64,-40V-62Q0,-74 64,-62V-40Q56,-26 48,-40Q38,-22 28,-40Q18,-28 8,-40Q-4,-20 -16,-40Q-28,-28 -38,-40Q-50,-24 -64,-40Z',
        },
        { d: disc(0, -62, 64, 11), tone: 'lit' },
        { d: 'M-26,-64V-92M0,-62V-94M26,-64V-92', tone: '#5a9ad8', width: 5 },
        { d: disc(-26, -99, 4, 7) + disc(0, -101, 4, 7) + disc(26, -99, 4, 7), tone: '!#ffe08a' },
      ],
    ],
  },
  {
    name: 'book',
    words: 'book books',
    ...thing,
    size: 1.15,
    colour: '#8a3a34',
    vivid: 0.85,
    poses: [
      [
        { d: 'M-80,0h150v-22h-150Z' },
        { d: 'M-74,-5h146v-12h-146Z', tone: '#efe6d0' },
        { d: 'M-70,-22h136v-20h-136Z', tone: '#3a5a7a' },
        { d: 'M-68,-27h134v-10h-134Z', tone: '#efe6d0' },
        {
          d: 'M-4,-44C-30,-62 -58,-58 -72,-52V-70C-50,-78 -24,-76 -4,-62C16,-76 44,-78 66,-70V-52C50,-58 24,-62 -4,-44Z',
          tone: '#f6efdc',
        },
        { d: 'M-4,-44V-62', tone: '#b8a888', width: 2 },
      ],
    ],
  },
  {
    name: 'clock',
    words: 'clock',
    ...thing,
    size: 1.3,
    colour: '#c8a050',
    vivid: 0.85,
    poses: [
      [
        { d: 'M-38,0h76v-10h-76ZM-38,-116h76v10h-76Z' },
        {
          d: 'M-28,-106H28C28,-80 4,-70 4,-58C4,-46 28,-36 28,-10H-28C-28,-36 -4,-46 -4,-58C-4,-70 -28,-80 -28,-106Z',
          tone: 'haze',
          opacity: 0.55,
        },
        {
          d: 'M-18,-86H18C12,-72 2,-66 2,-58V-30L22,-12H-22L-2,-30V-58C-2,-66 -12,-72 -18,-86Z',
          tone: '#e8b860',
        },
      ],
    ],
  },
]
