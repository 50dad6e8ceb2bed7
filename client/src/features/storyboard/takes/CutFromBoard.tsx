import { counted } from '#schema/format'
import { joinCut, leaveCut } from '#schema/cut'
import { useArrangeCutMutation } from '../../../entities/video/cut/arrangeCut.generated'
import { goTo } from '../../../shared/lib/navigation'
import { toast } from '../../../shared/lib/toast'
import { LoadError } from '../../../shared/ui/EmptyState'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import { LoadingLogo } from '../../../shared/ui/Logo'
import {
  type CutOrderFieldsFragment,
  type StoryboardCutQuery,
  useUpdateCutFromStoryboardMutation,
  useStoryboardCutQuery,
} from './CutFromBoard.generated'
import { useShownWords } from '../cast/CastContext'
import type { ShotFieldsFragment } from '../shot/shot.generated'
import s from './Takes.module.css'

interface CutFromBoardProps {
  projectId: string
  shots: readonly ShotFieldsFragment[]
  onClose: () => void
}

type Plan = StoryboardCutQuery['storyboardCut']

/** Previews the cut from the board, and applies it after confirmation. */
export function CutFromBoard({ projectId, shots, onClose }: CutFromBoardProps) {
  const { data, error, refetch } = useStoryboardCutQuery({
    variables: { projectId },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  })
  const { make, isMaking } = useMakeCut(projectId, data?.project.cut)
  const count = data?.storyboardCut.shots.filter(({ take }) => take).length ?? 0
  const agree = async () => {
    if (!(await make())) return
    onClose()
    goTo(`/projects/${projectId}?tab=videos&view=cut`)
  }
  return (
    <FormDialog
      open
      title="Build cut from storyboard"
      okText="Build cut from storyboard"
      okButtonProps={{ disabled: !count }}
      confirmLoading={isMaking}
      onOk={() => void agree()}
      onCancel={onClose}
    >
      {!data && !error && <LoadingLogo />}
      {!data && error && <LoadError title="Unable to load the cut" refetch={refetch} />}
      {data && <What plan={data.storyboardCut} before={data.project.cut} shots={shots} />}
    </FormDialog>
  )
}

/** Note on what Undo does not revert. */
const ONLY_ORDER = 'Order and transitions restored. Takes that the cut accepted stay accepted, at its end'

/** Builds the cut. Undo restores the previous order and transitions, but not the reviews. */
function useMakeCut(projectId: string, before: CutOrderFieldsFragment | undefined) {
  const [send, { loading }] = useUpdateCutFromStoryboardMutation()
  const [arrange] = useArrangeCutMutation()
  const make = async (): Promise<boolean> => {
    const { data } = await send({ variables: { projectId } }).catch(() => ({ data: null }))
    const cut = data?.updateCutFromStoryboard.cut
    if (!cut) return false
    const restore = async () => {
      const order = { itemIds: before?.items.map(({ id }) => id) ?? [], gaps: before?.gaps ?? [] }
      const gone = order.itemIds.filter((id) => !cut.items.some((item) => item.id === id))
      const former = gone.reduce(leaveCut, order)
      const { itemIds, gaps } = cut.items.reduce((now, { id }) => joinCut(now, id), former)
      const plain = gaps.map(({ transition, seconds }) => ({ transition, seconds }))
      const operations = [{ arrangeCut: { itemIds, gaps: plain } }]
      await arrange({ variables: { input: { projectId, operations } } })
      const isSame = itemIds.length === former.itemIds.length && !gone.length
      toast.success(isSame ? 'Cut restored' : ONLY_ORDER)
    }
    toast.success(
      'Cut rebuilt from the storyboard',
      before?.items.length ? { label: 'Undo', run: () => void restore().catch(() => null) } : undefined,
    )
    return true
  }
  return { make, isMaking: loading }
}

const videosWords = (count: number) => `${count} accepted ${count === 1 ? 'video' : 'videos'}`

/** Describes the effects, line by line. */
function What({
  plan,
  before,
  shots,
}: {
  plan: Plan
  before: CutOrderFieldsFragment
  shots: readonly ShotFieldsFragment[]
}) {
  const shownWords = useShownWords()
  const numberOf = (id: string) => shots.findIndex((shot) => shot.id === id) + 1
  const stateOf = (id: string) => shots.find((shot) => shot.id === id)?.takeState
  const numbers = (list: Plan['shots']) => list.map(({ shot }) => numberOf(shot.id)).join(', ')
  const taken = plan.shots.filter(({ take }) => take)
  const accepted = plan.shots.filter(({ isAccepted }) => isAccepted)
  const longer = plan.shots.filter(({ isLonger }) => isLonger)
  const outOfDate = taken.filter(({ shot }) => stateOf(shot.id) === 'OUT_OF_DATE')
  const leftOut = plan.shots.filter((shot) => shot.leftOut)
  return (
    <div className={s.what}>
      <p>
        Your cut will use takes from {taken.length} of {counted(plan.shots.length, 'shot')}, in storyboard
        order.
      </p>
      {before.items.length > 1 && (
        <p className={s.replaces}>
          <b>This replaces the order and the transitions of your cut.</b> Trims, sounds, captions and titles
          stay. Undo restores both.
        </p>
      )}
      <ul>
        {accepted.length > 0 && (
          <li>
            This also accepts {accepted.length} unreviewed {accepted.length === 1 ? 'take' : 'takes'} (
            {shotOrShots(accepted)} {numbers(accepted)}).
          </li>
        )}
        {outOfDate.length > 0 && (
          <li>
            Out of date, used as is: {shotOrShots(outOfDate)} {numbers(outOfDate)}.
          </li>
        )}
        {longer.length > 0 && (
          <li>
            Longer than planned, used in full: {shotOrShots(longer)} {numbers(longer)}.
          </li>
        )}
        {plan.givingWay.length > 0 && (
          <li>
            {videosWords(plan.givingWay.length)} of these shots {plan.givingWay.length === 1 ? 'is' : 'are'}{' '}
            replaced by the chosen take and returned to review.
          </li>
        )}
        {plan.others.length > 0 && (
          <li>
            {videosWords(plan.others.length)} without a shot {plan.others.length === 1 ? 'stays' : 'stay'} at
            the end.
          </li>
        )}
      </ul>
      {leftOut.length > 0 && (
        <>
          <h3>Left out</h3>
          <ul className={s.leftOut} tabIndex={0} aria-label="Left out">
            {leftOut.map(({ shot, leftOut: why }) => (
              <li key={shot.id}>
                <span className="mono">{numberOf(shot.id)}</span>
                <span className="truncate">
                  {shownWords(shots.find(({ id }) => id === shot.id)?.words ?? '') || 'No words yet'}
                </span>
                <span>{why}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const shotOrShots = (list: readonly unknown[]) => (list.length === 1 ? 'shot' : 'shots')
