import { type CardFields, showsLines } from '#schema/cards'
import { cardRule } from '#schema/cut/rules/card'
import { useSettled } from '../../../shared/lib/debounce'
import { type FieldErrors, fieldErrorsOf } from '../../../shared/lib/form'
import { messageOf } from '../../../shared/lib/network/errors'
import { type CardPreviewQueryVariables, useCardPreviewQuery } from './cards.generated'

/** Delay between typing and drawing, in milliseconds. */
const TYPING_MS = 250

/** A card without texts shows where they would be. */
const withTexts = (card: CardFields): CardFields => {
  const hasText = card.title.trim() || card.subtitle.trim() || (showsLines(card) && card.lines.length)
  return hasText ? card : { ...card, title: 'Title' }
}

/** The card that is previewed, and its place in the cut. */
export type PreviewPlace = Omit<CardPreviewQueryVariables['input'], keyof CardFields>

/**
 * The picture that a film would show of a card, a moment after it was changed; the last one until the next has been
 * drawn. `errors` names the fields that cannot be drawn.
 */
export function useCardPreview(
  place: PreviewPlace,
  card: CardFields,
): { url: string | undefined; isLoading: boolean; errors: FieldErrors; problem: string | undefined } {
  const wanted = JSON.stringify({
    ...place,
    ...withTexts(card),
    lines: card.lines.filter(({ name }) => name.trim()),
  })
  const requested = useSettled(wanted, TYPING_MS)
  const input = JSON.parse(requested) as CardPreviewQueryVariables['input']
  const { data, previousData, error, loading } = useCardPreviewQuery({
    variables: { input },
    skip: !cardRule.safeParse(input).success,
    fetchPolicy: 'no-cache',
    context: { quiet: true },
  })
  const errors = error ? fieldErrorsOf(error) : {}
  const isNamed = Object.keys(errors).length > 0
  return {
    url: (data ?? previousData)?.cardPreview.url,
    isLoading: loading || requested !== wanted,
    errors,
    problem: error && !isNamed ? messageOf(error) : undefined,
  }
}
