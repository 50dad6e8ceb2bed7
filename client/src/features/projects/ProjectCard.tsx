import { Button, Dropdown } from 'antd'
import { Ellipsis, FolderOpen, Pencil, Trash2, UserPlus } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { counted } from '#schema/format'
import { navigationToOpen } from '../../shared/lib/navigation'
import { dateOf, timeOf } from '../../shared/lib/time'
import { Cover } from '../../entities/project/Cover'
import { inRegion } from '../../shared/ui/PopoverRegion'
import type { ProjectCardFieldsFragment } from './ProjectCardFields.generated'
import s from './Projects.module.css'

/**
 * Card of a project, with cover, name and date. Hover and focus show its menu and delete button to users who may manage
 * the project; touch screens show the menu.
 */
export function ProjectCard({
  project,
  onDelete,
}: {
  project: ProjectCardFieldsFragment
  onDelete: (project: ProjectCardFieldsFragment) => void
}) {
  const navigate = useNavigate()
  const address = `/projects/${project.id}`
  const openSettings = (part: 'rename' | 'share') =>
    void navigate(`${address}?tab=settings`, navigationToOpen(part))
  const items = [
    { key: 'open', label: 'Open', icon: <FolderOpen size={16} />, onClick: () => void navigate(address) },
    { key: 'rename', label: 'Rename', icon: <Pencil size={16} />, onClick: () => openSettings('rename') },
    { key: 'share', label: 'Share', icon: <UserPlus size={16} />, onClick: () => openSettings('share') },
    { type: 'divider' as const },
    {
      key: 'delete',
      label: 'Delete',
      danger: true,
      icon: <Trash2 size={16} />,
      onClick: () => onDelete(project),
    },
  ]
  return (
    <article className={s.card}>
      <Link to={address} className={s.open}>
        <Cover name={project.name} url={project.coverUrl} smallUrl={project.smallCoverUrl} />
        <h2 className="truncate" title={project.name}>
          {project.name}
        </h2>
      </Link>
      <p className="meta">
        <time dateTime={timeOf(project.updatedAt).toISOString()}>{dateOf(project.updatedAt)}</time>
        {project.openNoteCount > 0 && (
          <Link className={s.notes} to={`${address}?tab=notes`}>
            {counted(project.openNoteCount, 'open note')}
          </Link>
        )}
      </p>
      {project.viewerCanManage && (
        <>
          <Button
            className={s.delete}
            size="small"
            aria-label={`Delete ${project.name}`}
            icon={<Trash2 size={15} />}
            onClick={() => onDelete(project)}
          />
          <Dropdown
            menu={{ items }}
            trigger={['click']}
            placement="bottomRight"
            popupRender={inRegion(`More for ${project.name}`)}
          >
            <Button
              className={s.more}
              aria-label={`More for ${project.name}`}
              icon={<Ellipsis size={18} />}
            />
          </Dropdown>
        </>
      )}
    </article>
  )
}
