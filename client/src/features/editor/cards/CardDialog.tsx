import { Alert, Form, Input, InputNumber, type InputRef, Segmented } from 'antd'
import { useId, useRef, useState } from 'react'
import { CARD_KINDS, type CardFields, type CardKind, NEW_CARD, showsLines } from '#schema/cards'
import { LIMITS } from '#schema/limits'
import { cardRule } from '#schema/cut/rules/card'
import { check, errorProps, useFormErrors } from '../../../shared/lib/form'
import { messageOf } from '../../../shared/lib/network/errors'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import { CardBackground } from './CardBackground'
import { CardDesigns } from './CardDesigns'
import { CardLines } from './CardLines'
import { KIND_NAMES } from './cardNames'
import { CardPreview } from './CardPreview'
import s from '../PreviewedForm.module.css'
import { useProposedCredits } from './useProposedCredits'
import { type PreviewPlace, useCardPreview } from './useCardPreview'
import { onEnter } from '../../../shared/lib/input/pressedKey'

const { secondsMin, secondsMax, subtitleMax, titleMax } = LIMITS.card
const KINDS = CARD_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))

const FIELDS = ['title', 'subtitle', 'lines', 'name', 'role', 'assetId', 'colour', 'seconds']

interface CardDialogProps {
  open: boolean
  place: PreviewPlace
  /** Initial values of the form. */
  card: Partial<CardFields>
  /** Saves the card. Rejects with the server’s error. */
  onSave: (card: CardFields) => Promise<void>
  onClose: () => void
}

/** Form for a card of the cut: texts and design on the left, preview on the right. */
export function CardDialog({ open, place, card: given, onSave, onClose }: CardDialogProps) {
  const id = useId()
  const first = useRef<InputRef>(null)
  const [card, setCard] = useState<CardFields>({ ...NEW_CARD, ...given })
  const { errors, failure, show, attempt, clear, setFailure } = useFormErrors(FIELDS)
  const [isSaving, setSaving] = useState(false)
  const credits = useProposedCredits(place.projectId)
  const preview = useCardPreview(place, card)
  const shown = { ...preview.errors, ...errors }
  const change = (changes: Partial<CardFields>) => {
    clear()
    setCard((now) => ({ ...now, ...changes }))
  }
  const chooseKind = (kind: CardKind) =>
    change({
      kind,
      ...(kind === 'CREDITS' && card.kind !== 'CREDITS' && { design: 'CREDIT_ROLL', seconds: 8 }),
    })
  const fill = async () => {
    const lines = await credits.load().catch((error: unknown) => setFailure(messageOf(error)))
    if (lines) change({ lines: lines.slice(0, LIMITS.card.linesMax) })
  }
  const save = async () => {
    const { values, errors: wrong } = check(cardRule, {
      ...card,
      lines: card.lines.filter(({ role, name }) => role.trim() || name.trim()),
    })
    if (show(wrong) || !values) return
    setSaving(true)
    await attempt(async () => {
      await onSave({
        ...values,
        background: { ...values.background, assetId: values.background.assetId ?? null },
      })
      onClose()
    })
    setSaving(false)
  }
  const text = (field: 'title' | 'subtitle', label: string, max: number) => (
    <Form.Item label={label} htmlFor={`${id}-${field}`} {...errorProps(shown[field])}>
      <Input
        id={`${id}-${field}`}
        dir="auto"
        ref={field === 'title' ? first : undefined}
        maxLength={max}
        value={card[field]}
        onChange={({ target }) => change({ [field]: target.value })}
        onPressEnter={onEnter(save)}
      />
    </Form.Item>
  )
  return (
    <FormDialog
      open={open}
      title={place.id ? 'Edit card' : 'Add card'}
      width={920}
      okText={place.id ? 'Save' : 'Add'}
      confirmLoading={isSaving}
      onOk={() => void save()}
      onCancel={onClose}
      firstField={first}
    >
      <div className={s.dialog}>
        <Form layout="vertical" requiredMark={false} component="div">
          {failure && <Alert className={s.problem} type="error" showIcon title={failure} />}
          <Form.Item label="Kind">
            <Segmented<CardKind>
              block
              name={`${id}-kind`}
              aria-label="Kind"
              options={KINDS}
              value={card.kind}
              onChange={chooseKind}
            />
          </Form.Item>
          {text('title', 'Title', titleMax)}
          {text('subtitle', 'Subtitle', subtitleMax)}
          {showsLines(card) && (
            <Form.Item label="Credits" {...errorProps(shown.lines ?? shown.name ?? shown.role)}>
              <CardLines
                lines={card.lines}
                isFilling={credits.isLoading}
                onChange={(lines) => change({ lines })}
                onFill={() => void fill()}
              />
            </Form.Item>
          )}
          <Form.Item label="Design">
            <CardDesigns value={card.design} onChange={(design) => change({ design })} />
          </Form.Item>
          <Form.Item label="Background" {...errorProps(shown.assetId ?? shown.colour)}>
            <CardBackground value={card.background} onChange={(background) => change({ background })} />
          </Form.Item>
          <Form.Item label="Length" htmlFor={`${id}-seconds`} {...errorProps(shown.seconds)}>
            <InputNumber<number>
              id={`${id}-seconds`}
              min={secondsMin}
              max={secondsMax}
              step={0.5}
              suffix="s"
              value={card.seconds}
              onChange={(seconds) => seconds !== null && change({ seconds })}
            />
          </Form.Item>
        </Form>
        <CardPreview preview={preview} text={card.title || card.subtitle} />
      </div>
    </FormDialog>
  )
}
