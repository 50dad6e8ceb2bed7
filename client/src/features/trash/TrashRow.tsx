import { Button, Tooltip } from 'antd'
import { RotateCcw, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { confirm } from '../../shared/lib/confirm'
import { serverNow } from '../../shared/lib/serverTime'
import { ago, dateOf, timeOf } from '../../shared/lib/time'
import { focusNeighborLater, useFocusOnNextRow } from '../../shared/lib/input/focus'
import s from './Trash.module.css'
import { LIMITS } from '#schema/limits'

/** Page size of the lists. */
export const PAGE = 48

const DAY = 24 * 60 * 60 * 1000

/** When a deleted item is permanently removed: the date, and the time left. */
export function lastDay(deletedAt: string, now = serverNow()): { date: string; left: string } {
  const end = new Date(timeOf(deletedAt).getTime() + LIMITS.trash.days * DAY)
  const days = Math.ceil((end.getTime() - now.getTime()) / DAY)
  return { date: dateOf(end.toISOString()), left: days > 1 ? `in ${days} days` : 'within a day' }
}

/** Kinds of items in the Trash; `key` is used in the address. */
export const KINDS = [
  { key: 'assets', label: 'Assets', one: 'asset', searched: 'Search name or tag' },
  { key: 'projects', label: 'Projects', one: 'project', searched: 'Search name' },
  { key: 'videos', label: 'Videos', one: 'video', searched: 'Search title' },
  { key: 'films', label: 'Films', one: 'film', searched: 'Search title' },
  { key: 'shots', label: 'Shots', one: 'shot', searched: 'Search what happens' },
  { key: 'sounds', label: 'Sounds', one: 'sound', searched: 'Search title' },
] as const

export type Kind = (typeof KINDS)[number]

interface TrashRowProps {
  kind: Kind['one']
  name: string
  of: string
  deletedAt: string
  picture: ReactNode
  /** Restores the item. The error link shows failures. */
  onRestore: () => Promise<void>
  /** Permanently deletes the item; null if not permitted. The error link shows failures. */
  onDeleteForever: (() => Promise<void>) | null
}

/** Consequence of deleting an item permanently. */
const LOST: Record<Kind['one'], string> = {
  asset: 'is removed with its image.',
  shot: 'is removed with its drawing. Its takes stay among the videos.',
  project: 'is removed with its conversation, its videos and its films.',
  video: 'is removed with its file. Films that were merged from it stay.',
  sound: 'is removed with its file, and from the cut. Films that play it stay.',
  film: 'is removed with its file. The videos that it was merged from stay.',
}

const unbroken = (words: string) => words.replaceAll(' ', '\u00a0')

/** A deleted item: details, removal date, and buttons to restore or permanently delete it. */
export function TrashRow({ kind, name, of, deletedAt, picture, onRestore, onDeleteForever }: TrashRowProps) {
  const [isRestoring, setRestoring] = useState(false)
  const { date, left } = lastDay(deletedAt)
  const { row, keepPlace } = useFocusOnNextRow()
  const restore = async () => {
    keepPlace()
    setRestoring(true)
    await onRestore().catch(() => undefined)
    setRestoring(false)
  }
  const askToDelete = (deleteForever: () => Promise<void>) =>
    confirm({
      title: `Delete this ${kind} forever?`,
      content: `“${name}” ${LOST[kind]} This cannot be undone.`,
      okText: 'Delete forever',
      focusable: { autoFocusButton: 'cancel' },
      afterClose: focusNeighborLater(row.current),
      onOk: () => deleteForever().catch(() => undefined),
    })
  return (
    <li className={s.row} aria-label={name} ref={row}>
      <span className={s.frame}>{picture}</span>
      <div className={s.words}>
        <b className="truncate" title={name}>
          {name}
        </b>
        <span className="meta truncate">
          {of} · {unbroken(`deleted ${ago(deletedAt)}`)}
        </span>
      </div>
      <span className={`meta ${s.until}`}>
        Deleted permanently <b>{left}</b>, on {date}
      </span>
      <div className={s.actions}>
        <Button
          icon={<RotateCcw size={16} />}
          loading={isRestoring}
          aria-label={`Restore ${name}`}
          onClick={() => void restore()}
        >
          Restore
        </Button>
        {onDeleteForever && (
          <Tooltip title="Delete forever">
            <Button
              type="text"
              danger
              icon={<Trash2 size={16} />}
              aria-label={`Delete ${name} forever`}
              onClick={() => askToDelete(onDeleteForever)}
            />
          </Tooltip>
        )}
      </div>
    </li>
  )
}
