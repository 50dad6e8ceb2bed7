import { LIMITS } from '#schema/limits'
import type { ReferenceImageFieldsFragment } from '../ReferenceFields.generated'
import { messageOr } from '../../../shared/lib/network/errors'
import { toast } from '../../../shared/lib/toast'
import { useUploadFrameMutation } from './uploadFrame.generated'

/** The name of an asset that is made of a file. */
const nameOf = ({ name }: File): string => {
  const words = name
    .replace(/\.[^.]+$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .slice(0, LIMITS.asset.nameMax)
  return words.length < LIMITS.asset.nameMin ? `Frame ${words}`.trim() : words
}

/** Adds a picture to the library for a frame; null where it failed, which a message says. */
export function useFrameUpload() {
  const [mutate, { loading }] = useUploadFrameMutation()
  const upload = async (file: File): Promise<ReferenceImageFieldsFragment | null> => {
    try {
      const input = { name: nameOf(file), description: '', tags: [] }
      const { data } = await mutate({ variables: { input, file }, context: { quiet: true } })
      return data?.uploadAsset ?? null
    } catch (caught) {
      toast.error(messageOr('Failed to upload the picture. Please try again.', caught))
      return null
    }
  }
  return { upload, uploading: loading }
}
