import { mkdir, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { LIMITS } from '../../../schema/limits.js'

export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp'

/** What a file is by its content. */
export interface JudgedPicture {
  type: PictureType
  /** Pixels as seen, with the camera's orientation applied. */
  width: number
  height: number
  animated: boolean
}

/** A picture written anew. All paths lie in the folder given. */
export interface WrittenPicture extends JudgedPicture {
  /** In the type that came, without any metadata; animations move on. */
  original: string
  /** WebP, at most 1200 pixels wide. */
  medium: string
  /** WebP, at most 400 pixels wide. */
  small: string
  /** Of the original as written. */
  bytes: number
  /** As `#rrggbb`. */
  dominantColor: string
  /** Base64. */
  thumbHash: string
}

/** Pictures that people send. Throws `PictureFailure` with the specification's own words (spec.md point 5). */
export interface Pictures {
  judge(file: string): Promise<JudgedPicture>
  write(file: string, folder: string): Promise<WrittenPicture>
}

/** The file cannot be used; the message may be shown. */
export class PictureFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PictureFailure'
  }
}

export const PICTURE_MESSAGES = {
  type: 'File type not supported. Please upload an image file (JPEG, PNG, GIF, WEBP).',
  size: 'File too large. Maximum size is 20MB.',
  processing: 'Error processing file. Please try again.',
  dimensions: 'Image too large. A side may have at most 16383 pixels, and the image at most 64 million.',
} as const

const WIDTHS = { medium: 1200, small: 400 }
/** Pixels of a picture, or of all pictures of an animation: what decoding may cost in memory. */
const PIXELS = 64_000_000
/** Pixels of a side: what WebP, and so the renditions, can hold. */
const SIDE = 16_383
const EXTENSIONS: Record<PictureType, string> = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp' }

const SIGNATURES: [PictureType, (head: string) => boolean][] = [
  ['jpeg', (head) => head.startsWith('\xff\xd8\xff')],
  ['png', (head) => head.startsWith('\x89PNG\r\n\x1a\n')],
  ['gif', (head) => head.startsWith('GIF87a') || head.startsWith('GIF89a')],
  ['webp', (head) => head.startsWith('RIFF') && head.endsWith('WEBP')],
]

/** The type that a file's first bytes show. No decoder sees a file of any other type. */
const typeOf = async (file: string): Promise<PictureType | undefined> => {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0)
    const head = buffer.toString('latin1', 0, bytesRead)
    return SIGNATURES.find(([, begins]) => begins(head))?.[0]
  } finally {
    await handle.close()
  }
}

const decode = (file: string, animated: boolean): Sharp =>
  sharp(file, { animated, limitInputPixels: PIXELS, failOn: 'error' })

const judge = async (file: string): Promise<JudgedPicture> => {
  if ((await stat(file)).size > LIMITS.upload.bytes) throw new PictureFailure(PICTURE_MESSAGES.size)
  const type = await typeOf(file)
  if (!type) throw new PictureFailure(PICTURE_MESSAGES.type)
  // Only the head is read here; what it says is held against the limits before anything is unpacked.
  const { format, autoOrient, pages = 1 } = await sharp(file, { limitInputPixels: false, failOn: 'error' }).metadata()
  if (format !== type) throw new PictureFailure(PICTURE_MESSAGES.type)
  const { width, height } = autoOrient
  if (Math.max(width, height) > SIDE || width * height * pages > PIXELS) throw new PictureFailure(PICTURE_MESSAGES.dimensions)
  return { type, width, height, animated: pages > 1 }
}

/** The picture's pixels; an animation is never turned, for its orientation lies in no standard. */
const pixels = (file: string, { animated }: JudgedPicture): Sharp => animated ? decode(file, true) : decode(file, false).autoOrient()

const encoded = (picture: Sharp, type: PictureType): Sharp => {
  if (type === 'jpeg') return picture.jpeg({ quality: 90 })
  if (type === 'png') return picture.png()
  return type === 'gif' ? picture.gif() : picture.webp({ quality: 90 })
}

/** Dominant colour and ThumbHash, both from a tiny still. */
const essence = async (file: string): Promise<{ dominantColor: string; thumbHash: string }> => {
  const tiny = decode(file, false).autoOrient().resize({ width: 100, height: 100, fit: 'inside' }).toColourspace('srgb').ensureAlpha()
  const { data, info } = await tiny.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  const { dominant } = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }).removeAlpha().stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')
  return { dominantColor: `#${hex}`, thumbHash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64') }
}

const write = async (file: string, folder: string): Promise<WrittenPicture> => {
  const judged = await judge(file)
  await mkdir(folder, { recursive: true })
  const original = join(folder, `original.${EXTENSIONS[judged.type]}`)
  const rendition = async (name: keyof typeof WIDTHS) => {
    const path = join(folder, `${name}.webp`)
    const effort = judged.animated ? 2 : 4
    await pixels(file, judged).resize({ width: WIDTHS[name], withoutEnlargement: true }).webp({ quality: 80, effort }).toFile(path)
    return path
  }
  await encoded(pixels(file, judged), judged.type).toFile(original)
  const [medium, small, { size: bytes }, look] = [await rendition('medium'), await rendition('small'), await stat(original), await essence(file)]
  return { ...judged, original, medium, small, bytes, ...look }
}

/** What is not said in our own words is the decoder's complaint about the file. */
const inOurWords = <T>(work: Promise<T>): Promise<T> => work.catch((error: unknown) => {
  const machine = (error as NodeJS.ErrnoException).syscall !== undefined
  throw error instanceof PictureFailure || machine ? error : new PictureFailure(PICTURE_MESSAGES.processing, { cause: error })
})

/** Pictures on this machine's sharp. */
export const createPictures = (): Pictures => {
  sharp.cache({ files: 0 }) // uploads come under names that may be used again
  return {
    judge: (file) => inOurWords(judge(file)),
    write: (file, folder) => inOurWords(write(file, folder)),
  }
}
