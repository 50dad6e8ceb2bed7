import { Alert, Button, Progress, Upload } from 'antd'
import { ImageUp, X } from 'lucide-react'
import type { Prepared } from './shrink'
import s from './Upload.module.css'

export type Chosen = { state: 'none'; problem?: string } | { state: 'processing'; name: string } | { state: 'ready'; picture: Prepared }

interface FileFieldProps {
  chosen: Chosen
  accept: string
  onChoose: (file: File) => void
  onRemove: () => void
}

const size = (bytes: number) => (bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`)

/** Where the file is dropped or chosen, and then what it is. */
export function FileField({ chosen, accept, onChoose, onRemove }: FileFieldProps) {
  if (chosen.state === 'ready') {
    const { file, preview, width, height, originalBytes } = chosen.picture
    return (
      <div className={s.file}>
        <img src={preview} alt="" />
        <div>
          <b className="truncate">{file.name}</b>
          <p className="mono dim">{width} × {height}</p>
          <p className="mono dim">{originalBytes === file.size ? size(file.size) : `${size(originalBytes)} → ${size(file.size)}`}</p>
        </div>
        <Button type="text" aria-label="Remove file" icon={<X size={16} />} onClick={onRemove} />
      </div>
    )
  }
  const isBusy = chosen.state === 'processing'
  return (
    <>
      {chosen.state === 'none' && chosen.problem && <Alert className={s.problem} type="error" showIcon title={chosen.problem} />}
      <Upload.Dragger
        className={s.drop}
        accept={{ format: accept, filter: 'native' }}
        multiple={false}
        showUploadList={false}
        disabled={isBusy}
        beforeUpload={(file) => (onChoose(file), false)}
      >
        <ImageUp size={24} aria-hidden />
        <p><b>{isBusy ? `Processing ${chosen.name}` : 'Drop an image here, or choose one'}</b></p>
        {!isBusy && <p className="meta">JPEG, PNG, GIF or WEBP, up to 20 MB</p>}
        {isBusy && <Progress percent={100} status="active" showInfo={false} size={{ height: 4 }} />}
      </Upload.Dragger>
    </>
  )
}
