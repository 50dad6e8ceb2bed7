import { dateOf } from '../../shared/lib/time'
import { Tabs } from '../../shared/ui/Tabs'
import { TABS, type TabKey } from './tabs'
import s from './Workspace.module.css'
import type { WorkspaceHeaderFieldsFragment } from './WorkspaceHeader.generated'

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`

/** The header of a project: one line of details, and its tabs. */
export const WorkspaceHeader = ({
  project,
  tab,
  onTab,
  onNear,
}: {
  project: WorkspaceHeaderFieldsFragment
  tab: TabKey
  onTab: (tab: TabKey) => void
  onNear: (tab: TabKey) => void
}) => (
  <>
    <header className={s.header}>
      <h1 className="truncate">{project.name}</h1>
      <p className="meta">
        <span>{counted(project.assetCount, 'asset')}</span>
        <span>{counted(project.videoCount, 'video')}</span>
        <span>Created {dateOf(project.createdAt)}</span>
      </p>
    </header>
    <Tabs className={s.tabs} label="Project" activeKey={tab} onChange={onTab} onNear={onNear} items={TABS} />
  </>
)
