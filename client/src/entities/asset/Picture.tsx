import { ImageOff } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { thumbHashToDataURL } from 'thumbhash'
import type { PictureFieldsFragment, WholePictureFieldsFragment } from './Picture.generated'
import { COLUMN, MEDIUM, pictureSources } from '../../shared/ui/imageSources'
import s from './Picture.module.css'

/** A tile needs neither the medium size nor the blurred preview. */
type PictureSource = Omit<PictureFieldsFragment, 'mediumUrl' | 'thumbHash'> &
  Partial<PictureFieldsFragment & WholePictureFieldsFragment>

interface PictureProps {
  asset: PictureSource
  sizes?: string
  alt?: string
  /** Whether to show the whole image instead of filling a tile. */
  whole?: boolean
  /** Whether to show only a colour while loading, for tiny images. */
  plain?: boolean
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

const PREVIEWS_KEPT = 500
const previews = new Map<string, string | undefined>()

function drawPreview(thumbHash: string): string | undefined {
  try {
    return thumbHashToDataURL(bytesOf(thumbHash))
  } catch {
    return undefined
  }
}

/** Address of a blurred preview to show while the image loads; undefined if the hash is invalid. Recent previews are cached. */
function previewOf(thumbHash: string): string | undefined {
  if (!previews.has(thumbHash)) {
    const oldest = previews.size >= PREVIEWS_KEPT ? previews.keys().next().value : undefined
    if (oldest !== undefined) previews.delete(oldest)
    previews.set(thumbHash, drawPreview(thumbHash))
  }
  return previews.get(thumbHash)
}

/** Sources of an image. A whole image includes the original size; an animated one has only that. */
function sourcesOf(asset: PictureSource, whole = false) {
  const { url, width, isAnimated } = asset
  if (whole && url && isAnimated) return { src: url }
  const { src, srcSet } = pictureSources(asset)
  return { src, srcSet: whole && url && width > MEDIUM ? `${srcSet}, ${url} ${width}w` : srcSet }
}

/** Image of an asset, loaded lazily in a fitting size. Its space is reserved; an icon replaces it if loading fails. */
export function Picture({ asset, sizes = COLUMN, alt = '', whole, plain }: PictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const shape = { '--shape': `${asset.width || 1}/${asset.height || 1}` } as CSSProperties
  if (state === 'failed') {
    return (
      <span className={s.missing} style={shape} role="img" aria-label={alt || 'No image'}>
        <ImageOff size={24} />
      </span>
    )
  }
  return (
    <img
      className={s.picture}
      sizes={sizes}
      {...sourcesOf(asset, whole)}
      alt={alt}
      loading="lazy"
      data-whole={whole || undefined}
      decoding="async"
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
      style={{ ...shape, ...(state === 'loading' && placeholderStyle(asset, { whole, plain })) }}
    />
  )
}

function placeholderStyle(
  { dominantColor, thumbHash }: PictureSource,
  { whole, plain }: Pick<PictureProps, 'whole' | 'plain'>,
) {
  const preview = plain || !thumbHash ? undefined : previewOf(thumbHash)
  return { backgroundColor: whole ? undefined : dominantColor, backgroundImage: preview && `url(${preview})` }
}
