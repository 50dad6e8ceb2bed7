/** Sizes in pixels, by aspect ratio. */
export type ImageRatio = '21:9' | '16:9' | '4:3' | '3:2' | '1:1' | '2:3' | '3:4' | '9:16' | '9:21'
export type VideoRatio = '16:9' | '9:16' | '1:1'

type Size = readonly [width: number, height: number]

/** Pictures have about one megapixel. */
export const IMAGE_SIZES: Record<ImageRatio, Size> = {
  '21:9': [1536, 656],
  '16:9': [1344, 768],
  '4:3': [1152, 864],
  '3:2': [1248, 832],
  '1:1': [1024, 1024],
  '2:3': [832, 1248],
  '3:4': [864, 1152],
  '9:16': [768, 1344],
  '9:21': [656, 1536],
}

/** Videos at 720p. */
export const VIDEO_SIZES: Record<VideoRatio, Size> = {
  '16:9': [1280, 720],
  '9:16': [720, 1280],
  '1:1': [720, 720],
}

/** Width divided by height of a ratio such as `16:9`. */
export const aspectOf = (ratio: ImageRatio): number => {
  const [width, height] = ratio.split(':').map(Number)
  return width / height
}
