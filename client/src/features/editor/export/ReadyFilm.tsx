import { Button } from 'antd'
import { Download, Play, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { counted } from '#schema/format'
import { useMay } from '../../../entities/person/may'
import { Poster } from '../../../entities/video/Poster'
import { measuredText } from '../../../entities/video/loudnessText'
import { useDownload } from '../../../shared/lib/network/download'
import { clock } from '../../../shared/lib/time'
import { LinkButton } from '../../../shared/ui/buttons'
import { ShareButton } from '../../../widgets/share/ShareButton'
import { targetOfVideo } from '../../../widgets/share/target'
import { ExportSettings, type ExportSettingsProps } from './ExportSettings'
import s from './ReadyFilm.module.css'
import { type ReadyFilmQuery, useCutGuestsQuery, useReadyFilmQuery } from './useMerge.generated'

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

/** Says that guests see the film: links to a cut show its latest version. */
function GuestsSee({ projectId }: { projectId: string }) {
  const { data } = useCutGuestsQuery({ variables: { projectId }, context: { quiet: true } })
  const links =
    data?.project.reviewLinks.nodes.filter(({ kind, isActive }) => kind === 'CUT' && isActive) ?? []
  if (!links.length) return null
  return <p className="meta">Guests of {counted(links.length, 'review link')} see it as the latest version</p>
}

interface ReadyFilmProps {
  filmId: string
  /** Settings of the next merge. */
  settings: ExportSettingsProps
  onClose: () => void
}

/** Panel for a film that was just merged: poster, length, size and actions (specification V48). */
export function ReadyFilm({ filmId, settings, onClose }: ReadyFilmProps) {
  const { projectId } = settings
  const mayCut = useMay()('cut')
  const { data } = useReadyFilmQuery({ variables: { id: filmId }, context: { quiet: true } })
  const { isDownloading, start } = useDownload()
  const panel = useRef<HTMLElement>(null)
  const film = data && 'downloadUrl' in data.video ? data.video : null
  const isReady = !!film?.downloadUrl
  useEffect(() => {
    if (isReady) panel.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isReady])
  if (!film?.downloadUrl) return null
  return (
    <section ref={panel} className={s.ready} aria-label="Your film is ready" data-below-toasts>
      <div className={s.poster}>
        <Poster video={film} sizes="160px" />
      </div>
      <div className={s.words}>
        <h3>Your film is ready</h3>
        <p className="meta">{factsOf(film)}</p>
        <GuestsSee projectId={projectId} />
      </div>
      <div className={s.actions}>
        <LinkButton
          type="primary"
          icon={<Play size={16} />}
          to={`/projects/${projectId}?tab=merged&video=${filmId}`}
        >
          Watch
        </LinkButton>
        <Button
          icon={<Download size={16} />}
          loading={isDownloading}
          onClick={() => start(film.downloadUrl!)}
        >
          Download
        </Button>
        <ShareButton target={targetOfVideo({ ...film, projectId })} text="Share for review" />
        {mayCut && <ExportSettings label="Merge settings" {...settings} />}
      </div>
      <Button className={s.close} type="text" aria-label="Close" icon={<X size={16} />} onClick={onClose} />
    </section>
  )
}
