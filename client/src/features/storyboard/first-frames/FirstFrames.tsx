import { Button } from 'antd'
import { useState } from 'react'
import { ratioOf } from '#schema/limits'
import { useJobActions } from '../../../entities/job/jobs'
import { useMay } from '../../../entities/person/may'
import { Picture } from '../../../entities/asset/Picture'
import type { Decision } from '../../../entities/video/review/ReviewButtons'
import { ReasonChoice } from '../../../entities/video/review/ReasonChips'
import { ReviewFooter } from '../../../entities/video/review/ReviewFooter'
import { useKeys } from '../../../shared/lib/input/keyboardShortcuts'
import { LoadError } from '../../../shared/ui/EmptyState'
import { LoadingLogo } from '../../../shared/ui/Logo'
import { StatusBadge } from '../../../shared/ui/StatusBadge'
import { FullWindow } from '../../../shared/ui/dialogs/FullWindow'
import { ShareButton } from '../../../widgets/share/ShareButton'
import type { ShotFieldsFragment } from '../shot/shot.generated'
import { useShownWords } from '../cast/CastContext'
import s from './FirstFrames.module.css'
import type { FirstFrameFieldsFragment } from './firstFrames.generated'
import { FrameTools } from './FrameTools'
import { MarksOnPicture, useMarks } from './Marks'
import { useFirstFrames } from './useFirstFrames'

type Frame = FirstFrameFieldsFragment

const REASONS = [
  'Wrong look',
  'Wrong action',
  'Artifacts',
  'Wrong character',
  'Wrong place',
  'Wrong framing',
] as const

interface FirstFramesProps {
  projectId: string
  shots: readonly ShotFieldsFragment[]
  /** Aspect ratio of the film, such as `16:9`. */
  ratio: string
  /** The shot to show first. */
  shotId: string
  onClose: () => void
}

/** The frame that was rejected last. */
interface Rejected {
  frameId: string
  /** Number of its shot. */
  number: number
  isExplained: boolean
}

/** The frame to show of a shot: one that waits, else the accepted one, else the newest. */
const frameToShow = (frames: readonly Frame[]): Frame | undefined =>
  frames.find(({ status }) => status === 'PENDING') ??
  frames.find(({ status }) => status === 'ACCEPTED') ??
  frames[0]

/** Full window to review the first frames of the shots, one shot after the other. */
export function FirstFrames({ projectId, shots, ratio, shotId: first, onClose }: FirstFramesProps) {
  const [shotId, setShotId] = useState(first)
  const [frameId, setFrameId] = useState<string | null>(null)
  const [rejected, setRejected] = useState<Rejected | null>(null)
  const at = Math.max(
    0,
    shots.findIndex(({ id }) => id === shotId),
  )
  const shot = shots[at]!
  const { frames, cost, failed, refetch, commands, busy } = useFirstFrames(projectId, shot)
  const mayGenerate = useMay()('generate')
  const frame = frames?.find(({ id }) => id === frameId) ?? frameToShow(frames ?? [])
  const marks = useMarks(frame?.id)
  const shownWords = useShownWords()
  const show = (to: number) => {
    if (!shots[to]) return
    setShotId(shots[to].id)
    setFrameId(null)
    setRejected(null)
  }
  const decide = async (decision: Decision) => {
    if (!frame?.asset || !mayGenerate || frame.status === decision || busy) return
    setFrameId(frame.id)
    setRejected(null)
    if (!(await commands.decide(frame.id, decision))) return
    const isRejected = decision === 'DECLINED'
    const other = frames?.find(({ id, status }) => id !== frame.id && status === 'PENDING')
    const next = shots.findIndex(({ firstFrameStatus }, to) => to > at && firstFrameStatus === 'PENDING')
    if (isRejected && other) setFrameId(other.id)
    else if (next >= 0) show(next)
    if (isRejected) setRejected({ frameId: frame.id, number: at + 1, isExplained: false })
  }
  const keys = {
    // not the one that was just rejected, if no other waits
    a: () => frame?.id !== rejected?.frameId && void decide('ACCEPTED'),
    r: () => void decide('DECLINED'),
    ArrowLeft: () => show(at - 1),
    ArrowRight: () => show(at + 1),
    ArrowUp: () => show(at - 1),
    ArrowDown: () => show(at + 1),
  }
  useKeys(marks.isDrawing ? {} : keys, {}, { scope: 'window' })
  const hideReasons = () => setRejected((now) => now && { ...now, isExplained: true })
  const explain = (reason: string) => {
    void commands.explain(rejected!.frameId, reason)
    hideReasons()
  }
  return (
    <FullWindow
      name={`First frame of shot ${at + 1}`}
      title={`Shot ${at + 1}`}
      facts={<span className={s.words}>{shownWords(shot.words)}</span>}
      ratio={ratioOf(ratio)}
      actions={<ShareButton type="text" target={{ projectId, kind: 'FIRST_FRAMES', name: 'First frames' }} />}
      onClose={onClose}
      onEscape={marks.isDrawing ? () => marks.setDrawing(false) : onClose}
      aside={
        frames && (
          <FrameTools
            shot={shot}
            shots={shots}
            frames={frames}
            shown={frame}
            cost={cost}
            commands={mayGenerate ? commands : null}
            isBusy={!!busy}
            marks={marks}
            onShow={setFrameId}
            key={shot.id}
          />
        )
      }
      footer={
        <ReviewFooter
          onStep={(by) => show(at + by)}
          place={{ at: at + 1, of: shots.length }}
          reasons={
            rejected && !rejected.isExplained
              ? (className) => (
                  <div className={className}>
                    <span className="meta">Shot {rejected.number} rejected because</span>
                    <ReasonChoice reasons={REASONS} onChoose={explain} onHide={hideReasons} />
                  </div>
                )
              : undefined
          }
          note={frame?.note}
          verdict={
            frame?.asset && mayGenerate
              ? { status: frame.status, busy: busy ?? undefined, decide: (one) => void decide(one) }
              : undefined
          }
        />
      }
    >
      <div role="group" tabIndex={-1} aria-label="First frame" className={s.frame}>
        {failed ? (
          <LoadError title="Unable to load first frames" refetch={refetch} />
        ) : (
          <>
            <Shown frame={frame} isLoading={!frames} number={at + 1} />
            {frame?.asset && <MarksOnPicture marks={marks} asset={frame.asset} />}
          </>
        )}
      </div>
    </FullWindow>
  )
}

/** The picture of a frame; its progress, or the reason of a failure, if it has none. */
function Shown({
  frame,
  isLoading,
  number,
}: {
  frame: Frame | undefined
  isLoading: boolean
  number: number
}) {
  const { cancel, isCancelling, retry, isRetrying } = useJobActions(frame?.job)
  if (isLoading) return <LoadingLogo />
  if (frame?.asset)
    return (
      <Picture key={frame.id} asset={frame.asset} alt={`First frame of shot ${number}`} sizes="100vw" whole />
    )
  if (!frame) return <p>This shot has no drawn first frame yet.</p>
  if (frame.status === 'IN_PROGRESS')
    return (
      <>
        <p role="status">Drawing…</p>
        {cancel && (
          <Button loading={isCancelling} onClick={cancel}>
            Cancel
          </Button>
        )}
      </>
    )
  return (
    <>
      <StatusBadge status="failed" />
      <p>{frame.failure}</p>
      {retry && (
        <Button loading={isRetrying} onClick={retry}>
          Retry
        </Button>
      )}
    </>
  )
}
