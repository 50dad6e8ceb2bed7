import { Modal, type ModalFuncProps } from 'antd'
import { useEffect } from 'react'
import { showQuestions } from '../lib/confirm'

const LOOK = { icon: null, centered: true, okButtonProps: { danger: true } } satisfies ModalFuncProps

/** Shows what `confirm` asks. */
export function Questions() {
  const [modal, dialogs] = Modal.useModal()
  useEffect(
    () =>
      showQuestions((question) => {
        const shown = modal.confirm({ ...LOOK, ...question })
        return () => shown.destroy()
      }),
    [modal],
  )
  return dialogs
}
