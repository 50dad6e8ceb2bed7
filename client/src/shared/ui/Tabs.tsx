import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import s from './Tabs.module.css'

interface TabsProps<Key extends string> {
  items: readonly { key: Key; label: ReactNode }[]
  activeKey: Key
  onChange: (key: Key) => void
  /** Called on hover and focus of a tab, to preload it. */
  onNear?: (key: Key) => void
  /** Accessible name of the tab list. */
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

/** Tabs of a page. Arrow keys select the next one; the list scrolls if they do not fit. */
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
    // from the focused tab: the active one may still be loading
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

/** Content of a tab, labelled by it. */
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
