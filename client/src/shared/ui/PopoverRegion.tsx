import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'

/** antd calls every popover a tooltip; one with controls in it is a region of its own instead. */
export const asRegion = (region: HTMLElement | null) =>
  region?.closest('[role=tooltip]')?.removeAttribute('role')

/** The content of a popover, as a region with a name. */
export const PopoverRegion = ({ label, children }: { label: string; children: ReactNode }) => (
  <section aria-label={label} ref={asRegion}>
    {children}
  </section>
)

interface MenuRegionProps {
  label: string
  children: ReactNode
  /** Of the dropdown, which gives the focus to its menu. */
  ref?: Ref<{ focus: () => void }>
}

function MenuRegion({ label, children, ref }: MenuRegionProps) {
  const region = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => ({
    focus: () => region.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(),
  }))
  return (
    <section aria-label={label} ref={region}>
      {children}
    </section>
  )
}

/** For `popupRender` of a dropdown: its menu, which opens outside of the page’s regions, as a region with a name. */
export const inRegion = (label: string) => (menu: ReactNode) => <MenuRegion label={label}>{menu}</MenuRegion>
