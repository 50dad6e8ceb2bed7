import { Button, Skeleton } from 'antd'
import { useMemo } from 'react'
import { useRepeatVideo } from '../../../entities/video/continue/repeatVideo'
import { useFilmPlanQuery } from '../../../entities/video/filmPlan.generated'
import { planOf } from '../../../entities/video/filmPlan'
import { FramePanel } from './FramePanel'
import s from './FramePanel.module.css'
import { useShownFrame } from './useShownFrame'

interface FilmPlanPanelProps {
  filmId: string
  /** The video element of the film; null until mounted. */
  element: HTMLVideoElement | null
}

/** Panel of the film viewer with the origin of the shown frame. */
export function FilmPlanPanel({ filmId, element }: FilmPlanPanelProps) {
  const { data, error, refetch } = useFilmPlanQuery({
    variables: { id: filmId },
    context: { quiet: true },
  })
  const fields = data && 'plan' in data.video ? data.video.plan : null
  const plan = useMemo(() => fields && planOf(fields), [fields])
  const frame = useShownFrame(element, plan?.frameRate ?? 24)
  const { repeatingId, repeat } = useRepeatVideo()
  if (plan) return <FramePanel plan={plan} frame={frame} repeatingId={repeatingId} onRepeat={repeat} />
  if (data) return <p className={s.missing}>The takes of this film are unknown: some no longer exist.</p>
  if (!error) return <Skeleton active title={{ width: '60%' }} paragraph={{ rows: 5 }} />
  return (
    <div className={s.missing} role="alert">
      <p>The takes of this film could not be loaded.</p>
      <Button onClick={() => void refetch().catch(() => undefined)}>Try again</Button>
    </div>
  )
}
