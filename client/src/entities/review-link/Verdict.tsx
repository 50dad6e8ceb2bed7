import type { VerdictFieldsFragment } from './reviewLinks.generated'
import s from './Verdict.module.css'

interface VerdictProps {
  verdict: VerdictFieldsFragment
  /** Omits the version, where it is obvious. */
  isOfFilm?: boolean
}

const word = (isApproved: boolean) => (isApproved ? 'Approved' : 'Changes requested')

/** A verdict in a few words, such as “Approved by Mia”. */
export const verdictText = ({ isApproved, guestName }: VerdictFieldsFragment): string =>
  `${word(isApproved)} by ${guestName}`

/** The verdict of a guest on a version, in their words. */
export const Verdict = ({
  verdict: { guestName, versionNumber, isApproved, text },
  isOfFilm = false,
}: VerdictProps) => (
  <p className={s.verdict} data-approved={isApproved || undefined}>
    <b>{word(isApproved)}</b>
    {!isOfFilm && versionNumber !== null && ` for version ${versionNumber}`} by <bdi>{guestName}</bdi>
    {text && (
      <>
        : <bdi>{text}</bdi>
      </>
    )}
  </p>
)
