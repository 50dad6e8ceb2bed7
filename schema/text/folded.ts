const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/**
 * A text as it is searched: without case, compatibility forms, and accents of Latin, Greek and Cyrillic letters. Marks
 * of other scripts are letters, which stand on their own. The same as the SQL function `folded`.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter]!)
    .replace(/[\u0300-\u036f]/g, '')
