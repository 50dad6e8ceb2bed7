import { Button, Tooltip } from 'antd'
import s from './Composer.module.css'
import type { PromptDraft } from './draft'

interface VariationsChipProps {
  draft: Pick<PromptDraft, 'variations'>
  onChange: (changes: Partial<PromptDraft>) => void
}

/** How many videos the prompt makes at once, where it is more than one; a click goes back to one. */
export function VariationsChip({ draft: { variations }, onChange }: VariationsChipProps) {
  if (variations === 1) return null
  return (
    <Tooltip title={`${variations} videos at once. Click for one.`}>
      <Button
        type="text"
        className={s.times}
        aria-label={`${variations} videos at once. Make one.`}
        onClick={() => onChange({ variations: 1 })}
      >
        <span className="mono">×{variations}</span>
      </Button>
    </Tooltip>
  )
}
