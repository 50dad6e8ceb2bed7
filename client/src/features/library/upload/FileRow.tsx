import { Button, Input, Progress, Spin } from 'antd'
import { Check, X } from 'lucide-react'
import { assetNameRule } from '#schema/rules/asset'
import { sizeOf } from './Allowance'
import s from './Upload.module.css'
import type { ChosenFile } from './useChosenFiles'

interface FileRowProps {
  chosen: ChosenFile
  /** Whether it is the only file: the form below then has its name. */
  alone: boolean
  onName: (name: string) => void
  onRemove: () => void
}

/** A file: name, details and progress. */
export function FileRow({
  chosen: { file, state, picture, name, progress, problem },
  alone,
  onName,
  onRemove,
}: FileRowProps) {
  const isBusy = state === 'processing' || state === 'uploading'
  const wrong = problem ?? (alone ? undefined : assetNameRule.safeParse(name).error?.issues[0]?.message)
  return (
    <li className={s.file} data-small={!alone || undefined} aria-label={file.name} aria-busy={isBusy}>
      {picture ? (
        <img src={picture.preview} alt="" />
      ) : (
        <span className={s.blank}>
          <Spin size="small" />
        </span>
      )}
      <div>
        {alone ? (
          <b className="truncate">{file.name}</b>
        ) : (
          <Input
            size="small"
            aria-label={`Name of ${file.name}`}
            status={wrong ? 'error' : undefined}
            disabled={state === 'uploading' || state === 'done'}
            value={name}
            onChange={({ target }) => onName(target.value)}
          />
        )}
        <p className="mono dim">{factsOf(file, picture)}</p>
        {isBusy && (
          <Progress
            percent={Math.round(progress * 100)}
            size={{ height: 4 }}
            aria-label={state === 'processing' ? `Processing ${file.name}` : `Uploading ${file.name}`}
          />
        )}
        {!isBusy && wrong && (
          <p className={s.wrong} role="alert">
            {wrong}
          </p>
        )}
      </div>
      {state === 'done' ? (
        <span className={s.done}>
          <Check size={16} strokeWidth={2.75} aria-label="Uploaded" />
        </span>
      ) : (
        <Button
          type="text"
          aria-label="Remove file"
          disabled={state === 'uploading'}
          icon={<X size={16} />}
          onClick={onRemove}
        />
      )}
    </li>
  )
}

function factsOf(file: File, picture: ChosenFile['picture']) {
  if (!picture) return `Processing · ${sizeOf(file.size)}`
  const sent = picture.file.size
  const bytes =
    picture.originalBytes === sent ? sizeOf(sent) : `${sizeOf(picture.originalBytes)} → ${sizeOf(sent)}`
  return `${picture.width} × ${picture.height} · ${bytes}`
}
