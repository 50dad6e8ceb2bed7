/**
 * Prompts that an empty conversation suggests: the local engine draws each of them well. Each has a picture of
 * its name beside this file, as `scripts/draw-examples.ts` draws it with that seed.
 */
export const EXAMPLES = [
  { name: 'lighthouse', prompt: 'A lighthouse at dusk, waves below, slow push in', seed: 1 },
  { name: 'balloons', prompt: 'Hot-air balloons over misty mountains at sunrise', seed: 1 },
  { name: 'neon', prompt: 'A neon street in the rain at night', seed: 7 },
  { name: 'caravan', prompt: 'A camel caravan in the desert at golden hour', seed: 1 },
  { name: 'whale', prompt: 'A whale under the northern lights', seed: 7 },
  { name: 'turtle', prompt: 'A sea turtle glides over a coral reef', seed: 1 },
] as const
