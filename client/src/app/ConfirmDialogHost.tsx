import { Modal, type ModalFuncProps } from 'antd'
import { useEffect } from 'react'
import { registerConfirmDialog } from '../shared/lib/confirm'

const LOOK = { icon: null, centered: true, okButtonProps: { danger: true } } satisfies ModalFuncProps

/** Renders the dialogs of `confirm`. */
export function ConfirmDialogHost() {
  const [modal, dialogs] = Modal.useModal()
  useEffect(
    () =>
      registerConfirmDialog((options) => {
        const shown = modal.confirm({ ...LOOK, ...options })
        return () => shown.destroy()
      }),
    [modal],
  )
  return dialogs
}
