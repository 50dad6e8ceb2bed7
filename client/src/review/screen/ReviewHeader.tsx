import { Columns2, Download } from 'lucide-react'
import { Mark } from '../../shared/ui/Logo'
import type { GuestReview, GuestVersion } from '../api/guestTypes'
import { VersionChoice, versionWord } from '../versions/VersionSelect'
import s from './ReviewScreen.module.css'

interface ReviewHeaderProps {
  review: GuestReview
  version: GuestVersion
  isComparing: boolean
  isConnected: boolean
  onVersion: (id: string) => void
  onCompare: () => void
}

/** Name of the review, its versions, and actions for the shown one. */
export const ReviewHeader = ({ review, version, isConnected, ...props }: ReviewHeaderProps) => {
  const word = versionWord(review.kind)
  return (
    <header className={s.header}>
      <span className={s.mark}>
        <Mark size={24} />
      </span>
      <h1 className={s.title}>{review.name}</h1>
      {!isConnected && (
        <span className={s.offline} role="status">
          Reconnecting…
        </span>
      )}
      <span className={s.space} />
      <VersionChoice
        label={`${word} to watch`}
        versions={review.versions}
        word={word}
        value={version.id}
        onChoose={props.onVersion}
      />
      {review.versions.length > 1 && (
        <button
          type="button"
          className={s.compare}
          aria-pressed={props.isComparing}
          title="Compare (W)"
          onClick={props.onCompare}
        >
          <Columns2 size={18} aria-hidden />
          <span>Compare</span>
        </button>
      )}
      {version.downloadUrl && (
        <a
          className={s.download}
          href={version.downloadUrl}
          download
          aria-label={`Download ${word.toLowerCase()} ${version.number}`}
          title="Download"
        >
          <Download size={18} aria-hidden />
        </a>
      )}
    </header>
  )
}
