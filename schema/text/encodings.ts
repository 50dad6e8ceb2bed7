/** Legacy encodings of text files, and the plausibility of decoded text. */

interface LegacyEncoding {
  /** As `TextDecoder` names it. */
  name: string
  label: string
  /** How much a letter suggests this encoding, from 1 for frequent ones down to -1. */
  weigh: (letter: string) => number
}

/** Weights the first half of the letters fully. */
const byFrequency =
  (letters: string) =>
  (letter: string): number => {
    const at = letters.indexOf(letter)
    if (at < 0) return -0.5
    return at < letters.length / 2 ? 1 : 0.4
  }
/** Weights all letters equally. */
const anyOf = (letters: string) => (letter: string) => (letters.includes(letter) ? 1 : -0.5)

const CYRILLIC = byFrequency('оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъёіїєґўђјљњћџѓќѕ')
const WEST = anyOf('éèêëàâáãåäçíìîïñóòôõöøœúùûüýÿßæªº')
const CENTRAL = byFrequency('áéíóöüýúůčěšžřłąęśżćńőűăđťďľňôźâîäëçßşţĺŕ')
const GREEK = byFrequency('αοιετσνηυρπκμλςίάωόέγήδχύθφώβξζψϊϋΐΰ')
const HEBREW = byFrequency('יוהלאתרשבמנםחדעקפכגצטןסזךץףיְָֹּ')
const ARABIC = byFrequency('اليمونرتبةعدسفهكقأحجشطصىخإذءزضئثغظؤآپچژگَُِّْ')
const THAI = byFrequency('านรกอเงมยลวดทสตะปบคหแจพชขใไโผถซธณศภษญฟฉฐฮฎฝฏฬฤฑฌฆฒำีิื่้็ัุู์ๆฯ')

const COMMON_HAN =
  '的一是不了人我在有他這这中大來来上國国個个到說说們们為为子和你地出道也時时年得就那要下以生會会自着著去之過过家學学對对可她里裡後后小麼么心多天而能好都然没沒日於于起還还發发成事只作當当想看文無无開开手十用主行方又如前所本見见經经頭头面公同三已老從从動动兩两長长知樣样現现分將将外但身些與与高意進进把法此實实回二理美點点月明其種种聲声話话兒儿情部問问力給给等很最間间新什打便位因走被電电四第門门相次東东真聽听氣气信女房夜雨燈灯窗風风光水火車车路坐站笑眼口字京'
const isCommon = (letter: string): boolean => COMMON_HAN.includes(letter)
const KANA = /[\u3041-\u30fe]/
const HANGUL = /[\uac00-\ud7a3]/
const HALF_WIDTH = /[\uff61-\uff9f]/

function chinese(letter: string): number {
  if (KANA.test(letter)) return -0.5
  return isCommon(letter) ? 1 : 0.15
}
function japanese(letter: string): number {
  if (HALF_WIDTH.test(letter)) return -0.5
  if (KANA.test(letter)) return 1
  return isCommon(letter) ? 0.7 : 0.3
}
const korean = (letter: string): number => (HANGUL.test(letter) ? 1 : -0.5)

/** In order of preference for equal plausibility. */
export const LEGACY_ENCODINGS: readonly LegacyEncoding[] = [
  { name: 'windows-1252', label: 'Western European (Windows-1252)', weigh: WEST },
  { name: 'windows-1251', label: 'Cyrillic (Windows-1251)', weigh: CYRILLIC },
  { name: 'windows-1250', label: 'Central European (Windows-1250)', weigh: CENTRAL },
  { name: 'windows-1254', label: 'Turkish (Windows-1254)', weigh: byFrequency('ışüçöğâîû') },
  { name: 'windows-1253', label: 'Greek (Windows-1253)', weigh: GREEK },
  { name: 'windows-1255', label: 'Hebrew (Windows-1255)', weigh: HEBREW },
  { name: 'windows-1256', label: 'Arabic (Windows-1256)', weigh: ARABIC },
  { name: 'windows-1257', label: 'Baltic (Windows-1257)', weigh: byFrequency('āšėžūīąčēųįęņļģķõäöü') },
  { name: 'windows-1258', label: 'Vietnamese (Windows-1258)', weigh: anyOf('ăâđêôơưáàéèíóòúùý') },
  { name: 'windows-874', label: 'Thai (Windows-874)', weigh: THAI },
  { name: 'shift_jis', label: 'Japanese (Shift JIS)', weigh: japanese },
  { name: 'euc-jp', label: 'Japanese (EUC-JP)', weigh: japanese },
  { name: 'gb18030', label: 'Chinese, simplified (GB 18030)', weigh: chinese },
  { name: 'big5', label: 'Chinese, traditional (Big5)', weigh: chinese },
  { name: 'euc-kr', label: 'Korean (EUC-KR)', weigh: korean },
  { name: 'koi8-r', label: 'Cyrillic (KOI8-R)', weigh: CYRILLIC },
  { name: 'koi8-u', label: 'Cyrillic (KOI8-U)', weigh: CYRILLIC },
  { name: 'ibm866', label: 'Cyrillic (DOS 866)', weigh: CYRILLIC },
  { name: 'x-mac-cyrillic', label: 'Cyrillic (Macintosh)', weigh: CYRILLIC },
  { name: 'macintosh', label: 'Western European (Macintosh)', weigh: WEST },
]

const WORD = /[\p{L}\p{M}]+/gu
const PUNCTUATION = /[‘’‚“”„«»‹›–—…¿¡°·№\u00a0、。「」『』（），．！？：；・〜ー]/u
const isAscii = (character: string): boolean => character < '\u0080'
const isLatin = (letter: string): boolean => /\p{Script=Latin}/u.test(letter)

/** The weight of a word, without its ASCII letters. */
function weighWord(word: string, weigh: LegacyEncoding['weigh']): number {
  const letters = [...word]
  const isMixed =
    letters.some(isLatin) && !letters.every((letter) => isLatin(letter) || /\p{M}/u.test(letter))
  return letters.reduce((sum, letter, at) => {
    const before = letters[at - 1] ?? ''
    if (isAscii(letter) && (!before || isAscii(before))) return sum
    const isLateCapital = /\p{Ll}/u.test(before) && /\p{Lu}/u.test(letter)
    if (isAscii(letter)) return sum - (isLateCapital ? 1.5 : 0)
    const isCrowded = isLatin(letter) && isLatin(before) && !isAscii(before)
    const doubts = (isMixed ? 1.5 : 0) + (isLateCapital ? 1.5 : 0) + (isCrowded ? 0.75 : 0)
    return sum + weigh(letter.toLowerCase()) - doubts
  }, 0)
}

/** The plausibility of a decoded text, from 1 for natural text down to -3. */
export function plausibility(text: string, { weigh }: LegacyEncoding): number {
  const strange = [...text].filter((character) => !isAscii(character))
  if (!strange.length) return 0
  const letters = [...text.matchAll(WORD)].reduce((sum, [word]) => sum + weighWord(word, weigh), 0)
  const signs = strange.filter((character) => !/[\p{L}\p{M}]/u.test(character))
  const signWeight = signs.reduce((sum, sign) => sum + (PUNCTUATION.test(sign) ? 0.8 : -0.5), letters)
  return signWeight / strange.length
}
