import { Button, Modal } from 'antd'
import { X } from 'lucide-react'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { useReturningFocus } from '../../lib/input/focus'
import s from './FullWindow.module.css'

interface FullWindowProps {
  /** Accessible name of the dialog. */
  name: string
  /** The current title. */
  title?: string
  /** Details in one line. */
  facts: ReactNode
  /** Aspect ratio of the content. */
  ratio: number
  /** Buttons in the header, before the close button. */
  actions?: ReactNode
  /** Shown next to the content, or below it on phones. */
  aside?: ReactNode
  /** A `footer` element. */
  footer?: ReactNode
  onClose: () => void
  /** What Escape does; by default it closes the window. */
  onEscape?: () => void
  children: ReactNode
}

/**
 * Full-window dialog for a player, as large as its aspect ratio allows. Focuses the player on opening, and returns the focus
 * on closing; Escape closes it.
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
  onEscape = onClose,
  children,
}: FullWindowProps) {
  const screen = useRef<HTMLDivElement>(null)
  useReturningFocus()
  /** antd focuses the dialog on opening; the player needs the focus. */
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
      classNames={{ container: s.container, header: s.name }}
      styles={{ container: { padding: 0 } }}
      onCancel={onEscape}
      afterOpenChange={focusPlayer}
    >
      {/* in a section, a header is not the page’s banner */}
      <section className={s.window} data-window>
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
            // focusable for keyboard scrolling
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
