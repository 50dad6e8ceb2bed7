import { type ImgHTMLAttributes, useEffect, useState } from 'react'
import { type PosterSource, type Sources, posterSources } from '../../shared/ui/imageSources'

interface PosterProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> {
  video: PosterSource
  /** `sizes` for the longer side. */
  sizes: string
}

const isSame = (one: Sources | null, other: Sources | null) =>
  one?.src === other?.src && one?.srcSet === other?.srcSet

/** Keeps the previous sources until the new ones are loaded, so that a replaced still does not flash. */
function useLoaded(sources: Sources | null, sizes: string): Sources | null {
  const [shown, setShown] = useState(sources)
  const isNew = !isSame(shown, sources)
  const { src, srcSet } = sources ?? {}
  useEffect(() => {
    if (!isNew) return
    const show = () => setShown(src === undefined ? null : { src, srcSet })
    if (src === undefined) return show()
    let isCurrent = true
    const image = new Image()
    image.sizes = sizes
    if (srcSet) image.srcset = srcSet
    image.src = src
    const showCurrent = () => void (isCurrent && show())
    void (image.decode?.() ?? Promise.resolve()).then(showCurrent, showCurrent)
    return () => void (isCurrent = false)
  }, [isNew, src, srcSet, sizes])
  return sources && shown ? shown : sources
}

/**
 * Still of a video, loaded lazily in a fitting size; renders nothing without one. A replaced still stays until the new one
 * is loaded.
 */
export function Poster({ video, alt = '', ...image }: PosterProps) {
  const sources = useLoaded(posterSources(video), image.sizes)
  return sources ? <img {...image} {...sources} alt={alt} loading="lazy" /> : null
}
