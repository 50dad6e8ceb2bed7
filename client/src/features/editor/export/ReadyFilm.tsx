import { Button } from 'antd'
import { Download, Link, Play, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Poster } from '../../../entities/video/Poster'
import { measuredText } from '../../../entities/video/loudnessText'
import { copyText } from '../../../shared/lib/copyText'
import { useDownload } from '../../../shared/lib/network/download'
import { clock } from '../../../shared/lib/time'
import { toast } from '../../../shared/lib/toast'
import { LinkButton } from '../../../shared/ui/buttons'
import s from './ReadyFilm.module.css'
import { type ReadyFilmQuery, useReadyFilmQuery } from './useMerge.generated'

const PARAM = 'film'

/** The merged film in the address (`?film=`). */
export function useReadyFilm() {
  const [search, setSearch] = useSearchParams()
  const change = (id: string | null) =>
    setSearch(
      (now) => {
        if (id) now.set(PARAM, id)
        else now.delete(PARAM)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return { filmId: search.get(PARAM), show: (id: string) => change(id), close: () => change(null) }
}

type Film = Extract<ReadyFilmQuery['video'], { downloadUrl: unknown }>

const factsOf = ({ duration, width, height, bytes, ...film }: Film): string =>
  [
    duration !== null && clock(duration),
    width && height && `${width} × ${height}`,
    bytes && `${Math.max(0.1, bytes / 1e6).toFixed(1)} MB`,
    measuredText(film),
  ]
    .filter(Boolean)
    .join(' · ')

const copyLink = async (path: string) =>
  (await copyText(location.origin + path))
    ? toast.success('Link copied')
    : toast.error('The link could not be copied')

interface ReadyFilmProps {
  projectId: string
  filmId: string
  onClose: () => void
}

/** Panel for a film that was just merged: poster, length, size and actions (specification V48). */
export function ReadyFilm({ projectId, filmId, onClose }: ReadyFilmProps) {
  const { data } = useReadyFilmQuery({ variables: { id: filmId }, context: { quiet: true } })
  const { isDownloading, start } = useDownload()
  const panel = useRef<HTMLElement>(null)
  const film = data && 'downloadUrl' in data.video ? data.video : null
  const isReady = !!film?.downloadUrl
  useEffect(() => {
    if (isReady) panel.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isReady])
  if (!film?.downloadUrl) return null
  const path = `/projects/${projectId}?tab=merged&video=${filmId}`
  return (
    <section ref={panel} className={s.ready} aria-label="Your film is ready">
      <div className={s.poster}>
        <Poster video={film} sizes="160px" />
      </div>
      <div className={s.words}>
        <h3>Your film is ready</h3>
        <p className="meta">{factsOf(film)}</p>
      </div>
      <div className={s.actions}>
        <LinkButton type="primary" icon={<Play size={16} />} to={path}>
          Watch
        </LinkButton>
        <Button
          icon={<Download size={16} />}
          loading={isDownloading}
          onClick={() => start(film.downloadUrl!)}
        >
          Download
        </Button>
        <Button icon={<Link size={16} />} onClick={() => void copyLink(path)}>
          Copy link
        </Button>
      </div>
      <Button className={s.close} type="text" aria-label="Close" icon={<X size={16} />} onClick={onClose} />
    </section>
  )
}
