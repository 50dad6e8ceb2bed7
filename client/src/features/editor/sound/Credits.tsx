import { Input } from 'antd'
import { useId, useState } from 'react'
import { LIMITS } from '#schema/limits'
import type { SoundFieldsFragment } from '../../../entities/video/cut/CutFields.generated'
import { useClosingPrompt } from '../../../shared/lib/closingPrompt'
import { fieldErrorsOf } from '../../../shared/lib/form'
import { messageOf } from '../../../shared/lib/network/errors'
import s from './CueInspector.module.css'
import { useUpdateSoundMutation } from './sounds.generated'
import { onEnter } from '../../../shared/lib/input/pressedKey'

const FIELDS = [
  { name: 'source', label: 'Source', placeholder: 'Where it comes from' },
  { name: 'licence', label: 'Licence', placeholder: 'How it may be used' },
] as const

/** Source and licence of a sound for the cue sheet, saved on blur. */
export function Credits({ sound }: { sound: SoundFieldsFragment }) {
  const id = useId()
  const [save] = useUpdateSoundMutation({ context: { quiet: true } })
  const [typed, setTyped] = useState<{ source?: string; licence?: string }>({})
  const [error, setError] = useState<string>()
  const isUnsaved = (name: 'source' | 'licence') =>
    typed[name] !== undefined && typed[name].trim() !== sound[name]
  useClosingPrompt(isUnsaved('source') || isUnsaved('licence'))
  const leave = async (name: 'source' | 'licence') => {
    if (!isUnsaved(name)) return
    const value = typed[name]?.trim()
    try {
      await save({ variables: { input: { id: sound.id, [name]: value } } })
      setTyped((now) => ({ ...now, [name]: undefined }))
      setError(undefined)
    } catch (caught) {
      setError(fieldErrorsOf(caught)[name] ?? messageOf(caught))
    }
  }
  return (
    <div className={s.credits}>
      {FIELDS.map(({ name, label, placeholder }) => (
        <div key={name} className={s.control}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <Input
            id={`${id}-${name}`}
            placeholder={placeholder}
            maxLength={LIMITS.sound.creditMax}
            value={typed[name] ?? sound[name]}
            onChange={({ target }) => setTyped((now) => ({ ...now, [name]: target.value }))}
            onBlur={() => void leave(name)}
            onPressEnter={onEnter(() => leave(name))}
          />
        </div>
      ))}
      {error && (
        <p className={s.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
