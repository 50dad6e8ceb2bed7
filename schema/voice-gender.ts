import { nameFromLabel } from './named-elements.js'

export type Gender = 'woman' | 'man'

const VOICE_OF_WOMAN =
  /^slt$|^[a-z]f_|woman|girl|abbess|^(?:Rachel|Aria|Sarah|Laura|Charlotte|Alice|Matilda|Jessica|Lily)$/i
const VOICE_OF_MAN =
  /^(?:awb|rms)$|^[a-z]m_|(?:^|_)(?:man|guy|knight|boy)$|^(?:Roger|Charlie|George|Callum|Liam|Will|Eric|Chris|Brian|Daniel|Bill)$/i
/** Words of a description or a name; the first of them counts: "a boy who misses his mother". */
const WORD =
  /\b(?!h(?:er|is) (?:\w+ )?(?:grand|step)?(?:mother|father|mum|mom|dad|son|daughter|wife|husband|sister|brother|aunt|uncle|niece|nephew|boss|friend)\b)(?:(she|her|\w*wom[ae]n|girl|lady|mother|mum|mom|sister|aunt|wife|widow|grandmother|granny|daughter|niece|queen|princess|nun|witch|mistress|actress|waitress|seamstress|hostess|duchess|heiress|empress|goddess|mrs|ms|miss)|(?:he|his|\w*(?<!hu|ger|ro|wo)m[ae]n|beard|bearded|moustache|boy|gentleman|father|dad|brother|uncle|husband|widower|grandfather|grandpa|son|nephew|king|prince|monk|wizard|mr|sir))\b/i

/** Whose voice it is, as far as its provider’s name for it says. */
export function genderOfVoice(voice: string): Gender | undefined {
  if (VOICE_OF_WOMAN.test(voice)) return 'woman'
  return VOICE_OF_MAN.test(voice) ? 'man' : undefined
}

/**
 * Whether a character is a woman or a man, as far as its description and its name say. Names that end in “a” are women’s, in
 * “o”, “as” or “us” men’s.
 */
export function genderOfCharacter(name: string, description: string): Gender | undefined {
  const found = WORD.exec(description) ?? WORD.exec(name)
  if (found) return found[1] ? 'woman' : 'man'
  if (/a$/i.test(name)) return 'woman'
  return /(?:o|[au]s)$/i.test(name) ? 'man' : undefined
}

interface Character {
  name: string
  label?: string | null
  description: string
}

/** The genders of characters by the keys of their speakers. */
export const gendersOf = (characters: readonly Character[]): Map<string, Gender> =>
  new Map(
    characters.flatMap(({ name, label, description }) => {
      const gender = genderOfCharacter(label ?? name, description)
      return gender ? [[name, gender] as const, [nameFromLabel(label ?? name), gender] as const] : []
    }),
  )
