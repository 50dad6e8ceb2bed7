import { Tooltip } from 'antd'
import { CloudCog, Cpu } from 'lucide-react'
import type { EngineName } from '../types.generated'
import { useInstallationQuery } from './installation.generated'
import s from './EngineBadge.module.css'

const engines = {
  LOCAL: {
    icon: Cpu,
    name: 'Local preview engine',
    text: 'There is no key for a provider, so pictures and films are drawn on this machine. Set FAL_KEY on the server for the real models.',
  },
  FAL: { icon: CloudCog, name: 'fal engine', text: 'Pictures and films are made by the models of fal.' },
} as const satisfies Record<EngineName, object>

/**
 * Shows which engine makes the pictures; `bare` shows its icon alone and keeps the text for screen readers.
 */
export function EngineBadge({ bare, placement = 'right' }: { bare?: boolean; placement?: 'right' | 'top' }) {
  const { data } = useInstallationQuery()
  if (!data) return null
  const { icon: Icon, name, text } = engines[data.installation.engine]
  return (
    <Tooltip title={bare ? `${name}. ${text}` : text} placement={placement}>
      <span className={s.engine} data-bare={bare || undefined} tabIndex={0}>
        <Icon size={14} aria-hidden />
        <span>{name}</span>
      </span>
    </Tooltip>
  )
}
