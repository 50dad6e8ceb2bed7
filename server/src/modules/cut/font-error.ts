import { missingCharacters } from '../../media/lettering/fonts.js'

const NAMED_MAX = 10

/** The error for characters that no packaged font has, or undefined. */
export function fontError(text: string): string | undefined {
  const missing = missingCharacters(text)
  return missing.length ? `There is no font for: ${missing.slice(0, NAMED_MAX).join(' ')}` : undefined
}
