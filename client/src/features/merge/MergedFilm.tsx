import { Button } from 'antd'
import { Play, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { serverNow } from '../../shared/lib/serverTime'
import { clock, dateOf, hourOf, timeOf } from '../../shared/lib/time'
import { useQueuePlace, useJobActions } from '../../entities/job/jobs'
import { DownloadButton } from '../../shared/ui/buttons'
import { Poster } from '../../entities/video/Poster'
import { ProgressTile } from '../../shared/ui/ProgressTile'
import { Chip } from '../../shared/ui/StatusBadge'
import type { VerdictFieldsFragment } from '../../entities/review-link/reviewLinks.generated'
import { Verdict } from '../../entities/review-link/Verdict'
import { VideoMenu } from '../../widgets/video-menu/VideoMenu'
import s from './Merged.module.css'
import type { MergedFilmFieldsFragment } from './MergedFilmFields.generated'

const DAY = 86_400_000

/** Formats a time: “Today, 14:02”, “Yesterday, 18:40”, or else the date. */
export function whenOf(stamp: string, now = serverNow()): string {
  const time = timeOf(stamp)
  if (time.toDateString() === now.toDateString()) return `Today, ${hourOf(time)}`
  if (time.toDateString() === new Date(now.getTime() - DAY).toDateString())
    return `Yesterday, ${hourOf(time)}`
  return dateOf(stamp)
}

/** Details of a film in one line: version, length, size, frame rate, date. */
export const factsOf = ({
  versionNumber,
  width,
  height,
  duration,
  frames,
  createdAt,
  finishedAt,
}: MergedFilmFieldsFragment): string =>
  [
    versionNumber && `Version ${versionNumber}`,
    duration !== null && clock(duration),
    width && height && `${width} × ${height}`,
    frames && duration && `${Math.round(frames / duration)} fps`,
    whenOf(finishedAt ?? createdAt),
  ]
    .filter(Boolean)
    .join(' · ')

/** Width of a grid column; three, two or one per row. */
const COLUMN = '(max-width: 767px) 100vw, (max-width: 1023px) 50vw, 33vw'

interface MergedFilmProps {
  film: MergedFilmFieldsFragment
  /** Verdicts of guests on it, newest first. */
  verdicts: readonly VerdictFieldsFragment[]
  onOpen: () => void
}

/** A film in the grid: a merge in progress or failed, or a poster that opens the film. */
export function MergedFilm({ film, verdicts, onOpen }: MergedFilmProps) {
  if (film.status === 'IN_PROGRESS') return <Card film={film} picture={<Merging film={film} />} />
  if (!film.url) return <Card film={film} picture={<Failed film={film} />} />
  const picture = (
    <div className={s.labelled}>
      <button
        type="button"
        className={`${s.film} ${s.frame}`}
        aria-label={`Play ${film.title}`}
        onClick={onOpen}
      >
        <Poster video={film} sizes={COLUMN} />
        <i>
          <Play size={20} fill="currentColor" aria-hidden />
        </i>
      </button>
      <span className={s.length}>
        <Chip>{clock(film.duration ?? 0)}</Chip>
      </span>
    </div>
  )
  return (
    <Card film={film} picture={picture} verdicts={verdicts}>
      {film.downloadUrl && (
        <DownloadButton
          size="small"
          className={s.save}
          address={film.downloadUrl}
          label={`Download ${film.title}`}
        />
      )}
    </Card>
  )
}

const Card = ({
  film,
  picture,
  verdicts = [],
  children,
}: Pick<MergedFilmProps, 'film'> & {
  picture: ReactNode
  verdicts?: MergedFilmProps['verdicts']
  children?: ReactNode
}) => (
  <article className={s.card} aria-label={film.title}>
    {picture}
    <div className={`meta ${s.meta}`}>
      <b className="truncate" title={film.title}>
        {film.title}
      </b>
      <span>{whenOf(film.finishedAt ?? film.createdAt)}</span>
      {children}
      <VideoMenu video={film} className={s.save} />
    </div>
    {verdicts.map((verdict) => (
      <Verdict key={`${verdict.guestName}${verdict.createdAt}`} verdict={verdict} isBeside />
    ))}
  </article>
)

function Merging({ film: { job } }: { film: MergedFilmFieldsFragment }) {
  const { cancel, isCancelling } = useJobActions(job)
  return (
    <ProgressTile
      compact
      title="Merging..."
      place={useQueuePlace(job)}
      percent={Math.floor((job?.progress ?? 0) * 100)}
      onCancel={cancel}
      cancelling={isCancelling}
    />
  )
}

function Failed({ film: { job, failure } }: { film: MergedFilmFieldsFragment }) {
  const { retry, isRetrying } = useJobActions(job)
  return (
    <div className={`${s.frame} ${s.nothing}`}>
      <p>{job?.status === 'CANCELLED' ? 'This merge was cancelled.' : failure}</p>
      {retry && (
        <Button size="small" icon={<RotateCw size={14} />} loading={isRetrying} onClick={retry}>
          Retry
        </Button>
      )}
    </div>
  )
}
