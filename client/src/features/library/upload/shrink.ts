const SHRINK_FROM = 1024 * 1024
const BOX = { width: 1920, height: 1080 }
const QUALITY = 0.8
const PREVIEW = { from: 2 * 1024 * 1024, box: { width: 300, height: 300 }, type: 'image/jpeg', quality: 0.7 }
const HEAD = 64 * 1024

/** A decoded image and the file to upload. */
export interface PreparedFile {
  file: File
  /** Object URL of the preview; the owner revokes it. */
  preview: string
  width: number
  height: number
  originalBytes: number
}

const headOf = async (file: File) => new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
const lettersAt = (bytes: Uint8Array, from: number) => String.fromCharCode(...bytes.slice(from, from + 4))

/** Whether an extended WebP header marks the file as animated. */
const isAnimatedWebp = (head: Uint8Array) => lettersAt(head, 12) === 'VP8X' && ((head[20] ?? 0) & 2) !== 0

/** Whether a PNG has an animation control chunk before its image data. */
function isAnimatedPng(head: Uint8Array) {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  for (let at = 8; at + 8 <= head.length; at += 12 + view.getUint32(at)) {
    const chunk = lettersAt(head, at + 4)
    if (chunk === 'acTL') return true
    if (chunk === 'IDAT') return false
  }
  return false
}

/** Whether an image may be animated, and so must not be scaled. */
async function mayBeAnimated(file: File): Promise<boolean> {
  if (file.type === 'image/gif') return true
  if (file.type === 'image/webp') return isAnimatedWebp(await headOf(file))
  if (file.type === 'image/png') return isAnimatedPng(await headOf(file))
  return false
}

async function drawToBlob(
  picture: ImageBitmap,
  { box, type, quality }: { box: typeof BOX; type: string; quality: number },
): Promise<Blob | null> {
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}

async function recompress(file: File, picture: ImageBitmap): Promise<File> {
  const blob = await drawToBlob(picture, { box: BOX, type: file.type, quality: QUALITY })
  return blob && blob.type === file.type && blob.size < file.size
    ? new File([blob], file.name, { type: blob.type })
    : file
}

/** Preview of a file: above 2 MB a small JPEG, or the file itself if that fails. */
async function previewOf(file: File, picture: ImageBitmap): Promise<Blob> {
  if (file.size <= PREVIEW.from) return file
  return (await drawToBlob(picture, PREVIEW).catch(() => null)) ?? file
}

/**
 * Decodes an image and, from 1 MB on, scales it to fit 1920x1080 at quality 0.8 (specification L18); animated images stay
 * unchanged. Reports progress from 0 to 1. Rejects if the browser cannot decode it.
 */
export async function prepare(
  file: File,
  onProgress: (share: number) => void = () => undefined,
): Promise<PreparedFile> {
  onProgress(0.1)
  const picture = await createImageBitmap(file)
  onProgress(0.5)
  try {
    const sent =
      file.size < SHRINK_FROM || (await mayBeAnimated(file)) ? file : await recompress(file, picture)
    onProgress(0.9)
    const preview = URL.createObjectURL(await previewOf(sent, picture))
    return { file: sent, preview, width: picture.width, height: picture.height, originalBytes: file.size }
  } finally {
    picture.close()
  }
}
