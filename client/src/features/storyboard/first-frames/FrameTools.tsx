import { Button, Input } from 'antd'
import { ArrowRightFromLine, Film, ImagePlus, Pencil } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { Verdict } from '../../../entities/review-link/Verdict'
import { Picture } from '../../../entities/asset/Picture'
import { StatusBadge } from '../../../shared/ui/StatusBadge'
import { videoState } from '../../../entities/video/videoState'
import type { ShotFieldsFragment } from '../shot/shot.generated'
import { changedWords } from '../takes/useGenerateMissing'
import s from './FirstFrames.module.css'
import type { FirstFrameFieldsFragment as Frame } from './firstFrames.generated'
import { FrameOfTake, shotsWithTakes } from './FrameOfTake'
import type { Marks } from './Marks'
import type { FirstFrameCommands } from './useFirstFrames'

interface FrameToolsProps {
  shot: ShotFieldsFragment
  /** All shots of the storyboard, in order. */
  shots: readonly ShotFieldsFragment[]
  frames: readonly Frame[]
  shown: Frame | undefined
  /** The price of another one; null if it is free or unknown. */
  cost: string | null
  /** Null if the viewer may only look. */
  commands: FirstFrameCommands | null
  isBusy: boolean
  marks: Marks
  onShow: (id: string) => void
}

/** All frames of a shot, what has changed since the shown one, and orders of others. */
export function FrameTools({
  shot,
  shots,
  frames,
  shown,
  cost,
  commands,
  isBusy,
  marks,
  onShow,
}: FrameToolsProps) {
  const [words, setWords] = useState('')
  const [isMatching, setMatching] = useState(false)
  const before = shots[shots.indexOf(shot) - 1]
  const isDrawing = frames.some(({ status }) => status === 'IN_PROGRESS')
  const isOther = shot.firstFrame && !frames.some(({ status }) => status === 'ACCEPTED')
  const price = cost && <span className={s.cost}>{cost}</span>
  const draw = async (how: { frameId?: string; words?: string; drawing?: string }) => {
    const drawn = await commands?.draw(how)
    if (!drawn) return
    setWords('')
    onShow(drawn)
  }
  return (
    <div className={s.aside}>
      {shown && shown.changedInputs.length > 0 && (
        <p className={s.note} data-tone="pending">
          {changedWords(shown.changedInputs, 'first frame')}
        </p>
      )}
      {isOther && <p className={s.note}>The shot begins with “{shot.firstFrame!.name}”.</p>}
      {shown?.verdicts.map((verdict) => (
        <div key={`${verdict.guestName}${verdict.createdAt}`} className={s.verdict}>
          <Verdict verdict={verdict} isBeside />
          {commands && !verdict.isApproved && (
            <Button size="small" onClick={() => setWords(verdict.text)}>
              Use these words
            </Button>
          )}
        </div>
      ))}
      {shown?.declineReason && <p className={s.note}>Rejected: {shown.declineReason}</p>}
      {frames.length > 1 && (
        <ul className={s.list} aria-label="First frames">
          {frames.map((frame, index) => (
            <li key={frame.id}>
              <button
                type="button"
                aria-pressed={frame.id === shown?.id}
                aria-label={`First frame ${frames.length - index}: ${videoState(frame.status).replace('_', ' ')}`}
                onClick={() => onShow(frame.id)}
              >
                {frame.asset && <Picture asset={frame.asset} sizes="144px" />}
                <StatusBadge status={videoState(frame.status)} quiet={!!frame.asset} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {commands && (
        <>
          <Button icon={<ImagePlus size={16} />} disabled={isDrawing || isBusy} onClick={() => void draw({})}>
            {frames.length ? 'Draw another' : 'Draw first frame'}
            {price}
          </Button>
          {before?.chosenTake && (
            <Button
              icon={<ArrowRightFromLine size={16} />}
              disabled={isBusy}
              onClick={() => void commands.beginWith(before.chosenTake!.id, null)}
            >
              Begin where the shot before ends
            </Button>
          )}
          {shotsWithTakes(shots).length > 0 && (
            <Button icon={<Film size={16} />} disabled={isBusy} onClick={() => setMatching(true)}>
              Use a frame of a take…
            </Button>
          )}
          {isMatching && (
            <FrameOfTake
              shots={shots}
              shot={shot}
              onTake={async (...frame) => {
                const isTaken = await commands.beginWith(...frame)
                if (isTaken) setMatching(false)
                return isTaken
              }}
              onClose={() => setMatching(false)}
            />
          )}
          {shown?.asset && (
            <form
              className={s.change}
              onSubmit={(event) => {
                event.preventDefault()
                void draw({ frameId: shown.id, words, ...(marks.drawing && { drawing: marks.drawing }) })
              }}
            >
              <Input.TextArea
                aria-label="What to change"
                placeholder="Change this image: “brighter sky”"
                autoSize={{ minRows: 2, maxRows: 6 }}
                maxLength={LIMITS.storyboard.firstFrameChangeMax}
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
              <Button
                type="text"
                icon={<Pencil size={16} />}
                aria-pressed={marks.isDrawing}
                onClick={() => marks.setDrawing(!marks.isDrawing)}
              >
                {marks.drawing ? 'Change the marks' : 'Mark where'}
              </Button>
              <Button htmlType="submit" disabled={!words.trim() || isDrawing || isBusy}>
                Change image
                {price}
              </Button>
            </form>
          )}
        </>
      )}
      <p className={s.note}>An accepted image begins the shot’s next take.</p>
      <p className={s.keys}>
        <kbd>A</kbd> accept, <kbd>R</kbd> reject, <kbd>←</kbd> <kbd>→</kbd> other shots
      </p>
    </div>
  )
}
