import { Button, Tag } from 'antd'
import { StorageDocument, type StorageFieldsFragment, useClearMergeCacheMutation } from './storage.generated'
import s from './Storage.module.css'
import { sizeText } from '#schema/format'
import { confirm } from '../../shared/lib/confirm'
import { toast } from '../../shared/lib/toast'
import { Link } from 'react-router-dom'

type OfProject = StorageFieldsFragment['projects'][number]

/** The storage used by the takes and films of each project. */
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

/** Projects in the Trash have no link. */
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

const piecesOf = (files: number) =>
  files === 1 ? 'the one piece' : `the ${files.toLocaleString('en')} pieces`

/** Clears the merge cache after confirmation. */
function useClearMergeCache() {
  const [clear, { loading }] = useClearMergeCacheMutation({
    refetchQueries: [StorageDocument],
    awaitRefetchQueries: true,
  })
  const clearNow = async () => {
    const answer = await clear().catch(() => null)
    if (!answer?.data) return
    toast.success(`Merge cache cleared: ${sizeText(answer.data.clearMergeCache.bytes)} freed`)
  }
  const confirmClearing = ({
    files,
    bytes,
  }: Pick<StorageFieldsFragment['kinds'][number], 'files' | 'bytes'>) =>
    void confirm({
      title: 'Clear the merge cache',
      content: `Are you sure you want to remove ${piecesOf(files)} of films, ${sizeText(bytes)}, that would make the next merge faster? Films are not affected, and merges in progress continue.`,
      okText: 'Clear',
      focusable: { autoFocusButton: 'cancel' },
      onOk: clearNow,
    })
  return { confirmClearing, isClearing: loading }
}

/** Formats a size; 0 as a dash, like the spending tables. */
const shownSize = (bytes: number): string => (bytes ? sizeText(bytes) : '–')

type Kind = StorageFieldsFragment['kinds'][number]['kind']

/** Labels of the kinds of files, in display order. */
export const kindLabels: Record<Kind, string> = {
  PICTURES: 'Images',
  TAKES: 'Takes',
  FILMS: 'Films',
  SOUNDS: 'Sounds',
  MERGE_CACHE: 'Merge cache',
}

type OfKind = StorageFieldsFragment['kinds'][number]

/** Storage by kind of file, with a button to clear the merge cache. */
export function KindTable({ kinds }: { kinds: readonly OfKind[] }) {
  const { confirmClearing, isClearing } = useClearMergeCache()
  return (
    <table className={s.table} aria-labelledby="storage-kinds">
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">Files</th>
          <th scope="col">Size</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind.kind}>
            <th scope="row">
              <span className={s.kind}>
                <span className={s.swatch} data-kind={kind.kind} aria-hidden />
                {kindLabels[kind.kind]}
                {kind.kind === 'MERGE_CACHE' && (
                  <Button
                    className={s.clear}
                    aria-label="Clear the merge cache"
                    disabled={!kind.files}
                    loading={isClearing}
                    onClick={() => confirmClearing(kind)}
                  >
                    Clear
                  </Button>
                )}
              </span>
            </th>
            <td className={s.files}>{kind.files ? kind.files.toLocaleString('en') : '–'}</td>
            <td className="mono">{shownSize(kind.bytes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
