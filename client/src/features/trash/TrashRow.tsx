import { Button } from 'antd'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ago } from '../../lib/time'
import { useFocusOnNextRow } from '../../lib/useReturningFocus'
import { lastDay } from './lastDay'
import s from './Trash.module.css'

interface TrashRowProps {
  name: string
  /** Whose it is, or where it belongs. */
  of: string
  deletedAt: string
  picture: ReactNode
  /** Restores it; the error link shows failures. */
  onRestore: () => Promise<void>
}

/** Something deleted: its facts, when it is removed for good, and a button to restore it. */
export function TrashRow({ name, of, deletedAt, picture, onRestore }: TrashRowProps) {
  const [isRestoring, setRestoring] = useState(false)
  const { date, left } = lastDay(deletedAt)
  const { row, keepPlace } = useFocusOnNextRow()
  const restore = async () => {
    keepPlace()
    setRestoring(true)
    await onRestore().catch(() => undefined)
    setRestoring(false)
  }
  return (
    <li className={s.row} aria-label={name} ref={row}>
      <span className={s.frame}>{picture}</span>
      <div className={s.words}>
        <b className="truncate" title={name}>
          {name}
        </b>
        <span className="meta truncate">
          {of} · deleted {ago(deletedAt)}
        </span>
      </div>
      <span className={`meta ${s.until}`}>
        Gone for good <b>{left}</b>, on {date}
      </span>
      <Button
        icon={<RotateCcw size={16} />}
        loading={isRestoring}
        aria-label={`Restore ${name}`}
        onClick={() => void restore()}
      >
        Restore
      </Button>
    </li>
  )
}
