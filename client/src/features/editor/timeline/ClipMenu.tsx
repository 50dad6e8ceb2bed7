import {
  Captions,
  Copy,
  Mic,
  MoreHorizontal,
  RotateCcw,
  Scissors,
  SplitSquareHorizontal,
  Trash2,
  Type,
} from 'lucide-react'
import { useRef, useState } from 'react'
import { lazyComponent } from '../../../shared/lib/loading/lazyComponent'
import s from './CutClip.module.css'

const MenuOnButton = lazyComponent(async () => (await import('../../../shared/ui/MenuOnButton')).MenuOnButton)

/** Actions for clips. All take an item id, so that they have a stable identity and clips do not re-render. */
export interface ClipActions {
  /** Opens the dialog of a card, or the trim dialog of a clip. */
  open: (id: string) => void
  openTrim: (id: string) => void
  split: (id: string) => void
  duplicate: (id: string) => void
  remove: (id: string) => void
  reset: (id: string) => void
  /** Opens the dialog that adds a lower third to a clip. */
  lowerThird: (id: string) => void
  /** Opens the dialog that adds a voice to a clip. */
  voice: (id: string) => void
}

interface ClipMenuProps {
  id: string
  /** Position of the clip, from 1. */
  number: number
  isCard: boolean
  isEdited: boolean
  /** Whether the cut has reached its maximum number of items. */
  isFull: boolean
  actions: ClipActions
}

/** Menu of more actions for a clip; its code loads on hover or focus. */
export function ClipMenu({ id, number, isCard, isEdited, isFull, actions }: ClipMenuProps) {
  const [wasOpened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const name = `More for clip ${number}`
  const items = [
    ...(isCard
      ? [{ key: 'edit', label: 'Edit card…', icon: <Type size={16} />, onClick: () => actions.open(id) }]
      : []),
    { key: 'trim', label: 'Trim…', icon: <Scissors size={16} />, onClick: () => actions.openTrim(id) },
    {
      key: 'split',
      label: 'Split at playhead',
      icon: <SplitSquareHorizontal size={16} />,
      disabled: isFull,
      onClick: () => actions.split(id),
    },
    {
      key: 'duplicate',
      label: 'Duplicate',
      icon: <Copy size={16} />,
      disabled: isFull,
      onClick: () => actions.duplicate(id),
    },
    {
      key: 'lower third',
      label: 'Add lower third…',
      icon: <Captions size={16} />,
      onClick: () => actions.lowerThird(id),
    },
    { key: 'voice', label: 'Add voice…', icon: <Mic size={16} />, onClick: () => actions.voice(id) },
    {
      key: 'reset',
      label: 'Reset',
      icon: <RotateCcw size={16} />,
      disabled: !isEdited,
      onClick: () => actions.reset(id),
    },
    {
      key: 'remove',
      label: isCard ? 'Remove card' : 'Remove from cut',
      icon: <Trash2 size={16} />,
      danger: true,
      onClick: () => actions.remove(id),
    },
  ]
  const opener = (
    <button
      ref={button}
      type="button"
      className={s.more}
      aria-label={name}
      aria-haspopup="menu"
      {...(!wasOpened && {
        onPointerEnter: MenuOnButton.prefetch,
        onFocus: MenuOnButton.prefetch,
        onClick: () => setOpened(true),
      })}
    >
      <MoreHorizontal size={14} aria-hidden />
    </button>
  )
  return wasOpened ? (
    <MenuOnButton name={name} items={items} button={button} fallback={opener}>
      {opener}
    </MenuOnButton>
  ) : (
    opener
  )
}
