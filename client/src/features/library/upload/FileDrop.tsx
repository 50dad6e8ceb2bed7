import { Alert, Upload } from 'antd'
import { ImageUp } from 'lucide-react'
import { LIMITS } from '#schema/limits'
import s from './Upload.module.css'
import type { RejectedFile } from './useChosenFiles'

interface FileDropProps {
  /** Shrinks to one line once files are chosen. */
  small: boolean
  disabled: boolean
  onChoose: (files: File[]) => void
}

/** Drop zone and file chooser; pasting works anywhere in the dialog. */
export function FileDrop({ small, disabled, onChoose }: FileDropProps) {
  return (
    <Upload.Dragger
      className={s.drop}
      data-small={small || undefined}
      accept={{ format: LIMITS.upload.types.join(','), filter: 'native' }}
      multiple
      showUploadList={false}
      disabled={disabled}
      beforeUpload={(file, all) => {
        // antd calls this once per file, each time with all files
        if (file === all[0]) onChoose(all)
        return false
      }}
    >
      {!small && <ImageUp size={24} aria-hidden />}
      <p>
        {small ? (
          <b>Add more images</b>
        ) : (
          <>
            <b className={s.byPointer}>Drop images here, paste them, or choose them</b>
            <b className={s.byTouch}>Choose images</b>
          </>
        )}
      </p>
      {!small && <p className="meta">JPEG, PNG, GIF or WEBP, up to 20 MB</p>}
    </Upload.Dragger>
  )
}

/** Rejected files, grouped by problem. */
export function RejectedFiles({ rejected }: { rejected: readonly RejectedFile[] }) {
  const problems = [...new Set(rejected.map(({ problem }) => problem))]
  return problems.map((problem) => {
    const named = rejected
      .filter((one) => one.problem === problem)
      .map(({ file }) => file)
      .join(', ')
    return (
      <Alert key={problem} className={s.problem} type="error" showIcon title={problem} description={named} />
    )
  })
}
