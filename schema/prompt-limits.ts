/**
 * Characters of a prompt, how many reference images and variations it may have, and the bytes of the video that a
 * model goes on from.
 */
export const PROMPT_LIMITS = {
  max: 2000,
  referencesMax: 5,
  variationsMax: 4,
  extendedBytesMax: 80 * 1024 ** 2,
} as const
