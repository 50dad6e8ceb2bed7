import type { ModelOffer } from '#schema/limits'
import type { SendPromptInput } from '../../../entities/types.generated'
import { type FieldErrors, check } from '../../../shared/lib/form'

let rules: typeof import('#schema/rules/prompt') | undefined

/** Loads the rules on first input, because they are a tenth of the page’s code. If that fails, only the server validates. */
export const loadRules = (): Promise<void> =>
  import('#schema/rules/prompt').then(
    (loaded) => void (rules = loaded),
    () => undefined,
  )

export const areRulesLoaded = () => rules !== undefined

/** Validation errors; undefined if valid, or until the rules are loaded. */
export const promptErrors = (input: SendPromptInput, offer: ModelOffer): FieldErrors | undefined =>
  rules && (check(rules.promptRuleFor(offer), input).errors ?? undefined)
