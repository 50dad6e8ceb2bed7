import { Button, Dropdown } from 'antd'
import {
  ArrowDown,
  ArrowUp,
  Clapperboard,
  Copy,
  ImagePlus,
  MoreHorizontal,
  Plus,
  SquareSplitVertical,
  Trash2,
} from 'lucide-react'
import { useRef, useState } from 'react'
import { MOD } from '../../../shared/lib/input/keyboardShortcuts'
import { inRegion } from '../../../shared/ui/PopoverRegion'
import s from './ShotCard.module.css'

export interface ShotSteps {
  add: (afterId: string) => void
  duplicate: (id: string) => void
  /** `at`: index from 0. */
  move: (id: string, at: number) => void
}

interface ShotMenuProps {
  id: string
  number: number
  count: number
  steps: ShotSteps
  /** Starts a scene with the shot; undefined if it has a heading. */
  onScene?: () => void
  onStill: () => void
  onSplit: (card: HTMLElement, id: string) => Promise<void>
  onRemove: (id: string) => Promise<void>
}

const entry = (label: string, key: string) => (
  <span className={s.entry}>
    {label}
    <kbd>{key}</kbd>
  </span>
)

/** Menu of more actions for a shot. Created on first use, because a board may have a hundred shots. */
export function ShotMenu({ id, number, count, steps, onScene, onStill, onSplit, onRemove }: ShotMenuProps) {
  const [isOpen, setOpen] = useState<boolean>()
  const button = useRef<HTMLButtonElement>(null)
  const split = () => {
    const card = button.current?.closest<HTMLElement>('[data-shot]')
    if (card) void onSplit(card, id)
  }
  const opener = (
    <Button
      ref={button}
      type="text"
      size="small"
      icon={<MoreHorizontal size={16} />}
      aria-label={`More for shot ${number}`}
      onClick={isOpen === undefined ? () => setOpen(true) : undefined}
    />
  )
  if (isOpen === undefined) return opener
  const items = [
    {
      key: 'add',
      label: entry('Add a shot after it', 'Enter'),
      icon: <Plus size={16} />,
      onClick: () => steps.add(id),
    },
    {
      key: 'duplicate',
      label: entry('Duplicate', `${MOD} D`),
      icon: <Copy size={16} />,
      onClick: () => steps.duplicate(id),
    },
    {
      key: 'split',
      label: entry('Split here', 'S'),
      icon: <SquareSplitVertical size={16} />,
      onClick: split,
    },
    { key: 'still', label: 'Choose a still', icon: <ImagePlus size={16} />, onClick: onStill },
    ...(onScene
      ? [{ key: 'scene', label: 'Begin a scene here', icon: <Clapperboard size={16} />, onClick: onScene }]
      : []),
    {
      key: 'up',
      label: entry('Move up', 'Alt ↑'),
      icon: <ArrowUp size={16} />,
      disabled: number === 1,
      onClick: () => steps.move(id, number - 2),
    },
    {
      key: 'down',
      label: entry('Move down', 'Alt ↓'),
      icon: <ArrowDown size={16} />,
      disabled: number === count,
      onClick: () => steps.move(id, number),
    },
    {
      key: 'delete',
      label: entry('Delete', 'Del'),
      icon: <Trash2 size={16} />,
      danger: true,
      onClick: () => void onRemove(id),
    },
  ]
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={setOpen}
      trigger={['click']}
      menu={{ items }}
      placement="bottomRight"
      popupRender={inRegion(`More for shot ${number}`)}
    >
      {opener}
    </Dropdown>
  )
}
