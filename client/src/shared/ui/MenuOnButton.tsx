import { Dropdown, type MenuProps } from 'antd'
import { type ReactElement, type RefObject, useEffect, useState } from 'react'
import { inRegion } from './PopoverRegion'

interface MenuOnButtonProps {
  name: string
  items: MenuProps['items']
  /** The button among the children, which has the focus. */
  button: RefObject<HTMLElement | null>
  children: ReactElement
}

/** The menu of a button that was just pressed; it is initially open. */
export function MenuOnButton({ name, items, button, children }: MenuOnButtonProps) {
  const [isOpen, setOpen] = useState(true)
  useEffect(() => button.current?.focus({ preventScroll: true }), [button])
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomRight"
      menu={{ items }}
      popupRender={inRegion(name)}
    >
      {children}
    </Dropdown>
  )
}
