import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import type { ProjectAction } from '#schema/project-roles'
import { useMay } from './may'
import s from './ReadOnlyArea.module.css'

interface ReadOnlyAreaProps {
  /** The action of its controls. */
  action: ProjectAction
  children: ReactNode
}

/** Disables all controls inside for users whose role does not allow the action. */
export function ReadOnlyArea({ action, children }: ReadOnlyAreaProps) {
  const may = useMay()
  if (may(action)) return children
  return (
    <ConfigProvider componentDisabled>
      <fieldset disabled className={s.area}>
        {children}
      </fieldset>
    </ConfigProvider>
  )
}
