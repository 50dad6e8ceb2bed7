import type { Camera } from './storyboard.js'

/** What an image of an element shows, with the words for it in a prompt; `#` is the element. */
export const IMAGE_USES = [
  { key: 'portrait', name: 'Portrait', words: 'the face of #' },
  { key: 'full_figure', name: 'Full figure', words: 'the full figure of #' },
  { key: 'turnaround', name: 'Turnaround', words: '# from several sides' },
  { key: 'wardrobe', name: 'Wardrobe', words: 'the clothes of #' },
] as const
export type ImageUse = (typeof IMAGE_USES)[number]['key']
export const IMAGE_USE_KEYS = IMAGE_USES.map(({ key }) => key)

/** The words in a prompt for an element, as an image with this use shows it. */
export const shownWords = (subject: string, use: ImageUse | null | undefined): string =>
  IMAGE_USES.find(({ key }) => key === use)?.words.replace('#', () => subject) ?? subject

/** The use whose images come first in shots with a camera. */
const FIRST_USES: Readonly<Partial<Record<Camera, ImageUse>>> = {
  close_up: 'portrait',
  wide: 'full_figure',
  aerial: 'full_figure',
}

/** The images of an element in the order in which they suit a camera: portraits first in close-ups. */
export function imagesFor<Image extends { use?: string | null }>(
  camera: string | null | undefined,
  images: readonly Image[],
): readonly Image[] {
  const first = FIRST_USES[camera as Camera]
  if (!first) return images
  return images.toSorted((one, other) => Number(other.use === first) - Number(one.use === first))
}
