import sharp from 'sharp'

export interface Attachment {
  name: string
  mimeType: string
  buffer: Buffer
}

/** An image file of one colour. */
export const pictureOf = async (name: string, background: string): Promise<Attachment> => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer(),
})
