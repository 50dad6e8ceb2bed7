import { Button, Input, Select, Switch } from 'antd'
import { ImagePlus, Sparkles, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { DEFAULT_RATIO, IMAGE_RATIOS, bestImageModel } from '#schema/limits'
import { imageRule } from '#schema/rules/prompt'
import type { UserFieldsFragment } from '../../../entities/person/person.generated'
import type { ReferenceImageFieldsFragment } from '../../../entities/asset/ReferenceFields.generated'
import { check } from '../../../shared/lib/form'
import { QueuePlaces } from '../../../entities/job/jobs'
import { Picture } from '../../../entities/asset/Picture'
import { AssetPicker } from '../../../entities/asset/picker/AssetPicker'
import { answerStateOf } from '../conversation'
import { Cost, useCost } from '../composer/Cost'
import { GeneratedPicture } from './GeneratedPicture'
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

/** Generates a new picture or modifies one, and shows the result (specification C16, C18). */
export function GenerateTab({ projectId, viewer, start, isChosen, onToggle }: GenerateTabProps) {
  const [draft, setDraft] = useState<ImageDraft>({
    prompt: '',
    ratio: DEFAULT_RATIO,
    magicPrompt: false,
    base: null,
    ...start,
  })
  const [isChoosing, setChoosing] = useState(false)
  const [problem, setProblem] = useState('')
  const { generate, isSending, answer } = useGenerateImage(projectId, viewer)
  const change = (changes: Partial<ImageDraft>) => {
    setProblem('')
    setChoosing(false)
    setDraft((now) => ({ ...now, ...changes }))
  }
  const isWorking = isSending || answerStateOf(answer).kind === 'working'
  const isBlank = !draft.prompt.trim()
  const costId = useId()
  const cost = useCost({ model: bestImageModel(draft.base ? 1 : 0).id, references: draft.base ? 1 : 0 })

  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    event.stopPropagation() // the dialog is a React child of the composer's form
    if (isWorking || isBlank) return
    const { errors } = check(imageRule, { ...draft, referenceId: draft.base?.id })
    if (errors) setProblem(Object.values(errors).join(' '))
    else void generate(draft)
  }
  if (isChoosing) {
    return (
      <>
        <Button type="text" size="small" className={s.back} onClick={() => setChoosing(false)}>
          Back
        </Button>
        <AssetPicker
          viewer={viewer}
          chosen={draft.base ? [draft.base] : []}
          onToggle={(base) => change({ base })}
        />
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
          placeholder={draft.base ? 'What should change?' : 'Describe the image'}
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
        {draft.base ? (
          <div className={s.base}>
            <Picture asset={draft.base} sizes="56px" alt={draft.base.name} />
            <span>
              <small className="dim">Modify</small>
              <b className="truncate">{draft.base.name}</b>
            </span>
            <Button
              type="text"
              aria-label={`Do not modify ${draft.base.name}`}
              icon={<X size={16} />}
              onClick={() => change({ base: null })}
            />
          </div>
        ) : (
          <Button type="dashed" icon={<ImagePlus size={16} />} onClick={() => setChoosing(true)}>
            Modify an image
          </Button>
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
          aria-label={draft.base ? 'Modify image' : 'Generate image'}
          aria-describedby={cost ? costId : undefined}
          disabled={isBlank || isWorking}
          loading={isSending}
        >
          {draft.base ? 'Modify image' : 'Generate image'}
          {cost && <Cost id={costId} cost={cost} />}
        </Button>
      </form>
      <QueuePlaces projectId={projectId} jobs={[answer?.job]}>
        <GeneratedPicture
          answer={answer}
          ratio={draft.ratio}
          isSending={isSending}
          isChosen={isChosen}
          handlers={{ addReference: onToggle, modify: (base) => change({ base, prompt: '' }) }}
        />
      </QueuePlaces>
    </div>
  )
}
