import { Button } from 'antd'
import { Plus, ScrollText } from 'lucide-react'
import { useMemo, useState } from 'react'
import { LIMITS, TIMES } from '#schema/limits'
import { QueuePlaces } from '../../entities/job/jobs'
import { useMeQuery } from '../../entities/person/me.generated'
import { useMay } from '../../entities/person/may'
import { ReadOnlyArea } from '../../entities/person/ReadOnlyArea'
import { EmptyState, LoadError } from '../../shared/ui/EmptyState'
import { LoadingLogo } from '../../shared/ui/Logo'
import { BoardHeader, useDensity } from './BoardHeader'
import { LookField } from './LookField'
import { BoardPlayer } from './film/BoardPlayer'
import { CastProvider } from './cast/CastContext'
import { ReferencesMax } from './cast/ReferencesMax'
import { CastAndPlaces } from './cast/CastAndPlaces'
import { ShotList } from './ShotList'
import { type StoryboardFieldsFragment, useStoryboardQuery } from './storyboard.generated'
import s from './Storyboard.module.css'
import { BoardSounds } from './voices/BoardSounds'
import { useBoardCommands } from './useBoardCommands'
import { useBoardKeys } from './useBoardKeys'
import { useDeletedMeanwhile } from './shot/useShotEdits'
import { lazyDialog } from '../../shared/lib/loading/lazyComponent'
import { useOpenFromNavigation } from '../../shared/lib/navigation'
import { usePolling } from '../../shared/lib/network/connectivity'
import { receiveBoard, receiveShot } from './boardCache'
import { useStoryboardChangedSubscription, useStoryboardShotChangedSubscription } from './useBoard.generated'

/** The storyboard of a project, updated by subscriptions, or by polling while the socket is down. */
function useBoard(projectId: string) {
  const variables = { projectId }
  const pushed = { variables, fetchPolicy: 'no-cache', ignoreResults: true } as const
  useStoryboardChangedSubscription({
    ...pushed,
    onData: ({ client, data: { data } }) => data && receiveBoard(client, data.storyboardChanged),
  })
  useStoryboardShotChangedSubscription({
    ...pushed,
    onData: ({ client, data: { data } }) => data && receiveShot(client.cache, data.storyboardShotChanged),
  })
  const { data, error, refetch } = useStoryboardQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
    context: { quiet: true },
  })
  return { board: data?.storyboard, error, refetch }
}

const ScriptDialog = lazyDialog(async () => (await import('./script/ScriptDialog')).ScriptDialog)

interface ScriptButtonProps {
  projectId: string
  primary?: boolean
  onAdded?: () => void
}

/** Opens the dialog that proposes shots from a script. */
function ScriptButton({ projectId, primary, onAdded }: ScriptButtonProps) {
  const [isOpen, setOpen] = useState(false)
  useOpenFromNavigation('script', () => setOpen(true))
  return (
    <>
      <Button
        type={primary ? 'primary' : 'default'}
        icon={<ScrollText size={16} />}
        onClick={() => setOpen(true)}
      >
        Write from a script
      </Button>
      <ScriptDialog projectId={projectId} open={isOpen} onClose={() => setOpen(false)} onAdded={onAdded} />
    </>
  )
}

/** Tab with the storyboard of a project. */
export function StoryboardTab({ projectId }: { projectId: string }) {
  const viewer = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me
  const { board, error, refetch } = useBoard(projectId)
  const shots = board?.shots
  const order = useMemo(() => shots?.map(({ id }) => id), [shots])
  if (board && viewer)
    return (
      <CastProvider
        projectId={projectId}
        order={order}
        model={board.model}
        referencesMax={board.referencesMax}
      >
        <BoardSounds projectId={projectId}>
          <Board board={board} viewerId={viewer.id} />
        </BoardSounds>
      </CastProvider>
    )
  if (!error) return <LoadingLogo />
  return <LoadError title="Unable to load the storyboard" refetch={refetch} />
}

function Board({ board, viewerId }: { board: StoryboardFieldsFragment; viewerId: string }) {
  const { projectId, shots } = board
  const [density, setDensity] = useDensity()
  const commands = useBoardCommands(board, viewerId)
  const ids = useMemo(() => shots.map(({ id }) => id), [shots])
  const mayEdit = useMay()('generate')
  const keys = useBoardKeys(ids, commands)
  useDeletedMeanwhile(ids, { viewerId, restore: commands.restore })
  const add = async () => keys.focus(await commands.add(null), 'words')
  if (!shots.length && !mayEdit)
    return <EmptyState drawing="storyboard" title="The storyboard has no shots yet" />
  if (!shots.length)
    return (
      <EmptyState
        drawing="storyboard"
        title="Plan the film before you pay for it"
        text="A storyboard lists the shots of your film in order: action, length and camera. Create it from a script, or start with a shot."
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
      <BoardPlayer board={board} />
      <ReadOnlyArea action="generate">
        <div className={s.setup}>
          <CastAndPlaces projectId={projectId} shots={shots} />
          <ReferencesMax board={board} />
          <LookField key={board.look} board={board} />
        </div>
      </ReadOnlyArea>
      <QueuePlaces projectId={projectId} jobs={shots.map(({ newestTake }) => newestTake?.job)}>
        <ShotList
          board={board}
          viewerId={viewerId}
          density={density}
          commands={commands}
          keys={keys}
          readOnly={!mayEdit}
        />
      </QueuePlaces>
      {mayEdit && (
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
      )}
    </section>
  )
}
