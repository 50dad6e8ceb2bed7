import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import s from './Tabs.module.css'

interface TabsProps<Key extends string> {
  items: readonly { key: Key; label: ReactNode }[]
  activeKey: Key
  onChange: (key: Key) => void
  /** A pointer or the focus is on a tab, which is probably opened next. */
  onNear?: (key: Key) => void
  /** The accessible name of the tab list. */
  label: string
  className?: string
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at, last) => (at ? at - 1 : last),
  ArrowRight: (at, last) => (at < last ? at + 1 : 0),
  Home: () => 0,
  End: (_at, last) => last,
}

const idOf = (key: string) => `tab-${key}`

/** The tabs of a page. Arrow keys choose the next one; where there is no room for all, they scroll. */
export function Tabs<Key extends string>({
  items,
  activeKey,
  onChange,
  onNear,
  label,
  className,
}: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const active = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    active?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [activeKey])
  const step = (event: KeyboardEvent) => {
    // the tab with the focus: the active one may still be loading when the next key is pressed
    const next = STEPS[event.key]?.(
      items.findIndex(({ key }) => idOf(key) === event.currentTarget.id),
      items.length - 1,
    )
    const item = next === undefined ? undefined : items[next]
    if (!item) return
    event.preventDefault()
    onChange(item.key)
    list.current?.querySelector<HTMLElement>(`#${idOf(item.key)}`)?.focus()
  }
  return (
    <div className={[s.tabs, className].join(' ')} role="tablist" aria-label={label} ref={list}>
      {items.map(({ key, label: words }) => (
        <button
          key={key}
          className={s.tab}
          type="button"
          role="tab"
          id={idOf(key)}
          aria-selected={key === activeKey}
          tabIndex={key === activeKey ? 0 : -1}
          onClick={() => onChange(key)}
          onPointerEnter={onNear && (() => onNear(key))}
          onFocus={onNear && (() => onNear(key))}
          onKeyDown={step}
        >
          {words}
        </button>
      ))}
    </div>
  )
}

/** What belongs to a tab: it takes its name. */
export const TabPanel = ({
  of,
  className,
  children,
}: {
  of: string
  className?: string
  children: ReactNode
}) => (
  <div className={className} role="tabpanel" aria-labelledby={idOf(of)} data-tab={of}>
    {children}
  </div>
)
