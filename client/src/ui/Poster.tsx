import type { ImgHTMLAttributes } from 'react'

/** Pixels of the longer side of each, as the server draws them. */
const SMALL = 480
const LARGE = 960

/** A still that a video or film may have in two sizes. */
export interface PosterSource {
  posterUrl?: string | null
  smallPosterUrl?: string | null
}

interface PosterProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> {
  video: PosterSource
  /** How long the longer side is shown. */
  sizes: string
}

/** The still of a video in the size that fits, loaded lazily; nothing where there is none. */
export function Poster({ video: { posterUrl, smallPosterUrl }, alt = '', ...image }: PosterProps) {
  if (!posterUrl) return null
  const srcSet = smallPosterUrl ? `${smallPosterUrl} ${SMALL}w, ${posterUrl} ${LARGE}w` : undefined
  return <img {...image} src={smallPosterUrl ?? posterUrl} srcSet={srcSet} alt={alt} loading="lazy" />
}
