import { Button, Modal } from 'antd'
import { X } from 'lucide-react'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { useReturningFocus } from '../../lib/input/focus'
import s from './FullWindow.module.css'

interface FullWindowProps {
  /** What assistive technology calls the dialog. */
  name: string
  /** The current title. */
  title?: string
  /** The details, in one line. */
  facts: ReactNode
  /** Width divided by height of the content. */
  ratio: number
  /** Buttons in the head, before the one that closes. */
  actions?: ReactNode
  /** Shown beside the content, on phones below it. */
  aside?: ReactNode
  /** A `footer` element. */
  footer?: ReactNode
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog over the whole window for a player, which is as large as its ratio allows. The focus goes to the
 * player’s group as the dialog opens, and back to where it was as it closes; Escape closes it.
 */
export function FullWindow({
  name,
  title,
  facts,
  ratio,
  actions,
  aside,
  footer,
  onClose,
  children,
}: FullWindowProps) {
  const screen = useRef<HTMLDivElement>(null)
  useReturningFocus()
  /** The dialog takes the focus when it opens, and passes it on. */
  const focusPlayer = (isOpen: boolean) => {
    if (isOpen) screen.current?.querySelector<HTMLElement>('[role=group]')?.focus({ preventScroll: true })
  }
  return (
    <Modal
      open
      title={name}
      footer={null}
      closable={false}
      width="100vw"
      className={s.dialog}
      classNames={{ header: s.name }}
      styles={{ container: { padding: 0 } }}
      onCancel={onClose}
      afterOpenChange={focusPlayer}
    >
      {/* a section: its header is not the banner of the page */}
      <section className={s.window}>
        <header>
          <p>
            <b className="truncate">{title}</b>
            <span className="meta">{facts}</span>
          </p>
          {actions}
          <Button type="text" aria-label="Close" icon={<X size={20} />} onClick={onClose} />
        </header>
        <div className={s.main}>
          <div className={s.screen} ref={screen} style={{ '--ratio': ratio } as CSSProperties}>
            <div>{children}</div>
          </div>
          {aside && (
            // focusable: keys scroll it where it has no buttons
            <aside className={s.aside} tabIndex={0}>
              {aside}
            </aside>
          )}
        </div>
        {footer}
      </section>
    </Modal>
  )
}
