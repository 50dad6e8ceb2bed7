import { LIMITS } from '#schema/limits'
import { LONG_SCRIPT } from '#schema/rules/script'

/** No character of UTF-8 or UTF-16 takes more. */
const BYTES_A_CHARACTER = 4

export const NO_TEXT = 'This file is no text. Please choose a .fountain or .txt file.'

function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The words of a script’s file. Throws an error for people where it is too long or no text. */
export async function readScriptFile(file: File): Promise<string> {
  if (file.size > LIMITS.storyboard.scriptMax * BYTES_A_CHARACTER) throw new Error(LONG_SCRIPT)
  const text = decoded(await file.arrayBuffer())
  if (text.includes('\0')) throw new Error(NO_TEXT)
  return text
}
