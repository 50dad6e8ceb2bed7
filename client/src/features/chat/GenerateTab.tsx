import { Button, Input, Select, Switch } from 'antd'
import { ImagePlus, RotateCw, Sparkles, X } from 'lucide-react'
import {
  type CSSProperties,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { DEFAULT_RATIO, IMAGE_MODELS, IMAGE_RATIOS, ratioOf } from '#schema/limits'
import { imageRule } from '#schema/rules/image'
import type {
  ReferenceImageFieldsFragment,
  MessageFieldsFragment,
  UserFieldsFragment,
} from '../../gql/generated'
import { check } from '../../lib/form'
import { useJobActions } from '../../lib/useJobActions'
import { Picture } from '../../ui/Picture'
import { ProgressTile } from '../../ui/ProgressTile'
import { AssetPicker } from '../../ui/pictures/AssetPicker'
import { type AnswerState, answerStateOf } from './conversation'
import { Cost } from './Cost'
import s from './GenerateTab.module.css'
import { Shape } from './ModelSelect'
import { PictureActions, type PictureHandlers } from './PictureActions'
import { useCost } from './useCost'
import { type ImageDraft, useGenerateImage } from './useGenerateImage'

interface GenerateTabProps {
  projectId: string
  viewer: UserFieldsFragment
  /** What it starts with, such as a picture to modify. */
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
  const cost = useCost({ model: IMAGE_MODELS[draft.base ? 'modify' : 'describe'].id })

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
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
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
      <Result
        answer={answer}
        ratio={draft.ratio}
        isSending={isSending}
        isChosen={isChosen}
        handlers={{ addReference: onToggle, modify: (base) => change({ base, prompt: '' }) }}
      />
    </div>
  )
}

interface ResultProps {
  answer: MessageFieldsFragment | null
  ratio: string
  isSending: boolean
  isChosen: (asset: ReferenceImageFieldsFragment) => boolean
  handlers: PictureHandlers
}

/** As wide as a picture of this ratio will be. */
const Shaped = ({ ratio, children }: { ratio: string; children: ReactNode }) => (
  <div className={s.shaped} style={{ '--shape': ratioOf(ratio) } as CSSProperties}>
    {children}
  </div>
)

/** Returns why there is no picture. */
function reasonOf(state: AnswerState) {
  if (state.kind === 'failed') return state.reason
  return state.kind === 'cancelled' ? 'Cancelled' : 'Asset deleted'
}

function Result({ answer, ratio, isSending, isChosen, handlers }: ResultProps) {
  const { cancel, isCancelling, retry, isRetrying } = useJobActions(answer?.job)
  const state = answerStateOf(answer)
  const shape = answer?.ratio ?? ratio
  const cssRatio = shape.replace(':', '/')
  if (isSending)
    return (
      <div className={s.stage}>
        <Shaped ratio={shape}>
          <ProgressTile compact percent={0} title="Process started..." note="" ratio={cssRatio} />
        </Shaped>
      </div>
    )
  if (!answer)
    return (
      <div className={s.stage} data-empty>
        <p>{`The image appears here, in ${ratio}.`}</p>
      </div>
    )
  switch (state.kind) {
    case 'working':
      return (
        <div className={s.stage}>
          <Shaped ratio={shape}>
            <ProgressTile
              compact
              percent={state.percent}
              title="Generating image..."
              note="This may take a moment"
              ratio={cssRatio}
              onCancel={cancel}
              cancelling={isCancelling}
            />
          </Shaped>
        </div>
      )
    case 'picture':
      return (
        <div className={s.stage}>
          <figure>
            <Picture
              key={state.asset.id}
              whole
              asset={state.asset}
              alt={state.asset.name}
              sizes="(max-width: 767px) 100vw, 380px"
            />
          </figure>
          <div className={s.actions}>
            <PictureActions asset={state.asset} isReferred={isChosen(state.asset)} {...handlers} />
          </div>
        </div>
      )
    default:
      return (
        <div className={s.stage} data-empty role="alert">
          <p>{reasonOf(state)}</p>
          {retry && (
            <Button icon={<RotateCw size={16} />} loading={isRetrying} onClick={retry}>
              Retry
            </Button>
          )}
        </div>
      )
  }
}
