import { Checkbox } from 'antd'
import { firstItemId } from '#schema/cut-item'
import { LIMITS, transitionName } from '#schema/limits'
import { newId } from '../../../shared/lib/uuid'
import s from './Script.module.css'
import type { Proposal } from './scriptDraft'

const { titleMax, subtitleMax } = LIMITS.card
/** Transitions named in the proposal. */
const MOST_NAMED = 3

/** The card of a title page; undefined without a title. */
const titleCardOf = ({ title, byline }: Proposal) =>
  title
    ? {
        kind: 'TITLE' as const,
        title: title.slice(0, titleMax),
        subtitle: (byline ?? '').slice(0, subtitleMax),
      }
    : undefined

/** The operations that add the title card to the start of a cut, with the transition to the first shot. */
export function titleOperations(proposal: Proposal) {
  const card = proposal.hasCard && titleCardOf(proposal)
  if (!card) return []
  const id = newId()
  const opening = { editItem: { id: firstItemId(id), revision: 1, transition: proposal.opening } }
  return [
    { addCard: { id, afterId: null, ...card } },
    ...(proposal.hasTransitions && proposal.opening ? [opening] : []),
  ]
}

/** The transitions after the title card and selected shots, by name and number. */
function namesOf({ shots, opening, hasCard }: Proposal): string[] {
  const first = hasCard && opening ? [`${transitionName(opening)} after the title card`] : []
  const last = shots.findLastIndex(({ isChosen }) => isChosen)
  // after the last shot, a transition has nothing to lead to until credits follow
  const others = shots.flatMap(({ transition, isChosen }, at) =>
    transition && isChosen && at !== last ? `${transitionName(transition)} after shot ${at + 1}` : [],
  )
  return [...first, ...others]
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
