import type { VerdictFieldsFragment } from './reviewLinks.generated'
import s from './Verdict.module.css'

interface VerdictProps {
  verdict: VerdictFieldsFragment
  /** Omits the version or shot, where it is obvious. */
  isBeside?: boolean
}

const word = (isApproved: boolean) => (isApproved ? 'Approved' : 'Changes requested')

/** A verdict in a few words, such as “Approved by Mia”. */
export const verdictText = ({ isApproved, guestName }: VerdictFieldsFragment): string =>
  `${word(isApproved)} by ${guestName}`

/** The verdict of a guest on a version or first frame, in their words. */
export const Verdict = ({
  verdict: { guestName, versionNumber, shotNumber, isApproved, text },
  isBeside = false,
}: VerdictProps) => (
  <p className={s.verdict} data-approved={isApproved || undefined}>
    <b>{word(isApproved)}</b>
    {!isBeside && versionNumber !== null && ` for version ${versionNumber}`}
    {!isBeside && shotNumber !== null && ` for shot ${shotNumber}`} by <bdi>{guestName}</bdi>
    {text && (
      <>
        : <bdi>{text}</bdi>
      </>
    )}
  </p>
)
