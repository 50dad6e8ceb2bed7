import type { ImgHTMLAttributes } from 'react'

import { type PosterSource, posterSources } from '../../shared/ui/imageSources'

interface PosterProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> {
  video: PosterSource
  /** How long the longer side is shown. */
  sizes: string
}

/** The still of a video in the size that fits, loaded lazily; nothing if it has none. */
export function Poster({ video, alt = '', ...image }: PosterProps) {
  const sources = posterSources(video)
  return sources ? <img {...image} {...sources} alt={alt} loading="lazy" /> : null
}
