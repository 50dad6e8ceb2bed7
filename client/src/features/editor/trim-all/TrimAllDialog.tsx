import { Checkbox } from 'antd'
import { useState } from 'react'
import { counted } from '#schema/format'
import { videoTitle } from '../../../entities/video/videoTitle'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import { LoadError } from '../../../shared/ui/EmptyState'
import { LoadingLogo } from '../../../shared/ui/Logo'
import type { ShownItem } from '../state/cut'
import { fitToBoard } from './fitToBoard'
import type { Proposal } from './proposal'
import s from './TrimAllDialog.module.css'
import { tighten } from './tighten'
import { useCutMotionQuery, usePlannedShotsQuery } from './trimAll.generated'

/** A way to trim all clips of a cut. */
export type TrimAll = 'tighten' | 'fit'

const TEXTS = {
  tighten: {
    title: 'Tighten',
    about: 'Trims still starts and ends of clips. The videos do not change.',
    nothing: 'No clip has a still start or end.',
  },
  fit: {
    title: 'Fit to storyboard',
    about: 'Trims each take to the planned duration of its shot. The videos do not change.',
    nothing: 'Each take already has the duration of its shot.',
  },
} as const
const NO_SHOTS = 'The storyboard has no shots. Add shots to it, and generate takes for them.'

interface TrimAllDialogProps {
  projectId: string
  kind: TrimAll
  items: readonly ShownItem[]
  onApply: (proposals: readonly Proposal[]) => void
  onClose: () => void
}

/** Lists proposed trims, and applies the selected ones. */
export function TrimAllDialog({ projectId, kind, items, onApply, onClose }: TrimAllDialogProps) {
  const { proposals, hasShots, error, refetch } = useProposals({ projectId, kind, items })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = proposals?.filter(({ item }) => !left.has(item.id)) ?? []
  const { title, about, ...texts } = TEXTS[kind]
  const nothing = hasShots ? texts.nothing : NO_SHOTS
  const hasNothing = proposals ? !proposals.length : !!error
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setLeft((now) => new Set(isChosen ? [...now].filter((id) => !ids.includes(id)) : [...now, ...ids]))
  return (
    <FormDialog
      open
      title={title}
      okText={chosen.length ? `Trim ${counted(chosen.length, 'clip')}` : 'Trim'}
      okButtonProps={{ disabled: !chosen.length }}
      cancelText={hasNothing ? 'Close' : 'Cancel'}
      footer={(buttons, { CancelBtn }) => (hasNothing ? <CancelBtn /> : buttons)}
      onOk={() => {
        onApply(chosen)
        onClose()
      }}
      onCancel={onClose}
    >
      {!proposals && !error && <LoadingLogo />}
      {!proposals && error && <LoadError title="Unable to load the proposals" refetch={refetch} />}
      {proposals && <p className={s.about}>{proposals.length ? about : nothing}</p>}
      {!!proposals?.length && (
        <Proposals
          label={title}
          proposals={proposals}
          numbers={new Map(items.map(({ id }, at) => [id, at + 1]))}
          chosen={chosen}
          onChoose={choose}
        />
      )}
    </FormDialog>
  )
}

interface ProposalsProps {
  label: string
  proposals: readonly Proposal[]
  /** Positions of items in the cut, from 1. */
  numbers: ReadonlyMap<string, number>
  chosen: readonly Proposal[]
  onChoose: (ids: readonly string[], isChosen: boolean) => void
}

const seconds = (length: number) => `${length.toFixed(1)} s`
const sum = (lengths: readonly number[]) => lengths.reduce((total, each) => total + each, 0)

function Proposals({ label, proposals, numbers, chosen, onChoose }: ProposalsProps) {
  const ids = proposals.map(({ item }) => item.id)
  const isAll = chosen.length === proposals.length
  const [before, after] = [sum(chosen.map((each) => each.before)), sum(chosen.map((each) => each.after))]
  return (
    <>
      <div className={s.all}>
        <Checkbox
          checked={isAll}
          indeterminate={!isAll && chosen.length > 0}
          onChange={({ target }) => onChoose(ids, target.checked)}
        >
          All clips
        </Checkbox>
        <span className="mono">
          {seconds(before)} → {seconds(after)}
        </span>
      </div>
      <ul className={s.list} aria-label={label} tabIndex={0}>
        {proposals.map(({ item, ...lengths }) => (
          <li key={item.id}>
            <Checkbox
              checked={chosen.some((each) => each.item.id === item.id)}
              onChange={({ target }) => onChoose([item.id], target.checked)}
            >
              <b className="mono">{numbers.get(item.id)}</b>
              <span className="truncate">{videoTitle(item.video)}</span>
            </Checkbox>
            <span className="mono">
              {seconds(lengths.before)} → {seconds(lengths.after)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The proposed trims; undefined while loading. */
function useProposals({ projectId, kind, items }: Pick<TrimAllDialogProps, 'projectId' | 'kind' | 'items'>) {
  const options = { fetchPolicy: 'network-only', context: { quiet: true } } as const
  const motion = useCutMotionQuery({ variables: { id: projectId }, ...options })
  const board = usePlannedShotsQuery({ variables: { projectId }, skip: kind !== 'fit', ...options })
  const error = motion.error ?? board.error
  const refetch = () => Promise.all([motion.refetch(), kind === 'fit' && board.refetch()])
  const shots = board.data?.storyboard.shots
  if (!motion.data || (kind === 'fit' && !shots))
    return { proposals: undefined, hasShots: true, error, refetch }
  const motions = new Map(
    motion.data.project.cut.items.map(({ video }) => [video.id, 'motion' in video ? video.motion : null]),
  )
  const proposals = kind === 'fit' ? fitToBoard(items, shots!, motions) : tighten(items, motions)
  return { proposals, hasShots: kind !== 'fit' || shots!.length > 0, error: undefined, refetch }
}
