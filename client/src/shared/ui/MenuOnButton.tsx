import { Dropdown, type MenuProps } from 'antd'
import { type ReactElement, type RefObject, useEffect, useState } from 'react'
import { inRegion } from './PopoverRegion'

interface MenuOnButtonProps {
  name: string
  items: MenuProps['items']
  /** The focused button among the children. */
  button: RefObject<HTMLElement | null>
  children: ReactElement
}

/** Menu of a button that was just clicked; initially open. */
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
