import { Modal, type ModalProps } from 'antd'
import s from './FormDialog.module.css'

/** A dialog that holds one form: in the middle of a desk's screen, a bottom sheet on a phone. */
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

/** A counter such as 71/500 for a form item's `extra`; red when it is over. */
export const Counter = ({ used, of }: { used: number; of: number }) => (
  <span className={`mono ${s.count}`} data-over={used > of || undefined}>
    {used}/{of}
  </span>
)
