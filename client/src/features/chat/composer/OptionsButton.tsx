import { useUsesModels } from '../../../entities/installation/useUsesModels'
import { Badge, Button, Popover, Tooltip } from 'antd'
import { SlidersHorizontal } from 'lucide-react'
import { lazyComponent } from '../../../shared/lib/loading/lazyComponent'
import { PopoverRegion } from '../../../shared/ui/PopoverRegion'
import s from './Composer.module.css'
import { chosenCount, fittingOptions } from '../draft/models'
import type { OptionsProps } from './OptionsForm'
import type { PromptDraft } from '../draft/draft'

interface VariationsChipProps {
  draft: Pick<PromptDraft, 'variations'>
  onChange: (changes: Partial<PromptDraft>) => void
}

/** Number of variations if more than one; a click resets it. */
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

const OptionsForm = lazyComponent(async () => (await import('./OptionsForm')).OptionsForm)

/** Popover with the model’s further options; the button shows how many are set. */
export function OptionsButton(props: OptionsProps) {
  const title = useUsesModels() ? `Options of ${props.model.name}` : 'Options'
  const chosen = chosenCount(fittingOptions(props.draft, props.model))
  return (
    <Popover
      trigger="click"
      placement="top"
      destroyOnHidden
      classNames={{ root: s.sheet }}
      content={
        <PopoverRegion label={title}>
          <h2 className={s.title}>{title}</h2>
          <OptionsForm {...props} />
        </PopoverRegion>
      }
    >
      <Button type="text" className={s.options} aria-label={chosen ? `Options, ${chosen} chosen` : 'Options'}>
        <Badge dot={chosen > 0}>
          <SlidersHorizontal size={16} />
        </Badge>
        <span className={s.word}>Options</span>
      </Button>
    </Popover>
  )
}
