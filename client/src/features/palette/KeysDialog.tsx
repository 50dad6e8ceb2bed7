import { Modal } from 'antd'
import { useLocation } from 'react-router-dom'
import { keysAt } from '../../shared/lib/input/keyboardShortcuts'
import s from './KeysDialog.module.css'

/** Keyboard shortcuts of the current screen. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pathname, search } = useLocation()
  return (
    <Modal
      open={open}
      centered
      title="Keyboard shortcuts"
      width={480}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
    >
      <div className={s.body} role="group" aria-label="Shortcuts of this screen" tabIndex={0}>
        {keysAt(pathname, new URLSearchParams(search).get('tab')).map(({ title, keys }) => (
          <section key={title} className={s.group} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([choices, does]) => (
                <div key={does}>
                  <dt>{does}</dt>
                  <dd>
                    {choices.map((choice) => (
                      <Keys key={choice}>{choice}</Keys>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}

/** A key, or a combination. */
const Keys = ({ children }: { children: string }) => (
  <span className={s.keys}>
    {children.split(' ').map((key) => (
      <kbd key={key}>{key}</kbd>
    ))}
  </span>
)
