import { blob, disc, limb } from '../../base/svg.js'
import { art, headOf } from '../drawing.js'
import type { Part, SubjectRow } from '../row.js'

const fish = (wag: number): Part[] => [
  {
    d: blob(`34,0 20,-13 0,-18 -22,-7 -30,${wag * 0.4} -22,8 0,17 20,12`),
  },
  { d: `M-24,0L-48,${-18 + wag}Q-40,${wag} -46,${18 + wag}Z`, tone: 'shade' },
  { d: 'M-6,-17Q-12,-28 -24,-24L-14,-10Z', tone: 'shade' },
  { d: 'M10,-15Q3,0 10,14', tone: '#ffffff', width: 3.6, opacity: 0.7 },
  { d: disc(21, -4, 3.4), tone: '#ffffff' },
  { d: disc(22, -4, 1.7), tone: 'near' },
]
const jelly = (open: number): Part[] => [
  { glow: [0, -30, 90], tone: 'lit', power: 0.35 },
  {
    d: [-18, -9, 0, 9, 18]
      .map((x, i) => `M${x},-14C${x + 14 * open},20 ${x - 16},50 ${x + (i % 2 ? 10 : -8) * open},96`)
      .join(''),
    tone: 'lit',
    width: 2.4,
    opacity: 0.6,
  },
  { d: `M-6,-14C8,10 -18,40 -4,70M8,-14C-4,14 18,34 6,64`, tone: 'body', width: 6, opacity: 0.5 },
  {
    d: `M${-30 * open},-12C${-34 * open},-66 ${34 * open},-66 ${30 * open},-12Q${22 * open},-6 ${15 * open},-13Q${8 * open},-5 0,-13Q${-8 * open},-5 ${-15 * open},-13Q${-22 * open},-6 ${-30 * open},-12Z`,
    opacity: 0.85,
  },
  { d: disc(-6, -38, 14 * open, 9), tone: 'lit', opacity: 0.5 },
]
const arms = (curl: number): string =>
  [-34, -22, -9, 6, 20, 33]
    .map(
      (x, i) =>
        `M${x * 0.6},-20C${x * 1.2},10 ${x * 1.6 + curl * (i % 2 ? 12 : -12)},30 ${x * 2},${50 + (i % 3) * 8}`,
    )
    .join('')

/** The smaller animals of the sea and the shore. */
export const REEF_ANIMALS: readonly SubjectRow[] = [
  {
    ...headOf(
      'fish; fish fishes goldfish clownfish koi salmon nemo; place=deep size=0.62 colour=#f08030 vivid=0.95 home=deep rate=6 drift=20 bob=5 copies=[[-110,-60,0.8],[-150,50,0.7,"#f2cc3a"],[110,70,0.65,"#4a98e8"],[-260,-20,0.55],[190,-60,0.5,"#f2cc3a"],[-330,60,0.45],[270,30,0.4]]',
    ),
    poses: [-5, 0, 5, 0].map(fish),
  },
  {
    ...headOf(
      'turtle; turtle tortoise; place=deep size=0.85 colour=#5a8a54 vivid=0.85 home=deep rate=2 drift=12 bob=6',
    ),
    poses: [-10, -4, 4, 10, 4, -4].map(
      (flap) =>
        art(`
          shade M26,4Q44,${24 + flap} 34,${50 + flap}Q14,${36 + flap * 0.6} 8,8Z
          shade M-34,6Q-56,14 -60,28Q-40,26 -26,12Z
          body ${blob('40,-10 58,-22 72,-16 72,-4 56,2 42,4')}
          #7a5c34 ${blob('-48,4 -34,-24 0,-36 32,-24 46,2 30,12 -24,14')}
          #c8a868 w2 M-20,-26L-10,-8L12,-8L22,-28M-10,-8L-18,10M12,-8L20,10M-46,0L-28,-6L-10,-8M44,-2L28,-8L12,-8
          near ${disc(63, -14, 2)}`) as Part[],
    ),
  },
  {
    ...headOf(
      'jellyfish; jellyfish; place=deep size=0.95 colour=#c88af0 vivid=0.95 home=deep rate=3 bob=12 copies=[[150,-70,0.6,"#8ad0f0"],[-170,50,0.5,"#f08fc8"],[240,60,0.35]]',
    ),
    poses: [1, 0.95, 0.86, 0.8, 0.86, 0.95].map(jelly),
  },
  {
    ...headOf(
      'octopus; octopus kraken; place=deep size=1.05 colour=#c8543c vivid=0.9 home=deep rate=2.5 bob=8',
    ),
    poses: [-1, 0, 1, 0].map((curl): Part[] =>
      art(`
      shade w9 ${arms(curl)}
      body ${blob('-26,-30 -32,-66 -14,-96 16,-96 32,-66 26,-30 12,-14 -12,-14')}
      body w8 ${arms(-curl).replace(/50|58|66/g, '46')}
      #f8ecc8 ${disc(-10, -36, 5) + disc(12, -36, 5)}
      near ${disc(-9, -36, 2.2) + disc(13, -36, 2.2)}`),
    ),
  },
]

const butterfly = (open: number): Part[] => [
  {
    d: blob(
      `0,-4 ${-12 * open},-30 ${-34 * open},-32 ${-34 * open},-12 ${-14 * open},0 ${-28 * open},10 ${-22 * open},26 ${-8 * open},20 0,6`,
    ),
  },
  {
    d: blob(
      `0,-4 ${12 * open},-30 ${34 * open},-32 ${34 * open},-12 ${14 * open},0 ${28 * open},10 ${22 * open},26 ${8 * open},20 0,6`,
    ),
  },
  {
    d:
      disc(-22 * open, -20, 5 * open, 6) +
      disc(22 * open, -20, 5 * open, 6) +
      disc(-18 * open, 14, 4 * open, 4) +
      disc(18 * open, 14, 4 * open, 4),
    tone: 'lit',
  },
  {
    d: limb('0,-12,1.6 0,16,1.2'),
    tone: 'near',
  },
  { d: 'M0,-12Q-4,-22 -9,-26M0,-12Q4,-22 9,-26', tone: 'near', width: 1 },
]

/** Cats, rabbits and insects. */
export const SMALL_ANIMALS: readonly SubjectRow[] = [
  {
    ...headOf(
      'butterfly; butterfly butterflies moth dragonfly; place=air size=0.5 colour=#e8842c vivid=0.9 home=hill rate=10 drift=12 bob=12 copies=[[130,70,0.6,"#4a90e0"],[-150,40,0.5,"#f2cc3a"],[70,-90,0.4]]',
    ),
    poses: [1, 0.8, 0.45, 0.2, 0.45, 0.8].map(butterfly),
  },
]
