import type { ModelOffer } from '#schema/limits'
import type { SendPromptInput } from '../../../entities/types.generated'
import { type FieldErrors, check } from '../../../shared/lib/form'

let rules: typeof import('#schema/rules/prompt') | undefined

/** Loads the rules on first input: they are a tenth of the page’s code. Without them, the server checks alone. */
export const loadRules = (): Promise<void> =>
  import('#schema/rules/prompt').then(
    (loaded) => void (rules = loaded),
    () => undefined,
  )

export const areRulesLoaded = () => rules !== undefined

/** What the server would refuse; undefined for nothing, and until the rules are loaded. */
export const promptErrors = (input: SendPromptInput, offer: ModelOffer): FieldErrors | undefined =>
  rules && (check(rules.promptRuleFor(offer), input).errors ?? undefined)
