import type { Part, SubjectRow } from '../row.js'

const tiers = [
  [0, 60],
  [34, 50],
  [64, 40],
  [90, 30],
] as const
const standing = { place: 'far', upright: true } as const

/** Castles, temples, towers and ruins. */
export const MONUMENTS: readonly SubjectRow[] = [
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
]
