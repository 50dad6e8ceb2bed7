import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useReturningFocus } from '../../shared/lib/input/focus'
import { IconButton } from '../ui/IconButton'
import s from './KeysSheet.module.css'

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['Space'], 'Play or pause'],
  [['J', 'K', 'L'], 'Play backwards, pause, play; again for faster'],
  [[',', '.'], 'Previous or next frame'],
  [['←', '→'], 'Skip back or forward 1 s'],
  [['Shift ←', 'Shift →'], 'Select a range'],
  [['C'], 'Write a note'],
  [['D'], 'Draw on the frame'],
  [['N', 'P'], 'Next or previous note'],
  [['1', '2'], 'Go to a version'],
  [['W'], 'Compare with a wipe, or side by side'],
  [['M'], 'Mute or unmute'],
  [['F'], 'Full screen'],
  [['Ctrl Enter'], 'Send the note'],
  [['Esc'], 'Leave the field, the drawing or the comparison'],
  [['?'], 'Show shortcuts'],
]

/** Dialog with the shortcuts of the page. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const sheet = useRef<HTMLDivElement>(null)
  useReturningFocus()
  useEffect(() => sheet.current?.querySelector('button')?.focus(), [])
  const press = (event: KeyboardEvent) => {
    // traps the focus: the dialog has no other controls
    if (event.key === 'Tab') event.preventDefault()
    if (event.key !== 'Escape' && event.key !== '?') return
    event.preventDefault()
    onClose()
  }
  return (
    <div
      className={s.mask}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div
        className={s.sheet}
        role="dialog"
        aria-modal
        aria-labelledby="keys-title"
        ref={sheet}
        onKeyDown={press}
      >
        <header>
          <h2 id="keys-title">Keyboard shortcuts</h2>
          <IconButton icon={X} label="Close" onClick={onClose} />
        </header>
        <dl>
          {KEYS.map(([keys, does]) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
