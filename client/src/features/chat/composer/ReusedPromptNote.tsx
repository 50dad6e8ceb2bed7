import { Button, Checkbox } from 'antd'
import { Layers, X } from 'lucide-react'
import type { VideoModel } from '#schema/limits'
import s from './ReusedPromptNote.module.css'
import type { PromptDraft } from '../draft/draft'

interface AgainNoteProps {
  draft: PromptDraft
  model: VideoModel
  onChange: (changes: Partial<PromptDraft>) => void
}

/**
 * Note that the prompt adds a take to a shot, with the decline reason of the last take and an option to reuse its seed.
 * Closing it starts a separate shot.
 */
export function AgainNote({ draft: { again, seed }, model, onChange }: AgainNoteProps) {
  if (!again) return null
  const hasSeed = model.seed && again.seed !== null
  const isSame = seed !== null && seed === again.seed
  return (
    <div className={s.note} role="group" aria-label="Another take">
      <span className={s.words}>
        <Layers size={14} aria-hidden />
        <b>Another take</b>
        {again.declineReason && <span className="truncate">{`Rejected: ${again.declineReason}`}</span>}
      </span>
      {hasSeed && (
        <Checkbox
          checked={isSame}
          onChange={({ target }) => onChange({ seed: target.checked ? again.seed : null })}
        >
          Same seed <span className="mono">{again.seed}</span>
        </Checkbox>
      )}
      <Button
        type="text"
        size="small"
        aria-label="Make it a shot of its own"
        title="Make it a shot of its own"
        icon={<X size={14} />}
        onClick={() => onChange({ again: null, ...(isSame && { seed: null }) })}
      />
    </div>
  )
}
