import { Tabs as AntdTabs, type TabsProps as AntdTabsProps } from 'antd'
import type { ReactNode, SyntheticEvent } from 'react'

interface TabsProps<Key extends string> {
  items: readonly { key: Key; label: ReactNode }[]
  activeKey: Key
  onChange: (key: Key) => void
  /** Called on hover and focus of a tab, to preload it. */
  onNear?: (key: Key) => void
  /** Accessible name of the tabs. */
  label: string
  classNames?: AntdTabsProps['classNames']
  /** What is above and below the bar. */
  header?: ReactNode
  note?: ReactNode
  /** Content of the active tab. */
  children: ReactNode
}

/** Tabs of a page. */
export function Tabs<Key extends string>({
  items,
  activeKey,
  onChange,
  onNear,
  label,
  classNames,
  header,
  note,
  children,
}: TabsProps<Key>) {
  const near = ({ target }: SyntheticEvent) => {
    const tab = (target as Element).closest<HTMLElement>('[data-node-key]')
    if (tab) onNear?.(tab.dataset.nodeKey as Key)
  }
  return (
    <AntdTabs
      activeKey={activeKey}
      onChange={(key) => onChange(key as Key)}
      animated={false}
      destroyOnHidden
      classNames={classNames}
      items={items.map((item) => ({ ...item, children: item.key === activeKey && children }))}
      renderTabBar={(bar, TabBar) => (
        <>
          {header}
          <div role="group" aria-label={label} onPointerOver={near} onFocus={near}>
            {/* scrolls by wheel, touch and arrow keys; a button for more tabs would be no tab in the tablist */}
            <TabBar {...bar} mobile />
          </div>
          {note}
        </>
      )}
    />
  )
}
