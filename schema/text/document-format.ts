/** A file format other than plain text, named for use in a sentence. */
type DocumentFormat = string

const FINAL_DRAFT = /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[^]{0,2000}?-->\s*)*<FinalDraft\b/

/** File signatures; ZIP-based formats list their parts near the start. */
const SIGNATURES: readonly (readonly [DocumentFormat, RegExp])[] = [
  ['a PDF', /^\s*%PDF-\d/],
  ['an RTF document', /^\s*\{\\rtf/],
  ['a Word document', /^PK\p{Cc}{2}[^]*?word\//u],
  ['an Excel workbook', /^PK\p{Cc}{2}[^]*?xl\//u],
  ['an OpenDocument file', /^PK\p{Cc}{2}[^]*?application\/vnd\.oasis/u],
  ['an archive', /^(?:PK\p{Cc}{2}|(?!\s)\p{Cc}\x8b|7z¼¯|Rar!|ý7zXZ)/u],
  ['an older Word document', /^ÐÏ\p{Cc}à¡±\p{Cc}á/u],
  ['an image', /^(?:\x89PNG|ÿØÿ|GIF8[79]a|II\*\p{Cc}|MM\p{Cc}\*|RIFF[^]{4}WEBP)/u],
  ['a video or sound', /^(?:[^]{4}ftyp|RIFF[^]{4}(?:WAVE|AVI )|\p{Cc}Eß£|OggS|ID3\p{Cc}|fLaC)/u],
  ['a web page', /^\s*<(?:!doctype\s+html|html)\b/i],
  ['an XML document', /^\s*<\?xml\b/],
]
const SIGNATURE_LENGTH = 8_192

/** Whether a text is a Final Draft screenplay, which is XML. */
export const isFinalDraft = (text: string): boolean => FINAL_DRAFT.test(text)

export const notPlainText = (format: DocumentFormat): string => `This is ${format}, not plain text`

/**
 * The format of a file that is not plain text, such as “a PDF”, by its content. `start` is its text, or its bytes as Latin-1.
 * Undefined for text, including Final Draft.
 */
export function documentFormat(start: string): DocumentFormat | undefined {
  const head = start.slice(0, SIGNATURE_LENGTH).replace(/^(?:\uFEFF|\xef\xbb\xbf)/, '')
  if (isFinalDraft(head)) return undefined
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0]
}
