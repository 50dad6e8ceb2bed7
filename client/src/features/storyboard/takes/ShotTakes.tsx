import { Button } from 'antd'
import { ChevronDown, ChevronUp, Pencil, RotateCw, X } from 'lucide-react'
import { useId, useState } from 'react'
import { lazyComponent } from '../../../shared/lib/loading/lazyComponent'
import { useQueuePlace, useJobActions } from '../../../entities/job/jobs'
import { useRepeatVideo } from '../../../entities/video/continue/repeatVideo'
import { orderStateOf } from './orderTotals'
import { clearDismissed, dismiss, useIsDismissed } from './refusals'
import type { NewestTakeFieldsFragment, ShotFieldsFragment } from '../shot/shot.generated'
import { useGenerateShotTakeMutation } from './ShotTakes.generated'
import s from './Takes.module.css'
import { changedWords, costWords } from './useGenerateMissing'

const TakesStrip = lazyComponent(async () => (await import('./TakesStrip')).TakesStrip)

/** Number of takes of a shot, and the chosen one. */
export function ShotTakes({ shot }: { shot: ShotFieldsFragment }) {
  const { takeState, takeCount, newestTake, refusal, takeEstimate } = shot
  const [isOpen, setOpen] = useState(false)
  const [orderTake, { loading }] = useGenerateShotTakeMutation()
  const strip = useId()
  const cost = costWords(takeEstimate)
  const order = orderStateOf(shot)
  const isRead = useIsDismissed(shot.id, refusal?.message)
  const generate = () => {
    clearDismissed([shot.id])
    void orderTake({ variables: { id: shot.id } }).catch(() => null)
  }
  return (
    <div className={s.takes}>
      <div className={s.acts}>
        {takeCount > 0 && (
          <Button
            type="text"
            size="small"
            icon={isOpen ? <ChevronUp size={14} /> : <ChevronDown size={14} />}
            iconPlacement="end"
            aria-expanded={isOpen}
            aria-controls={strip}
            onClick={() => setOpen(!isOpen)}
          >
            {takeCount} {takeCount === 1 ? 'take' : 'takes'}
          </Button>
        )}
        {takeState !== 'GENERATING' && shot.words && (
          <Button type="text" size="small" loading={loading} onClick={generate}>
            {takeCount ? 'Another take' : 'Generate take'}
            {cost && <span className={s.cost}>{cost}</span>}
          </Button>
        )}
      </div>
      {takeState === 'GENERATING' && newestTake && <Generating take={newestTake} />}
      {takeState === 'OUT_OF_DATE' && (
        <p className={s.note} data-tone="pending">
          <b>Out of date</b> {changedWords(shot.changedSinceTake)}
        </p>
      )}
      {(order === 'FAILED' || order === 'CANCELLED') && newestTake && <Failed take={newestTake} />}
      {refusal && !isRead && (
        <div className={s.failed}>
          <p className={s.note} data-tone="declined">
            <b>Not generated</b> {refusal.message}
          </p>
          <Button
            type="text"
            size="small"
            icon={<X size={14} />}
            aria-label="Dismiss"
            onClick={() => dismiss(shot.id, refusal.message)}
          />
        </div>
      )}
      <div id={strip}>
        {isOpen && newestTake && <TakesStrip key={takeCount} shot={shot} takeId={newestTake.id} />}
      </div>
    </div>
  )
}

function Generating({ take: { job } }: { take: NewestTakeFieldsFragment }) {
  const { cancel, isCancelling } = useJobActions(job)
  const place = useQueuePlace(job)
  const percent = Math.floor((job?.progress ?? 0) * 100)
  return (
    <div className={s.generating}>
      <span>{place ?? 'Generating take'}</span>
      <div
        className={s.track}
        role="progressbar"
        aria-label="Generating take"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div style={{ width: `${percent}%` }} />
      </div>
      <span className="mono">{percent}%</span>
      {cancel && (
        <Button type="text" size="small" disabled={isCancelling} onClick={cancel}>
          Cancel
        </Button>
      )}
    </div>
  )
}

function Failed({ take: { id, job, failure } }: { take: NewestTakeFieldsFragment }) {
  const { repeatingId, repeat } = useRepeatVideo()
  const { retry, isRetrying } = useJobActions(job)
  const isCancelled = job?.status === 'CANCELLED'
  return (
    <div className={s.failed}>
      <p className={s.note} data-tone="declined">
        <b>{isCancelled ? 'Cancelled' : 'Failed'}</b> {!isCancelled && failure}
      </p>
      {retry && (
        <Button type="text" size="small" icon={<RotateCw size={14} />} loading={isRetrying} onClick={retry}>
          Retry
        </Button>
      )}
      {retry && !isCancelled && (
        <Button
          type="text"
          size="small"
          icon={<Pencil size={14} />}
          loading={repeatingId === id}
          onClick={() => repeat(id)}
        >
          Edit
        </Button>
      )}
    </div>
  )
}
