import { transitionName } from '#schema/limits'
import { Button, Popover, Spin, Tooltip } from 'antd'
import { Play } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useTransitionRenderedSubscription } from '../../../entities/video/cut/transitionRendered.generated'
import type { TransitionPreviewInput } from '../../../entities/types.generated'
import { PopoverRegion } from '../../../shared/ui/PopoverRegion'
import { type PreviewTransitionMutation, usePreviewTransitionMutation } from './preview.generated'
import s from './TransitionPreview.module.css'

/** Polling interval during rendering, in case its event is missed, in milliseconds. */
const POLL_MS = 4_000

interface TransitionPreviewProps {
  /** Position of the video before the gap, from 1. */
  number: number
  /** The transition to preview, with the chosen length. */
  of: TransitionPreviewInput
  /** Aspect ratio of the film. */
  ratio: number
}

/** Plays a rendered transition in a loop. */
export function TransitionPreview({ number, of, ratio }: TransitionPreviewProps) {
  const [isOpen, setOpen] = useState(false)
  const label = `Preview the transition from ${number} to ${number + 1}`
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={
        <PopoverRegion label={label}>
          <Window of={of} ratio={ratio} label={transitionName(of.transition)} />
        </PopoverRegion>
      }
    >
      <Tooltip title={isOpen ? null : 'Preview'}>
        <Button
          type="text"
          size="small"
          className={s.peek}
          aria-label={label}
          aria-expanded={isOpen}
          icon={<Play size={13} fill="currentColor" aria-hidden />}
        />
      </Tooltip>
    </Popover>
  )
}

type Preview = PreviewTransitionMutation['previewTransition']

function Window({
  of: { projectId, beforeId, afterId, transition, seconds },
  ratio,
  label,
}: Pick<TransitionPreviewProps, 'of' | 'ratio'> & { label: string }) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [requestPreview] = usePreviewTransitionMutation()
  const load = useCallback(async () => {
    setFailed(false)
    const response = await requestPreview({
      variables: { input: { projectId, beforeId, afterId, transition, seconds } },
    }).catch(() => null)
    if (response?.data) setPreview(response.data.previewTransition)
    else setFailed(true)
  }, [requestPreview, projectId, beforeId, afterId, transition, seconds])
  useTransitionRenderedSubscription({
    variables: { projectId },
    onData: ({ data: { data } }) =>
      setPreview((known) =>
        known && data?.transitionRendered.key === known.key ? data.transitionRendered : known,
      ),
  })
  useEffect(() => void load(), [load])
  const isWaiting = !!preview && !preview.url && !isFailed
  useEffect(() => {
    if (!isWaiting) return
    const again = setInterval(() => void load(), POLL_MS)
    return () => clearInterval(again)
  }, [isWaiting, load])

  return (
    <figure className={s.window} style={{ aspectRatio: ratio }}>
      {isFailed && (
        <div className={s.waiting} role="alert">
          <p>Failed to load video</p>
          <Button size="small" onClick={() => void load()}>
            Try again
          </Button>
        </div>
      )}
      {!isFailed && preview?.url && (
        <video
          src={preview.url}
          aria-label={label}
          autoPlay
          muted
          loop
          playsInline
          onError={() => setFailed(true)}
        />
      )}
      {!isFailed && !preview?.url && (
        <div className={s.waiting} role="status">
          <Spin size="small" />
          <p>Rendering…</p>
        </div>
      )}
      <figcaption>
        {label}
        {preview && `, ${preview.seconds} s`}
      </figcaption>
    </figure>
  )
}
