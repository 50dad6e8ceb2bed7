import { Checkbox } from 'antd'
import { LIMITS, transitionName } from '#schema/limits'
import s from './Script.module.css'
import type { Proposal } from './scriptDraft'

const { titleMax, subtitleMax } = LIMITS.card
/** Transitions named in the proposal. */
const MOST_NAMED = 3

/** The card of a title page; undefined without a title. */
export const titleCardOf = ({ title, byline }: Proposal) =>
  title
    ? {
        kind: 'TITLE' as const,
        title: title.slice(0, titleMax),
        subtitle: (byline ?? '').slice(0, subtitleMax),
      }
    : undefined

/** The transitions after selected shots, by name and number. */
function namesOf({ shots }: Proposal): string[] {
  return shots.flatMap(({ transition, isChosen }, at) =>
    transition && isChosen ? `${transitionName(transition)} after shot ${at + 1}` : [],
  )
}

interface CutProposalsProps {
  proposal: Proposal
  onProposal: (changes: Partial<Proposal>) => void
}

/** Offers the title page as a card of the cut, and fades and dissolves as transitions. */
export function CutProposals({ proposal, onProposal }: CutProposalsProps) {
  const { hasCard, hasTransitions } = proposal
  const card = titleCardOf(proposal)
  const names = namesOf(proposal)
  const more = names.length - MOST_NAMED
  const named = names.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '')
  return (
    <>
      {card && (
        <Checkbox
          className={s.title}
          checked={hasCard}
          onChange={({ target }) => onProposal({ hasCard: target.checked })}
        >
          Add the title card “{card.title}”{card.subtitle && `, ${card.subtitle}`}
        </Checkbox>
      )}
      {names.length > 0 && (
        <Checkbox
          className={s.title}
          checked={hasTransitions}
          onChange={({ target }) => onProposal({ hasTransitions: target.checked })}
        >
          Use the transitions: {named}
        </Checkbox>
      )}
    </>
  )
}
