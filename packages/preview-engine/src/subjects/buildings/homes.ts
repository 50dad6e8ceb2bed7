import { disc } from '../../base/svg.js'
import type { Part, SubjectRow } from '../row.js'

const house: Part[] = [
  { d: 'M20,-84h11v26h-11Z', tone: 'near' },
  { d: 'M-44,6V-40H44V6Z' },
  { d: 'M-54,-36L0,-84L54,-36Z', tone: 'roof' },
  { glow: [-18, -20, 46], tone: 'lamp', power: 0.45 },
  { d: 'M-28,-29h18v16h-18ZM10,-29h18v16h-18Z', tone: 'lamp' },
  { d: 'M-19,-29V-13M-28,-21H-10M19,-29V-13M10,-21H28', tone: 'near', width: 1.6 },
  { d: 'M-5,-24h10V6h-10Z', tone: 'near' },
]
const standing = { place: 'far', upright: true } as const

/** Houses and shops. */
export const HOMES: readonly SubjectRow[] = [
  {
    name: 'house',
    words: 'house cabin cottage hut home farmhouse chalet lodge mansion',
    ...standing,
    size: 0.8,
    colour: '#a08468',
    poses: [house],
  },
  {
    name: 'village',
    words: 'village town hamlet houses',
    ...standing,
    size: 0.62,
    colour: '#c4a888',
    poses: [house],
    copies: [
      [-122, 2, 0.8, '#b89070'],
      [-58, 4, 0.66, '#d8c0a0'],
      [104, 2, 0.86, '#a87c60'],
      [172, 4, 0.66, '#c8b090'],
      [-196, 6, 0.6, '#a08468'],
      [232, 6, 0.56, '#d8b890'],
      [48, -14, 0.6, '#b09878'],
    ],
  },
  {
    name: 'barn',
    words: 'barn stable',
    ...standing,
    size: 0.9,
    colour: '#a83a2c',
    vivid: 0.7,
    home: 'hill',
    poses: [
      [
        { d: 'M-56,6V-46L-36,-74L0,-90L36,-74L56,-46V6Z' },
        { d: 'M-60,-44L-38,-78L0,-96L38,-78L60,-44', tone: 'roof', width: 6 },
        { d: 'M-18,6V-36H18V6ZM-8,-72h16v16h-16Z', tone: '#f0e8dc' },
        { d: 'M-18,6L18,-36M18,6L-18,-36', tone: 'body', width: 3 },
      ],
    ],
  },
  {
    name: 'igloo',
    words: 'igloo',
    place: 'ground',
    size: 1,
    colour: '#e4eef8',
    vivid: 0.85,
    home: 'snow',
    poses: [
      [
        { d: 'M-60,4C-60,-60 60,-60 60,4Z' },
        {
          d: 'M-56,-18Q0,-30 56,-18M-44,-34Q0,-44 44,-34M-20,-44V-30M20,-44V-30M0,-31V-20M-34,-38V-22M34,-38V-22',
          tone: 'shade',
          width: 1.4,
        },
        { d: 'M28,4C28,-36 78,-36 78,4Z', tone: 'shade' },
        { d: 'M42,4C42,-20 70,-20 70,4Z', tone: 'lamp' },
      ],
    ],
  },
  {
    name: 'tent',
    words: 'tent camp camping campsite yurt tipi',
    place: 'ground',
    size: 0.95,
    colour: '#f0a040',
    vivid: 0.85,
    shines: [0, -20, 40],
    poses: [
      [
        { glow: [0, -24, 90], tone: 'lamp', power: 0.6 },
        { d: 'M-52,4L0,-58L52,4Z' },
        { d: 'M-10,4L0,-58L14,4Z', tone: 'lamp' },
        { d: 'M0,-58L-58,6M0,-58L58,6', tone: 'near', width: 2 },
      ],
    ],
  },
  {
    name: 'stall',
    words: 'stall shop kiosk booth food-truck',
    place: 'ground',
    upright: true,
    size: 0.95,
    colour: '#d0482f',
    vivid: 0.75,
    poses: [
      [
        { glow: [0, -50, 90], tone: 'lamp', power: 0.6 },
        { d: 'M-60,4V-84M60,4V-84', tone: 'near', width: 4 },
        { d: 'M-58,4V-32H58V4Z', tone: '#7a5234' },
        { d: 'M-54,-32h108v-36h-108Z', tone: 'lamp', opacity: 0.75 },
        {
          d: [-44, -26, -8, 10, 28, 44].map((x, i) => disc(x, -36, 8, 6 + (i % 2) * 3)).join(''),
          tone: '#c8642c',
        },
        {
          d: 'M-70,-66L-60,-98H60L70,-66Q60,-58 50,-66Q40,-58 30,-66Q20,-58 10,-66Q0,-58 -10,-66Q-20,-58 -30,-66Q-40,-58 -50,-66Q-60,-58 -70,-66Z',
        },
        {
          d: 'M-50,-66L-42,-98H-24L-30,-66ZM-10,-66L-8,-98H10L10,-66ZM30,-66L26,-98H42L50,-66Z',
          tone: '#f4ead8',
          opacity: 0.85,
        },
      ],
    ],
  },
]
