import { Button, Form, Input, Select } from 'antd'
import { ChevronRight, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { type PromptElement, refersTo } from '#schema/shot-elements'
import { elementNameKey } from '#schema/named-elements'
import { errorProps } from '../../../shared/lib/form'
import { Counter } from '../../../shared/ui/dialogs/FormDialog'
import { useShownWords } from './CastContext'
import { ElementPictures } from './ElementPictures'
import s from './ElementDialog.module.css'
import type { Uses } from './ImageUses'
import type { ElementKind } from './kinds'
import type { MentioningShot } from './useElementCommands'

const { elementLooksMax, elementDescriptionMax } = LIMITS.storyboard

export interface LookValues {
  fromShotId: string
  description: string
  assetIds: string[]
}

interface ElementLooksProps {
  projectId: string
  element: Pick<PromptElement, 'name'> & { kind: ElementKind }
  shots: readonly MentioningShot[]
  looks: readonly LookValues[]
  error?: string
  onChange: (looks: LookValues[]) => void
  uses: Uses
  onUses: (uses: Uses) => void
}

/** The first shot that a further look can begin with: after the last look, and preferably one with the element. */
function nextShot({ element, shots, looks }: Pick<ElementLooksProps, 'element' | 'shots' | 'looks'>) {
  const last = Math.max(0, ...looks.map(({ fromShotId }) => shots.findIndex(({ id }) => id === fromShotId)))
  const later = shots.slice(last + 1)
  return later.find((shot) => refersTo(shot, [elementNameKey(element.name)])) ?? later[0]
}

/** How an element looks from later shots on, with a form for the opened look. */
export function ElementLooks({ looks, error, onChange, ...given }: ElementLooksProps) {
  const { element, shots } = given
  const [opened, setOpened] = useState<number | null>(null)
  const next = nextShot({ element, shots, looks })
  const add = () => {
    onChange([...looks, { fromShotId: next.id, description: '', assetIds: [] }])
    setOpened(looks.length)
  }
  const change = (at: number, changes: Partial<LookValues>) =>
    onChange(looks.map((look, index) => (index === at ? { ...look, ...changes } : look)))
  if (!looks.length && shots.length < 2) return null
  return (
    <section className={s.looks} aria-label="Looks in later shots">
      <div className={s.pictures}>
        <span>Looks in later shots</span>
        {looks.length > 0 && (
          <span className="mono">
            {looks.length}/{elementLooksMax}
          </span>
        )}
      </div>
      {looks.map((look, at) => (
        <Look
          key={at}
          {...given}
          look={look}
          taken={looks.filter((other) => other !== look).map(({ fromShotId }) => fromShotId)}
          open={opened === at}
          onOpen={(open) => setOpened(open ? at : null)}
          onChange={(changes) => change(at, changes)}
          onRemove={() => {
            onChange(looks.filter((other) => other !== look))
            setOpened(null)
          }}
        />
      ))}
      {error && (
        <p role="alert" className={s.error}>
          {error}
        </p>
      )}
      <Button icon={<Plus size={16} />} disabled={!next || looks.length >= elementLooksMax} onClick={add}>
        Add look
      </Button>
      <p className="meta">For another costume or state, from one shot on. Later takes use it.</p>
    </section>
  )
}

interface LookProps extends Omit<ElementLooksProps, 'looks' | 'error' | 'onChange'> {
  look: LookValues
  /** Shots with which other looks begin. */
  taken: readonly string[]
  open: boolean
  onOpen: (open: boolean) => void
  onChange: (changes: Partial<LookValues>) => void
  onRemove: () => void
}

function Look({ look, taken, open, onOpen, onChange, onRemove, ...given }: LookProps) {
  const { projectId, element, shots, uses, onUses } = given
  const shownWords = useShownWords()
  const at = shots.findIndex(({ id }) => id === look.fromShotId)
  const title = at < 0 ? 'From a deleted shot' : `From shot ${at + 1}`
  const options = shots
    .map(({ id, words }, index) => ({
      value: id,
      label: `Shot ${index + 1}: ${shownWords(words) || 'no words yet'}`,
    }))
    .filter(({ value }, index) => index > 0 && !taken.includes(value))
  return (
    <details
      className={s.look}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open !== open && onOpen(currentTarget.open)}
    >
      <summary>
        <ChevronRight size={14} aria-hidden /> {title}
        {look.description && <span className="truncate">{look.description}</span>}
      </summary>
      {open && (
        <Form layout="vertical" requiredMark={false} component="div" className={s.lookForm}>
          <Form.Item label="First shot" {...errorProps(at < 0 ? 'Choose a shot' : undefined)}>
            <Select
              aria-label="First shot with this look"
              value={at < 0 ? undefined : look.fromShotId}
              options={options}
              onChange={(fromShotId) => onChange({ fromShotId })}
            />
          </Form.Item>
          <Form.Item
            label="Description"
            extra={<Counter used={look.description.length} of={elementDescriptionMax} />}
          >
            <Input.TextArea
              aria-label={`Description from shot ${at + 1}`}
              autoSize={{ minRows: 2, maxRows: 5 }}
              maxLength={elementDescriptionMax}
              placeholder="As before"
              value={look.description}
              onChange={({ target }) => onChange({ description: target.value })}
            />
          </Form.Item>
          <span>Images, if they differ</span>
          <ElementPictures
            projectId={projectId}
            kind={element.kind}
            uses={uses}
            onUses={onUses}
            chosen={look.assetIds}
            onChange={(assetIds) => onChange({ assetIds })}
          />
          <Button danger type="text" icon={<Trash2 size={16} />} onClick={onRemove}>
            Remove look
          </Button>
        </Form>
      )}
    </details>
  )
}
