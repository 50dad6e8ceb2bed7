import { Button, Tooltip } from 'antd'
import { Layers } from 'lucide-react'
import type { StackPlace } from './review/stacks'
import s from './Videos.module.css'

interface StackButtonProps {
  title: string
  place: StackPlace
  tabIndex?: number
  onToggle: () => void
}

/** How many takes a shot has; opens and closes their stack. Of the others in an open one: which take it is. */
export function StackButton({ title, place, tabIndex, onToggle }: StackButtonProps) {
  const { count, isOpen, isTop, number, isWorking } = place
  if (!isTop) return <span className={`meta ${s.number}`}>{`Take ${number}`}</span>
  const takes = `${count} takes of ${title}${isWorking ? ', one of them under way' : ''}`
  return (
    <Tooltip title={isOpen ? 'Close the stack' : 'Show all takes'}>
      <Button
        type="text"
        size="small"
        tabIndex={tabIndex}
        aria-expanded={isOpen}
        aria-label={takes}
        icon={<Layers size={14} />}
        data-working={isWorking || undefined}
        className={s.stack}
        onClick={onToggle}
      >
        <span className="mono">{count}</span>
      </Button>
    </Tooltip>
  )
}
