import { Button, Input } from 'antd'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { LIMITS, ratioOf } from '#schema/limits'
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
import type { ShotFieldsFragment } from '../shot/shot.generated'
import { changedWords } from '../takes/useGenerateMissing'
import s from './FirstFrames.module.css'
import type { FirstFrameFieldsFragment } from './firstFrames.generated'
import { type FirstFrameCommands, useFirstFrames } from './useFirstFrames'

type Frame = FirstFrameFieldsFragment

interface FirstFramesProps {
  projectId: string
  shots: readonly ShotFieldsFragment[]
  /** Aspect ratio of the film, such as `16:9`. */
  ratio: string
  /** The shot to show first. */
  shotId: string
  onClose: () => void
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
  const [rejected, setRejected] = useState<string | null>(null)
  const at = Math.max(
    0,
    shots.findIndex(({ id }) => id === shotId),
  )
  const shot = shots[at]!
  const { frames, cost, failed, refetch, commands, busy } = useFirstFrames(projectId, shot)
  const mayGenerate = useMay()('generate')
  const frame = frames?.find(({ id }) => id === frameId) ?? frameToShow(frames ?? [])
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
    if (decision === 'DECLINED') return setRejected(frame.id)
    const next = shots.findIndex(({ firstFrameStatus }, to) => to > at && firstFrameStatus === 'PENDING')
    if (next >= 0) show(next)
  }
  useKeys({
    a: () => void decide('ACCEPTED'),
    r: () => void decide('DECLINED'),
    ArrowLeft: () => show(at - 1),
    ArrowRight: () => show(at + 1),
    ArrowUp: () => show(at - 1),
    ArrowDown: () => show(at + 1),
  })
  const explain = (reason: string) => {
    void commands.explain(rejected!, reason)
    setRejected(null)
  }
  return (
    <FullWindow
      name={`First frame of shot ${at + 1}`}
      title={`Shot ${at + 1}`}
      facts={<span className={s.words}>{shot.words}</span>}
      ratio={ratioOf(ratio)}
      onClose={onClose}
      aside={
        <Aside
          frames={frames ?? []}
          shown={frame}
          cost={cost}
          commands={mayGenerate ? commands : null}
          isBusy={!!busy}
          onShow={setFrameId}
          key={shot.id}
        />
      }
      footer={
        <ReviewFooter
          onStep={(by) => show(at + by)}
          place={{ at: at + 1, of: shots.length }}
          reasons={
            rejected
              ? (className) => (
                  <div className={className}>
                    <span className="meta">Shot {at + 1} rejected because</span>
                    <ReasonChoice onChoose={explain} onHide={() => setRejected(null)} />
                  </div>
                )
              : undefined
          }
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
          <Shown frame={frame} isLoading={!frames} number={at + 1} />
        )}
      </div>
    </FullWindow>
  )
}

/** The picture of a frame, or why there is none. */
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

interface AsideProps {
  frames: readonly Frame[]
  shown: Frame | undefined
  /** The price of another one; null if it is free or unknown. */
  cost: string | null
  /** Null if the viewer may only look. */
  commands: FirstFrameCommands | null
  isBusy: boolean
  onShow: (id: string) => void
}

/** All frames of a shot, what has changed since the shown one, and orders of others. */
function Aside({ frames, shown, cost, commands, isBusy, onShow }: AsideProps) {
  const [words, setWords] = useState('')
  const isDrawing = frames.some(({ status }) => status === 'IN_PROGRESS')
  const price = cost && <span className={s.cost}>{cost}</span>
  const change = async () => {
    if (shown && (await commands?.draw({ frameId: shown.id, words }))) setWords('')
  }
  return (
    <div className={s.aside}>
      {shown && shown.changedInputs.length > 0 && (
        <p className={s.note} data-tone="pending">
          {changedWords(shown.changedInputs, 'first frame')}
        </p>
      )}
      {shown?.declineReason && <p className={s.note}>Rejected: {shown.declineReason}</p>}
      {frames.length > 1 && (
        <ul className={s.list} aria-label="First frames">
          {frames.map((frame, index) => (
            <li key={frame.id}>
              <button
                type="button"
                aria-pressed={frame.id === shown?.id}
                aria-label={`First frame ${frames.length - index}: ${frame.status.toLowerCase().replace('_', ' ')}`}
                onClick={() => onShow(frame.id)}
              >
                {frame.asset && <Picture asset={frame.asset} sizes="144px" />}
                <StatusBadge status={frame.status} quiet={!!frame.asset} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {commands && (
        <>
          <Button
            icon={<ImagePlus size={16} />}
            disabled={isDrawing || isBusy}
            onClick={() => void commands.draw({})}
          >
            {frames.length ? 'Draw another' : 'Draw first frame'}
            {price}
          </Button>
          {shown?.asset && (
            <form
              className={s.change}
              onSubmit={(event) => {
                event.preventDefault()
                void change()
              }}
            >
              <Input.TextArea
                aria-label="What to change"
                placeholder="Change this picture: “brighter sky”"
                autoSize={{ minRows: 2, maxRows: 6 }}
                maxLength={LIMITS.storyboard.firstFrameChangeMax}
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
              <Button htmlType="submit" disabled={!words.trim() || isDrawing || isBusy}>
                Change picture
                {price}
              </Button>
            </form>
          )}
        </>
      )}
      <p className={s.keys}>
        <kbd>A</kbd> accept, <kbd>R</kbd> reject, <kbd>←</kbd> <kbd>→</kbd> other shots. An accepted picture
        begins the shot’s next take.
      </p>
    </div>
  )
}
