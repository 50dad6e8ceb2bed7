/**
 * Example prompts that the local engine draws well. The image of the same name beside this file is drawn by
 * `scripts/draw-examples.ts` with that seed.
 */
export const EXAMPLES = [
  { name: 'lighthouse', prompt: 'A lighthouse at dusk, waves below, slow push in', seed: 1 },
  { name: 'balloons', prompt: 'Hot-air balloons over misty mountains at sunrise', seed: 1 },
  { name: 'neon', prompt: 'A neon street in the rain at night', seed: 7 },
  { name: 'caravan', prompt: 'A camel caravan in the desert at golden hour', seed: 1 },
  { name: 'whale', prompt: 'A whale under the northern lights', seed: 7 },
  { name: 'turtle', prompt: 'A sea turtle glides over a coral reef', seed: 1 },
] as const
