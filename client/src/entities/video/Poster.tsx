import { type ImgHTMLAttributes, useEffect, useState } from 'react'
import { type PosterSource, type Sources, posterSources } from '../../shared/ui/imageSources'

interface PosterProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> {
  video: PosterSource
  /** How long the longer side is shown. */
  sizes: string
}

const isSame = (one: Sources | null, other: Sources | null) =>
  one?.src === other?.src && one?.srcSet === other?.srcSet

/** Returns the former sources until the new ones have been loaded, so that a replaced still does not flash. */
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
 * The still of a video in the size that fits, loaded lazily; nothing if it has none. A replaced one stays until the
 * new one has been loaded.
 */
export function Poster({ video, alt = '', ...image }: PosterProps) {
  const sources = useLoaded(posterSources(video), image.sizes)
  return sources ? <img {...image} {...sources} alt={alt} loading="lazy" /> : null
}
