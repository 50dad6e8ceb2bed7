export const IMAGE_RATIOS = ['16:9', '21:9', '4:3', '3:2', '1:1', '2:3', '3:4', '9:16', '9:21'] as const
export const VIDEO_RATIOS = ['16:9', '9:16', '1:1'] as const
export type ImageRatio = (typeof IMAGE_RATIOS)[number]
export type VideoRatio = (typeof VIDEO_RATIOS)[number]
export const DEFAULT_RATIO = '16:9' satisfies VideoRatio

/** Width divided by height of a ratio such as `16:9`. */
export const ratioOf = (ratio: string): number => {
  const [width, height] = ratio.split(':').map(Number)
  return width / height
}

/** The ratio of `offered` that is closest to `wanted`. */
export const nearestRatio = <R extends string>(wanted: string, offered: readonly R[]): R =>
  offered.reduce((best, ratio) => {
    const far = (candidate: string) => Math.abs(Math.log(ratioOf(candidate) / ratioOf(wanted)))
    return far(ratio) < far(best) ? ratio : best
  })
