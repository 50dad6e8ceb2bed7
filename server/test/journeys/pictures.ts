import sharp from 'sharp'
import type { Client } from '../graphql-client.js'

/** A PNG file of one colour. */
export async function pictureFile(
  colour = '#356a8c',
  { width = 640, height = 360, name = 'picture.png' } = {},
): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

export const UPLOAD = `mutation ($input: UploadAssetInput!, $file: Upload!) { uploadAsset(input: $input, file: $file) {
  id name description tags approvalStatus flagged isGenerated width height bytes isAnimated url smallUrl price isListed
  viewerCanEdit viewerCanDelete viewerCanReview viewerCanFlag viewerHasCopy
} }`

/** Uploads an image to the library of `person`. */
export async function uploadOf(
  person: Client,
  name: string,
  {
    tags = [] as string[],
    description = '',
    file = undefined as File | undefined,
    colour = undefined as string | undefined,
  } = {},
) {
  const { uploadAsset } = await person.upload(UPLOAD, {
    input: { name, description, tags },
    file: file ?? (await pictureFile(colour)),
  })
  return uploadAsset
}

/** An animated GIF with one-pixel frames of 15 bytes each, on a canvas of this size. */
export function gif(width: number, height: number, frames: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  return Buffer.concat([head, Buffer.alloc(frame.length * frames, frame), Buffer.from([0x3b])])
}
