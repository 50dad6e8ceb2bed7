import { Tooltip } from 'antd'
import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLive } from '../../lib/live'
import s from './Shell.module.css'

const DELAY_MS = 5_000
const TEXT = 'The live connection is down. Lists are read again every few seconds until it is back.'

/** Shows that lists are polled, once the live connection has been down for five seconds. */
export function LiveLine({ rail }: { rail: boolean }) {
  const live = useLive()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (live) return setShown(false)
    const timer = setTimeout(() => setShown(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [live])
  if (!shown) return null
  return (
    <Tooltip title={TEXT} placement="right">
      <span className={s.offline} role="status" tabIndex={0}>
        <CloudOff size={14} aria-label={rail ? 'Reconnecting' : undefined} />
        {!rail && 'Reconnecting'}
      </span>
    </Tooltip>
  )
}
