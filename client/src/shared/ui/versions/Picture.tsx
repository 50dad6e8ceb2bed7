import { RotateCw } from 'lucide-react'
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useAddress } from '../../lib/network/fileAddress'
import { CaptionTracks } from '../captions/CaptionTracks'
import { Mark } from '../Logo'
import { PlainButton } from '../plain/controls'
import type { ShownVersion } from './shownVersion'
import s from './Picture.module.css'

interface PictureProps {
  version: ShownVersion
  /** Accessible name of the video. */
  title: string
  attach: (element: HTMLVideoElement | null) => void
  isMuted: boolean
  /** Language of the captions. */
  captions?: string | null
  /** Refetches file addresses after a failure. */
  onReload: () => void
  onClick?: () => void
  /** Overlay on the picture. */
  children?: ReactNode
}

/** Video of a version, as large as its pane allows, with an overlay of exactly its size. */
export function Picture({ version, title, attach, isMuted, captions = null, ...props }: PictureProps) {
  const { onReload, onClick, children } = props
  const { address, isStale, renew } = useAddress(version.url)
  const [phase, setPhase] = useState<'loading' | 'ready' | 'buffering' | 'failed'>('loading')
  const video = useRef<HTMLVideoElement>(null)
  const lastTime = useRef(0)

  // layout effect: the end of a review must stop the sound before its end screen is shown
  useLayoutEffect(() => {
    const element = video.current!
    element.src = address
    if (lastTime.current) element.currentTime = lastTime.current
    attach(element)
    return () => {
      lastTime.current = element.currentTime
      attach(null)
      // playback and loading stop when the review ends
      element.pause()
      element.removeAttribute('src')
      element.load()
    }
  }, [address, attach])

  const reload = () => {
    setPhase('loading')
    if (isStale) renew()
    else {
      onReload()
      video.current?.load()
    }
  }
  return (
    <div className={s.pane}>
      <div className={s.picture} style={{ '--ratio': version.width / version.height } as CSSProperties}>
        <video
          ref={video}
          poster={version.posterUrl ?? undefined}
          preload="auto"
          playsInline
          disablePictureInPicture
          muted={isMuted}
          aria-label={title}
          onClick={onClick}
          onLoadedData={() => setPhase('ready')}
          onCanPlay={() => setPhase('ready')}
          onPlaying={() => setPhase('ready')}
          onWaiting={() => setPhase((now) => (now === 'ready' ? 'buffering' : now))}
          onError={() => (isStale ? reload() : setPhase('failed'))}
        >
          <CaptionTracks captions={version.captions} shown={captions} />
        </video>
        {children}
        {(phase === 'buffering' || (phase === 'loading' && !version.posterUrl)) && (
          <div className={s.waiting} role="status" aria-label="Loading video">
            <Mark size={36} loading />
          </div>
        )}
        {phase === 'failed' && (
          <div className={s.failed} role="alert">
            <b>The video could not be loaded</b>
            <PlainButton onClick={reload}>
              <RotateCw size={16} aria-hidden />
              Try again
            </PlainButton>
          </div>
        )}
      </div>
    </div>
  )
}
