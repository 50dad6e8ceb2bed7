/** Words that are read, or said, in a second; characters of scripts that are written without spaces. */
const READ = 3.3
const SAID = 2.6
const SIGNS_IN_WORD = 2
/** Before somebody speaks. */
const BREATH = 0.4

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu

/** How many words a text has; of scripts without spaces two characters count as one. */
function wordsIn(text: string): number {
  const signs = text.match(UNSPACED)?.length ?? 0
  const spaced = text.replace(UNSPACED, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
  return spaced + signs / SIGNS_IN_WORD
}

/** What it takes to see an action happen. */
export const secondsOfAction = (text: string): number => wordsIn(text) / READ

/** What it takes to say something; what stands in parentheses is not said. */
export const secondsOfSpeech = (text: string): number =>
  BREATH + wordsIn(text.replace(/\([^()]*\)/g, ' ')) / SAID
