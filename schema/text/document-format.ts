/** A file that holds no plain text, as a sentence names it. */
type DocumentFormat = string

const FINAL_DRAFT = /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[^]{0,2000}?-->\s*)*<FinalDraft\b/

/** How files begin, byte by byte; several that are ZIP archives name their parts near their start. */
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

/** Whether a text is a screenplay of Final Draft, which is XML. */
export const isFinalDraft = (text: string): boolean => FINAL_DRAFT.test(text)

export const notPlainText = (format: DocumentFormat): string => `This is ${format}, not plain text`

/**
 * The format of what is no plain text, such as “a PDF”, from its content. `start` is its text, or its bytes with a
 * character each. Undefined for text, also for that of Final Draft.
 */
export function documentFormat(start: string): DocumentFormat | undefined {
  const head = start.slice(0, SIGNATURE_LENGTH).replace(/^(?:\uFEFF|\xef\xbb\xbf)/, '')
  if (isFinalDraft(head)) return undefined
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0]
}
