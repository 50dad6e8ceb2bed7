/** `sizes` of an image in the masonry. */
export const COLUMN = '(max-width: 767px) calc(50vw - 21px), calc(25vw - 44px)'
/** `sizes` of a project card; three, two or one per row. */
export const PROJECT_CARD = '(max-width: 767px) 100vw, (max-width: 1023px) 50vw, 33vw'
/** `sizes` of a video card in the row, approximately also in the grid. */
export const VIDEO_CARD = '(max-width: 767px) 264px, 300px'

/** Widths of the server’s image sizes, in pixels. */
const SMALL = 400
export const MEDIUM = 1200
/** Longer sides of the server’s still sizes, in pixels. */
const SMALL_STILL = 480
const LARGE_STILL = 960

/** Image sources for the browser to choose from. */
export interface Sources {
  src: string
  srcSet?: string
}

/** Sources of an image that is shown reduced; a tile has only the small size. */
export const pictureSources = (asset: { smallUrl: string; mediumUrl?: string }): Sources => ({
  src: asset.smallUrl,
  srcSet: asset.mediumUrl && `${asset.smallUrl} ${SMALL}w, ${asset.mediumUrl} ${MEDIUM}w`,
})

/** The still of a video or film in up to two sizes. */
export interface PosterSource {
  posterUrl?: string | null
  smallPosterUrl?: string | null
}

/** Sources of a video’s still; null if it has none. */
export function posterSources({ posterUrl, smallPosterUrl }: PosterSource): Sources | null {
  if (!posterUrl) return null
  if (!smallPosterUrl) return { src: posterUrl }
  return { src: smallPosterUrl, srcSet: `${smallPosterUrl} ${SMALL_STILL}w, ${posterUrl} ${LARGE_STILL}w` }
}
