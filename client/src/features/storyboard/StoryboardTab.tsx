import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { LIMITS } from '#schema/limits'
import { useMeQuery } from '../../entities/person/me.generated'
import { EmptyState } from '../../shared/ui/EmptyState'
import { LoadingLogo } from '../../shared/ui/Logo'
import { BoardHeader } from './BoardHeader'
import { BoardPlayer } from './BoardPlayer'
import { CastProvider } from './cast/CastContext'
import { CastAndPlaces } from './CastAndPlaces'
import { ScriptButton } from './ScriptButton'
import { ShotList } from './ShotList'
import type { StoryboardFieldsFragment } from './storyboard.generated'
import s from './Storyboard.module.css'
import { useBoard } from './useBoard'
import { useBoardCommands } from './useBoardCommands'
import { useBoardKeys } from './useBoardKeys'
import { useDensity } from './useDensity'
import { useDeletedMeanwhile } from './useShotEdits'

/** The plan of a project’s film. */
export function StoryboardTab({ projectId }: { projectId: string }) {
  const viewer = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me
  const { board, error, refetch } = useBoard(projectId)
  if (board && viewer)
    return (
      <CastProvider projectId={projectId}>
        <Board board={board} viewerId={viewer.id} />
      </CastProvider>
    )
  if (!error) return <LoadingLogo />
  return <EmptyState broken title="Unable to load the storyboard" onRetry={() => void refetch()} />
}

function Board({ board, viewerId }: { board: StoryboardFieldsFragment; viewerId: string }) {
  const { projectId, shots } = board
  const [density, setDensity] = useDensity()
  const commands = useBoardCommands(board, viewerId)
  const ids = useMemo(() => shots.map(({ id }) => id), [shots])
  const keys = useBoardKeys(ids, commands)
  useDeletedMeanwhile(ids, { viewerId, restore: commands.restore })
  const add = async () => keys.focus(await commands.add(null), 'words')
  if (!shots.length)
    return (
      <EmptyState
        title="Plan the film before you pay for it"
        text="A storyboard is the film as shots in order: what happens, for how long, and how it is filmed. Write one from a script, or begin with a shot."
        action={
          <div className={s.begin}>
            <ScriptButton projectId={projectId} primary />
            <Button icon={<Plus size={16} />} onClick={() => void add()}>
              Add a shot
            </Button>
          </div>
        }
      />
    )
  return (
    <section className={s.board} aria-label="Storyboard">
      <BoardHeader board={board} density={density} onDensity={setDensity} />
      <BoardPlayer projectId={projectId} board={board} />
      <CastAndPlaces projectId={projectId} />
      <ShotList board={board} viewerId={viewerId} density={density} commands={commands} keys={keys} />
      <div className={s.end}>
        <Button
          icon={<Plus size={16} />}
          disabled={shots.length >= LIMITS.storyboard.shotsMax}
          onClick={() => void add()}
        >
          Add shot
        </Button>
        {shots.length >= LIMITS.storyboard.shotsMax && (
          <span className="meta">A storyboard has at most {LIMITS.storyboard.shotsMax} shots</span>
        )}
      </div>
    </section>
  )
}
