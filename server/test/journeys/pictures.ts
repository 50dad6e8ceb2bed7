import sharp from 'sharp'
import type { Client } from '../graphql-client.js'

/** A PNG of one colour, as a file. */
export async function pictureFile(colour = '#356a8c', { width = 640, height = 360, name = 'picture.png' } = {}): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: colour } }).png().toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

export const UPLOAD = `mutation ($input: UploadAssetInput!, $file: Upload!) { uploadAsset(input: $input, file: $file) {
  id name description tags approvalStatus flagged isGenerated width height bytes isAnimated url smallUrl price isListed
  viewerCanEdit viewerCanDelete viewerCanReview viewerCanFlag viewerHasCopy
} }`

/** Adds a picture to the library of `person`. */
export async function uploadOf(person: Client, name: string, { tags = [] as string[], description = '', file = undefined as File | undefined, colour = undefined as string | undefined } = {}) {
  const { uploadAsset } = await person.upload(UPLOAD, { input: { name, description, tags }, file: file ?? (await pictureFile(colour)) })
  return uploadAsset
}
