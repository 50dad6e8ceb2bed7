import type { GuestReview, GuestVersion } from '../api/guestTypes'
import s from './versions.module.css'

/** Noun for the versions of a link. */
export const versionWord = (kind: GuestReview['kind']) => (kind === 'TAKES' ? 'Take' : 'Version')

interface VersionSelectProps {
  label: string
  versions: readonly GuestVersion[]
  word: string
  value: string
  onChoose: (id: string) => void
}

export const VersionSelect = ({ label, versions, word, value, onChoose }: VersionSelectProps) => (
  <select
    className={s.select}
    aria-label={label}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
  >
    {versions.map(({ id, number }) => (
      <option key={id} value={id}>
        {word} {number}
      </option>
    ))}
  </select>
)

/** Up to this many versions are buttons. */
const MOST_BUTTONS = 4

/** Choice of a version: buttons, or a list if there are many or the page is narrow. */
export const VersionChoice = (props: VersionSelectProps) => {
  const { label, versions, word, value, onChoose } = props
  if (versions.length === 1) return <span className={s.only}>{`${word} ${versions[0]!.number}`}</span>
  const isFew = versions.length <= MOST_BUTTONS
  return (
    <div className={s.choice} data-few={isFew || undefined}>
      {isFew && (
        <div className={s.buttons} role="group" aria-label={label}>
          {versions.map(({ id, number }) => (
            <button
              key={id}
              type="button"
              className={s.button}
              aria-pressed={id === value}
              onClick={() => onChoose(id)}
            >
              {word} {number}
            </button>
          ))}
        </div>
      )}
      <VersionSelect {...props} />
    </div>
  )
}
