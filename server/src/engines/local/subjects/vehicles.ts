import { disc } from '../base/svg.js'
import { bicycle } from './people.js'
import type { Part, SubjectRow } from './row.js'

const tyre = (x: number, r: number): Part[] => [{ d: disc(x, -r, r), tone: 'near' }, { d: disc(x, -r, r * 0.5), tone: '#a0a6b0' }]
const lamps = (front: number, back: number, y: number): Part[] => [
  { glow: [front + 16, y, 44], tone: '!#ffe9b0', power: 0.6, wide: 1.5 }, { d: disc(front, y, 3.4, 3), tone: '!#fff4d0' },
    { d: disc(back, y, 2.6, 3), tone: '!#ff5a4a' },
]
const panes = (xs: readonly number[], y: number, w: number,
  h: number): Part => ({ d: xs.map((x) => `M${x},${y}h${w}v${h}h${-w}Z`).join(''), tone: 'glass' })
const road = { place: 'ground', drift: 58 } as const
const rotor = (half: number, y: number): Part => ({ d: `M${-half},${y}H${half}`, tone: 'near', width: 2, opacity: 0.75 })

/** On wheels, on rails and in the air. They look to the right. */
export const VEHICLES: readonly SubjectRow[] = [
  { name: 'car', words: 'car taxi cab automobile vehicle sedan racecar convertible', ...road, size: 0.85, colour: '#c8392e', vivid: 0.8,
    poses: [[
    { d: 'M-84,-14C-88,-34 -80,-40 -58,-43C-46,-62 -32,-68 -6,-68C22,-68 32,-58 46,-44C70,-41 84,-36 84,-16L80,-10H-80Z' },
    { d: 'M-46,-44C-38,-57 -30,-61 -12,-61V-44ZM-5,-44V-61C16,-61 26,-55 36,-44Z', tone: 'glass' },
      { d: 'M-84,-14H84L80,-8H-80Z', tone: 'shade' }, { d: 'M-78,-34H78', tone: 'lit', width: 1.6, opacity: 0.6 },
    ...tyre(-50, 14), ...tyre(50, 14), ...lamps(82, -84, -28)]] },
  { name: 'bicycle', words: 'bicycle bike', ...road, drift: 0, size: 0.95, colour: '#d84a30', vivid: 0.8, poses: [bicycle] },
  { name: 'motorbike', words: 'motorbike motorcycle scooter vespa moped', ...road, size: 0.85, colour: '#b82f2f', vivid: 0.75, poses: [[
    ...tyre(-38, 18), ...tyre(42, 18), { d: 'M42,-18L28,-58L20,-60', tone: 'near', width: 4 },
      { d: 'M-46,-40C-30,-50 -20,-40 -6,-46C6,-58 24,-54 28,-44L16,-20L-18,-16L-34,-26Z' },
      { d: 'M-50,-44H-10V-38H-44Z', tone: 'near' }, ...lamps(34, -50, -48)]] },
  { name: 'bus', words: 'bus coach minibus camper campervan', ...road, drift: 42, size: 0.95, colour: '#e8b42c', vivid: 0.8, poses: [[
    { d: 'M-112,-10V-84Q-112,-92 -104,-92H104Q114,-92 114,-70V-10Z' }, panes([-102, -76, -50, -24, 2, 28, 54], -80, 21, 26),
      { d: 'M82,-80h24q6,2 6,32h-30Z', tone: 'glass' }, { d: 'M-112,-40H114', tone: 'lit', width: 2, opacity: 0.6 },
      { d: 'M-112,-18H114V-8H-112Z', tone: 'shade' },
    ...tyre(-70, 15), ...tyre(72, 15), ...lamps(114, -112, -26)]] },
  { name: 'truck', words: 'truck lorry trailer van pickup ambulance', ...road, drift: 42, size: 0.95, colour: '#3f6fb0', vivid: 0.75,
    poses: [[
    { d: 'M-116,-12V-96H40V-12Z', tone: '#e4e2dc' }, { d: 'M-116,-96H40V-88H-116Z', tone: 'lit' },
      { d: 'M46,-12V-76Q46,-80 52,-80H80Q90,-78 98,-50Q112,-46 112,-34V-12Z' }, { d: 'M60,-72H78Q86,-68 90,-50H60Z', tone: 'glass' },
      { d: 'M-116,-16H112V-8H-116Z', tone: 'near' },
    ...tyre(-86, 15), ...tyre(-52, 15), ...tyre(78, 15), ...lamps(112, -116, -26)]] },
  { name: 'tractor', words: 'tractor harvester combine', ...road, drift: 18, size: 0.85, colour: '#c83a2c', home: 'hill', vivid: 0.8,
    poses: [[
    { d: 'M-30,-96H16V-90L20,-52H60Q66,-52 66,-44V-22H-20V-60Z' }, { d: 'M-22,-88H10L13,-54H-20Z', tone: 'glass' },
      { d: 'M46,-52V-78', tone: 'near', width: 3.4 }, ...tyre(-26, 30), ...tyre(52, 18)]] },
  { name: 'tank', words: 'bulldozer excavator digger tank', ...road, drift: 14, size: 0.85, colour: '#d8a030', poses: [[
    { d: 'M-60,-4Q-74,-16 -60,-26H44Q58,-16 44,-4Z', tone: 'near' }, { d: 'M-50,-28V-62H-16V-84H20V-28Z' },
      { d: 'M-10,-78H14V-52H-10Z', tone: 'glass' }, { d: 'M18,-50L66,-92L96,-40', tone: 'body', width: 8 },
      { d: 'M84,-44h28l-6,24h-18Z', tone: 'shade' }]] },
  { name: 'carriage', words: 'carriage wagon rickshaw cart tuktuk', ...road, drift: 20, size: 0.85, colour: '#8a4a2c',
    poses: [[{ d: 'M-52,-34Q-56,-92 0,-92Q56,-92 52,-34Z', tone: '#efe4cc' }, { d: 'M-58,-40H60V-24H-54Z' },
    { d: 'M60,-32H96', tone: 'near', width: 3 }, ...tyre(-36, 20), ...tyre(38, 20)]] },
  { name: 'train', words: 'train railway locomotive tram metro subway', place: 'far', size: 1, colour: '#9a332c', drift: 48,
    upright: true, poses: [[]] },
  { name: 'plane', words: 'plane airplane aeroplane aircraft jet airliner', place: 'air', size: 1, colour: '#eef0f2', vivid: 0.85,
    drift: 60, bob: 3, poses: [[
    { d: 'M-10,-2L-44,-40H-32L24,-4Z', tone: 'shade' }, { d: 'M-112,-10L-122,-46H-104L-80,-12Z', tone: '#d0433a' },
      { d: 'M-118,-8C-90,-18 70,-18 96,-12Q122,-6 122,2Q116,10 92,11H-70C-96,10 -112,2 -118,-8Z' },
      { d: 'M-118,-8L-130,-4L-104,2Z', tone: 'shade' },
    { d: 'M2,6L-52,44H-36L36,8Z', tone: 'lit' }, { d: 'M94,-9Q108,-7 112,-3H94Z', tone: 'glass' },
      { d: Array.from({ length: 13 }, (_, i) => disc(-60 + i * 11, -4, 1.8)).join(''), tone: 'glass' },
      { d: disc(-8, 22, 11, 5), tone: 'shade' }]] },
  { name: 'helicopter', words: 'helicopter chopper', place: 'air', size: 0.9, colour: '#c8433a', vivid: 0.8, drift: 30, bob: 7, rate: 14,
    poses: [[96, -58], [40, -59], [80, -58], [20, -59]].map(([half, y]): Part[] => [
    { d: 'M-24,-20L-112,-30L-120,-52H-108L-98,-38L-14,-40Z' },
      { d: 'M-34,-14C-40,-44 -10,-48 10,-48C40,-48 58,-24 56,-10Q54,2 30,4H-20Q-32,2 -34,-14Z' },
      { d: 'M14,-42C38,-40 50,-24 50,-12H14Z', tone: 'glass' },
    { d: 'M4,-48V-58', tone: 'near', width: 4 }, rotor(half, y), { d: `M-112,-42m-${half / 7},0h${half / 3.5}`, tone: 'near',
      width: 1.6 }, { d: 'M-30,14H40Q50,14 54,8M-14,4V14M24,4V14', tone: 'near', width: 2.6 }]) },
  { name: 'balloon', words: 'balloon hot-air-balloon', place: 'air', size: 1.05, colour: '#d8433f', vivid: 0.95, drift: 8, bob: 7,
    upright: true, copies: [[170, -66, 0.5, '#f2b83a'], [-190, 40, 0.38, '#3f78d8'], [280, 50, 0.26, '#9a5ad0']], poses: [[
    { d: 'M0,-78C34,-78 52,-50 48,-24C44,0 22,20 12,36H-12C-22,20 -44,0 -48,-24C-52,-50 -34,-78 0,-78Z' },
      { d: 'M0,-78C14,-78 20,-50 19,-24C18,0 8,20 4,36H-4C-8,20 -18,0 -19,-24C-20,-50 -14,-78 0,-78Z', tone: '#fbe6b8' },
    { d: 'M0,-78C34,-78 52,-50 48,-24C44,0 22,20 12,36H4C22,12 32,-10 32,-30C32,-52 22,-72 0,-78Z', tone: 'near', opacity: 0.22 },
      { d: 'M-10,38L-7,50M10,38L7,50', tone: 'near', width: 1 }, { d: 'M-8,50h16v11h-16Z', tone: '#6a4020' },
      { glow: [0, 34, 16], tone: '!#ffc060', power: 0.7 }]] },
  { name: 'airship', words: 'airship zeppelin blimp', place: 'air', size: 1.15, colour: '#c8b898', vivid: 0.8, drift: 18, bob: 4,
    poses: [[{ d: 'M-96,-40L-124,-64V-20ZM-96,-40L-120,-8L-84,-26Z', tone: '#a8503c' }, { d: disc(0, -40, 110, 34) },
    { d: 'M-108,-40Q0,-62 108,-40', tone: 'lit', width: 2, opacity: 0.6 },
    { d: 'M-108,-38Q0,-20 108,-38Q0,-4 -108,-38Z', tone: 'shade', opacity: 0.7 }, { d: 'M-30,-8H34L26,10H-22Z', tone: 'near' },
    { d: 'M-20,-3h8v6h-8ZM-4,-3h8v6h-8ZM12,-3h8v6h-8Z', tone: 'lamp' }]] },
  { name: 'kite', words: 'kite paraglider parachute', place: 'air', size: 0.9, colour: '#e8582c', vivid: 0.95, drift: 10, bob: 12,
    poses: [[{ d: 'M-70,-30C-50,-76 50,-76 70,-30C50,-46 -50,-46 -70,-30Z' }, { d: 'M-24,-42C-16,-66 16,-66 24,-42Z', tone: '#fbe6b8' },
    { d: 'M-70,-30L0,44L70,-30M-24,-42L0,44L24,-42', tone: 'near', width: 0.9 },
    { d: disc(0, 48, 4) + disc(0, 60, 6, 10), tone: 'near' }]] },
  { name: 'drone', words: 'quadcopter ufo saucer', place: 'air', size: 1, colour: '#a8b4c4', vivid: 0.8, drift: 20, bob: 8, shines: [0,
    12, 20], poses: [[{ glow: [0, 50, 90], tone: '!#9ff0ff', power: 0.5, wide: 0.7 },
    { d: 'M-30,-14C-28,-46 28,-46 30,-14Z', tone: 'glass' }, { d: 'M-90,2C-60,-22 60,-22 90,2C60,22 -60,22 -90,2Z' },
    { d: 'M-90,2C-60,12 60,12 90,2C60,22 -60,22 -90,2Z', tone: 'shade' },
    { d: [-56, -28, 0, 28, 56].map((x) => disc(x, 8 - Math.abs(x) * 0.06, 3.6)).join(''), tone: '!#9ff0ff' }]] },
  { name: 'rocket', words: 'rocket spaceship launch shuttle spacecraft starship', place: 'air', size: 0.95, colour: '#e8ecf4',
    vivid: 0.95, bob: 5, upright: true, home: 'space', shines: [0, 40, 30], poses: [[{ glow: [0, 46, 150], tone: '!#ffb060', power: 0.8,
    wide: 0.5 }, { d: 'M-9,26C-16,80 -5,120 0,190C5,120 16,80 9,26Z', tone: '!#ffdf9a', opacity: 0.9 },
    { d: 'M0,-100C18,-74 18,-10 13,26H-13C-18,-10 -18,-74 0,-100Z' }, { d: 'M0,-100C18,-74 18,-10 13,26H3C8,-10 8,-74 0,-100Z',
    tone: 'shade' }, { d: 'M-13,4L-28,34L-11,26ZM13,4L28,34L11,26Z', tone: '#d0453a' }, { d: disc(0, -52, 6.5), tone: '#2a4a78' }]] },
  { name: 'satellite', words: 'satellite space-station', place: 'air', size: 0.9, colour: '#d8dce4', vivid: 0.9, drift: 10, bob: 3,
    home: 'space', poses: [[{ d: 'M-110,-20H-26V16H-110ZM26,-20H110V16H26Z', tone: '#2f4f9a' },
    { d: 'M-82,-20V16M-54,-20V16M54,-20V16M82,-20V16M-110,-2H110', tone: '#a8b8e0', width: 1.6 }, { d: 'M-24,-30H24V26H-24Z' },
    { d: 'M-14,26L0,44L14,26Z', tone: 'shade' }, { d: disc(0, -40, 16, 10), tone: 'shade' }]] },
  { name: 'dragon', words: 'dragon wyvern phoenix griffin', place: 'air', size: 1.25, colour: '#7a2f3a', vivid: 0.55, drift: 26, bob: 9,
    rate: 4, home: 'mountain', poses: [1, 0.85, 0.62, 0.5, 0.62, 0.85].map((lift): Part[] => [
    { d: `M10,-8C0,${-50 * lift - 20} -50,${-110 * lift} -112,${-96 * lift}C-88,${-84 * lift} -92,${-60 * lift} -78,${-52 * lift}C-64,${-58 * lift} -60,${-34 * lift} -46,${-30 * lift}C-36,${-36 * lift} -34,-14 -16,0Z`,
      tone: 'shade' },
    { d: 'M70,-26C40,-34 20,-16 -6,-12C-50,-6 -78,10 -124,-8L-134,-22L-140,2L-120,4C-80,24 -40,18 -4,14C30,12 54,0 66,-10L96,-12L102,-22L84,-34L78,-48L72,-34Z' },
    { d: `M26,-12C30,${-60 * lift - 20} -6,${-130 * lift} -70,${-132 * lift}C-46,${-112 * lift} -54,${-86 * lift} -38,${-74 * lift}C-26,${-84 * lift} -24,${-52 * lift} -8,${-44 * lift}C0,${-52 * lift} 0,-16 6,2Z` },
      { d: disc(82, -26, 2.4), tone: '!#ffd050' }, { d: 'M4,12L-8,30M22,8L14,28', tone: 'body', width: 4 }]) },
]
