import { Button, Dropdown } from 'antd'
import { ChevronDown, Type } from 'lucide-react'
import { type CardKind, NEW_CARD } from '#schema/cards'
import { LIMITS } from '#schema/limits'
import { UNTITLED } from '../../../entities/project/untitled'
import { useCurrentTitle } from '../../../shared/lib/navigation'
import { inRegion } from '../../../shared/ui/PopoverRegion'
import type { ShownItem } from '../state/cut'
import type { OpenCard } from './OpenedCard'

interface AddCardMenuProps {
  items: readonly ShownItem[]
  /** Index of the clip at the playhead. */
  placeAtPlayhead: () => number
  /** The name of the film; by default, a title has that of the project. */
  title: string | null
  isFull: boolean
  onOpen: (card: OpenCard) => void
}

/** Adds a title at the start, a card after the clip at the playhead, or credits at the end. */
export function AddCardMenu({ items, placeAtPlayhead, title, isFull, onOpen }: AddCardMenuProps) {
  const here = () => items[placeAtPlayhead()]?.id ?? null
  const last = () => items.at(-1)?.id ?? null
  const project = useCurrentTitle()
  const name = title ?? (project === UNTITLED ? '' : project)
  const add = (kind: CardKind, afterId: string | null) =>
    onOpen({
      afterId,
      card: {
        kind,
        ...(kind === 'TITLE' && { title: name.slice(0, LIMITS.card.titleMax) }),
        ...(kind === 'CREDITS' && { design: 'CREDIT_ROLL', seconds: 8 }),
        background: { ...NEW_CARD.background },
      },
    })
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomLeft"
      popupRender={inRegion('Add card')}
      disabled={isFull}
      menu={{
        items: [
          { key: 'title', label: 'Title at the start…', onClick: () => add('TITLE', null) },
          { key: 'subtitle', label: 'Subtitle at the playhead…', onClick: () => add('SUBTITLE', here()) },
          { key: 'chapter', label: 'Chapter at the playhead…', onClick: () => add('CHAPTER', here()) },
          { key: 'credits', label: 'Credits at the end…', onClick: () => add('CREDITS', last()) },
        ],
      }}
    >
      <Button type="text" icon={<Type size={16} />} aria-haspopup="menu" disabled={isFull}>
        Add card
        <ChevronDown size={14} aria-hidden />
      </Button>
    </Dropdown>
  )
}
