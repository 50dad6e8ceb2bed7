import type { VerdictFieldsFragment } from './reviewLinks.generated'
import s from './Verdict.module.css'

interface VerdictProps {
  verdict: VerdictFieldsFragment
  /** Omits the version, where it is obvious. */
  isOfFilm?: boolean
}

/** The verdict of a guest on a version, in their words. */
export const Verdict = ({
  verdict: { guestName, versionNumber, isApproved, text },
  isOfFilm = false,
}: VerdictProps) => (
  <p className={s.verdict} data-approved={isApproved || undefined}>
    <b>{isApproved ? 'Approved' : 'Changes requested'}</b>
    {!isOfFilm && versionNumber !== null && ` for version ${versionNumber}`} by <bdi>{guestName}</bdi>
    {text && (
      <>
        : <bdi>{text}</bdi>
      </>
    )}
  </p>
)
