import type { ReactNode } from 'react'

/** antd calls every popover a tooltip; one with controls in it is a region of its own instead. */
export const asRegion = (region: HTMLElement | null) =>
  region?.closest('[role=tooltip]')?.removeAttribute('role')

/** The content of a popover, as a region with a name. */
export const PopoverRegion = ({ label, children }: { label: string; children: ReactNode }) => (
  <section aria-label={label} ref={asRegion}>
    {children}
  </section>
)
