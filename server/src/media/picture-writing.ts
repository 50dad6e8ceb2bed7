import { mkdir, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { LIMITS } from '#schema/limits'
import { type PictureInfo, PictureFailure, type PictureType, type WrittenPicture } from './pictures.js'

/** Widths in pixels. Small pictures, shown by the dozen, have a lower quality. */
const RENDITIONS = { medium: { width: 1200, quality: 80 }, small: { width: 400, quality: 65 } }
const EXTENSIONS: Record<PictureType, string> = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp' }

const SIGNATURES: [PictureType, (head: string) => boolean][] = [
  ['jpeg', (head) => head.startsWith('\xff\xd8\xff')],
  ['png', (head) => head.startsWith('\x89PNG\r\n\x1a\n')],
  ['gif', (head) => head.startsWith('GIF87a') || head.startsWith('GIF89a')],
  ['webp', (head) => head.startsWith('RIFF') && head.endsWith('WEBP')],
]

/** The type of a file by its first bytes. Files of other types reach no decoder. */
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

/** Bytes of a PNG that are searched for its animation control chunk, which precedes the image data. */
const PNG_HEAD = 64 * 1024

/** Whether a PNG is animated; sharp would read only its first frame. */
async function isApng(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(PNG_HEAD), 0, PNG_HEAD, 0)
    for (let at = 8; at + 8 <= bytesRead; at += 12 + buffer.readUInt32BE(at)) {
      const chunk = buffer.toString('latin1', at + 4, at + 8)
      if (chunk === 'acTL') return true
      if (chunk === 'IDAT') return false
    }
    // longer with metadata, such as a colour profile
    return buffer.includes('acTL')
  } finally {
    await handle.close()
  }
}

const decode = (file: string, animated: boolean): Sharp => {
  const { pixels, framePixels } = LIMITS.picture
  return sharp(file, { animated, limitInputPixels: animated ? framePixels : pixels, failOn: 'error' })
}

/** Inspects a file. Reads only its headers, and checks the limits before anything is unpacked. */
export const inspectPicture = async (file: string): Promise<PictureInfo> => {
  if ((await stat(file)).size > LIMITS.upload.bytes) throw new PictureFailure('size')
  const type = await typeOf(file)
  if (!type) throw new PictureFailure('type')
  if (type === 'png' && (await isApng(file))) throw new PictureFailure('apng')
  const {
    format,
    autoOrient,
    pages = 1,
  } = await sharp(file, { limitInputPixels: false, failOn: 'error' }).metadata()
  if (format !== type) throw new PictureFailure('type')
  const { width, height } = autoOrient
  const { side, pixels, frames, framePixels } = LIMITS.picture
  if (Math.max(width, height) > side || width * height > pixels) throw new PictureFailure('dimensions')
  if (pages > frames || width * height * pages > framePixels) throw new PictureFailure('animation')
  return { type, width, height, animated: pages > 1 }
}

/** The picture's pixels, rotated by its orientation; animations have no standard for it. */
const pixels = (file: string, { animated }: PictureInfo): Sharp =>
  animated ? decode(file, true) : decode(file, false).autoOrient()

const encoded = (picture: Sharp, type: PictureType): Sharp => {
  if (type === 'jpeg') return picture.jpeg({ quality: 90 })
  if (type === 'png') return picture.png()
  return type === 'gif' ? picture.gif() : picture.webp({ quality: 90 })
}

/** Dominant colour and ThumbHash, both from a tiny still. */
const essence = async (file: string): Promise<{ dominantColor: string; thumbHash: string }> => {
  const tiny = decode(file, false)
    .autoOrient()
    .resize({ width: 100, height: 100, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
  const { data, info } = await tiny.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  const { dominant } = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .removeAlpha()
    .stats()
  const hex = [dominant.r, dominant.g, dominant.b]
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
  return {
    dominantColor: `#${hex}`,
    thumbHash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
  }
}

/** Checks a picture, and writes a new original and its renditions into `folder`. */
export const writePicture = async (file: string, folder: string): Promise<WrittenPicture> => {
  const info = await inspectPicture(file)
  await mkdir(folder, { recursive: true })
  const original = join(folder, `original.${EXTENSIONS[info.type]}`)
  const rendition = async (name: keyof typeof RENDITIONS) => {
    const { width, quality } = RENDITIONS[name]
    const path = join(folder, `${name}.webp`)
    const effort = info.animated ? 2 : 4
    await pixels(file, info)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality, effort })
      .toFile(path)
    return path
  }
  await encoded(pixels(file, info), info.type).toFile(original)
  const [medium, small, { size: bytes }, look] = [
    await rendition('medium'),
    await rendition('small'),
    await stat(original),
    await essence(file),
  ]
  return { ...info, original, medium, small, bytes, ...look }
}
