import { missingCharacters } from '../../media/lettering/fonts.js'

const NAMED_MAX = 10

/** Why a text cannot be drawn: characters that would be empty boxes; undefined where it can. */
export function fontError(text: string): string | undefined {
  const missing = missingCharacters(text)
  return missing.length ? `There is no font for: ${missing.slice(0, NAMED_MAX).join(' ')}` : undefined
}
