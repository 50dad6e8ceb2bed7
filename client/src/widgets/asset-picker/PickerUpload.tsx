import { Button } from 'antd'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { LIMITS } from '#schema/limits'
import { useFileDrop } from '../../shared/lib/input/fileDrop'
import { messageOr } from '../../shared/lib/network/errors'
import { toast } from '../../shared/lib/toast'
import { type UploadFrameMutation, useUploadFrameMutation } from './uploadFrame.generated'

export type UploadedImage = UploadFrameMutation['uploadAsset']

/** Derives an asset name from a file name. */
const nameOf = ({ name }: File): string => {
  const words = name
    .replace(/\.[^.]+$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .slice(0, LIMITS.asset.nameMax)
  return words.length < LIMITS.asset.nameMin ? `Frame ${words}`.trim() : words
}

/** Uploads an image to the library. Resolves to null on failure, which a toast shows. */
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

interface PickerUploadProps {
  /** Whether several files can be chosen at once. */
  isMultiple?: boolean
  onUploaded: (asset: UploadedImage) => void
}

/** Upload button of an image picker; also accepts files dropped or pasted on the page. */
export function PickerUpload({ isMultiple = false, onUploaded }: PickerUploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const { upload, uploading } = useFrameUpload()
  const take = async (files: readonly File[]) => {
    if (uploading) return
    for (const file of isMultiple ? files : files.slice(0, 1)) {
      const added = await upload(file)
      if (added) onUploaded(added)
    }
    if (input.current) input.current.value = '' // allows choosing the same file again
  }
  useFileDrop((files) => void take(files), uploading)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        aria-label={isMultiple ? 'Images to upload' : 'Image to upload'}
        accept={LIMITS.upload.types.join(',')}
        onChange={({ target }) => void take([...(target.files ?? [])])}
      />
      <Button icon={<Upload size={16} />} loading={uploading} onClick={() => input.current?.click()}>
        Upload
      </Button>
    </>
  )
}
