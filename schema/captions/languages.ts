/** A language of captions. */
export interface CaptionLanguage {
  /** BCP 47 code, for pages and files. */
  code: string
  /** ISO 639-2/T code, for films. */
  filmCode: string
  name: string
}

const LIST = `ar:ara:Arabic bg:bul:Bulgarian bn:ben:Bengali ca:cat:Catalan cs:ces:Czech da:dan:Danish de:deu:German
  el:ell:Greek en:eng:English es:spa:Spanish et:est:Estonian fa:fas:Persian fi:fin:Finnish fr:fra:French ga:gle:Irish
  he:heb:Hebrew hi:hin:Hindi hr:hrv:Croatian hu:hun:Hungarian id:ind:Indonesian is:isl:Icelandic it:ita:Italian
  ja:jpn:Japanese ko:kor:Korean lt:lit:Lithuanian lv:lav:Latvian mt:mlt:Maltese nl:nld:Dutch no:nor:Norwegian
  pl:pol:Polish pt:por:Portuguese ro:ron:Romanian ru:rus:Russian sk:slk:Slovak sl:slv:Slovenian sr:srp:Serbian
  sv:swe:Swedish ta:tam:Tamil th:tha:Thai tr:tur:Turkish uk:ukr:Ukrainian ur:urd:Urdu vi:vie:Vietnamese zh:zho:Chinese`

/** Ordered by name. */
export const CAPTION_LANGUAGES: readonly CaptionLanguage[] = LIST.split(/\s+/)
  .map((entry) => {
    const [code, filmCode, name] = entry.split(':') as [string, string, string]
    return { code, filmCode, name }
  })
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))

export const captionLanguage = (code: string): CaptionLanguage | undefined =>
  CAPTION_LANGUAGES.find((language) => language.code === code)
