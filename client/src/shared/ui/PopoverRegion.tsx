import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'

/** Changes the role of a popover from antd’s tooltip to a region, because it has controls. */
export const asRegion = (region: HTMLElement | null) =>
  region?.closest('[role=tooltip]')?.removeAttribute('role')

/** Content of a popover, as a named region. */
export const PopoverRegion = ({ label, children }: { label: string; children: ReactNode }) => (
  <section aria-label={label} ref={asRegion}>
    {children}
  </section>
)

interface MenuRegionProps {
  label: string
  children: ReactNode
  /** Set by the dropdown, which focuses its menu. */
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

/** `popupRender` for a dropdown: wraps its menu, which renders outside of the page’s regions, in a named region. */
export const inRegion = (label: string) => (menu: ReactNode) => <MenuRegion label={label}>{menu}</MenuRegion>
