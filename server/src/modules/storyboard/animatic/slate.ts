import type { StoryboardShot } from '../shots/shot.entity.js'

/** Letters of a slate: more could not be read. */
const LETTERS = 48

/** What stands on the slate of a shot: its number, and how it begins. */
export function slateTextOf(
  { words, heading }: Pick<StoryboardShot, 'words' | 'heading'>,
  number: number,
): string {
  const said = (words || heading)
    .replace(/["“”«»„]/g, '’')
    .replace(/\s+/g, ' ')
    .trim()
  const begins = said.length > LETTERS ? said.slice(0, LETTERS).replace(/\s\S*$/, '') : said
  return [`${number}.`, begins].filter(Boolean).join(' ')
}

/** Latin letters that are no other letter with an accent. */
const PLAIN: Readonly<Record<string, string>> = { Æ: 'AE', Œ: 'OE', Ø: 'O', Đ: 'D', Ł: 'L', Þ: 'TH', ı: 'I' }
const UNDRAWN =
  /(?:(?![A-Z0-9])[\p{L}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]\u200d?\ufe0f?)+/gu

/** As the local engine can write it, which has A to Z and digits: one question mark for letters that it lacks. */
export const drawableText = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[ÆŒØĐŁÞı]/g, (letter) => PLAIN[letter])
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(UNDRAWN, '?')

/** Has the local engine draw these letters. */
export const slatePromptOf = (text: string): string =>
  `A title card at night that reads "${drawableText(text)}"`
