/** Formats of caption files, by the ending of a file. */
export const CAPTION_FORMATS = {
  srt: { name: 'SRT', label: 'SubRip (.srt)', mediaType: 'application/x-subrip' },
  vtt: { name: 'WebVTT', label: 'WebVTT (.vtt)', mediaType: 'text/vtt' },
} as const

export type CaptionFormat = keyof typeof CAPTION_FORMATS

export const CAPTION_FORMAT_KEYS = Object.keys(CAPTION_FORMATS) as [CaptionFormat, ...CaptionFormat[]]

/** “SRT or WebVTT”, for descriptions. */
export const CAPTION_FORMAT_NAMES = Object.values(CAPTION_FORMATS)
  .map(({ name }) => name)
  .join(' or ')

/** “a .srt or .vtt file”, for messages. */
export const CAPTION_FILE = `a ${CAPTION_FORMAT_KEYS.map((format) => `.${format}`).join(' or ')} file`
