import { Button } from 'antd'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { promptOfShot } from '#schema/shot-prompt'
import { useUsesModels } from '../../../entities/installation/useUsesModels'
import { useLook, useElementsIn } from '../cast/CastContext'
import { PromptPictures } from './PromptPictures'
import s from './ShotPrompt.module.css'
import type { ShotValues } from './shotValues'

interface ShotPromptProps {
  number: number
  values: ShotValues
  onChange: (changes: Partial<ShotValues>) => void
  onLeave: () => void
}

/** The prompt of a shot’s takes: composed from the shot until somebody edits it. */
export function ShotPrompt({ number, values, onChange, onLeave }: ShotPromptProps) {
  const [isOpen, setOpen] = useState(false)
  /** Whether the field was emptied; saved on blur. */
  const [isEmptied, setEmptied] = useState(false)
  const look = useLook()
  const usesModels = useUsesModels()
  const elements = useElementsIn({ ...values, number }) ?? []
  const composed = promptOfShot(
    { ...values, editedPrompt: null },
    { look, elements, firstFrame: usesModels ? values.firstFrame : null },
  )
  const isEdited = values.editedPrompt != null
  const write = (prompt: string) => {
    setEmptied(!prompt.trim())
    if (prompt.trim()) onChange({ editedPrompt: prompt.trim() === composed ? null : prompt })
  }
  const leave = () => {
    if (isEmptied) onChange({ editedPrompt: null })
    setEmptied(false)
    onLeave()
  }
  return (
    <details className={s.prompt} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <ChevronRight size={14} aria-hidden /> Prompt sent to the model
        {isEdited && <span className={s.edited}>Edited</span>}
      </summary>
      {isOpen && (
        <>
          <textarea
            className={s.text}
            aria-label={`Prompt of shot ${number}`}
            maxLength={LIMITS.prompt.max}
            placeholder="Describe the shot first"
            value={isEmptied ? '' : (values.editedPrompt ?? composed)}
            onChange={({ target }) => write(target.value)}
            onBlur={leave}
          />
          <PromptPictures shot={{ ...values, number }} />
          {isEdited && (
            <Button size="small" onClick={() => onChange({ editedPrompt: null })}>
              Reset to composed prompt
            </Button>
          )}
        </>
      )}
    </details>
  )
}
