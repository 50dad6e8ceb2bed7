import { Button, Input, Select, Switch } from 'antd'
import { Sparkles } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { DEFAULT_RATIO, IMAGE_RATIOS, IMAGE_REFERENCES_MAX, imageMisfit, imageModelFor } from '#schema/limits'
import { imageRuleFor } from '#schema/rules/prompt'
import type { UserFieldsFragment } from '../../../entities/person/person.generated'
import type { ReferenceImageFieldsFragment } from '../../../entities/asset/ReferenceFields.generated'
import { check } from '../../../shared/lib/form'
import { QueuePlaces } from '../../../entities/job/jobs'
import { useInstallationQuery } from '../../../entities/installation/installation.generated'
import { AssetPicker } from '../../../widgets/asset-picker/AssetPicker'
import { answerStateOf } from '../conversation'
import { Cost, useCost } from '../composer/Cost'
import { useImageOffer } from '../draft/models'
import { GeneratedPicture } from './GeneratedPicture'
import { ImageBases } from './ImageBases'
import { ImageModelSelect } from './ImageModelSelect'
import s from './GenerateTab.module.css'
import { Shape } from '../composer/ModelSelect'
import { type ImageDraft, useGenerateImage } from './useGenerateImage'
import { pressedKey } from '../../../shared/lib/input/pressedKey'

interface GenerateTabProps {
  projectId: string
  viewer: UserFieldsFragment
  /** The initial state, such as an image to modify. */
  start: Partial<ImageDraft> | null
  isChosen: (asset: ReferenceImageFieldsFragment) => boolean
  onToggle: (asset: ReferenceImageFieldsFragment) => void
}

/** Button labels for no base image, one, and several. */
const ACTIONS = ['Generate image', 'Modify image', 'Combine images']

/** Generates, modifies or combines images, and shows the result (specification C16, C18). */
export function GenerateTab({ projectId, viewer, start, isChosen, onToggle }: GenerateTabProps) {
  const [draft, setDraft] = useState<ImageDraft>({
    prompt: '',
    ratio: DEFAULT_RATIO,
    magicPrompt: false,
    model: null,
    bases: [],
    ...start,
  })
  const [isChoosing, setChoosing] = useState(false)
  const [problem, setProblem] = useState('')
  const { generate, isSending, answer } = useGenerateImage(projectId, viewer)
  const offer = useImageOffer()
  const isPaid = useInstallationQuery().data?.installation.engine === 'FAL'
  const change = (changes: Partial<ImageDraft>) => {
    setProblem('')
    setDraft((now) => ({ ...now, ...changes }))
  }
  const { bases } = draft
  const toggle = (base: ReferenceImageFieldsFragment) => {
    const others = bases.filter(({ id }) => id !== base.id)
    change({ bases: others.length < bases.length ? others : [...bases, base] })
  }
  const named = imageModelFor(offer, draft.model, bases.length)
  const chosen = draft.model && named && !imageMisfit(named, bases.length) ? named : null
  const model = chosen ?? imageModelFor(offer, null, bases.length)
  const most = chosen?.references || IMAGE_REFERENCES_MAX
  const isWorking = isSending || answerStateOf(answer).kind === 'working'
  const isBlank = !draft.prompt.trim()
  const costId = useId()
  const cost = useCost({ model: model?.id ?? '', references: bases.length })

  const action = ACTIONS[Math.min(bases.length, 2)]!

  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    event.stopPropagation() // React events bubble to the composer’s form, the parent of the dialog
    if (isWorking || isBlank) return
    const order = { ...draft, model: chosen?.id ?? null }
    const { errors } = check(imageRuleFor(offer), { ...order, referenceIds: bases.map(({ id }) => id) })
    if (errors) setProblem(Object.values(errors).join(' '))
    else void generate(order)
  }
  if (isChoosing) {
    return (
      <>
        <div className={s.back}>
          <Button type="text" size="small" onClick={() => setChoosing(false)}>
            Back
          </Button>
          <span className="meta">{`${bases.length} of ${most} chosen`}</span>
        </div>
        <AssetPicker viewer={viewer} chosen={bases} isFull={bases.length >= most} onToggle={toggle} />
      </>
    )
  }
  return (
    <div className={s.panes}>
      <form className={s.form} aria-label="Generate image" onSubmit={submit}>
        <Input.TextArea
          autoFocus
          aria-label="Image prompt"
          aria-invalid={problem !== ''}
          autoSize={{ minRows: 4, maxRows: 8 }}
          placeholder={bases.length ? 'What should change?' : 'Describe the image'}
          value={draft.prompt}
          onChange={({ target }) => change({ prompt: target.value })}
          onKeyDown={(event) => {
            if (pressedKey(event) === 'Enter' && !event.shiftKey) submit(event)
          }}
        />
        {problem && (
          <p role="alert" className={s.problem}>
            {problem}
          </p>
        )}
        <ImageBases
          bases={bases}
          most={most}
          onRemove={(removed) => change({ bases: bases.filter(({ id }) => id !== removed) })}
          onChoose={() => setChoosing(true)}
        />
        {isPaid && (
          <ImageModelSelect
            value={chosen?.id ?? null}
            references={bases.length}
            offer={offer}
            onChange={(id) => change({ model: id })}
          />
        )}
        <div className={s.line}>
          <Select
            aria-label="Image aspect ratio"
            value={draft.ratio}
            popupMatchSelectWidth={false}
            options={IMAGE_RATIOS.map((value) => ({ value, label: <Shape ratio={value} /> }))}
            onChange={(ratio) => change({ ratio })}
          />
          <label className={s.magic}>
            <Switch
              size="small"
              aria-label="Magic prompt for the image"
              checked={draft.magicPrompt}
              onChange={(magicPrompt) => change({ magicPrompt })}
            />
            <span>Magic prompt</span>
          </label>
        </div>
        <Button
          type="primary"
          htmlType="submit"
          block
          icon={<Sparkles size={16} />}
          aria-label={action}
          aria-describedby={cost ? costId : undefined}
          disabled={isBlank || isWorking}
          loading={isSending}
        >
          {action}
          {cost && <Cost id={costId} cost={cost} />}
        </Button>
      </form>
      <QueuePlaces projectId={projectId} jobs={[answer?.job]}>
        <GeneratedPicture
          answer={answer}
          ratio={draft.ratio}
          isSending={isSending}
          isChosen={isChosen}
          handlers={{ addReference: onToggle, modify: (base) => change({ bases: [base], prompt: '' }) }}
        />
      </QueuePlaces>
    </div>
  )
}
