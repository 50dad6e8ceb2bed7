const SHRINK_FROM = 1024 * 1024
const BOX = { width: 1920, height: 1080 }
const QUALITY = 0.8
const PREVIEW = { from: 2 * 1024 * 1024, box: { width: 300, height: 300 }, type: 'image/jpeg', quality: 0.7 }

/** What the browser could learn of a chosen picture, and the file that will be sent. */
export interface Prepared {
  file: File
  /** An object address to show; whoever holds it revokes it. */
  preview: string
  width: number
  height: number
  originalBytes: number
}

const mayMove = (type: string) => type === 'image/gif'

/** Whether a WebP file carries an animation: its extended header says so. */
async function isAnimatedWebp(file: File) {
  if (file.type !== 'image/webp') return false
  const head = new Uint8Array(await file.slice(0, 21).arrayBuffer())
  return String.fromCharCode(...head.slice(12, 16)) === 'VP8X' && (head[20]! & 2) !== 0
}

async function draw(picture: ImageBitmap, box: typeof BOX, type: string, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}

async function redraw(file: File, picture: ImageBitmap): Promise<File> {
  const blob = await draw(picture, BOX, file.type, QUALITY)
  return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file
}

/** What to show of a file: above 2 MB a small JPEG, the file itself where that fails. */
async function previewOf(file: File, picture: ImageBitmap): Promise<Blob> {
  if (file.size <= PREVIEW.from) return file
  return (await draw(picture, PREVIEW.box, PREVIEW.type, PREVIEW.quality).catch(() => null)) ?? file
}

/**
 * Reads a picture and, from 1 MB on, fits it into 1920x1080 at quality 0.8 (spec.md point 5); moving pictures stay as they are.
 * Throws when the browser cannot read it.
 */
export async function prepare(file: File): Promise<Prepared> {
  const picture = await createImageBitmap(file)
  try {
    const keeps = file.size < SHRINK_FROM || mayMove(file.type) || (await isAnimatedWebp(file))
    const sent = keeps ? file : await redraw(file, picture)
    const preview = URL.createObjectURL(await previewOf(sent, picture))
    return { file: sent, preview, width: picture.width, height: picture.height, originalBytes: file.size }
  } finally {
    picture.close()
  }
}
