import { Skeleton } from 'antd'
import { useEndInView } from '../../shared/lib/lists/paging'
import { ProjectCard } from './ProjectCard'
import type { ProjectCardFieldsFragment } from './ProjectCardFields.generated'
import s from './Projects.module.css'

const SKELETONS = 6

interface ProjectGridProps {
  projects: readonly ProjectCardFieldsFragment[]
  onMore: (() => void) | undefined
  onDelete: (project: ProjectCardFieldsFragment) => void
}

/** Grid of projects with up to three columns; loads more near the end. */
export function ProjectGrid({ projects, onMore, onDelete }: ProjectGridProps) {
  const end = useEndInView(onMore, projects.length)
  return (
    <>
      <div className={s.grid}>
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} onDelete={onDelete} />
        ))}
        {onMore && Array.from({ length: 3 }, (_, at) => <ProjectSkeleton key={at} />)}
      </div>
      <div ref={end} />
    </>
  )
}

/** Placeholder of the same size while loading. */
export const ProjectGridSkeleton = () => (
  <div className={s.grid} role="status" aria-busy aria-label="Loading projects">
    {Array.from({ length: SKELETONS }, (_, at) => (
      <ProjectSkeleton key={at} />
    ))}
  </div>
)

const ProjectSkeleton = () => (
  <div className={s.waiting} aria-hidden>
    <Skeleton.Node active className={s.frame} classNames={{ content: s.frameContent }}>
      <span />
    </Skeleton.Node>
    <Skeleton active title={{ width: '45%' }} paragraph={{ rows: 1, width: '25%' }} />
  </div>
)
