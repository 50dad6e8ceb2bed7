import { LIMITS } from '#schema/limits'
import { messageOr } from '../../../shared/lib/network/errors'
import { toast } from '../../../shared/lib/toast'
import { type UploadFrameMutation, useUploadFrameMutation } from './uploadFrame.generated'

export type UploadedImage = UploadFrameMutation['uploadAsset']

/** Returns an asset name for a file. */
const nameOf = ({ name }: File): string => {
  const words = name
    .replace(/\.[^.]+$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .slice(0, LIMITS.asset.nameMax)
  return words.length < LIMITS.asset.nameMin ? `Frame ${words}`.trim() : words
}

/** Uploads an image to the library. Returns null on failure, which a toast shows. */
export function useFrameUpload() {
  const [mutate, { loading }] = useUploadFrameMutation()
  const upload = async (file: File): Promise<UploadedImage | null> => {
    try {
      const input = { name: nameOf(file), description: '', tags: [] }
      const { data } = await mutate({ variables: { input, file }, context: { quiet: true } })
      return data?.uploadAsset ?? null
    } catch (caught) {
      toast.error(messageOr('Failed to upload the image. Try again.', caught))
      return null
    }
  }
  return { upload, uploading: loading }
}
