/** Where a shot takes pictures. */
export const SLOTS = {
  still: 'Still',
  firstFrame: 'First frame',
  lastFrame: 'Last frame',
  references: 'Reference images',
} as const
export type PictureSlot = keyof typeof SLOTS
