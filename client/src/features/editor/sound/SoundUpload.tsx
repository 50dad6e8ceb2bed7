import { Alert, Button, Form, Input, Progress, Segmented, Upload } from 'antd'
import { FileAudio, X } from 'lucide-react'
import { useId, useState } from 'react'
import { CUE_KINDS, type CueKind, LIMITS } from '#schema/limits'
import { SOUND_TOO_LARGE, soundRule } from '#schema/rules/sound'
import { check, errorProps } from '../../../shared/lib/form'
import s from './AddSound.module.css'
import { KIND_NAMES } from '../../../entities/sound/kindNames'
import type { ListedSoundFieldsFragment } from './sounds.generated'
import { useUploadSound } from './useUploadSound'

const KINDS = CUE_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] }))
const ACCEPTED = 'audio/*,video/*,.wav,.mp3,.flac,.m4a,.ogg'
const MEGABYTE = 1024 ** 2

/** Derives a title from the file name: `low_tide-02.wav` becomes `low tide 02`. */
const titleOf = ({ name }: Pick<File, 'name'>): string =>
  name
    .replace(/\.[^.]+$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .slice(0, LIMITS.sound.titleMax)

interface SoundUploadProps {
  projectId: string
  kind: CueKind
  /** A dropped file. */
  given?: File
  onUploaded: (sound: ListedSoundFieldsFragment) => void
}

/** Uploads a sound, with its details for the cue sheet. */
export function SoundUpload({ projectId, kind: firstKind, given, onUploaded }: SoundUploadProps) {
  const id = useId()
  const [file, setFile] = useState(given)
  const [typedTitle, setTitle] = useState<string>()
  const [kind, setKind] = useState(firstKind)
  const [source, setSource] = useState('')
  const [licence, setLicence] = useState('')
  const { send, progress, errors, setErrors } = useUploadSound(projectId)
  const isBusy = progress !== null
  const title = typedTitle ?? (file ? titleOf(file) : '')
  const isTooLarge = !!file && file.size > LIMITS.sound.bytes
  const fileError = isTooLarge ? SOUND_TOO_LARGE : errors.file
  const submit = async () => {
    if (!file || isBusy || isTooLarge) return
    const { values, errors: wrong } = check(soundRule, { kind, title, source, licence })
    if (!values) return setErrors(wrong)
    const sound = await send(file, values)
    if (sound) onUploaded(sound)
  }
  const text = (name: 'source' | 'licence', value: string, change: (next: string) => void) => ({
    id: `${id}-${name}`,
    value,
    maxLength: LIMITS.sound.creditMax,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  })
  return (
    <Form layout="vertical" requiredMark={false} component="div" disabled={isBusy}>
      {file ? (
        <div className={s.file} aria-busy={isBusy}>
          <FileAudio size={20} aria-hidden />
          <span className={s.title}>
            <b className="truncate">{file.name}</b>
            <span className="mono dim">{(file.size / MEGABYTE).toFixed(1)} MB</span>
          </span>
          <Button
            type="text"
            aria-label="Remove file"
            disabled={isBusy}
            icon={<X size={16} />}
            onClick={() => {
              setFile(undefined)
              setErrors({})
            }}
          />
          {isBusy && (
            <Progress
              className={s.progress}
              percent={Math.round(progress * 100)}
              size={{ height: 4 }}
              format={(percent) => (percent === 100 ? 'Processing' : `${percent}%`)}
              aria-label={`Uploading ${file.name}`}
            />
          )}
        </div>
      ) : (
        <Upload.Dragger
          className={s.drop}
          accept={{ format: ACCEPTED, filter: 'native' }}
          showUploadList={false}
          beforeUpload={(chosen) => {
            setFile(chosen)
            return false
          }}
        >
          <FileAudio size={24} aria-hidden />
          <p>
            <b>Drop a sound here, or choose one</b>
          </p>
          <p className="meta">WAV, MP3, FLAC, M4A, OGG or a video, up to 100 MB and 20 minutes</p>
        </Upload.Dragger>
      )}
      {fileError && <Alert className={s.problem} type="error" showIcon title={fileError} />}
      <Form.Item label="Title" htmlFor={`${id}-title`} {...errorProps(errors.title)}>
        <Input
          id={`${id}-title`}
          value={title}
          maxLength={LIMITS.sound.titleMax}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Form.Item>
      <Form.Item label="Kind" {...errorProps(errors.kind)}>
        <Segmented<CueKind>
          block
          name={`${id}-kind`}
          aria-label="Kind"
          options={KINDS}
          value={kind}
          onChange={setKind}
        />
      </Form.Item>
      <div className={s.pair}>
        <Form.Item label="Source" htmlFor={`${id}-source`} {...errorProps(errors.source)}>
          <Input placeholder="Where it comes from" {...text('source', source, setSource)} />
        </Form.Item>
        <Form.Item label="Licence" htmlFor={`${id}-licence`} {...errorProps(errors.licence)}>
          <Input placeholder="How it may be used" {...text('licence', licence, setLicence)} />
        </Form.Item>
      </div>
      <Button
        type="primary"
        block
        disabled={!file || isTooLarge}
        loading={isBusy}
        onClick={() => void submit()}
      >
        Upload
      </Button>
    </Form>
  )
}
