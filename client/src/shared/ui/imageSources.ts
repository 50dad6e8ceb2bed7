/** The width of a column of the masonry, beside the bars and the margins of the page. */
export const COLUMN = '(max-width: 767px) calc(50vw - 21px), calc(25vw - 44px)'
/** A card of the projects, of which there are three, two or one in a row. */
export const PROJECT_CARD = '(max-width: 767px) 100vw, (max-width: 1023px) 50vw, 33vw'
/** A card of the row of videos, and about one of the grid. */
export const VIDEO_CARD = '(max-width: 767px) 264px, 300px'

/** Pixels of the width of a picture, as the server writes it. */
const SMALL = 400
export const MEDIUM = 1200
/** Pixels of the longer side of a still, as the server draws it. */
const SMALL_STILL = 480
const LARGE_STILL = 960

/** The sources of an image for the browser to choose from. */
export interface Sources {
  src: string
  srcSet?: string
}

/** Of a picture that is shown smaller than it is; a tile has the small size alone. */
export const pictureSources = (asset: { smallUrl: string; mediumUrl?: string }): Sources => ({
  src: asset.smallUrl,
  srcSet: asset.mediumUrl && `${asset.smallUrl} ${SMALL}w, ${asset.mediumUrl} ${MEDIUM}w`,
})

/** A still that a video or film may have in two sizes. */
export interface PosterSource {
  posterUrl?: string | null
  smallPosterUrl?: string | null
}

/** The sources of a video’s still; null if it has none. */
export function posterSources({ posterUrl, smallPosterUrl }: PosterSource): Sources | null {
  if (!posterUrl) return null
  if (!smallPosterUrl) return { src: posterUrl }
  return { src: smallPosterUrl, srcSet: `${smallPosterUrl} ${SMALL_STILL}w, ${posterUrl} ${LARGE_STILL}w` }
}
