import { Button } from 'antd'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { dateOf, timeOf } from '../../shared/lib/time'
import { Cover } from '../../entities/project/Cover'
import type { ProjectCardFieldsFragment } from './ProjectCardFields.generated'
import s from './Projects.module.css'

/**
 * A cover, a name and a date that open the project. Users who may manage it see a delete button on hover
 * and focus.
 */
export function ProjectCard({
  project,
  onDelete,
}: {
  project: ProjectCardFieldsFragment
  onDelete: (project: ProjectCardFieldsFragment) => void
}) {
  return (
    <article className={s.card}>
      <Link to={`/projects/${project.id}`} className={s.open}>
        <Cover name={project.name} url={project.coverUrl} smallUrl={project.smallCoverUrl} />
        <h2 className="truncate" title={project.name}>
          {project.name}
        </h2>
      </Link>
      <p className="meta">
        <time dateTime={timeOf(project.updatedAt).toISOString()}>{dateOf(project.updatedAt)}</time>
      </p>
      {project.viewerCanManage && (
        <Button
          className={s.delete}
          size="small"
          aria-label={`Delete ${project.name}`}
          icon={<Trash2 size={15} />}
          onClick={() => onDelete(project)}
        />
      )}
    </article>
  )
}
