/** The media types of what is stored, by extension; anything else is only served as a download. */
const TYPES: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mkv: 'video/x-matroska',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
}

export const UNKNOWN_TYPE = 'application/octet-stream'

/** The media type of a stored file, derived from its key. */
export const typeOf = (key: string): string => TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? UNKNOWN_TYPE
