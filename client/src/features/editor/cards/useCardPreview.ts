import { type CardFields, showsLines } from '#schema/cards'
import { cardRule } from '#schema/cut/rules/card'
import { useSettled } from '../../../shared/lib/debounce'
import { type FieldErrors, fieldErrorsOf } from '../../../shared/lib/form'
import { messageOf } from '../../../shared/lib/network/errors'
import { type CardPreviewQueryVariables, useCardPreviewQuery } from './cards.generated'

/** Delay between typing and rendering, in milliseconds. */
const TYPING_MS = 250

/** Fills empty texts with placeholders. */
const withTexts = (card: CardFields): CardFields => {
  const hasText = card.title.trim() || card.subtitle.trim() || (showsLines(card) && card.lines.length)
  return hasText ? card : { ...card, title: 'Title' }
}

/** Place of the previewed card in the cut. */
export type PreviewPlace = Omit<CardPreviewQueryVariables['input'], keyof CardFields>

/**
 * Preview image of a card, rendered shortly after each change; shows the previous image until then. `errors` names the
 * fields that cannot be rendered.
 */
export function useCardPreview(
  place: PreviewPlace,
  card: CardFields,
): { url: string | undefined; isLoading: boolean; errors: FieldErrors; problem: string | undefined } {
  const current = JSON.stringify({
    ...place,
    ...withTexts(card),
    lines: card.lines.filter(({ name }) => name.trim()),
  })
  const requested = useSettled(current, TYPING_MS)
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
    isLoading: loading || requested !== current,
    errors,
    problem: error && !isNamed ? messageOf(error) : undefined,
  }
}
