import { Button } from 'antd'
import { RotateCcw } from 'lucide-react'
import type { TrashRowFieldsFragment } from '../../gql/generated'
import { ago } from '../../lib/time'
import { Picture } from '../../ui/Picture'
import { lastDay } from './lastDay'
import s from './Trash.module.css'
import { useRestore } from './useRestore'

/** A deleted asset: its facts, when it is removed for good, and a button to restore it. */
export function TrashRow({ asset }: { asset: TrashRowFieldsFragment }) {
  const { restore, isRestoring } = useRestore()
  const deletedAt = asset.deletedAt ?? asset.updatedAt
  const { date, left } = lastDay(deletedAt)
  return (
    <li className={s.row} aria-label={asset.name}>
      <span className={s.frame}>
        <Picture asset={asset} sizes="112px" />
      </span>
      <div className={s.words}>
        <b className="truncate">{asset.name}</b>
        <span className="meta truncate">
          {asset.owner.username} · deleted {ago(deletedAt)}
        </span>
      </div>
      <span className={`meta ${s.until}`}>
        Gone for good <b>{left}</b>, on {date}
      </span>
      <Button
        icon={<RotateCcw size={16} />}
        loading={isRestoring}
        aria-label={`Restore ${asset.name}`}
        onClick={() => void restore(asset)}
      >
        Restore
      </Button>
    </li>
  )
}
