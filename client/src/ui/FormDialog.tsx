import { Modal, type ModalProps } from 'antd'
import s from './FormDialog.module.css'

/** A dialog with one form: centred on a desktop, a bottom sheet on a phone. */
export const FormDialog = (props: ModalProps) => (
  <Modal
    centered
    width={560}
    destroyOnHidden
    className={s.dialog}
    styles={{ header: { marginBottom: 20 }, footer: { marginTop: 24 } }}
    {...props}
  />
)

/** A counter such as 71/500 for a form item’s `extra`; red when over the limit. */
export const Counter = ({ used, of }: { used: number; of: number }) => (
  <span className={`mono ${s.count}`} data-over={used > of || undefined}>
    {used}/{of}
  </span>
)
