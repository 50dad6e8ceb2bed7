import { Alert } from 'antd'
import { STORAGE_QUOTA_USED, UPLOAD_QUOTA_USED } from '../../../../schema/rules/upload-quota'
import type { UploadAllowanceQuery } from '../../gql/generated'
import { sizeOf } from './sizes'
import s from './Upload.module.css'

type Allowance = UploadAllowanceQuery['uploadAllowance']

/** Below these it is said how much is left. */
const LOW = { files: 20, bytes: 200 * 1024 * 1024 }

const roomOf = ({ bytesLeft, storageBytesLeft }: Allowance) =>
  Math.min(bytesLeft, storageBytesLeft ?? Number.POSITIVE_INFINITY)

/** Why files of these sizes may not be sent today; undefined where they may, or nobody knows yet. */
export function quotaProblemOf(
  allowance: Allowance | undefined,
  sizes: readonly number[],
): string | undefined {
  if (!allowance) return undefined
  if (allowance.storageBytesLeft === 0) return STORAGE_QUOTA_USED
  if (!allowance.bytesLeft || !allowance.filesLeft) return UPLOAD_QUOTA_USED
  if (sizes.length > allowance.filesLeft)
    return `You can upload ${allowance.filesLeft} more today. Please remove ${sizes.length - allowance.filesLeft}.`
  const together = sizes.reduce((sum, size) => sum + size, 0)
  const room = roomOf(allowance)
  return together > room
    ? `These images take ${sizeOf(together)}, and ${sizeOf(room)} are left today.`
    : undefined
}

/** What may still be uploaded, where it is little, or why no more may. */
export function AllowanceNote({
  allowance,
  sizes,
}: {
  allowance: Allowance | undefined
  sizes: readonly number[]
}) {
  const problem = quotaProblemOf(allowance, sizes)
  if (problem) return <Alert className={s.problem} type="error" showIcon title={problem} />
  if (!allowance || (allowance.filesLeft >= LOW.files && roomOf(allowance) >= LOW.bytes)) return null
  const files = `${allowance.filesLeft} ${allowance.filesLeft === 1 ? 'image' : 'images'}`
  return (
    <Alert
      className={s.problem}
      type="info"
      showIcon
      title={`Left today: ${files}, ${sizeOf(roomOf(allowance))}.`}
    />
  )
}
