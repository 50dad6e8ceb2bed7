import { Button, Segmented, Skeleton } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { TIMES } from '#schema/limits'
import { NoteCard } from '../../widgets/notes/NoteCard'
import { type NoteFieldsFragment, useProjectNotesQuery } from '../../entities/note/notes.generated'
import { useNoteActions } from '../../entities/note/useNoteActions'
import { changedCount, countOf } from '../../shared/lib/lists/connectionCache'
import { useNextPage } from '../../shared/lib/lists/paging'
import { lazyComponent } from '../../shared/lib/loading/lazyComponent'
import { PAGE_SIZES } from '../../shared/lib/loading/preloadedResponses'
import { useSearchParam } from '../../shared/lib/navigation'
import { usePolling } from '../../shared/lib/network/connectivity'
import { useVerdicts } from '../../entities/review-link/useVerdicts'
import { Verdict } from '../../entities/review-link/Verdict'
import { EmptyState, LoadError } from '../../shared/ui/EmptyState'
import { ExportMenu } from './ExportMenu'
import { groupsOf, type Grouping } from './groups'
import s from './NotesTab.module.css'
import { useOpenedNote } from './useOpenedNote'

const OpenedNote = lazyComponent(async () => (await import('./OpenedNote')).OpenedNote)

/** How many verdicts are shown, newest first. */
const MAX_VERDICTS = 10
const STATES = ['open', 'done'] as const
const STATE_OPTIONS = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
] satisfies { value: (typeof STATES)[number]; label: string }[]
const GROUPINGS = ['version', 'shot'] as const
const GROUPING_OPTIONS = [
  { value: 'version', label: 'By version' },
  { value: 'shot', label: 'By shot' },
] satisfies { value: Grouping; label: string }[]

const EMPTY = {
  open: {
    title: 'No open notes',
    text: 'Share a film for review, or write a note in its player. Notes of guests and the team appear here.',
  },
  done: {
    title: 'No notes are done yet',
    text: 'Notes that you mark done, or that a new film shows, appear here.',
  },
}

/** Tab with the notes of guests and members on films and takes of a project. */
export function NotesTab({ projectId }: { projectId: string }) {
  const [state, setState] = useSearchParam('state', { initial: 'open', values: STATES })
  const [grouping, setGrouping] = useSearchParam('by', { initial: 'version', values: GROUPINGS })
  const { data, previousData, error, refetch, fetchMore } = useProjectNotesQuery({
    variables: { id: projectId, first: PAGE_SIZES.notes, status: state === 'open' ? 'OPEN' : 'DONE' },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
  })
  const actions = useNoteActions()
  const opened = useOpenedNote()
  const verdicts = useVerdicts(projectId)
  const list = (data ?? previousData)?.project.notes
  const loadMore = useNextPage(fetchMore, list?.pageInfo)
  // the list keeps a note that was just marked done or deleted until the next response
  const notes = useMemo(
    () => (list?.nodes ?? []).filter((note) => note.isDone === (state === 'done')),
    [list, state],
  )
  const groups = useMemo(() => groupsOf(notes, grouping), [notes, grouping])
  if (!list) {
    if (!error) return <LoadingSkeleton />
    return <LoadError title="Unable to load the notes" refetch={refetch} />
  }
  const count = changedCount(list.count, notes.length - list.nodes.length)
  return (
    <>
      <div className={s.head}>
        <h2 className="section">{countOf(count, `${state} note`)}</h2>
        <Segmented aria-label="Notes" value={state} options={STATE_OPTIONS} onChange={setState} />
        <Segmented aria-label="Order" value={grouping} options={GROUPING_OPTIONS} onChange={setGrouping} />
        <span className={s.gap} />
        <ExportMenu notes={notes} />
      </div>
      {state === 'open' && verdicts.length > 0 && (
        <Group title="Verdicts of guests">
          {verdicts.slice(0, MAX_VERDICTS).map((verdict) => (
            <Verdict key={`${verdict.guestName}${verdict.createdAt}`} verdict={verdict} />
          ))}
        </Group>
      )}
      {!notes.length && <EmptyState drawing="note" {...EMPTY[state]} />}
      {groups.map(({ key, title, notes: those }) => (
        <Group key={key} title={title}>
          {those.map((note) => (
            <NoteCard
              key={note.id}
              note={note}
              actions={actions}
              hasFrame
              onOpen={() => opened.open(note.id)}
            />
          ))}
        </Group>
      ))}
      {loadMore && (
        <Button className={s.more} onClick={loadMore}>
          Show more
        </Button>
      )}
      {opened.id && (
        <OpenedNote
          id={opened.id}
          note={noteIn(notes, opened.id)}
          projectId={projectId}
          onClose={opened.close}
        />
      )}
    </>
  )
}

const noteIn = (notes: readonly NoteFieldsFragment[], id: string): NoteFieldsFragment | undefined =>
  notes.find((note) => note.id === id || note.replies.some((reply) => reply.id === id))

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={s.group} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
)

const LoadingSkeleton = () => (
  <div role="status" aria-busy aria-label="Loading the notes" className={s.group}>
    <Skeleton active paragraph={{ rows: 3 }} />
    <Skeleton active paragraph={{ rows: 3 }} />
  </div>
)
