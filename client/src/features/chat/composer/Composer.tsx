import { useUsesModels } from '../../../entities/installation/useUsesModels'
import { Button, Input, Switch } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { ArrowUp, ImagePlus, WandSparkles } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { LIMITS, TOO_MANY_REFERENCES } from '#schema/limits'
import type { UserFieldsFragment } from '../../../entities/person/person.generated'
import type { ReferenceImageFieldsFragment } from '../../../entities/asset/ReferenceFields.generated'
import type { FieldErrors } from '../../../shared/lib/form'
import { useNextPrompt } from '../../../entities/video/continue/nextPrompt'
import { lazyComponent } from '../../../shared/lib/loading/lazyComponent'
import { toast } from '../../../shared/lib/toast'
import s from './Composer.module.css'
import { AgainNote } from './ReusedPromptNote'
import { NoteChip } from './NoteChip'
import { type Again, againOfVideo, draftForContinuation, lossesOf } from '../draft/reusePrompt'
import { Cost, useCost } from './Cost'
import { type DraftChanges, type PromptDraft, inputOf, useDraft } from '../draft/draft'
import { useModelOffer } from '../../../entities/video/models'
import { effectiveModel, givenBy, pricedDraft } from '../draft/models'
import { areRulesLoaded, loadRules, promptErrors } from '../draft/promptErrors'
import { ExtendedSlot } from './Extended'
import { FrameSlots, NO_FRAMES, ReferenceTiles, supportsFrames } from './FrameSlots'
import { ModelSelect, RatioSelect } from './ModelSelect'
import { OptionsButton, VariationsChip } from './OptionsButton'
import type { PictureHandlers } from '../images/GeneratedPicture'
import type { ImageDraft } from '../images/useGenerateImage'
import { useSendPrompt } from '../draft/useSendPrompt'
import { pressedKey } from '../../../shared/lib/input/pressedKey'

const ReferencePicker = lazyComponent(async () => (await import('./ReferencePicker')).ReferencePicker)

/** Length from which the counter is shown. */
const COUNTER_FROM = LIMITS.prompt.max - 200

/** Composer actions for the conversation. */
export interface ComposerHandle extends PictureHandlers {
  /** Fills in the prompt and settings of a take. */
  repeat: (again: Again) => void
  /** Fills in a prompt and keeps the settings. */
  suggest: (prompt: string) => void
}

interface ComposerProps {
  projectId: string
  viewer: UserFieldsFragment
  /** Focuses the text field when it becomes true. */
  startsFocused?: boolean
  /** Called when a prompt is submitted. */
  onSend: () => void
  ref?: Ref<ComposerHandle>
}

/**
 * Prompt field with all options. It offers only what the model accepts, validates with the server’s rules, and restores
 * the prompt if sending fails.
 */
export function Composer({ projectId, viewer, startsFocused, onSend, ref }: ComposerProps) {
  const offer = useModelOffer()
  const [draft, change, sendDraft] = useDraft(viewer.id, projectId, offer)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isPicking, setPicking] = useState(false)
  const [image, setImage] = useState<Partial<ImageDraft> | null>(null)
  const [replaced, setReplaced] = useState<PromptDraft | null>(null)
  const { send, sending } = useSendPrompt(projectId, viewer)
  const field = useRef<TextAreaRef>(null)
  const isSubmitting = useRef(false)
  const usesModels = useUsesModels()
  const model = effectiveModel(offer, draft.model, givenBy(draft))
  const costId = useId()
  const cost = useCost(pricedDraft(draft, model))
  const used = draft.prompt.trim().length
  const edit = (changes: DraftChanges) => {
    setErrors({})
    change(changes)
  }

  const addReference = (asset: ReferenceImageFieldsFragment) => {
    if (draft.references.some(({ id }) => id === asset.id)) return
    if (draft.references.length >= LIMITS.prompt.referencesMax) return toast.error(TOO_MANY_REFERENCES)
    edit({ references: [...draft.references, asset] })
  }
  const generateImage = (start: Partial<ImageDraft>) => {
    setImage(start)
    setPicking(true)
  }
  const fill = (changes: Partial<PromptDraft>) => {
    const isLost = draft.prompt.trim() !== '' && draft.prompt !== changes.prompt
    setReplaced(isLost ? draft : null)
    edit(changes)
    field.current?.focus({ cursor: 'end' })
  }
  const repeat = (again: Again) => {
    if ('image' in again) generateImage(again.image)
    else fill(again.video)
    for (const loss of lossesOf(again)) toast.info(loss)
  }
  useEffect(() => {
    if (startsFocused) field.current?.focus()
  }, [startsFocused])
  useNextPrompt(projectId, (next) => {
    if ('repeated' in next) return repeat(againOfVideo(next, offer, usesModels))
    const { draft: continued, lack } = draftForContinuation(next, offer)
    fill(continued)
    if (lack) toast.info(`${lack}. Another model is chosen.`)
  })
  useImperativeHandle(ref, () => ({
    addReference,
    modify: (base) => generateImage({ bases: [base] }),
    repeat,
    suggest: (prompt) => fill({ prompt }),
  }))

  const submit = async () => {
    if (isSubmitting.current) return // a second click while the rules load
    const findErrors = () => {
      const wrong = promptErrors(inputOf(projectId, draft, model), offer)
      setErrors(wrong ?? {})
      field.current?.focus()
      return wrong
    }
    if (areRulesLoaded() && findErrors()) return
    setReplaced(null)
    // empties the field before the rules load: text typed meanwhile is the next prompt
    await sendDraft(async () => {
      if (!areRulesLoaded()) {
        isSubmitting.current = true
        await loadRules()
        isSubmitting.current = false
        if (findErrors()) return false
      }
      onSend()
      return send(draft, model)
    })
  }
  const press = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    void submit()
  }
  const insert = (words: string) => {
    const area = field.current?.resizableTextArea?.textArea
    const at = area?.selectionStart ?? draft.prompt.length
    const spaced = `${at > 0 && !/\s$/.test(draft.prompt.slice(0, at)) ? ' ' : ''}${words} `
    edit({ prompt: draft.prompt.slice(0, at) + spaced + draft.prompt.slice(at).trimStart() })
    requestAnimationFrame(() => {
      area?.focus()
      area?.setSelectionRange(at + spaced.length, at + spaced.length)
    })
  }
  const sentences = Object.values(errors)
  return (
    <form
      className={s.composer}
      data-below-toasts
      aria-label="Composer"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={s.box}>
        <div className={s.write}>
          <Input.TextArea
            ref={field}
            variant="borderless"
            autoSize={{ minRows: 1, maxRows: 6 }}
            aria-label="Prompt"
            aria-invalid={sentences.length > 0}
            placeholder="Describe your vision"
            value={draft.prompt}
            onChange={({ target }) => edit({ prompt: target.value })}
            onKeyDown={press}
            onFocus={() => void loadRules()}
          />
          {draft.extended ? (
            <ExtendedSlot video={draft.extended} onRemove={() => edit({ extended: null })} />
          ) : (
            <FrameSlots draft={draft} offer={offer} viewer={viewer} onChange={edit} />
          )}
          <ReferenceTiles
            references={draft.references}
            onChange={(references) => edit({ references })}
            onAdd={() => setPicking(true)}
          />
        </div>
        <div className={s.notes}>
          <p role="alert">{sentences.join(' ')}</p>
          {replaced && (
            <span role="status">
              Your draft was replaced.
              <Button
                type="link"
                size="small"
                onClick={() => {
                  setReplaced(null)
                  edit(replaced)
                  field.current?.focus({ cursor: 'end' })
                }}
              >
                Put it back
              </Button>
            </span>
          )}
          {used > COUNTER_FROM && (
            <span className="mono" data-over={used > LIMITS.prompt.max || undefined}>
              {used}/{LIMITS.prompt.max}
            </span>
          )}
        </div>
        <AgainNote draft={draft} model={model} onChange={edit} />
        <NoteChip draft={draft} onChange={edit} />
        <div className={s.line}>
          {usesModels && <ModelSelect draft={draft} offer={offer} onChange={edit} />}
          <RatioSelect ratio={draft.ratio} model={model} fixed={!!draft.extended} onChange={edit} />
          <label className={s.switch} title="Magic prompt">
            <Switch
              size="small"
              aria-label="Magic prompt"
              checked={draft.magicPrompt}
              onChange={(magicPrompt) => edit({ magicPrompt })}
            />
            <WandSparkles size={16} aria-hidden />
            <span>Magic prompt</span>
          </label>
          <OptionsButton
            model={model}
            hint={supportsFrames(offer) ? null : NO_FRAMES}
            draft={draft}
            onChange={edit}
            onCameraMove={(move) => insert(`[${move}]`)}
          />
          <span className={s.gap} />
          <Button
            type="text"
            icon={<ImagePlus size={16} />}
            className={s.reference}
            onClick={() => setPicking(true)}
          >
            Reference image
          </Button>
          <VariationsChip draft={draft} onChange={edit} />
          <Button
            type="primary"
            htmlType="submit"
            aria-label="Generate"
            aria-describedby={cost ? costId : undefined}
            data-priced={cost ? true : undefined}
            icon={<ArrowUp size={16} strokeWidth={2.5} />}
            disabled={!used}
            loading={sending && !used}
          >
            <span className={s.word}>Generate</span>
            {cost && <Cost id={costId} cost={cost} />}
          </Button>
        </div>
      </div>
      {isPicking && (
        <ReferencePicker
          projectId={projectId}
          viewer={viewer}
          start={image}
          chosen={draft.references}
          onChange={(references) => edit({ references })}
          onClose={() => {
            setPicking(false)
            setImage(null)
          }}
        />
      )}
    </form>
  )
}
