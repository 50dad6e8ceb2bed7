import { CircleCheck, CircleX, Info } from 'lucide-react'
import s from './plain.module.css'

interface NoticeProps {
  kind: 'error' | 'success' | 'info'
  title: string
  text?: string
}

const icons = { error: CircleX, success: CircleCheck, info: Info }

/** What came of an action, above a form; screen readers say it at once. */
export function Notice({ kind, title, text }: NoticeProps) {
  const Icon = icons[kind]
  return (
    <div
      className={s.notice}
      data-kind={kind}
      data-described={text ? true : undefined}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon size={text ? 22 : 18} aria-hidden />
      <div>
        <b>{title}</b>
        {text && <p>{text}</p>}
      </div>
    </div>
  )
}
