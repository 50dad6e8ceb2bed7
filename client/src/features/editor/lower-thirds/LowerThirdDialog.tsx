import { Alert, Button, Form, Input, InputNumber, Segmented } from 'antd'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { frameRateOf, shownFrames } from '#schema/cut-item'
import { changesBetween } from '#schema/cut/fields'
import { LIMITS } from '#schema/limits'
import { LOWER_THIRD_STYLES, type LowerThirdFields, type LowerThirdStyle } from '#schema/lower-third'
import { lowerThirds as kind } from '#schema/cut/elements/lower-thirds'
import { lowerThirdError } from '#schema/cut/rules/lower-third'
import { check, errorProps, useFormErrors } from '../../../shared/lib/form'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import type { ShownItem } from '../state/cut'
import { LowerThirdPicture, useLowerThirdPreview } from './LowerThirdPicture'
import form from '../PreviewedForm.module.css'
import s from './LowerThirds.module.css'
import { STYLE_NAMES } from './lookNames'
import { PositionGrid } from './PositionGrid'
import { onEnter } from '../../../shared/lib/input/pressedKey'

const { titleMax, subtitleMax, fadeMax } = LIMITS.lowerThird
const RULE = kind.operations.addLowerThird.rule.omit({ id: true })
const FIELDS = ['title', 'subtitle', 'startFrame', 'endFrame', 'fadeFrames']
const STYLES = LOWER_THIRD_STYLES.map((value) => ({ value, label: STYLE_NAMES[value] }))

export interface LowerThirdDialogProps {
  open: boolean
  projectId: string
  item: ShownItem
  /** Initial values of the form. */
  lowerThird: LowerThirdFields
  isCropped: boolean
  /** Saves the changed fields. Rejects with the server’s error. */
  onSave: (changed: Partial<LowerThirdFields>) => Promise<void>
  /** Omitted for a new lower third. */
  onRemove?: () => Promise<void>
  onClose: () => void
}

/** Form for a lower third: texts, style and frames on the left, preview on the right. */
export function LowerThirdDialog({
  open,
  projectId,
  item,
  lowerThird,
  isCropped,
  onSave,
  onRemove,
  onClose,
}: LowerThirdDialogProps) {
  const id = useId()
  const [fields, setFields] = useState(lowerThird)
  const { errors, failure, show, attempt, clear } = useFormErrors(FIELDS)
  const [isBusy, setBusy] = useState(false)
  const { title, subtitle, style, position } = fields
  const preview = useLowerThirdPreview(projectId, { title, subtitle, style, position })
  const shown = { ...preview.errors, ...errors }
  const clip = shownFrames(item, item.video)
  const rate = frameRateOf(item.video)
  const change = (changes: Partial<LowerThirdFields>) => {
    clear()
    setFields((now) => ({ ...now, ...changes }))
  }
  const run = async (operation: () => Promise<void>) => {
    setBusy(true)
    await attempt(async () => {
      await operation()
      onClose()
    })
    setBusy(false)
  }
  const save = () => {
    const { errors: wrong } = check(RULE, fields)
    const beyond = lowerThirdError(fields, { edit: item, video: item.video })
    if (show(wrong ?? (beyond ? { [beyond.field]: beyond.message } : null))) return
    const written = { ...fields, title: title.trim(), subtitle: subtitle.trim() }
    void run(() => onSave(changesBetween(lowerThird, written, kind.fields) ?? {}))
  }
  const text = (field: 'title' | 'subtitle', label: string, max: number) => (
    <Form.Item label={label} htmlFor={`${id}-${field}`} {...errorProps(shown[field])}>
      <Input
        id={`${id}-${field}`}
        dir="auto"
        maxLength={max}
        value={fields[field]}
        onChange={({ target }) => change({ [field]: target.value })}
        onPressEnter={onEnter(save)}
      />
    </Form.Item>
  )
  const frame = (field: 'startFrame' | 'endFrame', label: string) => (
    <Form.Item
      label={label}
      htmlFor={`${id}-${field}`}
      extra={
        <span className={`mono ${s.seconds}`}>
          {((fields[field] - clip.from) / rate / item.speed).toFixed(2)} s
        </span>
      }
      {...errorProps(shown[field])}
    >
      <InputNumber<number>
        id={`${id}-${field}`}
        min={clip.from}
        max={clip.to}
        precision={0}
        value={fields[field]}
        onChange={(value) => value !== null && change({ [field]: value })}
      />
    </Form.Item>
  )
  return (
    <FormDialog
      open={open}
      title={onRemove ? 'Edit lower third' : 'Add lower third'}
      width={920}
      onCancel={onClose}
      footer={
        <div className={s.foot}>
          {onRemove && (
            <Button danger icon={<Trash2 size={16} />} disabled={isBusy} onClick={() => void run(onRemove)}>
              Remove
            </Button>
          )}
          <span />
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" loading={isBusy} onClick={save}>
            {onRemove ? 'Save' : 'Add'}
          </Button>
        </div>
      }
    >
      <div className={form.dialog}>
        <Form layout="vertical" requiredMark={false} component="div">
          {failure && <Alert className={form.problem} type="error" showIcon title={failure} />}
          {text('title', 'Title', titleMax)}
          {text('subtitle', 'Subtitle', subtitleMax)}
          <Form.Item label="Style">
            <Segmented<LowerThirdStyle>
              block
              name={`${id}-style`}
              aria-label="Style"
              options={STYLES}
              value={style}
              onChange={(next) => change({ style: next })}
            />
          </Form.Item>
          <Form.Item label="Position">
            <PositionGrid value={position} onChange={(next) => change({ position: next })} />
          </Form.Item>
          <div className={s.frames}>
            {frame('startFrame', 'From frame')}
            {frame('endFrame', 'To frame')}
            <Form.Item label="Fade, frames" htmlFor={`${id}-fade`} {...errorProps(shown.fadeFrames)}>
              <InputNumber<number>
                id={`${id}-fade`}
                min={0}
                max={fadeMax}
                precision={0}
                value={fields.fadeFrames}
                onChange={(value) => value !== null && change({ fadeFrames: value })}
              />
            </Form.Item>
          </div>
        </Form>
        <LowerThirdPicture preview={preview} video={item.video} isCropped={isCropped} />
      </div>
    </FormDialog>
  )
}
