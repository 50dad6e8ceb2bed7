import { Alert } from 'antd'
import { STORAGE_QUOTA_USED, UPLOAD_QUOTA_USED } from '#schema/limits'
import s from './Upload.module.css'
import type { UploadAllowanceQuery } from './UploadDialog.generated'

const KB = 1024
const MB = KB * KB

/** Formats bytes: `612 KB`, `3.2 MB`. */
export const sizeOf = (bytes: number) =>
  bytes < MB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / MB).toFixed(1)} MB`

type Allowance = UploadAllowanceQuery['uploadAllowance']

/** Below these values, the remaining allowance is shown. */
const LOW = { files: 20, bytes: 200 * 1024 * 1024 }

const remainingOf = ({ bytesLeft, storageBytesLeft }: Allowance) =>
  Math.min(bytesLeft, storageBytesLeft ?? Number.POSITIVE_INFINITY)

/** Why files of these sizes cannot be uploaded today; undefined if they can, or while the allowance is loading. */
export function quotaProblemOf(
  allowance: Allowance | undefined,
  sizes: readonly number[],
): string | undefined {
  if (!allowance) return undefined
  if (allowance.storageBytesLeft === 0) return STORAGE_QUOTA_USED
  if (!allowance.bytesLeft || !allowance.filesLeft) return UPLOAD_QUOTA_USED
  if (sizes.length > allowance.filesLeft)
    return `You can upload ${allowance.filesLeft} more today. Remove ${sizes.length - allowance.filesLeft}.`
  const together = sizes.reduce((sum, size) => sum + size, 0)
  const room = remainingOf(allowance)
  return together > room
    ? `These images take ${sizeOf(together)}, and ${sizeOf(room)} are left today.`
    : undefined
}

/** Shows a low allowance, or why uploads are blocked. */
export function AllowanceNote({
  allowance,
  sizes,
}: {
  allowance: Allowance | undefined
  sizes: readonly number[]
}) {
  const problem = quotaProblemOf(allowance, sizes)
  if (problem) return <Alert className={s.problem} type="error" showIcon title={problem} />
  if (!allowance || (allowance.filesLeft >= LOW.files && remainingOf(allowance) >= LOW.bytes)) return null
  const files = `${allowance.filesLeft} ${allowance.filesLeft === 1 ? 'image' : 'images'}`
  return (
    <Alert
      className={s.problem}
      type="info"
      showIcon
      title={`Left today: ${files}, ${sizeOf(remainingOf(allowance))}.`}
    />
  )
}
