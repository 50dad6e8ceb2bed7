import { counted } from '#schema/format'
import { clock, timeOf } from '../../../shared/lib/time'
import { useRenderedSecondsQuery } from '../lower-thirds/lowerThirds.generated'
import type { CutDraft } from '../state/cut'
import { useLastFilm } from './useLastFilm'

interface RenderedPartsProps {
  projectId: string
  draft: CutDraft
  /** Seconds of the film. */
  length: number
}

/** Length of the film, the parts that a merge renders, and how long the last merge took. */
export function RenderedParts({ projectId, draft, length }: RenderedPartsProps) {
  const overlays = useRenderedSecondsQuery({
    variables: { id: projectId, burnedCaptions: draft.burnedCaptions },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  const last = useLastFilm(projectId)
  const seconds = (overlays.data ?? overlays.previousData)?.project.cut.renderedSeconds ?? 0
  const transitions = draft.gaps.filter(({ transition }) => transition).length
  const parts = [
    transitions > 0 && counted(transitions, 'transition'),
    seconds > 0 && `${seconds.toFixed(1)} s with titles or captions`,
  ].filter(Boolean)
  const { startedAt, finishedAt } = last?.job ?? {}
  const took =
    finishedAt && startedAt ? (Number(timeOf(finishedAt)) - Number(timeOf(startedAt))) / 1000 : null
  return (
    <p className="meta">
      {`${clock(length)} long. `}
      {parts.length > 0 && `Renders ${parts.join(' and ')}. `}
      {'Copies clips that fit the settings. '}
      {took !== null && `The last film took ${took < 60 ? `${Math.ceil(took)} s` : clock(took)}.`}
    </p>
  )
}
