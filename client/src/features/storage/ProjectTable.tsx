import { Tag } from 'antd'
import { Link } from 'react-router-dom'
import { shownSize } from './shownSize'
import type { StorageFieldsFragment } from './storage.generated'
import s from './Storage.module.css'

type OfProject = StorageFieldsFragment['projects'][number]

/** What the takes and films of each project take. */
export const ProjectTable = ({ projects }: { projects: readonly OfProject[] }) => (
  <table className={`${s.table} ${s.projects}`} aria-labelledby="storage-projects">
    <thead>
      <tr>
        <th scope="col">Project</th>
        <th scope="col">Takes</th>
        <th scope="col">Films</th>
        <th scope="col">Size</th>
      </tr>
    </thead>
    <tbody>
      {projects.map((project) => (
        <ProjectRow key={project.projectId} project={project} />
      ))}
    </tbody>
  </table>
)

/** A project in the Trash cannot be opened. */
function ProjectRow({
  project: { projectId, name, deletedAt, bytes, takesBytes, filmsBytes },
}: {
  project: OfProject
}) {
  return (
    <tr>
      <th scope="row">
        {deletedAt ? (
          <>
            <span className="truncate">{name}</span> <Tag>In the Trash</Tag>
          </>
        ) : (
          <Link className="truncate" to={`/projects/${projectId}`}>
            {name}
          </Link>
        )}
      </th>
      <td className="mono">
        <span className={s.word}>Takes </span>
        {shownSize(takesBytes)}
      </td>
      <td className="mono">
        <span className={s.word}>Films </span>
        {shownSize(filmsBytes)}
      </td>
      <td className="mono">{shownSize(bytes)}</td>
    </tr>
  )
}
