import { disc } from '../base/svg.js'
import type { Part, SubjectRow } from './row.js'

const house: Part[] = [
  { d: 'M20,-84h11v26h-11Z', tone: 'near' },
  { d: 'M-44,6V-40H44V6Z' },
  { d: 'M-54,-36L0,-84L54,-36Z', tone: 'roof' },
  { glow: [-18, -20, 46], tone: 'lamp', power: 0.45 },
  { d: 'M-28,-29h18v16h-18ZM10,-29h18v16h-18Z', tone: 'lamp' },
  { d: 'M-19,-29V-13M-28,-21H-10M19,-29V-13M10,-21H28', tone: 'near', width: 1.6 },
  { d: 'M-5,-24h10V6h-10Z', tone: 'near' },
]
const tiers = [
  [0, 60],
  [34, 50],
  [64, 40],
  [90, 30],
] as const
const standing = { place: 'far', upright: true } as const

/** What has been built, standing on the far slope or the far shore. */
export const BUILDINGS: readonly SubjectRow[] = [
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
    name: 'castle',
    words: 'castle fortress palace kingdom citadel',
    ...standing,
    size: 1.15,
    colour: '#8a8694',
    vivid: 0.4,
    home: 'mountain',
    poses: [
      [
        {
          d: 'M-62,14V-46H62V14ZM-71,14V-70H-53V14ZM53,14V-64H71V14ZM-34,14V-92H-18V14ZM9,14V-118H31V14ZM37,14V-84H51V14ZM-50,14V-78H-38V14Z',
        },
        {
          d: 'M-74,-70L-62,-104L-50,-70ZM50,-64L62,-98L74,-64ZM-38,-92L-26,-122L-14,-92ZM4,-118L20,-160L36,-118ZM34,-84L44,-109L54,-84ZM-53,-78L-44,-101L-35,-78Z',
          tone: 'roof',
        },
        {
          d: 'M-63,-60h3v6h-3ZM60,-54h3v6h-3ZM-27,-82h3v6h-3ZM19,-108h3v7h-3ZM19,-88h3v7h-3ZM43,-74h3v6h-3Z',
          tone: 'lamp',
        },
        { d: 'M-10,14V-14a10,10 0 0 1 20,0V14Z', tone: 'near' },
      ],
    ],
  },
  {
    name: 'temple',
    words: 'temple pagoda shrine monastery kyoto japan japanese china chinese',
    ...standing,
    size: 1.15,
    colour: '#b8503a',
    vivid: 0.6,
    home: 'mountain',
    poses: [
      [
        ...tiers.flatMap(([y, w], i): Part[] => [
          { d: `M${-w * 0.62},${8 - y}V${-26 - y}H${w * 0.62}V${8 - y}Z` },
          {
            d: `M${-w * 0.36},${2 - y}v-18h${w * 0.2}v18ZM${w * 0.16},${2 - y}v-18h${w * 0.2}v18Z`,
            tone: 'lamp',
          },
          {
            d: `M${-w * 1.16},${-20 - y}Q${-w * 0.7},${-26 - y} ${-w * 0.42},${-42 - y}H${w * 0.42}Q${w * 0.7},${-26 - y} ${w * 1.16},${-20 - y}L${w},${-18 - y}H${-w}Z`,
            tone: i % 2 ? 'roof' : 'roof',
          },
        ]),
        { d: 'M0,-130V-158', tone: 'near', width: 3 },
      ],
    ],
  },
  {
    name: 'torii',
    words: 'torii gate archway',
    place: 'ground',
    upright: true,
    size: 1.05,
    colour: '#d0402c',
    vivid: 0.7,
    poses: [
      [
        { d: 'M-46,6V-98M46,6V-98', width: 9 },
        { d: 'M-58,-74H58', width: 7 },
        { d: 'M-80,-112Q0,-98 80,-112L76,-98Q0,-88 -76,-98Z' },
        { d: 'M-84,-118Q0,-104 84,-118L80,-110Q0,-98 -80,-110Z', tone: 'near' },
        { d: 'M-6,-96h12v20h-12Z' },
      ],
    ],
  },
  {
    name: 'church',
    words: 'church cathedral chapel abbey',
    ...standing,
    size: 1.1,
    colour: '#cfc2b0',
    poses: [
      [
        { d: 'M-26,8V-46H62V8Z' },
        { d: 'M-30,-44L-22,-66H58L66,-44Z', tone: 'roof' },
        { d: 'M-52,8V-84H-20V8Z' },
        { d: 'M-56,-82L-36,-142L-16,-82Z', tone: 'roof' },
        { d: 'M-36,-142v-16M-42,-152h12', tone: 'near', width: 2.4 },
        {
          d: 'M-41,-52v-16q5,-8 10,0v16ZM-10,-14v-16q5,-8 10,0v16ZM14,-14v-16q5,-8 10,0v16ZM38,-14v-16q5,-8 10,0v16Z',
          tone: 'lamp',
        },
        { d: 'M-43,8v-20q7,-9 14,0V8Z', tone: 'near' },
      ],
    ],
  },
  {
    name: 'mosque',
    words: 'mosque taj-mahal minaret istanbul arabian',
    ...standing,
    size: 1.1,
    colour: '#ece2d0',
    vivid: 0.65,
    poses: [
      [
        { d: 'M-58,8V-42H58V8Z' },
        { d: 'M-34,-42C-46,-70 -20,-92 0,-108C20,-92 46,-70 34,-42Z' },
        { d: 'M34,-42C46,-70 20,-92 0,-108C14,-84 20,-64 16,-42Z', tone: 'shade', opacity: 0.6 },
        { d: 'M-86,8V-104H-76V8ZM76,8V-104H86V8Z' },
        {
          d: 'M-89,-104L-81,-128L-73,-104ZM73,-104L81,-128L89,-104ZM-89,-74h16v4h-16ZM73,-74h16v4h-16Z',
          tone: 'shade',
        },
        {
          d: 'M-14,8V-20Q0,-40 14,-20V8ZM-44,4V-16Q-36,-28 -28,-16V4ZM28,4V-16Q36,-28 44,-16V4Z',
          tone: 'lamp',
        },
        { d: 'M0,-108V-122', tone: 'near', width: 2 },
      ],
    ],
  },
  {
    name: 'lighthouse',
    words: 'lighthouse beacon',
    place: 'far',
    upright: true,
    size: 1.5,
    colour: '#f2ece0',
    vivid: 0.75,
    home: 'island',
    shines: [0, -118, 13],
    poses: [
      [
        { glow: [0, -118, 60], tone: 'lamp', power: 0.7 },
        { d: 'M-13,4L-8,-106H8L13,4Z' },
        { d: 'M3,4L2,-106H8L13,4Z', tone: 'near', opacity: 0.3 },
        { d: 'M-11.6,-28L-10.4,-54H10.4L11.6,-28ZM-9.5,-74L-8.5,-96H8.5L9.5,-74Z', tone: '#d0402f' },
        { d: 'M-12,-110h24v4h-24Z', tone: 'near' },
        { d: 'M-6.5,-126h13v16h-13Z', tone: '!#fff2c4' },
        { d: 'M0,-126V-110M-6.5,-126V-110M6.5,-126V-110', tone: 'near', width: 1.4 },
        { d: 'M-9,-126C-7,-136 7,-136 9,-126Z', tone: '#d0402f' },
        { d: 'M0,-134V-142', tone: 'near', width: 1.5 },
      ],
    ],
  },
  {
    name: 'windmill',
    words: 'windmill holland netherlands mill',
    ...standing,
    size: 1.15,
    colour: '#a8846a',
    home: 'hill',
    rate: 8,
    poses: Array.from({ length: 12 }, (_, i): Part[] => [
      { d: 'M-24,8L-14,-74H14L24,8Z' },
      { d: 'M-17,-72Q0,-96 17,-72Z', tone: 'roof' },
      { d: 'M-5,8V-14h10V8ZM-4,-50h8v10h-8Z', tone: 'lamp' },
      {
        d: [0, 90, 180, 270]
          .map((quarter) => {
            const a = ((quarter + i * 7.5) * Math.PI) / 180
            const [c, s] = [Math.cos(a), Math.sin(a)]
            const at = (x: number, y: number) =>
              `${(c * x - s * y).toFixed(1)},${(-72 + s * x + c * y).toFixed(1)}`
            return `M${at(-1.5, 0)}L${at(-1.5, -62)}L${at(11, -62)}L${at(11, -14)}L${at(1.5, -14)}L${at(1.5, 0)}Z`
          })
          .join(''),
        tone: 'near',
      },
    ]),
  },
  {
    name: 'turbine',
    words: 'turbine windfarm wind-farm wind-turbine',
    ...standing,
    size: 1,
    colour: '#f0f2f4',
    vivid: 0.8,
    home: 'hill',
    rate: 12,
    copies: [
      [-170, 0, 0.7],
      [150, 0, 0.8],
    ],
    poses: Array.from({ length: 12 }, (_, i): Part[] => [
      { d: 'M-3,6L-1.4,-120H1.4L3,6Z' },
      {
        d: [0, 120, 240]
          .map((third) => {
            const a = ((third + i * 10) * Math.PI) / 180
            const [c, s] = [Math.cos(a), Math.sin(a)]
            const at = (x: number, y: number) =>
              `${(c * x - s * y).toFixed(1)},${(-120 + s * x + c * y).toFixed(1)}`
            return `M${at(-1.5, 0)}L${at(-3, -24)}L${at(0, -66)}L${at(1.5, 0)}Z`
          })
          .join(''),
      },
      { d: disc(0, -120, 3) },
    ]),
  },
  {
    name: 'tower',
    words: 'tower eiffel',
    place: 'horizon',
    upright: true,
    size: 1.5,
    poses: [
      [
        { d: 'M-36,2C-14,-52 -7,-110 -3,-220L0,-252L3,-220C7,-110 14,-52 36,2H24C18,-26 -18,-26 -24,2Z' },
        { d: 'M-20,-66h40v5h-40ZM-11,-118h22v4h-22Z', tone: 'near' },
        {
          d: 'M-24,-30L14,-62M24,-30L-14,-62M-14,-70L8,-112M14,-70L-8,-112',
          tone: 'haze',
          width: 1.2,
          opacity: 0.6,
        },
        { glow: [0, -60, 120], tone: 'lamp', power: 0.3, wide: 0.5 },
      ],
    ],
  },
  {
    name: 'pyramid',
    words: 'pyramid',
    place: 'horizon',
    upright: true,
    size: 1,
    colour: '#d8ac68',
    home: 'desert',
    copies: [
      [-170, 0, 0.62],
      [186, 0, 0.5],
    ],
    poses: [
      [
        { d: 'M-110,4L0,-122L110,4Z', tone: 'shade' },
        { d: 'M0,-122L26,4L-110,4Z', tone: 'lit' },
      ],
    ],
  },
  {
    name: 'volcano',
    words: 'volcano eruption',
    place: 'horizon',
    upright: true,
    size: 2,
    colour: '#5a4648',
    home: 'island',
    shines: [0, -112, 34],
    poses: [
      [
        { glow: [0, -116, 90], tone: '!#ff7a3a', power: 0.8 },
        { d: 'M-170,4C-90,-10 -50,-70 -24,-108L-10,-102L8,-106L24,-108C54,-64 96,-12 176,4Z' },
        { d: 'M24,-108C54,-64 96,-12 176,4H60C50,-30 20,-70 8,-106Z', tone: 'near', opacity: 0.35 },
        {
          d: 'M-10,-103C-14,-80 -2,-66 -8,-44C-10,-30 -2,-24 -6,-12M12,-106C16,-84 10,-72 22,-52',
          tone: '!#ff8a3c',
          width: 4,
        },
      ],
    ],
  },
  {
    name: 'waterfall',
    words: 'waterfall cascade niagara',
    place: 'horizon',
    upright: true,
    size: 1.8,
    colour: '#eef6fa',
    vivid: 0.9,
    home: 'mountain',
    rate: 6,
    poses: [0, 1, 2].map((i): Part[] => [
      {
        d: 'M-250,10L-232,-58L-196,-70L-168,-98L-120,-94L-92,-124L-48,-132L-18,-120H22L52,-140L104,-130L136,-104L188,-98L214,-62L252,-52L270,10Z',
        tone: '#55655c',
      },
      {
        d: 'M-196,-70L-184,6M-120,-94L-128,-30L-112,6M-48,-132L-62,-70L-48,6M52,-140L60,-72L46,6M136,-104L122,-50L134,6M188,-98L196,6',
        tone: 'shade',
        width: 5,
        opacity: 0.25,
      },
      {
        d: 'M-168,-98L-120,-94L-92,-124L-48,-132L-20,-120V-112L-50,-120L-88,-112L-118,-84L-164,-88ZM22,-120L52,-140L104,-130L136,-104L188,-98L186,-88L132,-94L100,-120L54,-128L24,-112Z',
        tone: 'leafDark',
      },
      { d: 'M-17,-120H19C25,-80 21,-40 29,6H-27C-21,-40 -25,-80 -17,-120Z', opacity: 0.92 },
      {
        d: [-12, -4, 4, 12]
          .map((x, n) => `M${x},${-112 + ((n * 17 + i * 12) % 36)}C${x + 3},-70 ${x - 3},-40 ${x * 1.4},0`)
          .join(''),
        tone: '#9ab8c8',
        width: 1.6,
        opacity: 0.7,
      },
      { glow: [0, 4, 40], tone: 'haze', power: 0.9, wide: 1.8 },
    ]),
  },
  {
    name: 'wheel',
    words: 'ferris-wheel carnival fair amusement',
    ...standing,
    size: 1.3,
    colour: '#e0e4ec',
    vivid: 0.7,
    shines: [0, -70, 16],
    rate: 3,
    poses: [0, 1, 2, 3].map((step): Part[] => [
      { d: 'M-30,6L0,-74L30,6', tone: 'near', width: 3.4 },
      { d: disc(0, -74, 66), width: 2.4 },
      { d: disc(0, -74, 58), width: 1 },
      {
        d: Array.from({ length: 12 }, (_, i) => {
          const a = ((i * 30 + step * 7.5) * Math.PI) / 180
          return `M0,-74L${(Math.cos(a) * 66).toFixed(1)},${(-74 + Math.sin(a) * 66).toFixed(1)}`
        }).join(''),
        width: 0.9,
      },
      ...(['!#ff7a6a', '!#ffd060', '!#7ad0ff'] as const).map((tone, n): Part => ({
        d: Array.from({ length: 4 }, (_, i) => {
          const a = (((i * 3 + n) * 30 + step * 7.5) * Math.PI) / 180
          return disc(Math.cos(a) * 66, -70 + Math.sin(a) * 66, 6)
        }).join(''),
        tone,
      })),
    ]),
  },
  {
    name: 'ruin',
    words: 'ruin ruins temple-ruins column greek greece roman rome statue',
    ...standing,
    size: 1,
    colour: '#d8ccb4',
    vivid: 0.6,
    poses: [
      [
        {
          d: 'M-72,6h144v-8h-144ZM-64,-2V-74h14V-2ZM-34,-2V-74h14V-2ZM-4,-2V-74h14V-2ZM26,-2V-74h14V-2ZM56,-2V-40l14,6V-2Z',
        },
        { d: 'M-70,-74H46V-84H-70ZM-66,-84L-12,-106L30,-88V-84Z', tone: 'lit' },
        { d: 'M-54,-2V-74M-24,-2V-74M6,-2V-74M36,-2V-74', tone: 'near', width: 3, opacity: 0.35 },
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
