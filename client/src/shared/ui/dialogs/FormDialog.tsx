import { Modal, type ModalProps } from 'antd'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import s from './FormDialog.module.css'

/** A dialog with one form: centred on a desktop, a bottom sheet on a phone. */
export const FormDialog = ({ children, ...props }: ModalProps) => (
  <Modal
    centered
    width={560}
    destroyOnHidden
    className={s.dialog}
    styles={{ header: { marginBottom: 20 }, footer: { marginTop: 24 } }}
    {...props}
  >
    {children}
    <End />
  </Modal>
)

/** The end of what scrolls; while it is out of sight, an arrow says that there is more below. */
function End() {
  const end = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true))
    observer.observe(end.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div className={s.more} data-shown={!isSeen || undefined} aria-hidden>
        <ChevronDown size={16} />
      </div>
      <div ref={end} className={s.end} />
    </>
  )
}

/** A counter such as 71/500 for a form item’s `extra`; red when over the limit. */
export const Counter = ({ used, of }: { used: number; of: number }) => (
  <span className={`mono ${s.count}`} data-over={used > of || undefined}>
    {used}/{of}
  </span>
)
